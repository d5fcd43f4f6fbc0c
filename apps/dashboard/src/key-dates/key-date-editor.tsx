import {
  exchangeNotices,
  exchangeSources,
  exchangeSourcesCheckedOn,
} from "@frontage/records/deal-clock/exchange-notices";
import { keyDateKindNames, keyDateStatusNames } from "@frontage/records/deal-clock/labels";
import type { KeyDateForm, KeyDateView } from "@frontage/records/schemas/key-date";
import { isStrict, keyDateKinds, keyDateStatuses } from "@frontage/records/schemas/key-date-kinds";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { SegmentedControl, SegmentedControlItem } from "@frontage/ui/segmented-control";
import { Select } from "@frontage/ui/select";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";

import { FormFooter } from "../components/form-footer.tsx";
import { NamedOptions } from "../components/options.tsx";
import { useConfirm } from "../components/use-confirm.tsx";
import { dayWithWeekday, formatDay } from "../time/dates.ts";
import { cityOf } from "../time/time-zones.ts";
import { KeyDatePreview } from "./key-date-preview.tsx";
import { removalOf } from "./removal.ts";
import { ResponsibleField } from "./responsible-field.tsx";
import { RuleFields, type RuleFieldsProps } from "./rule-fields.tsx";
import { firstRule, useKeyDateForm, type KeyDateFormOptions } from "./use-key-date-form.ts";

type KeyDateEditorProps = KeyDateFormOptions & {
  /** Whether the preview of the changes is shown beside the fields. */
  isWide?: boolean;
  onCancel: () => void;
  /** Moves the focus after the date was removed. */
  onRemoved: () => void;
};

const emptyToAbsent = (typed: unknown) => (typed === "" ? undefined : typed);

/** The form of a key date, with a preview of other dates that it moves. */
export function KeyDateEditor({
  date: newest,
  dates,
  isWide = false,
  onCancel,
  onDone,
  onRemoved,
  deal,
}: KeyDateEditorProps) {
  // The date as the user has seen it: it may change while the form is open.
  const [date] = useState(newest);
  const { conflict, control, errors, failure, isPending, onSubmit, register, setValue } =
    useKeyDateForm({ date, dates, onDone, deal });
  const form = useWatch({ control }) as KeyDateForm;
  const { kind, rule } = form;
  const preview = { client: deal.client?.name, date, dates, form };

  function changeKind(next: KeyDateForm["kind"]) {
    // Exchange deadlines are counted by law, so such a rule fits no other kind.
    if (rule && (isStrict(next) || isStrict(kind))) setValue("rule", firstRule(dates, next));
  }

  return (
    <form
      noValidate
      className={isWide ? "xl:grid xl:grid-cols-[minmax(0,1fr)_16.5rem] xl:gap-x-10" : undefined}
      onSubmit={(event) => void onSubmit(event)}
    >
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <Field label="Name" hint="As the contract calls it." error={errors.label?.message}>
          <Input required autoComplete="off" {...register("label")} />
        </Field>
        <Field label="Kind" error={errors.kind?.message}>
          <Select
            required
            {...register("kind", {
              onChange: ({ target }: { target: { value: KeyDateForm["kind"] } }) =>
                changeKind(target.value),
            })}
          >
            <NamedOptions values={keyDateKinds} names={keyDateKindNames} />
          </Select>
        </Field>
        <WhenFields {...{ control, date, dates, errors, form, register, setValue }} />
        <KeyDatePreview
          {...preview}
          // In a wide window, the preview is beside the form; otherwise, it follows the fields that
          // affect it.
          className={isWide ? "sm:col-span-2 xl:hidden" : "sm:col-span-2"}
        />
        {isStrict(kind) && <ExchangeNotes />}
        <Field
          label="Contract section (optional)"
          hint="Such as “PSA §4.2”."
          error={errors.basis?.message}
        >
          <Input autoComplete="off" {...register("basis")} />
        </Field>
        <ResponsibleField control={control} deal={deal} error={errors.responsible?.message} />
        <Field
          label="Time (optional)"
          hint={`In ${cityOf(deal.timeZone)}. Without it, the whole day counts.`}
          error={errors.time?.message}
        >
          <Input type="time" {...register("time", { setValueAs: emptyToAbsent })} />
        </Field>
        <Field
          label="Status"
          hint="Done and waived dates don’t move with the others."
          error={errors.status?.message}
        >
          <Select required {...register("status")}>
            <NamedOptions values={keyDateStatuses} names={keyDateStatusNames} />
          </Select>
        </Field>
      </div>
      {isWide && (
        <KeyDatePreview
          {...preview}
          className="mt-6 border-hairline pl-8 max-xl:hidden xl:border-l"
        />
      )}
      <FormFooter {...{ conflict, failure, isPending, onCancel }} submit="Save date">
        {date && <RemoveButton dealId={deal.id} {...{ date, onDone, onRemoved }} />}
      </FormFooter>
    </form>
  );
}

type WhenFieldsProps = Omit<RuleFieldsProps, "kind"> & {
  date: KeyDateView | undefined;
  form: KeyDateForm;
};

/** The fields for the day: a rule, or a fixed day with a reason. */
function WhenFields({ date, dates, form, ...fields }: WhenFieldsProps) {
  const heading = useId();
  const { kind, override, rule } = form;
  const { errors, register, setValue } = fields;
  const strict = isStrict(kind);

  function changeMode(mode: string) {
    if (mode === "rule") {
      setValue("override", undefined);
      if (!rule) setValue("rule", firstRule(dates, kind));
      return;
    }
    setValue("override", { day: date?.day ?? "", reason: "" });
    // A new date with a fixed day has no rule.
    if (!date?.rule) setValue("rule", undefined);
  }

  return (
    <>
      <div className="sm:col-span-2">
        <p id={heading} className="mb-2 text-small font-medium text-fg">
          When
        </p>
        <SegmentedControl
          aria-labelledby={heading}
          value={override || !rule ? "set" : "rule"}
          onValueChange={changeMode}
        >
          <SegmentedControlItem value="rule">By rule</SegmentedControlItem>
          <SegmentedControlItem value="set">Set a date</SegmentedControlItem>
        </SegmentedControl>
      </div>
      {override || !rule ? (
        <>
          <Field label="Date" error={errors.override?.day?.message ?? errors.override?.message}>
            <Input type="date" required {...register("override.day")} />
          </Field>
          <Field
            label={rule ? "Reason" : "Reason (optional)"}
            hint={strict ? "The IRS notice (Rev. Proc. 2018-58)." : "Such as “Amendment 1”."}
            error={errors.override?.reason?.message}
          >
            <Input required={!!rule} autoComplete="off" {...register("override.reason")} />
          </Field>
          {strict && (
            <Field
              label="Link to the notice"
              error={errors.override?.link?.message}
              className="sm:col-span-2"
            >
              <Input
                type="url"
                required
                autoComplete="off"
                {...register("override.link", { setValueAs: emptyToAbsent })}
              />
            </Field>
          )}
        </>
      ) : (
        <RuleFields {...{ dates, kind, ...fields }} />
      )}
    </>
  );
}

type RemoveButtonProps = Pick<KeyDateEditorProps, "onDone" | "onRemoved"> & {
  date: KeyDateView;
  dealId: string;
};

function RemoveButton({ date, dealId, onDone, onRemoved }: RemoveButtonProps) {
  const { confirm, dialog } = useConfirm();
  const { done, ...removal } = removalOf(date, { dealId });
  return (
    <>
      <Button
        variant="ghost"
        className="sm:ml-auto"
        onClick={() => confirm({ ...removal, onDone: () => onDone(done), focus: onRemoved })}
      >
        Remove
      </Button>
      {dialog}
    </>
  );
}

/** Notes about an exchange's deadlines, with their sources. */
function ExchangeNotes() {
  return (
    <div className="grid gap-3 rounded-control bg-warn-tint p-4 text-small text-fg sm:col-span-2">
      <p>
        {exchangeNotices.identification} {exchangeNotices.strict}
      </p>
      <p>{exchangeNotices.advice}</p>
      <p className="text-caption">
        Sources: {exchangeSources.map(({ title }) => title).join("; ")}. Checked on{" "}
        {formatDay(exchangeSourcesCheckedOn, dayWithWeekday)}.
      </p>
    </div>
  );
}
