import {
  formatDue,
  formatDueAt,
  formatWhen,
  withArticle,
} from "@frontage/records/deal-clock/due-sentence";
import { withinSentence } from "@frontage/records/in-sentence";
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
  const [first, ...later] = items;
  if (!first) return undefined;
  return {
    text: formatNearest([first, ...later.filter(({ day }) => day === first.day)], today),
    isMissed: false,
  };
}

/** What is due on the same day: "Two deadlines Friday: an offer for 9 Template Drive and closing at 2 Sample Square." */
function formatNearest(due: readonly [TodayDeadline, ...TodayDeadline[]], today: string): string {
  const [first] = due;
  const when = formatWhen(first.day, today);
  // An offer outranks a date.
  const offers = [
    ...Map.groupBy(
      due.flatMap((date) => (date.source === "offer" ? [date] : [])),
      ({ label, listing }) => `${label.split(" ", 1)[0]?.toLowerCase()} for ${listing.name}`,
    ),
  ].map(([what, { length }]) =>
    length === 1
      ? `${what.startsWith("o") ? "an" : "a"} ${what}`
      : `${numberWord(length)} ${what.replace(" ", "s ")}`,
  );
  const dates = due.filter(({ source }) => source !== "offer");
  const [date] = dates;
  if (!date && offers.length === 1) {
    return `${capitalized(offers[0] ?? "")} ${due.length === 1 ? "expires" : "expire"} ${when}.`;
  }
  if (date && due.length === 1) {
    const place = placeOf(date);
    return place ? formatDueAt(date, place.name, today) : formatDue(date, today);
  }
  const named = dates.map((each) => {
    const place = placeOf(each);
    const what = withinSentence(
      withArticle(each.label.replace(/ (begins?|due|ends?|expires?|starts?)$/i, "")),
    );
    return place ? `${what} at ${place.name}` : what;
  });
  const all = [...offers, ...named];
  const more = all.length - namedMax;
  const listed = more > 0 ? [...all.slice(0, namedMax), `${more} more`] : all;
  return `${capitalized(numberWord(due.length))} deadlines ${when}: ${listing.format(listed)}.`;
}

/** More deadlines of a day are counted. */
const namedMax = 3;
const listing = new Intl.ListFormat("en-US");

const placeOf = (deadline: TodayDeadline) =>
  "listing" in deadline ? deadline.listing : deadline.deal;
