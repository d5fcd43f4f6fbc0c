import type { TimeRequest } from "@frontage/content/schemas/event";

import { isWithinHours, type Office } from "../../lib/office-hours.ts";
import { type Span, momentsAt } from "../../lib/time-zones.ts";

export type RequestedTime =
  /** Day, time or length are still missing. */
  | { problem: "incomplete" }
  /** The clocks skip this time on that day. */
  | { problem: "skipped" }
  | {
      problem: "past" | "outsideHours" | undefined;
      span: Span;
      /** The clock is turned back over this time; the first of the two is meant. */
      isTwice: boolean;
    };

export type RequestedTimeOptions = {
  /** The clock that day and time are on. */
  timeZone: string;
  office: Office;
  now: Date;
};

/** What a day and a time on a clock come to, and what speaks against it. */
export function requestedTime(
  { day, minutes, time }: Pick<TimeRequest, "day" | "minutes" | "time">,
  { now, office, timeZone }: RequestedTimeOptions,
): RequestedTime {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time) || !minutes) {
    return { problem: "incomplete" };
  }
  const moments = momentsAt(day, time, timeZone);
  const [start] = moments;
  if (!start) return { problem: "skipped" };
  const end = new Date(Date.parse(start) + Number(minutes) * 60_000).toISOString();
  const span = { start, end, timeZone };
  return { problem: problemOf(), span, isTwice: moments.length > 1 };

  function problemOf() {
    if (Date.parse(span.start) <= now.getTime()) return "past";
    return isWithinHours(span, office) ? undefined : "outsideHours";
  }
}
