import { Checkbox } from "@frontage/ui/checkbox";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useId } from "react";
import { useController, useWatch } from "react-hook-form";

import { formatDay } from "../../time/dates.ts";
import type { ProfileForm } from "./criteria-fields.tsx";
import { exchangeDays } from "./exchange-days.ts";
import { pairsClasses } from "./form-part.tsx";

/** The form fields of a client's exchange, with its deadlines. */
export function ExchangeFields({ form: { control, formState, register } }: { form: ProfileForm }) {
  const id = useId();
  const {
    field: { onChange, value: isExchange, ...field },
  } = useController({ control, name: "criteria.isExchange" });
  const saleDay = useWatch({ control, name: "criteria.exchangeSaleDay" });
  const days = exchangeDays(saleDay);
  return (
    <>
      <label
        htmlFor={id}
        className="flex min-h-8 w-fit cursor-pointer items-center gap-3 text-ui text-fg pointer-coarse:min-h-11"
      >
        <Checkbox
          {...field}
          id={id}
          checked={isExchange}
          onCheckedChange={(isChecked) => onChange(isChecked === true)}
        />
        I’m in a 1031 exchange
      </label>
      {isExchange && (
        <>
          <div className={`mt-4 ${pairsClasses}`}>
            <Field
              label="Date of the sale"
              error={formState.errors.criteria?.exchangeSaleDay?.message}
            >
              <Input type="date" required {...register("criteria.exchangeSaleDay")} />
            </Field>
          </div>
          <div aria-live="polite">
            {days && (
              <dl className="mt-5 grid gap-4 rounded-panel bg-sunken p-4 text-ui sm:grid-cols-2">
                <div>
                  <dt className="text-fg-3">Identify by midnight of day 45</dt>
                  <dd className="mt-0.5 font-semibold text-fg">
                    {formatDeadline(days.identifyBy)}
                  </dd>
                </div>
                <div>
                  <dt className="text-fg-3">Receive by day 180</dt>
                  <dd className="mt-0.5 font-semibold text-fg">{formatDeadline(days.receiveBy)}</dd>
                </div>
              </dl>
            )}
          </div>
          <p className="mt-4 text-ui text-fg-3">
            Calendar days, counted from the day after the sale. No extension for weekends or
            holidays. Your tax due date, including extensions, applies if it’s before day 180.
          </p>
          <p className="mt-1 text-ui text-fg-3">This isn’t tax advice.</p>
        </>
      )}
    </>
  );
}

/** "Wednesday, July 15, 2026" */
function formatDeadline(day: string): string {
  return formatDay(day, { dateStyle: "full" });
}
