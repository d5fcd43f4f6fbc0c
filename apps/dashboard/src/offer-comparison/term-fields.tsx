import type { TermKey } from "@frontage/records/offer-math";
import { formatSquareFeet } from "@frontage/records/amounts";
import type { ListingKind } from "@frontage/records/schemas/listing";
import {
  contingencies,
  contingenciesFor,
  increaseUnits,
  offerPayments,
  type OfferedListing,
  type OfferTerms,
} from "@frontage/records/schemas/offer";
import { contingencyNames, formatIncrease } from "@frontage/records/offer-words";
import { formatRentIn, spaceStatusNames } from "@frontage/records/spaces";
import { Checkbox } from "@frontage/ui/checkbox";
import { cn } from "@frontage/ui/cn";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { SegmentedControl, SegmentedControlItem } from "@frontage/ui/segmented-control";
import { useId, type ComponentProps, type FocusEvent, type ReactNode } from "react";
import { useFormContext } from "react-hook-form";

import { asNumber } from "../components/use-record-form.ts";
import { formatZone } from "../time/time-zones.ts";
import type { OfferValues, TermValues } from "./offer-form.ts";

type Registered = Omit<ComponentProps<"input">, "onBlur" | "ref" | "type"> & {
  onBlur: (event: FocusEvent<HTMLInputElement>) => unknown;
  ref: (element: HTMLInputElement | null) => void;
};

type NumberFieldProps = {
  label: ReactNode;
  hint?: string | undefined;
  error: string | undefined;
  /** The input's props from `register`, with the options `numeric`. */
  input: Registered;
  /** How the value is shown while the input isn't focused. */
  format?: Format | undefined;
  isRequired?: boolean;
  className?: string | undefined;
} & Size;

/** `lg` in the site's forms. */
type Size = { controlSize?: "lg" | "md" | undefined };
type Format = (amount: number) => string;

export const asMoney: Format = (amount) => `$${amount.toLocaleString("en-US")}`;
const asDays: Format = (count) => (count === 1 ? "1 day" : `${count} days`);
const asMonths: Format = (count) => (count === 1 ? "1 month" : `${count} months`);
const asPercent: Format = (share) => `${share}%`;

/** Options of `register` for an input that holds a number. */
export const numeric = { setValueAs: asNumber };

/** An input for an amount, a number of days, or a percentage. */
export function NumberField(props: NumberFieldProps) {
  const { className, controlSize, error, format, hint, input, isRequired = true, label } = props;
  const { onBlur, ref, ...rest } = input;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        required={isRequired}
        controlSize={controlSize}
        {...rest}
        ref={(element) => {
          ref(element);
          // Leaves the text alone while it is edited.
          if (element && element !== document.activeElement) showFormatted(element, format);
        }}
        onBlur={(event) => {
          onBlur(event);
          showFormatted(event.target, format);
        }}
      />
    </Field>
  );
}

/** Shows an input's value with its unit, "$12,250,000" or "30 days", if it is a number. */
function showFormatted(element: HTMLInputElement, format: Format | undefined): void {
  const amount = asNumber(element.value);
  if (format && typeof amount === "number" && Number.isFinite(amount)) {
    element.value = format(amount);
  }
}

/** The terms that one input can hold: a number or a day. */
const termFields = {
  price: { name: "price", label: "Price", format: asMoney },
  rent: { name: "rent", label: "Rent, $/SF/yr", format: undefined },
  deposit: { name: "deposit", label: "Deposit", format: asMoney },
  diligence: { name: "diligenceDays", label: "Due diligence", format: asDays },
  closing: { name: "closingDays", label: "Closing", format: asDays },
  term: { name: "termMonths", label: "Term, months", format: asMonths },
  improvements: { name: "improvements", label: "Improvements, $/SF", format: undefined },
  start: { name: "startsOn", label: "Start", format: undefined },
  freeRent: { name: "freeMonths", label: "Free rent, months", format: asMonths },
  increase: { name: "increase", label: "Yearly increase", format: undefined },
  renewal: { name: "renewal", label: "Renewal", format: undefined },
  guaranty: { name: "guaranty", label: "Guaranty", format: undefined },
} as const satisfies Partial<Record<TermKey, object>>;

type FieldTerm = keyof typeof termFields;

export const isFieldTerm = (term: TermKey): term is FieldTerm => term in termFields;

/** A term's value, as stored: 30 for 30 days; what nobody asks for is nothing. */
export function termValue(terms: OfferTerms, term: FieldTerm) {
  const values = terms as TermValues;
  if (term === "increase") return formatIncrease(values);
  if (term === "freeRent") return values.freeMonths ?? 0;
  return values[termFields[term].name] ?? "";
}

const optionalTerms: ReadonlySet<FieldTerm> = new Set([
  "freeRent",
  "increase",
  "renewal",
  "guaranty",
] as const);

type TermFieldProps = {
  term: FieldTerm;
  hint?: string | undefined;
  className?: string | undefined;
} & Size;

/** The input of an offer's term. */
export function TermField({ className, controlSize, hint, term }: TermFieldProps) {
  const { formState, register } = useFormContext<TermValues>();
  const { format, label: text, name } = termFields[term];
  const error = formState.errors[name]?.message;
  const isRequired = !optionalTerms.has(term);
  const label = isRequired ? text : optional(text);
  if (name === "renewal" || name === "guaranty") {
    return (
      <Field className={className} {...{ error, label }}>
        <Input autoComplete="off" controlSize={controlSize} {...register(name)} />
      </Field>
    );
  }
  if (name === "startsOn") {
    return (
      <Field className={className} {...{ error, label }}>
        <Input type="date" required controlSize={controlSize} {...register(name)} />
      </Field>
    );
  }
  const input = register(name, numeric);
  const props = { className, controlSize, error, format, hint, input, isRequired, label };
  if (name !== "increase") return <NumberField {...props} />;
  return (
    <>
      <NumberField {...props} />
      <Field className={className} label="Increase in">
        <Select controlSize={controlSize} {...register("increaseUnit")}>
          {increaseUnits.map((unit) => (
            <option key={unit} value={unit}>
              {increaseUnitNames[unit]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

const increaseUnitNames = { percent: "% a year", dollars: "$/SF a year" } as const;

type TermFieldsProps = {
  kind: "lease" | "sale";
  /** What the figures mean, shown below the inputs. */
  hints?: { amount?: string | undefined; deposit?: string | undefined };
  /** Classes of inputs that take a line of their own. */
  wideClassName?: string;
} & Size;

/** The inputs for the main terms of an offer or a lease proposal. */
export function TermFields({ controlSize, hints = {}, kind, wideClassName }: TermFieldsProps) {
  const size = { controlSize };
  const wide = { className: wideClassName, controlSize };
  if (kind === "lease") {
    return (
      <>
        <TermField term="rent" hint={hints.amount} {...wide} />
        <TermField term="term" {...size} />
        <TermField term="start" {...size} />
        <TermField term="increase" {...size} />
        <TermField term="freeRent" {...size} />
        <TermField term="improvements" {...size} />
        <TermField term="renewal" {...wide} />
        <TermField term="guaranty" {...wide} />
      </>
    );
  }
  return (
    <>
      <TermField term="price" hint={hints.amount} {...wide} />
      <TermField term="deposit" hint={hints.deposit} {...wide} />
      <TermField term="diligence" {...size} />
      <TermField term="closing" {...size} />
    </>
  );
}

/**
 * What a proposal is for: checkboxes for the listing's spaces, if there are several. One that isn't
 * available can only be taken out.
 */
export function SpaceFields({
  controlSize,
  spaces = [],
}: { spaces: OfferedListing["spaces"] } & Size) {
  const { formState, setValue, watch } = useFormContext<TermValues>();
  const id = useId();
  const chosen = watch("spaceIds") ?? [];
  const error = formState.errors.spaceIds?.message;
  if (spaces.length < 2) return null;
  const shown = spaces.filter((space) => space.status === "available" || chosen.includes(space.id));
  return (
    <fieldset className="col-span-full" data-line="price" aria-describedby={error ? id : undefined}>
      <legend className="mb-2 text-small font-medium text-fg">Space</legend>
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {shown.map(({ id: spaceId, name, rent, squareFeet, status }) => (
          <label
            key={spaceId}
            className={cn(
              "flex items-baseline gap-3",
              controlSize === "lg" ? "text-copy text-fg" : "text-ui text-fg-2",
            )}
          >
            <Checkbox
              className="self-center"
              checked={chosen.includes(spaceId)}
              onCheckedChange={(isChecked) =>
                setValue(
                  "spaceIds",
                  spaces
                    .map((space) => space.id)
                    .filter((other) =>
                      other === spaceId ? isChecked === true : chosen.includes(other),
                    ),
                  { shouldDirty: true },
                )
              }
            />
            <span className="min-w-0">
              {name}{" "}
              <span className="block text-small text-fg-3">
                {[
                  formatSquareFeet(squareFeet),
                  rent && formatRentIn(rent.amount, rent.unit),
                  status !== "available" && spaceStatusNames[status].toLowerCase(),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-2 text-small font-medium text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const kindNames = { sale: "Buy the property", lease: "Lease space" } as const;

/** The choice between an offer to buy and a proposal to lease, where both are possible. */
export function KindField({
  controlSize = "md",
  kind,
  kinds,
  onChange,
}: {
  kind: ListingKind;
  kinds: readonly ListingKind[];
  onChange: (kind: ListingKind) => void;
} & Size) {
  if (kinds.length < 2) return null;
  return (
    <SegmentedControl
      aria-label="What the offer is for"
      value={kind}
      onValueChange={(value) => onChange(value === "lease" ? "lease" : "sale")}
      controlSize={controlSize}
      className="col-span-full w-full"
    >
      {kinds.map((one) => (
        <SegmentedControlItem
          key={one}
          value={one}
          controlSize={controlSize}
          className={controlSize === "lg" ? "basis-0" : "grow justify-center"}
        >
          {kindNames[one]}
        </SegmentedControlItem>
      ))}
    </SegmentedControl>
  );
}

const paymentNames = { financing: "Loan and cash", cash: "Cash only" } as const;

/** A label of a field that may stay empty. */
export const optional = (label: string) => (
  <>
    {label} <span className="font-normal text-fg-3">(optional)</span>
  </>
);

/** The inputs for how a buyer pays, and for contingencies, in two columns. */
export function PaymentFields({
  controlSize = "md",
  dependsLabel,
}: { dependsLabel: string } & Size) {
  const id = useId();
  const { formState, register, setValue, watch } = useFormContext<TermValues>();
  const { errors } = formState;
  const [payment, chosen] = watch(["payment", "contingencies"]);
  return (
    <>
      <div className="col-span-full" data-line="payment">
        <p id={id} className="mb-2 text-small font-medium text-fg">
          Paying with
        </p>
        <SegmentedControl
          aria-labelledby={id}
          value={payment}
          onValueChange={(value) => setValue("payment", value === "cash" ? "cash" : "financing")}
          controlSize={controlSize}
          className="w-full"
        >
          {offerPayments.map((one) => (
            <SegmentedControlItem
              key={one}
              value={one}
              controlSize={controlSize}
              className={controlSize === "lg" ? "basis-0" : "grow justify-center"}
            >
              {paymentNames[one]}
            </SegmentedControlItem>
          ))}
        </SegmentedControl>
      </div>
      {payment === "financing" && (
        <>
          <NumberField
            label={optional("Loan")}
            error={errors.loanPercent?.message}
            input={register("loanPercent", numeric)}
            format={asPercent}
            isRequired={false}
            controlSize={controlSize}
          />
          <Field label={optional("Lender")} error={errors.lender?.message}>
            <Input autoComplete="off" controlSize={controlSize} {...register("lender")} />
          </Field>
        </>
      )}
      <fieldset className="col-span-full" data-line="conditions">
        <legend className="mb-2 text-small font-medium text-fg">{dependsLabel}</legend>
        <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
          {contingenciesFor(payment).map((one) => (
            <label
              key={one}
              className={cn(
                "flex items-center gap-3",
                controlSize === "lg" ? "text-copy text-fg" : "text-ui text-fg-2",
              )}
            >
              <Checkbox
                checked={chosen.includes(one)}
                onCheckedChange={(isChecked) =>
                  setValue(
                    "contingencies",
                    contingencies.filter((other) =>
                      other === one ? isChecked === true : chosen.includes(other),
                    ),
                  )
                }
              />
              {contingencyNames[one]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The inputs for when an offer expires, in the property's time zone. */
export function ExpiryFields({
  controlSize,
  label,
  timeZone,
}: { label: string; timeZone: string } & Size) {
  const { formState, register } = useFormContext<OfferValues>();
  const { errors } = formState;
  return (
    <>
      <Field label={label} error={errors.expiresOn?.message}>
        <Input type="date" required controlSize={controlSize} {...register("expiresOn")} />
      </Field>
      <Field
        // "Time, Central"
        label={`Time, ${formatZone(timeZone).replace(/ time \(.*/, "")}`}
        error={errors.expiresAt?.message}
      >
        <Input type="time" required controlSize={controlSize} {...register("expiresAt")} />
      </Field>
    </>
  );
}
