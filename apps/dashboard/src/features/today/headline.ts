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
  deadlines,
  needsYou,
  steps,
}: Pick<Today, "deadlines" | "needsYou" | "steps">): Headline {
  const needs = needsYou?.total ?? 0;
  const isFirstDay = steps && !(steps.clientId && steps.hasDeal && steps.hasDocument);
  let count = `${capitalized(numberWord(needs))} ${needs === 1 ? "thing needs" : "things need"} you today.`;
  if (needs === 0) count = isFirstDay ? "Nothing needs you yet." : "You’re all caught up.";
  if (needsYou === undefined) count = "Here’s your day.";
  const deadline = deadlines && deadlineOf(deadlines);
  return { count, ...(deadline && { deadline }) };
}

function deadlineOf({ items, overdue }: NonNullable<Today["deadlines"]>): Headline["deadline"] {
  const missed = items.findLast(({ daysLeft }) => daysLeft < 0);
  if (missed && overdue > 0) {
    const latest = `${missed.label}${placeOf(missed)}, ${formatDay(missed.day, { month: "long", day: "numeric" })}`;
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
      text: `An offer for ${next.listing.name} expires ${formatWhen(next)}.`,
      isMissed: false,
    };
  }
  // Only a label such as "Due diligence ends" makes a complete sentence.
  const ends = /^(.+) ends$/.exec(next.label);
  const when = formatWhen(next);
  return {
    text: ends
      ? `${ends[1]}${placeOf(next)} ends ${when}.`
      : `${next.label} ${when}${placeOf(next)}.`,
    isMissed: false,
  };
}

function placeOf(deadline: TodayDeadline): string {
  const place = "listing" in deadline ? deadline.listing : deadline.deal;
  return place ? ` at ${place.name}` : "";
}

/** When a deadline is due: "today", "tomorrow", "Friday", "on July 26". */
function formatWhen({ day, daysLeft }: TodayDeadline): string {
  if (daysLeft === 0) return "today";
  if (daysLeft === 1) return "tomorrow";
  if (daysLeft < 7) return formatDay(day, { weekday: "long" });
  return `on ${formatDay(day, { month: "long", day: "numeric" })}`;
}
