import type { TermKey } from "@frontage/records/offer-math";
import { contingencies, offerPayments, type OfferTerms } from "@frontage/records/schemas/offer";
import { contingencyNames } from "@frontage/records/offer-words";
import { Checkbox } from "@frontage/ui/checkbox";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { SegmentedControl, SegmentedControlItem } from "@frontage/ui/segmented-control";
import { useId, type ComponentProps, type FocusEvent } from "react";
import { useFormContext } from "react-hook-form";

import { asNumber } from "../components/use-record-form.ts";
import { cityOf } from "../time/time-zones.ts";
import type { OfferValues, TermValues } from "./offer-form.ts";

type Registered = Omit<ComponentProps<"input">, "onBlur" | "ref" | "type"> & {
  onBlur: (event: FocusEvent<HTMLInputElement>) => unknown;
  ref: (element: HTMLInputElement | null) => void;
};

type NumberFieldProps = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** The input's props from `register`, with the options `numeric`. */
  input: Registered;
  /** Whether to show the value as dollars while the input isn't focused. */
  isMoney?: boolean;
  isRequired?: boolean;
  className?: string | undefined;
};

/** Options of `register` for an input that holds a number. */
export const numeric = { setValueAs: asNumber };

/** An input for an amount, a number of days, or a percentage. */
export function NumberField(props: NumberFieldProps) {
  const { className, error, hint, input, isMoney = false, isRequired = true, label } = props;
  const { onBlur, ref, ...rest } = input;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        required={isRequired}
        {...rest}
        ref={(element) => {
          ref(element);
          // Leaves the text alone while it is edited.
          if (element && isMoney && element !== document.activeElement) showAsMoney(element);
        }}
        onBlur={(event) => {
          onBlur(event);
          if (isMoney) showAsMoney(event.target);
        }}
      />
    </Field>
  );
}

/** Shows an input's value as dollars, "$12,250,000", if it is a number. */
function showAsMoney(element: HTMLInputElement): void {
  const amount = asNumber(element.value);
  if (typeof amount === "number" && Number.isFinite(amount)) {
    element.value = `$${amount.toLocaleString("en-US")}`;
  }
}

/** The terms that one input can hold: a number or a day. */
const termFields = {
  price: { name: "price", label: "Price", isMoney: true },
  rent: { name: "rent", label: "Rent, $/SF/yr", isMoney: false },
  deposit: { name: "deposit", label: "Deposit", isMoney: true },
  diligence: { name: "diligenceDays", label: "Due diligence, days", isMoney: false },
  closing: { name: "closingDays", label: "Closing, days", isMoney: false },
  term: { name: "termMonths", label: "Term, months", isMoney: false },
  improvements: { name: "improvements", label: "Improvements, $/SF", isMoney: false },
  start: { name: "startsOn", label: "Start", isMoney: false },
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
};

/** The input of an offer's term. */
export function TermField({ className, hint, term }: TermFieldProps) {
  const { formState, register } = useFormContext<TermValues>();
  const { isMoney, label, name } = termFields[term];
  const error = formState.errors[name]?.message;
  if (name === "startsOn") {
    return (
      <Field className={className} {...{ error, label }}>
        <Input type="date" required {...register(name)} />
      </Field>
    );
  }
  const input = register(name, numeric);
  return <NumberField {...{ className, error, hint, input, isMoney, label }} />;
}

type TermFieldsProps = {
  kind: "lease" | "sale";
  /** What the figures mean, shown below the inputs. */
  hints?: { amount?: string | undefined; deposit?: string | undefined; days?: string | undefined };
  /** Classes of inputs that take a line of their own. */
  wideClassName?: string;
};

/** The inputs for the main terms of an offer or a lease proposal. */
export function TermFields({ hints = {}, kind, wideClassName }: TermFieldsProps) {
  const wide = { className: wideClassName };
  if (kind === "lease") {
    return (
      <>
        <TermField term="rent" hint={hints.amount} {...wide} />
        <TermField term="term" />
        <TermField term="improvements" />
        <TermField term="start" {...wide} />
      </>
    );
  }
  return (
    <>
      <TermField term="price" hint={hints.amount} {...wide} />
      <TermField term="deposit" hint={hints.deposit} {...wide} />
      <TermField term="diligence" hint={hints.days} />
      <TermField term="closing" hint={hints.days} />
    </>
  );
}

const paymentNames = { financing: "Financing", cash: "Cash" } as const;

/** The inputs for how a buyer pays, and for contingencies, in two columns. */
export function PaymentFields({ dependsLabel }: { dependsLabel: string }) {
  const id = useId();
  const { formState, register, setValue, watch } = useFormContext<TermValues>();
  const { errors } = formState;
  const [payment, chosen] = watch(["payment", "contingencies"]);
  return (
    <>
      <div className="col-span-full">
        <p id={id} className="mb-2 text-small font-medium text-fg">
          Paying with
        </p>
        <SegmentedControl
          aria-labelledby={id}
          value={payment}
          onValueChange={(value) => setValue("payment", value === "cash" ? "cash" : "financing")}
          className="flex"
        >
          {offerPayments.map((one) => (
            <SegmentedControlItem key={one} value={one} className="grow justify-center">
              {paymentNames[one]}
            </SegmentedControlItem>
          ))}
        </SegmentedControl>
      </div>
      {payment === "financing" && (
        <>
          <Field label="Loan, % (optional)" error={errors.loanPercent?.message}>
            <Input inputMode="numeric" autoComplete="off" {...register("loanPercent", numeric)} />
          </Field>
          <Field label="Lender (optional)" error={errors.lender?.message}>
            <Input autoComplete="off" {...register("lender")} />
          </Field>
        </>
      )}
      <fieldset className="col-span-full">
        <legend className="mb-2 text-small font-medium text-fg">{dependsLabel}</legend>
        <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
          {contingencies.map((one) => (
            <label key={one} className="flex items-center gap-3 text-ui text-fg-2">
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
export function ExpiryFields({ label, timeZone }: { label: string; timeZone: string }) {
  const { formState, register } = useFormContext<OfferValues>();
  const { errors } = formState;
  return (
    <>
      <Field label={label} error={errors.expiresOn?.message}>
        <Input type="date" required {...register("expiresOn")} />
      </Field>
      <Field label="Time" hint={`In ${cityOf(timeZone)}.`} error={errors.expiresAt?.message}>
        <Input type="time" required {...register("expiresAt")} />
      </Field>
    </>
  );
}
