import { contingencies, offerPayments, type Contingency } from "@frontage/records/schemas/offer";
import { contingencyNames } from "@frontage/records/offer-words";
import { Checkbox } from "@frontage/ui/checkbox";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { SegmentedControl, SegmentedControlItem } from "@frontage/ui/segmented-control";
import { useId, type ComponentProps, type FocusEvent } from "react";

import { asNumber } from "../components/use-record-form.ts";

type Registered = Omit<ComponentProps<"input">, "onBlur" | "ref" | "type"> & {
  onBlur: (event: FocusEvent<HTMLInputElement>) => unknown;
  ref: (element: HTMLInputElement | null) => void;
};

type NumberFieldProps = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** From `register`, with `numeric`. */
  input: Registered;
  /** Shown as whole dollars, while it isn’t edited. */
  isMoney?: boolean;
  isRequired?: boolean;
  className?: string;
};

/** How a number is read from a field. */
export const numeric = { setValueAs: asNumber };

/** An amount, a count of days, a percentage. */
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
          // Not while it is typed in.
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

/** "$12,250,000"; what isn't a number stays as it was typed. */
function showAsMoney(element: HTMLInputElement): void {
  const amount = asNumber(element.value);
  if (typeof amount === "number" && Number.isFinite(amount)) {
    element.value = `$${amount.toLocaleString("en-US")}`;
  }
}

const paymentNames = { financing: "Financing", cash: "Cash" } as const;

type PaymentFieldProps = {
  value: "cash" | "financing";
  onChange: (payment: "cash" | "financing") => void;
  className?: string;
};

/** Cash hides the fields of a loan. */
export function PaymentField({ className, onChange, value }: PaymentFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <p id={id} className="mb-2 text-small font-medium text-fg">
        Paying with
      </p>
      <SegmentedControl
        aria-labelledby={id}
        value={value}
        onValueChange={(payment) => onChange(payment === "cash" ? "cash" : "financing")}
        className="flex"
      >
        {offerPayments.map((payment) => (
          <SegmentedControlItem key={payment} value={payment} className="grow justify-center">
            {paymentNames[payment]}
          </SegmentedControlItem>
        ))}
      </SegmentedControl>
    </div>
  );
}

type ContingencyFieldProps = {
  label: string;
  value: readonly Contingency[];
  onChange: (contingencies: Contingency[]) => void;
  className?: string;
};

/** What an offer depends on. */
export function ContingencyField({ className, label, onChange, value }: ContingencyFieldProps) {
  return (
    <fieldset className={className}>
      <legend className="mb-2 text-small font-medium text-fg">{label}</legend>
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {contingencies.map((one) => (
          <label key={one} className="flex items-center gap-3 text-ui text-fg-2">
            <Checkbox
              checked={value.includes(one)}
              onCheckedChange={(isChecked) =>
                onChange(
                  contingencies.filter((other) =>
                    other === one ? isChecked === true : value.includes(other),
                  ),
                )
              }
            />
            {contingencyNames[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
