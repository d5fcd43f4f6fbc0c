import { formatTaxReturn } from "@frontage/records/deal-clock/labels";
import { taxReturns } from "@frontage/records/deal-clock/tax-returns";
import { taxpayerTypes, type TaxReturn } from "@frontage/records/schemas/key-date";
import { Checkbox } from "@frontage/ui/checkbox";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { useId } from "react";

type TaxReturnChoiceProps = {
  /** Undefined until chosen. */
  value: TaxReturn | undefined;
  onChange: (value: TaxReturn) => void;
  error?: string | undefined;
};

/**
 * Fields for the tax return that may end an exchange before day 180: whose it is, and whether it is
 * extended.
 */
export function TaxReturnChoice({ error, onChange, value }: TaxReturnChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-3 sm:col-span-2">
      <Field
        label="Tax return for the year of the transfer"
        error={error}
        hint={
          value && `The earlier of day 180 and the return’s due date. ${formatTaxReturn(value)}`
        }
      >
        <Select
          required
          value={value?.taxpayer ?? ""}
          onChange={({ target }) => {
            const taxpayer = taxpayerTypes.find((type) => type === target.value);
            if (taxpayer) onChange({ taxpayer, isExtended: value?.isExtended ?? false });
          }}
        >
          {!value && <option value="">Select</option>}
          {taxpayerTypes.map((type) => (
            <option key={type} value={type}>
              {taxReturns[type].name}
            </option>
          ))}
        </Select>
      </Field>
      {value && (
        <label
          htmlFor={id}
          className="flex min-h-8 w-fit cursor-pointer items-center gap-3 text-ui text-fg pointer-coarse:min-h-11"
        >
          <Checkbox
            id={id}
            checked={value.isExtended}
            onCheckedChange={(checked) => onChange({ ...value, isExtended: checked === true })}
          />
          An extension has been filed
        </label>
      )}
    </div>
  );
}
