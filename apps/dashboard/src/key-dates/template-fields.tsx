import { anchorNames } from "@frontage/records/deal-clock/labels";
import {
  anchorsToSet,
  earliestTaxReturn,
  keyDateTemplates,
  templateNotice,
  type TemplateDates,
} from "@frontage/records/deal-clock/templates";
import { keyDateTemplateNames, type TemplateForm } from "@frontage/records/schemas/key-date";
import type { DealSide } from "@frontage/records/schemas/deal";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";

import { TaxReturnChoice } from "./tax-return-choice.tsx";

type TemplateFieldsProps = {
  side: DealSide;
  /** The broker’s own templates. */
  own: TemplateDates;
  /** Absent for no template. */
  value: TemplateForm | undefined;
  onChange: (value: TemplateForm | undefined) => void;
};

/** Fields for the template of a deal's key dates, and the days already known. */
export function TemplateFields({ onChange, own, side, value }: TemplateFieldsProps) {
  const offered = keyDateTemplateNames.filter((name) =>
    keyDateTemplates[name].sides.includes(side),
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Start with a template" hint={templateNotice} className="sm:col-span-2">
        <Select
          value={value?.template ?? ""}
          onChange={({ target }) => {
            const template = offered.find((name) => name === target.value);
            const taxReturn = template === "exchange" ? earliestTaxReturn : undefined;
            onChange(template && { template, days: value?.days ?? {}, taxReturn });
          }}
        >
          <option value="">No template</option>
          {offered.map((name) => (
            <option key={name} value={name}>
              {name in own
                ? `${keyDateTemplates[name].name} (your own)`
                : keyDateTemplates[name].name}
            </option>
          ))}
        </Select>
      </Field>
      {value &&
        anchorsToSet(value.template, own).map((anchor) => (
          <Field key={anchor} label={`${anchorNames[anchor]} (optional)`}>
            <Input
              type="date"
              value={value.days[anchor] ?? ""}
              onChange={({ target }) => {
                const days = { ...value.days, [anchor]: target.value || undefined };
                onChange({ ...value, days });
              }}
            />
          </Field>
        ))}
      {value?.taxReturn && (
        <TaxReturnChoice
          value={value.taxReturn}
          onChange={(taxReturn) => onChange({ ...value, taxReturn })}
        />
      )}
    </div>
  );
}
