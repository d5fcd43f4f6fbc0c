import { anchorNames, formatRoll } from "@frontage/records/deal-clock/labels";
import type { KeyDateForm, KeyDateView } from "@frontage/records/schemas/key-date";
import { anchorKinds, isStrict } from "@frontage/records/schemas/key-date-kinds";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { useState } from "react";
import {
  useController,
  type Control,
  type FieldErrors,
  type UseFormRegister,
  type UseFormSetValue,
} from "react-hook-form";

import { formatDay } from "../time/dates.ts";
import { TaxReturnChoice } from "./tax-return-choice.tsx";

export type RuleFieldsProps = {
  control: Control<KeyDateForm>;
  dates: readonly KeyDateView[];
  errors: FieldErrors<KeyDateForm>;
  kind: KeyDateForm["kind"];
  register: UseFormRegister<KeyDateForm>;
  setValue: UseFormSetValue<KeyDateForm>;
};

/** The fields for a date's rule: what it is counted from, and how. */
export function RuleFields({ control, dates, errors, kind, register, setValue }: RuleFieldsProps) {
  if (isStrict(kind)) {
    const message = errors.rule?.count?.message ?? errors.rule?.roll?.message;
    return (
      <>
        <p className="text-small sm:col-span-2">
          {kind === "exchange-identification" ? 45 : 180} calendar days after{" "}
          {anchorLabel("first-transfer", dates)}. {formatRoll({ roll: "stay" })}
        </p>
        {message && <p className="text-small text-error sm:col-span-2">{message}</p>}
        {kind === "exchange-receipt" && (
          <TaxReturnField
            control={control}
            setValue={setValue}
            error={errors.rule?.taxReturn?.message}
          />
        )}
      </>
    );
  }
  return (
    <>
      <Field label="Counted from" error={errors.rule?.anchor?.message}>
        <Select required {...register("rule.anchor")}>
          {anchorKinds
            .filter((anchor) => anchor !== kind)
            .map((anchor) => (
              <option key={anchor} value={anchor}>
                {anchorLabel(anchor, dates)}
              </option>
            ))}
        </Select>
      </Field>
      <CountFields control={control} error={errors.rule?.count?.message} />
      <Field label="Days" error={errors.rule?.unit?.message}>
        <Select required {...register("rule.unit")}>
          <option value="calendar">Calendar days</option>
          <option value="business">Business days</option>
        </Select>
      </Field>
      <Field label="On a weekend or federal holiday" error={errors.rule?.roll?.message}>
        <Select required {...register("rule.roll")}>
          <option value="stay">Keep the day</option>
          <option value="next">Next business day</option>
          <option value="previous">Previous business day</option>
        </Select>
      </Field>
    </>
  );
}

/** The option for an anchor, by its name in the deal: "Contract, Jun 17, 2026". */
function anchorLabel(anchor: (typeof anchorKinds)[number], dates: readonly KeyDateView[]): string {
  const date = dates.find(({ kind }) => kind === anchor);
  if (!date) return `${anchorNames[anchor]} (none yet)`;
  if (date.day === undefined) return `${date.label} (no date)`;
  const day = formatDay(date.day, { month: "short", day: "numeric", year: "numeric" });
  return `${date.label}, ${day}`;
}

/** Fields for a number of days, after or before the anchor. */
function CountFields({
  control,
  error,
}: {
  control: Control<KeyDateForm>;
  error: string | undefined;
}) {
  const {
    field: { onBlur, onChange, ref, value },
  } = useController({ control, name: "rule.count" });
  const count = Number(value);
  const [isBefore, setBefore] = useState(count < 0);
  const typed = Number.isNaN(count) ? "" : String(Math.abs(count));
  const change = (text: string, before: boolean) => {
    const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
    onChange(before && days !== 0 ? -days : days);
  };
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Field label="How many" error={error}>
        <Input
          ref={ref}
          required
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onBlur={onBlur}
          onChange={({ target }) => change(target.value, isBefore)}
        />
      </Field>
      <Field label="Direction">
        <Select
          value={isBefore ? "before" : "after"}
          onChange={({ target }) => {
            setBefore(target.value === "before");
            change(typed, target.value === "before");
          }}
        >
          <option value="after">After</option>
          <option value="before">Before</option>
        </Select>
      </Field>
    </div>
  );
}

/** The field for the tax return that may end an exchange before day 180. */
function TaxReturnField({
  control,
  error,
  setValue,
}: {
  control: Control<KeyDateForm>;
  error: string | undefined;
  setValue: UseFormSetValue<KeyDateForm>;
}) {
  const { field } = useController({ control, name: "rule.taxReturn" });
  return (
    <TaxReturnChoice
      value={field.value}
      onChange={(value) => setValue("rule.taxReturn", value)}
      error={error}
    />
  );
}
