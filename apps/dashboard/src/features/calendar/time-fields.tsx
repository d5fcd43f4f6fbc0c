import { timeRequestSchema, type TimeRequest } from "@frontage/records/schemas/event";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";

import { NamedOptions } from "../../components/options.tsx";
import { dayIn, formatDay } from "../../time/dates.ts";
import { cityOf, formatSpan, formatZone, isSameClock } from "../../time/time-zones.ts";
import type { Viewer } from "./event-labels.ts";
import type { RequestedTime } from "./requested-time.ts";

const lengths: Record<TimeRequest["minutes"], string> = {
  "30": "30 minutes",
  "60": "1 hour",
  "120": "2 hours",
  "240": "4 hours",
};

export const problemMessages = {
  past: "This time has passed. Please choose a later one.",
  skipped: "This time doesn’t exist that day (daylight saving). Please choose another.",
} as const;

type TimeFieldName = "day" | "time" | "minutes";

type TimeFieldsProps = {
  /** The time chosen so far. */
  chosen: RequestedTime;
  errors: Partial<Record<TimeFieldName, FieldError>>;
  viewer: Viewer;
  register: (name: TimeFieldName) => UseFormRegisterReturn;
  /** The property’s time zone, an IANA name. */
  timeZone: string;
};

/**
 * The fields for the day, time and length of a request or proposal, and the resulting time in both
 * time zones.
 */
export function TimeFields({ chosen, errors, viewer, register, timeZone }: TimeFieldsProps) {
  return (
    <>
      <Field label="Day" error={errors.day?.message}>
        <Input type="date" required min={dayIn(viewer.now, timeZone)} {...register("day")} />
      </Field>
      <Field label="Time" hint={`${formatZone(timeZone)}.`} error={errors.time?.message}>
        <Input type="time" required step={900} {...register("time")} />
      </Field>
      <Field label="Length" error={errors.minutes?.message}>
        <Select required {...register("minutes")}>
          <NamedOptions values={timeRequestSchema.shape.minutes.options} names={lengths} />
        </Select>
      </Field>
      <div aria-live="polite" className="flex flex-col justify-end text-ui sm:pb-2.5">
        <ChosenTime chosen={chosen} viewerTimeZone={viewer.timeZone} />
      </div>
    </>
  );
}

function ChosenTime({ chosen, viewerTimeZone }: { chosen: RequestedTime; viewerTimeZone: string }) {
  if (chosen.problem === "incomplete") return null;
  if (chosen.problem === "skipped") return <p className="text-error">{problemMessages.skipped}</p>;
  const { isTwice, span } = chosen;
  const isSame = isSameClock(span.start, span.timeZone, viewerTimeZone);
  const formatIn = (zone: string) =>
    `${formatDay(dayIn(span.start, zone), { weekday: "short", month: "short", day: "numeric" })}, ${formatSpan(span, zone)}`;
  return (
    <>
      <p className="text-fg">
        {formatIn(span.timeZone)} in {cityOf(span.timeZone)}
        {isTwice && ", before the clocks change"}
      </p>
      {!isSame && <p>{formatIn(viewerTimeZone)} for you</p>}
      {chosen.problem === "past" && <p className="text-error">{problemMessages.past}</p>}
    </>
  );
}
