import type { TimeRequest } from "@frontage/content/schemas/event";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";

import { dayIn, dayInWords } from "../../lib/dates.ts";
import { isSameClock, placeOf, spanInWords } from "../../lib/time-zones.ts";
import type { Reader } from "./event-words.ts";
import type { RequestedTime } from "./requested-time.ts";

// What the forms share in which one side asks for a time and the other proposes one.

const lengths: Record<TimeRequest["minutes"], string> = {
  "30": "30 minutes",
  "60": "1 hour",
  "120": "2 hours",
  "240": "4 hours",
};

export const problemsInWords = {
  past: "This time has passed. Please choose a later one.",
  skipped: "The clocks go forward that night and skip this time. Please choose another.",
} as const;

type TimeFieldName = "day" | "time" | "minutes";

export type TimeFieldsProps = {
  /** What is chosen so far comes to this. */
  asked: RequestedTime;
  /** What is wrong with each, where something is. */
  errors: Partial<Record<TimeFieldName, FieldError>>;
  reader: Reader;
  register: (name: TimeFieldName) => UseFormRegisterReturn;
  /** The property's, whose clock the time is on; an IANA name. */
  timeZone: string;
};

/** Day, time and length, and what they are on both clocks. */
export function TimeFields({ asked, errors, reader, register, timeZone }: TimeFieldsProps) {
  return (
    <>
      <Field label="Day" error={errors.day?.message}>
        <Input type="date" required min={dayIn(reader.now, timeZone)} {...register("day")} />
      </Field>
      <Field
        label="Time"
        hint={`On the clock in ${placeOf(timeZone)}.`}
        error={errors.time?.message}
      >
        <Input type="time" required step={900} {...register("time")} />
      </Field>
      <Field label="Length" error={errors.minutes?.message}>
        <Select required {...register("minutes")}>
          {Object.entries(lengths).map(([minutes, words]) => (
            <option key={minutes} value={minutes}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <div aria-live="polite" className="flex flex-col justify-end text-ui sm:pb-2.5">
        <AskedTime asked={asked} readersTimeZone={reader.timeZone} />
      </div>
    </>
  );
}

function AskedTime({ asked, readersTimeZone }: { asked: RequestedTime; readersTimeZone: string }) {
  if (asked.problem === "incomplete") return null;
  if (asked.problem === "skipped") return <p className="text-accent">{problemsInWords.skipped}</p>;
  const { isTwice, span } = asked;
  const isSame = isSameClock(span.start, span.timeZone, readersTimeZone);
  const on = (zone: string) =>
    `${dayInWords(dayIn(span.start, zone), { weekday: "short", month: "short", day: "numeric" })}, ${spanInWords(span, zone)}`;
  return (
    <>
      <p className="text-fg">
        {on(span.timeZone)} in {placeOf(span.timeZone)}
        {isTwice && ", before the clocks go back"}
      </p>
      {!isSame && <p>{on(readersTimeZone)} for you</p>}
      {asked.problem === "past" && <p className="text-accent">{problemsInWords.past}</p>}
    </>
  );
}
