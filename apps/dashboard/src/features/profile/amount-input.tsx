import type { Profile } from "@frontage/records/schemas/profile";
import { Input } from "@frontage/ui/input";
import { useState } from "react";
import { useController, type Control } from "react-hook-form";

export type AmountInputProps = {
  control: Control<Profile, unknown, Profile>;
  name: `criteria.${"squareFeetMin" | "squareFeetMax" | "priceMin" | "priceMax" | "targetCapRate"}`;
};

/** A number as people write it: "$5,000,000" is read as 5000000 and shown grouped. */
export function AmountInput({ control, name }: AmountInputProps) {
  const { field } = useController({ control, name });
  const [typed, setTyped] = useState("");
  // The typed text stays until the field loses the focus or its value is set from outside.
  const shown = plain(typed) === field.value ? typed : grouped(field.value);
  return (
    <Input
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(plain(target.value));
      }}
      onBlur={() => {
        setTyped(grouped(field.value));
        field.onBlur();
      }}
    />
  );
}

function plain(text: string): string {
  return text.replaceAll(/[\s,$%]/g, "");
}

/** "5000000" → "5,000,000"; anything else is unchanged. */
function grouped(value: string): string {
  if (!/^\d+(\.\d*)?$/.test(value)) return value;
  return value.replace(/^\d+/, (digits) => digits.replaceAll(/\B(?=(\d{3})+$)/g, ","));
}
