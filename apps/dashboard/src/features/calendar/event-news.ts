import { hasEnded, type PortalEvent } from "@frontage/records/schemas/event";

import { dayIn, formatFullDay } from "../../time/dates.ts";
import { cityOf, formatSpan } from "../../time/time-zones.ts";
import { removedWord } from "./event-labels.ts";

/** Describes how an event has changed since it was opened, apart from the form's fields. */
export function eventNews(before: PortalEvent, now: PortalEvent): string[] {
  if (hasEnded(now)) {
    const word = now.status === "canceled" ? removedWord(now) : now.status;
    return [`It was ${word}${now.reason ? `: ${now.reason}` : ""}.`];
  }
  const news: string[] = [];
  if (now.status !== before.status) news.push(statusSentences[now.status]);
  const wanted = wantedTime(now);
  if (wanted !== wantedTime(before)) {
    news.push(wanted ? `Another time is wanted: ${wanted}.` : "No other time is wanted any more.");
  }
  return news;
}

const statusSentences: Record<PortalEvent["status"], string> = {
  confirmed: "It was confirmed.",
  requested: "Its time was requested.",
  proposed: "Its time was proposed.",
  canceled: "It was canceled.",
  declined: "It was declined.",
  withdrawn: "It was withdrawn.",
};

/**
 * The requested new time of a confirmed event: "Thursday, July 16, 2099, 9am to 10am in Chicago".
 */
function wantedTime(event: PortalEvent): string | undefined {
  if (!("start" in event) || !event.change) return undefined;
  return formatMoment(event, event.change);
}

/** An event's day and time, in the event's time zone. */
export function formatMoment(
  { timeZone }: { timeZone: string },
  span: { start: string; end: string },
): string {
  const day = formatFullDay(dayIn(span.start, timeZone));
  return `${day}, ${formatSpan(span, timeZone)} in ${cityOf(timeZone)}`;
}
