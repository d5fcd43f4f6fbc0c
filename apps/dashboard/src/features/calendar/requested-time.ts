import type { TimeRequest } from "@frontage/records/schemas/event";
import { instantsAt } from "@frontage/records/wall-clock";

import { isWithinHours, type Office } from "../../time/office-hours.ts";
import type { Span } from "../../time/time-zones.ts";

export type RequestedTime =
  /** Day, time or length is missing. */
  | { problem: "incomplete" }
  /** The day has no such time, because daylight saving time starts. */
  | { problem: "skipped" }
  | {
      problem: "past" | "outsideHours" | undefined;
      span: Span;
      /**
       * Whether the day has this time twice, because daylight saving time ends: the first one
       * counts.
       */
      isTwice: boolean;
    };

type RequestedTimeOptions = {
  /** The time zone of the day and time. */
  timeZone: string;
  office: Office;
  now: Date;
};

/**
 * The time span that a day and a wall clock time mean in a time zone, or what is wrong with them.
 */
export function requestedTime(
  { day, minutes, time }: Pick<TimeRequest, "day" | "minutes" | "time">,
  { now, office, timeZone }: RequestedTimeOptions,
): RequestedTime {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time) || !minutes) {
    return { problem: "incomplete" };
  }
  const instants = instantsAt(day, time, timeZone);
  const [start] = instants;
  if (!start) return { problem: "skipped" };
  const end = new Date(Date.parse(start) + Number(minutes) * 60_000).toISOString();
  const span = { start, end, timeZone };
  return { problem: problemOf(), span, isTwice: instants.length > 1 };

  function problemOf() {
    if (Date.parse(span.start) <= now.getTime()) return "past";
    return isWithinHours(span, office) ? undefined : "outsideHours";
  }
}
