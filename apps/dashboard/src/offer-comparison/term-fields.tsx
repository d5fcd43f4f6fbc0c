import type { TermKey } from "@frontage/records/offer-math";
import { contingencies, offerPayments, type OfferTerms } from "@frontage/records/schemas/offer";
import { contingencyNames } from "@frontage/records/offer-words";
import { Checkbox } from "@frontage/ui/checkbox";
import { cn } from "@frontage/ui/cn";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
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
  term: { name: "termMonths", label: "Term", format: asMonths },
  improvements: { name: "improvements", label: "Improvements, $/SF", format: undefined },
  start: { name: "startsOn", label: "Start", format: undefined },
} as const satisfies Partial<Record<TermKey, object>>;

type FieldTerm = keyof typeof termFields;

export const isFieldTerm = (term: TermKey): term is FieldTerm => term in termFields;

/** A term's value, as stored: 30 for 30 days. */
export const termValue = (terms: OfferTerms, term: FieldTerm) =>
  (terms as TermValues)[termFields[term].name];

type TermFieldProps = {
  term: FieldTerm;
  hint?: string | undefined;
  className?: string | undefined;
} & Size;

/** The input of an offer's term. */
export function TermField({ className, controlSize, hint, term }: TermFieldProps) {
  const { formState, register } = useFormContext<TermValues>();
  const { format, label, name } = termFields[term];
  const error = formState.errors[name]?.message;
  if (name === "startsOn") {
    return (
      <Field className={className} {...{ error, label }}>
        <Input type="date" required controlSize={controlSize} {...register(name)} />
      </Field>
    );
  }
  const input = register(name, numeric);
  return <NumberField {...{ className, controlSize, error, format, hint, input, label }} />;
}

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
        <TermField term="improvements" {...size} />
        <TermField term="start" {...wide} />
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
          {contingencies.map((one) => (
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
