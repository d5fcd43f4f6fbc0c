import type { TimeRequest } from "@frontage/content/schemas/event";

import { dayIn, dayInWords } from "../../lib/dates.ts";
import { isSameClock, placeOf, spanInWords } from "../../lib/time-zones.ts";
import type { RequestedTime } from "./requested-time.ts";

// What the forms share in which one side asks for a time and the other proposes one.

const lengths: Record<TimeRequest["minutes"], string> = {
  "30": "30 minutes",
  "60": "1 hour",
  "120": "2 hours",
  "240": "4 hours",
};

/** The options of a select, in minutes. */
export function LengthOptions() {
  return Object.entries(lengths).map(([minutes, words]) => (
    <option key={minutes} value={minutes}>
      {words}
    </option>
  ));
}

export const problemsInWords = {
  past: "This time has passed. Please choose a later one.",
  skipped: "The clocks go forward that night and skip this time. Please choose another.",
} as const;

/** What the chosen time is, on both clocks. */
export function AskedTime({
  asked,
  readersTimeZone,
}: {
  asked: RequestedTime;
  readersTimeZone: string;
}) {
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
