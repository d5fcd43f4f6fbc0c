import { licensedStates } from "@frontage/content/licenses";
import {
  acresOf,
  formatAcres,
  formatDollars,
  formatPropertySize,
  squareFeetOf,
} from "@frontage/records/amounts";
import { noiPeriodNames } from "@frontage/records/noi-period-names";
import { propertyTypeNames } from "@frontage/records/record-names";
import { noiPeriods, propertyTypes } from "@frontage/records/schemas/deal";
import {
  type ListingDetails,
  type ListingKind,
  noIncomeReasons,
} from "@frontage/records/schemas/listing";
import { occupancyProblem } from "@frontage/records/spaces";
import { Button } from "@frontage/ui/button";
import { Checkbox } from "@frontage/ui/checkbox";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { SegmentedControl, SegmentedControlItem } from "@frontage/ui/segmented-control";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { useId, useState, type ComponentType } from "react";
import {
  Controller,
  useFieldArray,
  useWatch,
  type FieldErrors,
  type UseFormReturn,
} from "react-hook-form";

import { formatNoiPeriod } from "../../components/deal-figures.ts";
import { NamedOptions } from "../../components/options.tsx";
import { ZoneOptions } from "../../components/zone-options.tsx";
import { asNumber } from "../../components/use-record-form.ts";
import { asMoney, numeric, NumberField } from "../../offer-comparison/term-fields.tsx";
import { formatMonth } from "../../time/date-phrases.ts";
import { dayIn, formatDay } from "../../time/dates.ts";
import { lastMonths } from "../../time/last-months.ts";
import { useNow } from "../../time/use-now.ts";
import { formatAsking, formatBasis, noIncomeNames } from "./listings.ts";

/** The form of a listing's fields. */
type ListingForm = UseFormReturn<ListingDetails, unknown, ListingDetails> & {
  errors: FieldErrors<ListingDetails>;
};

type FieldsProps = { form: ListingForm; kind: ListingKind };

/** Fields of a listing that are shown and edited together. */
export type FieldGroup = {
  id: string;
  label: string;
  /** The fields' values as text; undefined if they are empty. */
  text: (details: ListingDetails) => string | undefined;
  Fields: ComponentType<FieldsProps>;
  /** Whether a listing has these fields; by default, all have them. */
  isFor?: (listing: { kind: ListingKind; details: ListingDetails }) => boolean;
};

const choice = { setValueAs: (value: string | undefined) => value || undefined };
const highlightsMax = 6;

const isSale = ({ kind }: { kind: ListingKind }) => kind === "sale";
const isBuilt = ({ details }: { details: ListingDetails }) => details.type !== "land";
const joined = (...parts: (string | false | undefined)[]) =>
  parts.filter(Boolean).join(", ") || undefined;

/** Joins parts as sentences: "96%. One of 11 shops is vacant". */
const sentences = (...parts: (string | false | undefined)[]) =>
  parts
    .filter((part) => part !== false && part !== undefined)
    .map((part) => part.replace(/\.$/, ""))
    .join(". ") || undefined;

/** The groups from top to bottom. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    id: "headline",
    label: "Headline",
    text: ({ headline }) => headline,
    Fields: HeadlineFields,
  },
  {
    id: "address",
    label: "Address",
    text: ({ address, city, isAddressShown, region }) =>
      isAddressShown
        ? `${address}, ${city}, ${region}`
        : `After the confidentiality agreement. The site says “${city}, ${region}”`,
    Fields: AddressFields,
  },
  {
    id: "price",
    label: "Price",
    isFor: isSale,
    text: (details) => formatAsking(details),
    Fields: PriceFields,
  },
  {
    id: "income",
    label: "Net operating income",
    isFor: (listing) => isSale(listing) && isBuilt(listing),
    text: ({ noi, noIncome, ...period }) =>
      noi === undefined
        ? noIncome && noIncomeNames[noIncome]
        : `${formatDollars(noi)}, ${formatNoiPeriod(period).replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`,
    Fields: IncomeFields,
  },
  {
    id: "building",
    label: "Building",
    text: ({ buildingNote, yearBuilt, ...property }) =>
      joined(
        propertyTypeNames[property.type],
        formatPropertySize(property),
        yearBuilt !== undefined && `built ${yearBuilt}`,
        buildingNote,
      ),
    Fields: BuildingFields,
  },
  {
    id: "occupancy",
    label: "Occupancy",
    isFor: isBuilt,
    text: ({ occupancy, occupancyNote }) =>
      sentences(occupancy !== undefined && `${occupancy}%`, occupancyNote),
    Fields: OccupancyFields,
  },
  {
    id: "land",
    label: "Land, zoning, parking",
    text: ({ landAcres, parkingSpaces, type, zoning }) =>
      joined(
        type !== "land" && landAcres !== undefined && formatAcres(landAcres),
        zoning,
        parkingSpaces !== undefined && `${parkingSpaces.toLocaleString("en-US")} spaces`,
      ),
    Fields: LandFields,
  },
  {
    id: "summary",
    label: "Summary",
    text: ({ line, summary }) => [line, summary].filter(Boolean).join(" ") || undefined,
    Fields: SummaryFields,
  },
  {
    id: "highlights",
    label: "Highlights",
    text: ({ highlights }) => highlights.map(({ title }) => title).join(". ") || undefined,
    Fields: HighlightFields,
  },
  {
    id: "location",
    label: "Location",
    text: ({ locationNote, position }) =>
      sentences(locationNote, position ? "On the map" : "No pin on the map"),
    Fields: LocationFields,
  },
  {
    id: "cooperating",
    label: "Cooperating broker",
    isFor: ({ details }) =>
      !licensedStates.has(details.region) || Boolean(details.cooperatingBroker),
    text: ({ cooperatingBroker }) =>
      cooperatingBroker &&
      joined(
        cooperatingBroker.name,
        cooperatingBroker.firm,
        `license ${cooperatingBroker.license}`,
      ),
    Fields: CooperatingFields,
  },
  {
    id: "marketing",
    label: "Marketing begins",
    text: ({ marketingFrom }) => marketingFrom && formatDay(marketingFrom),
    Fields: MarketingFields,
  },
];

function HeadlineFields({ form: { errors, register } }: FieldsProps) {
  return (
    <Field
      label="Headline"
      hint="The listing’s name where its address isn’t shown: “Brick loft building”."
      error={errors.headline?.message}
      className="sm:col-span-2"
    >
      <Input autoComplete="off" {...register("headline")} />
    </Field>
  );
}

function AddressFields({ form: { control, errors, getValues, register } }: FieldsProps) {
  const id = useId();
  return (
    <>
      <Controller
        control={control}
        name="isAddressShown"
        render={({ field: { onChange, ref, value } }) => (
          <div className="sm:col-span-2">
            <label htmlFor={id} className="flex items-center gap-2.5 text-ui text-fg">
              <Checkbox
                id={id}
                ref={ref}
                checked={value}
                onCheckedChange={(checked) => onChange(checked === true)}
              />
              Show the address on the site
            </label>
            <p className="mt-1 pl-7.5 text-caption text-fg-3">
              Otherwise it is shown after the confidentiality agreement.
            </p>
          </div>
        )}
      />
      <Field label="Street address" error={errors.address?.message} className="sm:col-span-2">
        <Input required autoComplete="off" {...register("address")} />
      </Field>
      <Field label="City" error={errors.city?.message}>
        <Input required autoComplete="off" {...register("city")} />
      </Field>
      <Field label="State" hint="Two-letter code, e.g. TX" error={errors.region?.message}>
        <Input required autoComplete="off" maxLength={2} {...register("region")} />
      </Field>
      <Field label="Property time zone" error={errors.timeZone?.message} className="sm:col-span-2">
        <Select required {...register("timeZone")}>
          <ZoneOptions chosen={getValues("timeZone")} />
        </Select>
      </Field>
    </>
  );
}

/** The fields of a sale's price. */
export function PriceFields({ form }: FieldsProps) {
  const { control, errors, register } = form;
  const details = useWatch({ control }) as ListingDetails;
  const { isPriceOnRequest, price, squareFeet } = details;
  const isKnown = price !== undefined && Number.isFinite(price) && Number.isFinite(squareFeet);
  const basis = isKnown && formatBasis(details);
  return (
    <>
      <Controller
        control={control}
        name="isPriceOnRequest"
        render={({ field: { onChange, value } }) => (
          <SegmentedControl
            aria-label="Price"
            className="justify-self-start sm:col-span-2"
            value={value ? "request" : "set"}
            onValueChange={(chosen) => onChange(chosen === "request")}
          >
            <SegmentedControlItem value="set">Set a price</SegmentedControlItem>
            <SegmentedControlItem value="request">Price on request</SegmentedControlItem>
          </SegmentedControl>
        )}
      />
      {!isPriceOnRequest && (
        <NumberField
          label="Asking price"
          hint={basis || undefined}
          error={errors.price?.message}
          format={asMoney}
          isRequired={false}
          input={register("price", numeric)}
          className="sm:col-span-2"
        />
      )}
    </>
  );
}

function IncomeFields({ form: { control, errors, register } }: FieldsProps) {
  const [noiPeriod, noiThrough] = useWatch({ control, name: ["noiPeriod", "noiThrough"] });
  const months = lastMonths(useNow());
  const offered =
    noiThrough === undefined || months.includes(noiThrough) ? months : [noiThrough, ...months];
  return (
    <>
      <NumberField
        label="Net operating income per year"
        error={errors.noi?.message}
        format={asMoney}
        isRequired={false}
        input={register("noi", numeric)}
      />
      <Field label="No NOI because the property is" error={errors.noIncome?.message}>
        <Select {...register("noIncome", choice)}>
          <option value="">—</option>
          <NamedOptions
            values={noIncomeReasons}
            names={{ vacant: "Vacant", "owner-user": "Owner-occupied" }}
          />
        </Select>
      </Field>
      <Field label="NOI type" error={errors.noiPeriod?.message}>
        <Select {...register("noiPeriod", choice)}>
          <option value="">Select one</option>
          <NamedOptions values={noiPeriods} names={noiPeriodNames} />
        </Select>
      </Field>
      {noiPeriod === "trailing-12" && (
        <Field label="NOI period ends" error={errors.noiThrough?.message}>
          <Select {...register("noiThrough", choice)}>
            <option value="">Select a month</option>
            {offered.map((month) => (
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

type AcresInputProps = {
  squareFeet: number | undefined;
  /** Gets the square feet; NaN for what is no number. */
  onType: (squareFeet: number) => void;
};

/** The size of land, in acres. */
export function AcresInput({ onType, squareFeet }: AcresInputProps) {
  const [typed, setTyped] = useState(() =>
    squareFeet === undefined || Number.isNaN(squareFeet)
      ? ""
      : String(Math.round(acresOf(squareFeet) * 100) / 100),
  );
  return (
    <Input
      required
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(squareFeetOf(Number(asNumber(target.value))));
      }}
    />
  );
}

function BuildingFields({ form: { control, errors, register, setValue } }: FieldsProps) {
  const [landAcres, squareFeet, type] = useWatch({
    control,
    name: ["landAcres", "squareFeet", "type"],
  });
  const typeField = (
    <Field label="Property type" error={errors.type?.message}>
      <Select required {...register("type")}>
        <NamedOptions values={propertyTypes} names={propertyTypeNames} />
      </Select>
    </Field>
  );
  if (type === "land") {
    return (
      <>
        {typeField}
        <Field label="Land (acres)" error={errors.landAcres?.message ?? errors.squareFeet?.message}>
          <AcresInput
            squareFeet={landAcres === undefined ? squareFeet : squareFeetOf(landAcres)}
            onType={(size) => {
              setValue("squareFeet", size, { shouldDirty: true });
              setValue("landAcres", undefined, { shouldDirty: true });
            }}
          />
        </Field>
        <Field
          label="Land note (optional)"
          error={errors.landNote?.message}
          className="sm:col-span-2"
        >
          <Input autoComplete="off" {...register("landNote")} />
        </Field>
      </>
    );
  }
  return (
    <>
      {typeField}
      <Field label="Size (SF)" error={errors.squareFeet?.message}>
        <Input
          required
          inputMode="numeric"
          autoComplete="off"
          {...register("squareFeet", numeric)}
        />
      </Field>
      <Field label="Year built" error={errors.yearBuilt?.message}>
        <Input inputMode="numeric" autoComplete="off" {...register("yearBuilt", numeric)} />
      </Field>
      <Field
        label="Year note (optional)"
        hint="For example, a renovation."
        error={errors.yearNote?.message}
      >
        <Input autoComplete="off" {...register("yearNote")} />
      </Field>
      <Field
        label="Building note (optional)"
        hint="For example, how many units it has."
        error={errors.buildingNote?.message}
        className="sm:col-span-2"
      >
        <Input autoComplete="off" {...register("buildingNote")} />
      </Field>
    </>
  );
}

function OccupancyFields({ form: { control, errors, register } }: FieldsProps) {
  const [occupancy, spaces, squareFeet, timeZone] = useWatch({
    control,
    name: ["occupancy", "spaces", "squareFeet", "timeZone"],
  });
  const today = dayIn(useNow(), timeZone);
  const problem = occupancyProblem({ occupancy, spaces, squareFeet }, today);
  return (
    <>
      <Field
        label="Occupancy (%)"
        hint={problem && `The site leaves it out: ${problem}.`}
        error={errors.occupancy?.message}
      >
        <Input inputMode="decimal" autoComplete="off" {...register("occupancy", numeric)} />
      </Field>
      <Field label="Occupancy note (optional)" error={errors.occupancyNote?.message}>
        <Input autoComplete="off" {...register("occupancyNote")} />
      </Field>
    </>
  );
}

function LandFields({ form: { control, errors, register } }: FieldsProps) {
  const isLand = useWatch({ control, name: "type" }) === "land";
  return (
    <>
      {!isLand && (
        <>
          <Field label="Land (acres)" error={errors.landAcres?.message}>
            <Input inputMode="decimal" autoComplete="off" {...register("landAcres", numeric)} />
          </Field>
          <Field label="Land note (optional)" error={errors.landNote?.message}>
            <Input autoComplete="off" {...register("landNote")} />
          </Field>
        </>
      )}
      <Field label="Zoning" hint="“CBD-1”" error={errors.zoning?.message}>
        <Input autoComplete="off" {...register("zoning")} />
      </Field>
      <Field label="Zoning note (optional)" error={errors.zoningNote?.message}>
        <Input autoComplete="off" {...register("zoningNote")} />
      </Field>
      <Field label="Parking spaces" error={errors.parkingSpaces?.message}>
        <Input inputMode="numeric" autoComplete="off" {...register("parkingSpaces", numeric)} />
      </Field>
    </>
  );
}

function SummaryFields({ form: { errors, register } }: FieldsProps) {
  return (
    <>
      <Field
        label="Line in the list (optional)"
        hint="One sentence beside the picture."
        error={errors.line?.message}
        className="sm:col-span-2"
      >
        <Input autoComplete="off" {...register("line")} />
      </Field>
      <Field
        label="Summary"
        hint="The first paragraph of its page."
        error={errors.summary?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register("summary")} />
      </Field>
    </>
  );
}

function HighlightFields({ form: { control, errors, register } }: FieldsProps) {
  const { append, fields, remove } = useFieldArray({ control, name: "highlights" as never });
  return (
    <>
      {fields.map((field, index) => (
        <fieldset key={field.id} className="grid gap-3 border-b border-hairline pb-4 sm:col-span-2">
          <legend className="sr-only">Highlight {index + 1}</legend>
          <Field
            label={`Highlight ${index + 1}`}
            error={errors.highlights?.[index]?.title?.message}
          >
            <Input required autoComplete="off" {...register(`highlights.${index}.title`)} />
          </Field>
          <Field label="Detail" error={errors.highlights?.[index]?.text?.message}>
            <Input autoComplete="off" {...register(`highlights.${index}.text`)} />
          </Field>
          <Button
            variant="ghost"
            className="justify-self-start"
            aria-label={`Remove highlight ${index + 1}`}
            onClick={() => remove(index)}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      {fields.length < highlightsMax && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => append({ title: "", text: "" })}
        >
          Add a highlight
        </Button>
      )}
    </>
  );
}

function LocationFields({ form: { errors, register } }: FieldsProps) {
  const positionErrors = errors.position;
  return (
    <>
      <Field
        label="A fact about the place, with its source"
        hint="“21,400 vehicles a day (state count, 2025).”"
        error={errors.locationNote?.message}
        className="sm:col-span-2"
      >
        <Input autoComplete="off" {...register("locationNote")} />
      </Field>
      <Field
        label="Latitude"
        hint="30.2649, or both numbers as a map copies them."
        error={positionErrors?.latitude?.message}
      >
        <Input autoComplete="off" {...register("position.latitude")} />
      </Field>
      <Field label="Longitude" hint="-97.7446" error={positionErrors?.longitude?.message}>
        <Input autoComplete="off" {...register("position.longitude")} />
      </Field>
    </>
  );
}

function CooperatingFields({ form: { errors, register } }: FieldsProps) {
  const brokerErrors = errors.cooperatingBroker;
  return (
    <>
      <Field
        label="Name"
        hint="Licensed in the property’s state."
        error={brokerErrors?.name?.message}
        className="sm:col-span-2"
      >
        <Input autoComplete="off" {...register("cooperatingBroker.name")} />
      </Field>
      <Field label="Firm" error={brokerErrors?.firm?.message}>
        <Input autoComplete="off" {...register("cooperatingBroker.firm")} />
      </Field>
      <Field label="License" error={brokerErrors?.license?.message}>
        <Input autoComplete="off" {...register("cooperatingBroker.license")} />
      </Field>
    </>
  );
}

function MarketingFields({ form: { errors, register } }: FieldsProps) {
  return (
    <Field label="Marketing begins (optional)" error={errors.marketingFrom?.message}>
      <Input type="date" {...register("marketingFrom", choice)} />
    </Field>
  );
}
