import { broker } from "@frontage/content/broker";
import { dealSideNames, dealStageNames, propertyTypeNames } from "@frontage/content/record-names";
import {
  dealFormSchema,
  hasBuilding,
  isSearch,
  type DealForm,
} from "@frontage/content/schemas/client";
import {
  dealSides,
  dealStages,
  propertyTypes,
  type DealSide,
  type Property,
} from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import {
  useFieldArray,
  useWatch,
  type Control,
  type FieldErrors,
  type UseFormRegister,
} from "react-hook-form";

import { NamedOptions } from "../../components/options.tsx";
import { ZoneOptions } from "../../components/zone-options.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { asNumber, useRecordForm } from "../../components/use-record-form.ts";

export type DealDialogProps = {
  clientId: string;
  brokerApi: BrokerApi;
  /** The deal to edit; absent for a new one. */
  property: Property | undefined;
  onSaved: (saved: Property) => void;
  onClose: () => void;
};

const firstDeal = { side: "purchase", stage: dealStages.purchase[0] } as const;
const amount = { setValueAs: asNumber };

/** The form of a deal: its property, stage and key dates. */
export default function DealDialog({
  clientId,
  brokerApi,
  onClose,
  onSaved,
  property,
}: DealDialogProps) {
  const queryClient = useQueryClient();
  const { control, errors, failure, isPending, onDiscard, onSubmit, register, setValue } =
    useRecordForm<DealForm, Property>({
      schema: dealFormSchema,
      values: property
        ? { ...property, keyDates: property.keyDates.map(({ day, label }) => ({ day, label })) }
        : { timeZone: broker.timeZone, deal: firstDeal, keyDates: [] },
      draftName: property ? `deal-${property.id}` : `new-deal-${clientId}`,
      isChange: property !== undefined,
      save: async (deal) => {
        const saved = await (property
          ? brokerApi.changeDeal(clientId, property.id, deal)
          : brokerApi.addDeal(clientId, deal));
        await refresh(queryClient, "properties");
        return saved;
      },
      onSaved,
    });
  const [deal, type] = useWatch({ control, name: ["deal", "type"] });
  const { side } = deal;
  const isWithoutStreet = isSearch(deal);

  function changeSide(next: DealSide) {
    // Each side has its own stages.
    setValue("deal", { side: next, stage: dealStages[next][0] } as DealForm["deal"]);
  }

  return (
    <RecordDialog
      title={property ? `Edit deal: ${property.name}` : "Add a deal"}
      description="Visible to the client."
      submit={property ? "Save deal" : "Add deal"}
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field
        label={isWithoutStreet ? "Street address (optional)" : "Street address"}
        error={errors.name?.message}
      >
        <Input required={!isWithoutStreet} autoComplete="off" {...register("name")} />
      </Field>
      <Field label="Property type" error={errors.type?.message}>
        <Select required {...register("type")}>
          <option value="">Select a type</option>
          <NamedOptions values={propertyTypes} names={propertyTypeNames} />
        </Select>
      </Field>
      <Field label="City" error={errors.city?.message}>
        <Input required autoComplete="off" {...register("city")} />
      </Field>
      <Field label="State" hint="Two-letter code, e.g. TX" error={errors.region?.message}>
        <Input required autoComplete="off" maxLength={2} {...register("region")} />
      </Field>
      <Field label="Side" error={errors.deal?.side?.message}>
        <Select
          required
          {...register("deal.side", {
            onChange: ({ target }: { target: { value: DealSide } }) => changeSide(target.value),
          })}
        >
          <NamedOptions values={dealSides} names={dealSideNames} />
        </Select>
      </Field>
      <Field label="Stage" error={errors.deal?.stage?.message}>
        {/* Keyed, because the options change with the side. */}
        <Select key={side} required {...register("deal.stage")}>
          <NamedOptions values={dealStages[side]} names={dealStageNames} />
        </Select>
      </Field>
      <FigureFields
        errors={errors}
        register={register}
        withBuilding={hasBuilding({ deal, type })}
      />
      <Field label="Summary" error={errors.summary?.message} className="sm:col-span-2">
        <Textarea required {...register("summary")} />
      </Field>
      <Field label="Property time zone" error={errors.timeZone?.message} className="sm:col-span-2">
        <Select required {...register("timeZone")}>
          <ZoneOptions chosen={property?.timeZone} />
        </Select>
      </Field>
      <KeyDateFields control={control} errors={errors} register={register} />
    </RecordDialog>
  );
}

type FieldsProps = {
  errors: FieldErrors<DealForm>;
  register: UseFormRegister<DealForm>;
};

function FigureFields({
  errors,
  register,
  withBuilding,
}: FieldsProps & {
  /** Otherwise what is known of a building is optional. */
  withBuilding: boolean;
}) {
  const optional = withBuilding ? "" : " (optional)";
  return (
    <>
      <Field label="Size (SF)" error={errors.squareFeet?.message}>
        <Input
          required
          inputMode="numeric"
          autoComplete="off"
          {...register("squareFeet", amount)}
        />
      </Field>
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
      <Field label="Price ($, optional)" error={errors.price?.message}>
        <Input inputMode="numeric" autoComplete="off" {...register("price", amount)} />
      </Field>
      <Field label="Cap rate (%, optional)" error={errors.capRate?.message}>
        <Input inputMode="decimal" autoComplete="off" {...register("capRate", amount)} />
      </Field>
      <Field label="Base rent (optional)" hint="$/SF/year" error={errors.rent?.message}>
        <Input inputMode="decimal" autoComplete="off" {...register("rent", amount)} />
      </Field>
    </>
  );
}

function KeyDateFields({
  control,
  errors,
  register,
}: FieldsProps & { control: Control<DealForm> }) {
  const { append, fields, remove } = useFieldArray({ control, name: "keyDates" });
  return (
    <fieldset className="flex flex-col gap-4 sm:col-span-2">
      <legend className="mb-3 text-section font-semibold text-fg">Key dates</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="flex flex-wrap items-end gap-3">
          <Field
            label="What"
            error={errors.keyDates?.[index]?.label?.message}
            className="min-w-0 grow basis-40"
          >
            <Input required autoComplete="off" {...register(`keyDates.${index}.label`)} />
          </Field>
          <Field
            label="Day"
            error={errors.keyDates?.[index]?.day?.message}
            className="grow basis-36"
          >
            <Input type="date" required {...register(`keyDates.${index}.day`)} />
          </Field>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove key date ${index + 1}`}
            onClick={() => remove(index)}
          >
            <X aria-hidden className="size-5" strokeWidth={1.5} />
          </Button>
        </div>
      ))}
      <div>
        <Button variant="outline" onClick={() => append({ label: "", day: "" })}>
          <Plus aria-hidden className="size-4" strokeWidth={1.75} />
          Add a date
        </Button>
      </div>
    </fieldset>
  );
}
