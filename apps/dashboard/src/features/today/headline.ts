import { formatDue, formatDueAt, formatWhen } from "@frontage/records/deal-clock/due-sentence";
import { capitalized, numberWord } from "@frontage/records/offer-words";
import type { Today, TodayDeadline } from "@frontage/records/schemas/today";

import { formatDay } from "../../time/dates.ts";

type Headline = {
  /** The number of items that wait for the broker. */
  count: string;
  /** A missed deadline; otherwise the nearest offer's or deadline's day. */
  deadline?: { text: string; isMissed: boolean };
};

/** The headline of a broker's Today: a count, and the most important deadline. */
export function headlineOf({
  day,
  deadlines,
  needsYou,
  steps,
}: Pick<Today, "day" | "deadlines" | "needsYou" | "steps">): Headline {
  const needs = needsYou?.total ?? 0;
  const isFirstDay = steps && !(steps.clientId && steps.hasDeal && steps.hasDocument);
  let count = `${capitalized(numberWord(needs))} ${needs === 1 ? "thing needs" : "things need"} you today.`;
  if (needs === 0) count = isFirstDay ? "Nothing needs you yet." : "You’re all caught up.";
  if (needsYou === undefined) count = "Here’s your day.";
  const deadline = deadlines && deadlineOf(deadlines, day);
  return { count, ...(deadline && { deadline }) };
}

function deadlineOf(
  { items, overdue }: NonNullable<Today["deadlines"]>,
  today: string,
): Headline["deadline"] {
  const missed = items.findLast(({ daysLeft }) => daysLeft < 0);
  if (missed && overdue > 0) {
    const place = placeOf(missed);
    const latest = `${missed.label}${place ? ` at ${place.name}` : ""}, ${formatDay(missed.day, { month: "long", day: "numeric" })}`;
    return {
      text:
        overdue === 1
          ? `A date was missed: ${latest}.`
          : `${capitalized(numberWord(overdue))} dates were missed, the latest: ${latest}.`,
      isMissed: true,
    };
  }
  const first = items[0];
  if (!first) return undefined;
  // On the same day, an offer outranks a date.
  const next = items.find(({ day, source }) => day === first.day && source === "offer") ?? first;
  if (next.source === "offer") {
    return {
      text: `An offer for ${next.listing.name} expires ${formatWhen(next.day, today)}.`,
      isMissed: false,
    };
  }
  const place = placeOf(next);
  const text = place ? formatDueAt(next, place.name, today) : formatDue(next, today);
  return { text, isMissed: false };
}

const placeOf = (deadline: TodayDeadline) =>
  "listing" in deadline ? deadline.listing : deadline.deal;
