import type { Today, TodayDeadline } from "@frontage/records/schemas/today";

import { formatDay } from "../../time/dates.ts";

const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const wordFor = (count: number) => words[count] ?? String(count);
const counted = (count: number, one: string, many: string) =>
  `${wordFor(count)} ${count === 1 ? one : many}`;

type Headline = {
  /** The number of items that wait for the broker. */
  count: string;
  /** A missed deadline; otherwise new offers, or the next deadline. */
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
  let count = `${counted(needs, "thing needs", "things need")} you today.`;
  if (needs === 0) count = isFirstDay ? "Nothing needs you yet." : "You’re all caught up.";
  if (needsYou === undefined) count = "Here’s your day.";
  const due = deadlines && deadlineOf(deadlines);
  const offers = needsYou && offersOf(needsYou);
  const deadline = due?.isMissed ? due : (offers ?? due);
  return { count, ...(deadline && { deadline }) };
}

/** The sentence about new offers: "Two offers came in for 15 Placeholder Plaza." */
function offersOf({ items }: NonNullable<Today["needsYou"]>): Headline["deadline"] {
  const offers = items.flatMap((item) =>
    item.kind === "offer" && item.reason === "new" && !item.isSeen ? [item.listing] : [],
  );
  const [first] = offers;
  if (!first) return undefined;
  const isOneListing = offers.every(({ id }) => id === first.id);
  const what = counted(offers.length, "offer", "offers");
  return {
    text: `${what} came in${isOneListing ? ` for ${first.name}` : ""}.`,
    isMissed: false,
  };
}

function deadlineOf({ items, overdue }: NonNullable<Today["deadlines"]>): Headline["deadline"] {
  const missed = items.findLast(({ daysLeft }) => daysLeft < 0);
  if (missed && overdue > 0) {
    const latest = `${missed.label}${placeOf(missed)}, ${formatDay(missed.day, { month: "long", day: "numeric" })}`;
    return {
      text:
        overdue === 1
          ? `A date was missed: ${latest}.`
          : `${wordFor(overdue)} dates were missed, the latest: ${latest}.`,
      isMissed: true,
    };
  }
  const next = items[0];
  if (!next) return undefined;
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
