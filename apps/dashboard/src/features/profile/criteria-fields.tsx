import { propertyTypeNames } from "@frontage/records/record-names";
import type { Profile } from "@frontage/records/schemas/profile";
import { propertyTypes } from "@frontage/records/schemas/deal";
import { Checkbox } from "@frontage/ui/checkbox";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useState } from "react";
import { useController, type UseFormReturn, type Control } from "react-hook-form";

import { choicesClasses, pairsClasses } from "./form-part.tsx";

export type ProfileForm = UseFormReturn<Profile, unknown, Profile>;

/** The form fields of a client's criteria. */
export function CriteriaFields({ form }: { form: ProfileForm }) {
  const { control, formState, register } = form;
  const errors = formState.errors.criteria;
  return (
    <>
      <TypeChoices form={form} />
      <Field
        className="mt-5"
        label="States"
        hint="Two-letter codes, e.g. TX, OK"
        error={errors?.states?.message}
      >
        <Input autoComplete="off" {...register("criteria.states")} />
      </Field>
      <div className={`mt-5 ${pairsClasses}`}>
        <Field label="Min size (SF)" error={errors?.squareFeetMin?.message}>
          <AmountInput control={control} name="criteria.squareFeetMin" />
        </Field>
        <Field label="Max size (SF)" error={errors?.squareFeetMax?.message}>
          <AmountInput control={control} name="criteria.squareFeetMax" />
        </Field>
        <Field label="Min price ($)" error={errors?.priceMin?.message}>
          <AmountInput control={control} name="criteria.priceMin" />
        </Field>
        <Field label="Max price ($)" error={errors?.priceMax?.message}>
          <AmountInput control={control} name="criteria.priceMax" />
        </Field>
        <Field label="Target cap rate (%)" error={errors?.targetCapRate?.message}>
          <AmountInput control={control} name="criteria.targetCapRate" />
        </Field>
      </div>
    </>
  );
}

function TypeChoices({ form: { control } }: { form: ProfileForm }) {
  const {
    field: { onBlur, onChange, ref, value },
  } = useController({ control, name: "criteria.types" });
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium text-fg">Property types</legend>
      <div className={choicesClasses}>
        {propertyTypes.map((type, index) => (
          <label
            key={type}
            className="flex min-h-8 cursor-pointer items-center gap-3 text-ui text-fg pointer-coarse:min-h-11"
          >
            <Checkbox
              ref={index === 0 ? ref : undefined}
              checked={value.includes(type)}
              onBlur={onBlur}
              onCheckedChange={(isChecked) =>
                // Keeps a fixed order, so that checking and unchecking a type leaves no change.
                onChange(
                  propertyTypes.filter((other) =>
                    other === type ? isChecked === true : value.includes(other),
                  ),
                )
              }
            />
            {propertyTypeNames[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type AmountInputProps = {
  control: Control<Profile, unknown, Profile>;
  name: `criteria.${"squareFeetMin" | "squareFeetMax" | "priceMin" | "priceMax" | "targetCapRate"}`;
};

/** A field for an amount: "$5,000,000" is stored as 5000000, and shown with separators. */
function AmountInput({ control, name }: AmountInputProps) {
  const { field } = useController({ control, name });
  const [typed, setTyped] = useState("");
  // Shows the text as typed until the field loses the focus, or its value is set from outside.
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

/** Adds separators: "5000000" → "5,000,000"; other texts are unchanged. */
function grouped(value: string): string {
  if (!/^\d+(\.\d*)?$/.test(value)) return value;
  return value.replace(/^\d+/, (digits) => digits.replaceAll(/\B(?=(\d{3})+$)/g, ","));
}
