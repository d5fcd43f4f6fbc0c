import { formatCapRate, formatExactDollars } from "@frontage/records/amounts";
import { broker } from "@frontage/content/broker";
import { capRateOf } from "@frontage/records/cap-rate";
import { noiPeriodNames } from "@frontage/records/noi-period-names";
import { dealSideNames, dealStageNames, propertyTypeNames } from "@frontage/records/record-names";
import { hasBuilding, isSearch, type DealForm } from "@frontage/records/schemas/client";
import { newDealSchema, type NewDeal } from "@frontage/records/schemas/new-deal";
import {
  dealSides,
  dealStages,
  noiPeriods,
  propertyTypes,
  type DealSide,
  type Deal,
} from "@frontage/records/schemas/deal";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { useQuery } from "@tanstack/react-query";
import { useWatch, type Control, type FieldErrors, type UseFormRegister } from "react-hook-form";

import { clients, deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { NamedOptions } from "../../components/options.tsx";
import { formatMonth } from "../../time/date-phrases.ts";
import { lastMonths } from "../../time/last-months.ts";
import { useNow } from "../../time/use-now.ts";
import { formatZone } from "../../time/time-zones.ts";
import { ZoneOptions } from "../../components/zone-options.tsx";
import { templatesQuery } from "../../key-dates/key-date-queries.ts";
import { TemplateFields } from "../../key-dates/template-fields.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import type { FieldTexts } from "../../components/conflict.ts";
import { asNumber, useRecordForm } from "../../components/use-record-form.ts";

export type DealDialogProps = {
  clientId: string;
  /** The deal to edit; absent for a new one. */
  deal: Deal | undefined;
  /** The field to focus; by default the first. */
  field?: "noi" | "occupancy" | "price" | "rent" | "squareFeet" | undefined;
  onSaved: (saved: Deal) => void;
  onClose: () => void;
};

const firstDeal = { side: "purchase", stage: dealStages.purchase[0] } as const;
const amount = { setValueAs: asNumber };
const choice = { setValueAs: (value: string | undefined) => value || undefined };

/** The form of a deal: its property and stage, and for a new one the template of its key dates. */
export function DealDialog({ clientId, field, onClose, onSaved, deal }: DealDialogProps) {
  const form = useDealForm({ clientId, onSaved, deal });
  const { changeSide, control, errors, register, setFocus, setValue } = form;
  const { conflict, failure, isPending, onDiscard, onSubmit } = form;
  const [progress, type, template] = useWatch({ control, name: ["progress", "type", "template"] });
  const { side } = progress;
  const { data: own = {} } = useQuery(templatesQuery);
  const isWithoutStreet = isSearch(progress);
  // A purchase in its search stage has no building yet.
  const asksForBuilding = deal !== undefined || !isWithoutStreet;
  const changeTemplate = (next: NewDeal["template"]) => setValue("template", next);

  return (
    <RecordDialog
      title={deal ? `Edit deal: ${deal.name}` : "Add a deal"}
      description="Visible to the client."
      submit={deal ? "Save deal" : "Add deal"}
      onOpenAutoFocus={(event) => {
        if (!field) return;
        event.preventDefault();
        setFocus(field, { shouldSelect: true });
      }}
      {...{ conflict, failure, isPending, onClose, onDiscard, onSubmit }}
    >
      {/* Side and stage come first, because they decide which other fields are optional. */}
      <Field label="Side" error={errors.progress?.side?.message}>
        <Select
          required
          {...register("progress.side", {
            onChange: ({ target }: { target: { value: DealSide } }) => changeSide(target.value),
          })}
        >
          <NamedOptions values={dealSides} names={dealSideNames} />
        </Select>
      </Field>
      <Field label="Stage" error={errors.progress?.stage?.message}>
        {/* The key renders the select again, because its options depend on the side. */}
        <Select key={side} required {...register("progress.stage")}>
          <NamedOptions values={dealStages[side]} names={dealStageNames} />
        </Select>
      </Field>
      <Field label="Property type" error={errors.type?.message}>
        <Select required {...register("type")}>
          <option value="">Select a type</option>
          <NamedOptions values={propertyTypes} names={propertyTypeNames} />
        </Select>
      </Field>
      {asksForBuilding && (
        <Field
          label={isWithoutStreet ? "Street address (optional)" : "Street address"}
          error={errors.name?.message}
        >
          <Input required={!isWithoutStreet} autoComplete="off" {...register("name")} />
        </Field>
      )}
      <Field label="City" error={errors.city?.message}>
        <Input required autoComplete="off" {...register("city")} />
      </Field>
      <Field label="State" hint="Two-letter code, e.g. TX" error={errors.region?.message}>
        <Input required autoComplete="off" maxLength={2} {...register("region")} />
      </Field>
      <BuildingFields
        errors={errors}
        register={register}
        asksForBuilding={asksForBuilding}
        withBuilding={hasBuilding({ progress, type })}
      />
      <MoneyFields control={control} errors={errors} register={register} />
      <Field label="Summary" error={errors.summary?.message} className="sm:col-span-2">
        <Textarea required {...register("summary")} />
      </Field>
      <Field label="Property time zone" error={errors.timeZone?.message} className="sm:col-span-2">
        <Select required {...register("timeZone")}>
          <ZoneOptions chosen={deal?.timeZone} />
        </Select>
      </Field>
      {!deal && (
        <fieldset className="sm:col-span-2">
          <legend className="mb-3 text-section font-semibold text-fg">Key dates</legend>
          <TemplateFields side={side} own={own} value={template} onChange={changeTemplate} />
        </fieldset>
      )}
    </RecordDialog>
  );
}

/** The form's values for a deal. */
function formOf(deal: Deal): DealForm {
  const { city, progress, name, region, squareFeet, summary, timeZone, type } = deal;
  const { capRate, noi, noiPeriod, noiThrough, occupancy, price, rent, yearBuilt } = deal;
  const place = { name, city, region, type, squareFeet, yearBuilt, occupancy, timeZone };
  return { ...place, progress, summary, price, rent, noi, noiPeriod, noiThrough, capRate };
}

const dollars = (value: number | undefined) =>
  value === undefined ? "" : formatExactDollars(value);

const texts: FieldTexts<DealForm> = {
  progress: {
    label: "Side and stage",
    format: ({ side, stage }) => `${dealSideNames[side]}, ${dealStageNames[stage]}`,
  },
  type: { label: "Property type", format: (type) => propertyTypeNames[type] },
  name: "Street address",
  city: "City",
  region: "State",
  squareFeet: { label: "Size (SF)", format: (size) => size.toLocaleString("en-US") },
  yearBuilt: "Year built",
  occupancy: "Occupancy (%)",
  price: { label: "Price", format: dollars },
  rent: { label: "Rent ($/SF/yr)", format: (rent) => rent?.toFixed(2) ?? "" },
  noi: { label: "Net operating income", format: dollars },
  noiPeriod: {
    label: "NOI type",
    format: (period) => (period ? noiPeriodNames[period] : ""),
  },
  noiThrough: { label: "NOI period ends", format: (month) => (month ? formatMonth(month) : "") },
  capRate: "Cap rate (%)",
  summary: "Summary",
  timeZone: { label: "Property time zone", format: formatZone },
};

/** The form's values, errors and saving. */
function useDealForm(options: Omit<DealDialogProps, "field" | "onClose">) {
  const { clientId, onSaved, deal } = options;
  const form = useRecordForm<NewDeal, Deal, Deal>({
    schema: newDealSchema,
    values: deal ? formOf(deal) : { timeZone: broker.timeZone, progress: firstDeal },
    draftName: deal ? `deal-${deal.id}` : `new-deal-${clientId}`,
    isChange: deal !== undefined,
    edited: deal && { record: deal, valuesOf: formOf, texts },
    save: async (deal, seen) => {
      let id = seen?.id;
      if (seen) {
        const param = { id: clientId, dealId: seen.id };
        const json = { ...deal, version: seen.version };
        await read(clients[":id"].deals[":dealId"].$put({ param, json }));
      } else {
        const added = clients[":id"].deals.$post({ param: { id: clientId }, json: deal });
        ({ id } = await read(added));
      }
      // The server composes the name of a deal without a street.
      return read(deals[":id"].$get({ param: { id: id ?? "" } }));
    },
    changes: ["deals"],
    onSaved,
  });
  function changeSide(next: DealSide) {
    // Each side has its own stages.
    form.setValue("progress", { side: next, stage: dealStages[next][0] } as NewDeal["progress"]);
    // Each side has its own templates.
    form.setValue("template", undefined);
  }
  return { ...form, changeSide };
}

type FieldsProps = {
  errors: FieldErrors<NewDeal>;
  register: UseFormRegister<NewDeal>;
};

function BuildingFields({
  asksForBuilding,
  errors,
  register,
  withBuilding,
}: FieldsProps & {
  /** Whether the deal has a building: otherwise, the size is the one wanted. */
  asksForBuilding: boolean;
  /** Whether facts about the building are required. */
  withBuilding: boolean;
}) {
  const optional = withBuilding ? "" : " (optional)";
  return (
    <>
      <Field
        label={asksForBuilding ? "Size (SF)" : "Size wanted (SF)"}
        error={errors.squareFeet?.message}
      >
        <Input
          required
          inputMode="numeric"
          autoComplete="off"
          {...register("squareFeet", amount)}
        />
      </Field>
      {asksForBuilding && (
        <>
          <Field label={`Year built${optional}`} error={errors.yearBuilt?.message}>
            <Input
              required={withBuilding}
              inputMode="numeric"
              autoComplete="off"
              {...register("yearBuilt", amount)}
            />
          </Field>
          <Field
            label={withBuilding ? "Occupancy (%)" : "Occupancy (%, optional)"}
            error={errors.occupancy?.message}
          >
            <Input
              required={withBuilding}
              inputMode="decimal"
              autoComplete="off"
              {...register("occupancy", amount)}
            />
          </Field>
        </>
      )}
    </>
  );
}

/**
 * Price, rent and income. The cap rate is computed from them; it can be entered only while it can't
 * be computed.
 */
function MoneyFields({ control, errors, register }: FieldsProps & { control: Control<NewDeal> }) {
  const [noi, noiPeriod, noiThrough, price] = useWatch({
    control,
    name: ["noi", "noiPeriod", "noiThrough", "price"],
  });
  const capRate = capRateOf({ noi: finite(noi), price: finite(price) });
  const months = lastMonths(useNow());
  return (
    <>
      <Field label="Price ($, optional)" error={errors.price?.message}>
        <Input inputMode="numeric" autoComplete="off" {...register("price", amount)} />
      </Field>
      <Field label="Base rent (optional)" hint="$/SF/year" error={errors.rent?.message}>
        <Input inputMode="decimal" autoComplete="off" {...register("rent", amount)} />
      </Field>
      <Field label="Net operating income ($/year, optional)" error={errors.noi?.message}>
        <Input inputMode="numeric" autoComplete="off" {...register("noi", amount)} />
      </Field>
      {capRate === undefined ? (
        <Field
          label="Quoted cap rate (%, optional)"
          hint="Leave blank to calculate from price and NOI."
          error={errors.capRate?.message}
        >
          <Input inputMode="decimal" autoComplete="off" {...register("capRate", amount)} />
        </Field>
      ) : (
        <div className="flex flex-col gap-2">
          <p className="text-small font-medium text-fg">Cap rate</p>
          <output className="flex min-h-13 items-center text-copy text-fg">
            {formatCapRate(capRate)}
          </output>
          <p className="text-caption text-fg-3">Computed: income ÷ price.</p>
        </div>
      )}
      {noi !== undefined && (
        <Field label="NOI type" error={errors.noiPeriod?.message}>
          <Select required {...register("noiPeriod", choice)}>
            <option value="">Select one</option>
            <NamedOptions values={noiPeriods} names={noiPeriodNames} />
          </Select>
        </Field>
      )}
      {noi !== undefined && noiPeriod === "trailing-12" && (
        <Field label="NOI period ends" error={errors.noiThrough?.message}>
          <Select required {...register("noiThrough", choice)}>
            <option value="">Select a month</option>
            {(noiThrough === undefined || months.includes(noiThrough)
              ? months
              : [noiThrough, ...months]
            ).map((month) => (
              <option key={month} value={month}>
                {formatMonth(month)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}

/** Undefined for a number that is incomplete. */
const finite = (typed: number | undefined) => (Number.isFinite(typed) ? typed : undefined);
