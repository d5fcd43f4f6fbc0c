import { addDays } from "@frontage/content/deal-clock/days";

/** The days that a question is about, both included; either end may be open. */
export type DayRange = { from?: string; to?: string };

/** What was found, and the rest of the text. */
export type FoundRange = { range: DayRange; matched: string };

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
const monthPattern =
  "(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)\\.?";
const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  few: 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};
const countPattern = `(\\d{1,3}|${Object.keys(counts).join("|")})`;
const lastDayOf = (month: string) => {
  const [year = 0, index = 0] = month.split("-").map(Number);
  return `${month}-${String(new Date(Date.UTC(year, index, 0)).getUTCDate()).padStart(2, "0")}`;
};
const monthOf = (day: string) => day.slice(0, 7);
const addMonths = (month: string, count: number) => {
  const [year = 0, index = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 7);
};
const weekdayOf = (day: string) => new Date(day).getUTCDay();
/** The Monday of its week. */
const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7));
const isDay = (day: string) => {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
};
const wholeMonth = (month: string): DayRange => ({ from: `${month}-01`, to: lastDayOf(month) });

/** A rule reads a match; undefined: it isn't a day after all. */
type Rule = [RegExp, (match: RegExpMatchArray, today: string) => DayRange | undefined];

const rules: Rule[] = [
  [
    /\b(?:(?:by|before) )?(?:the )?end of (?:the |this )?(week|month|year)\b/,
    ([, unit], today) => ({
      from: today,
      to:
        unit === "week"
          ? addDays(mondayOf(today), 6)
          : unit === "month"
            ? lastDayOf(monthOf(today))
            : `${today.slice(0, 4)}-12-31`,
    }),
  ],
  [
    new RegExp(
      `\\b(?:in|within|over|during|for)?(?: the)? ?(?:next|coming|following|upcoming) ${countPattern} (day|week|month|year)s?\\b`,
    ),
    ([, count, unit], today) => ahead(count, unit, today),
  ],
  [
    new RegExp(`\\b(?:within|in) (?:the next )?${countPattern}(?: of)? (day|week|month|year)s?\\b`),
    ([, count, unit], today) => ahead(count, unit, today),
  ],
  [
    new RegExp(
      `\\b(?:in|within|over|during)? ?(?:the )?(?:last|past|previous) ${countPattern} (day|week|month|year)s?\\b`,
    ),
    ([, count, unit], today) => ({ from: addDays(today, -daysOf(count, unit)), to: today }),
  ],
  [
    /\b(?:in |during |for )?(this|next|last|the coming|coming|current|following) (week|month|quarter|year|weekend)\b/,
    ([, which = "", unit = ""], today) => relative(which, unit, today),
  ],
  [/\b(the )?day after tomorrow\b/, (_, today) => only(addDays(today, 2))],
  [/\btoday|tonight\b/, (_, today) => only(today)],
  [/\btomorrow\b/, (_, today) => only(addDays(today, 1))],
  [/\byesterday\b/, (_, today) => only(addDays(today, -1))],
  [
    new RegExp(
      `\\b(before|by|until|after|since|from|on|in|for)?(?: the)? ?${monthPattern} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?\\b`,
    ),
    ([, word, month = "", day = "", year], today) => {
      const found = dayIn(month, Number(day), year, today);
      return found ? bounded(word, found, found) : undefined;
    },
  ],
  [
    new RegExp(
      `\\b(before|by|until|after|since|from|on|in|for)?(?: the)? ?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthPattern}(?:,? (\\d{4}))?\\b`,
    ),
    ([, word, day = "", month = "", year], today) => {
      const found = dayIn(month, Number(day), year, today);
      return found ? bounded(word, found, found) : undefined;
    },
  ],
  [
    /\b(before|by|until|after|since|from|on|in|for)? ?(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b/,
    ([, word, month = "", day = "", year], today) => {
      const name = months[Number(month) - 1];
      const whole = year?.length === 2 ? `20${year}` : year;
      const found = name && dayIn(name, Number(day), whole, today);
      return found ? bounded(word, found, found) : undefined;
    },
  ],
  [
    /\b(before|by|until|after|since|from|on)? ?(\d{4}-\d{2}-\d{2})\b/,
    ([, word, day = ""]) => (isDay(day) ? bounded(word, day, day) : undefined),
  ],
  [
    new RegExp(
      `\\b(before|by|until|after|since|from|in|during|for|of|this|next|late|early|end of|beginning of) ${monthPattern}(?:,? (?:of )?(\\d{4}))?(?![a-z\\d])`,
    ),
    ([, word, month = "", year], today) => {
      const found = monthIn(month, year, today);
      const { from = "", to = "" } = wholeMonth(found);
      return bounded(word, from, to);
    },
  ],
  [
    /\b(?:on |for |this |by |before )?(next )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/,
    ([matched = "", next, name = ""], today) => {
      const ahead_ = (weekdays.indexOf(name) - weekdayOf(today) + 7) % 7;
      const inNextWeek = addDays(mondayOf(today), 7 + ((weekdays.indexOf(name) + 6) % 7));
      const day = next ? inNextWeek : addDays(today, ahead_);
      return /^(?:by|before)/.test(matched) ? { from: today, to: day } : only(day);
    },
  ],
  [
    /\b(before|by|until|after|since|on) the (\d{1,2})(?:st|nd|rd|th)\b/,
    ([, word, day = ""], today) => {
      const found = dayOfMonth(Number(day), today);
      return found ? bounded(word, found, found) : undefined;
    },
  ],
  [
    /\bthe (\d{1,2})(?:st|nd|rd|th)(?! (?:floor|amendment|version|street|avenue|revision|page|lease|year|month|quarter|day))\b/,
    ([, day = ""], today) => {
      const found = dayOfMonth(Number(day), today);
      return found ? only(found) : undefined;
    },
  ],
  [
    /\b(?:in|during|by|before|after) (20\d\d)\b/,
    ([matched = "", year], today) =>
      bounded(matched.split(" ")[0], `${year}-01-01`, `${year}-12-31`, today),
  ],
];

/**
 * The days that a question names: "next week", "in March", "before the 27th".
 *
 * @param text by `plainText`
 * @param today "2026-11-23"
 */
export function findRange(text: string, today: string): FoundRange | undefined {
  for (const [pattern, read] of rules) {
    const match = pattern.exec(text);
    const range = match && read(match, today);
    if (range) return { range, matched: match[0] };
  }
  return undefined;
}

/** The days that a text names with their years: "June 30, 2033", "6/30/2033". */
export function daysIn(text: string): string[] {
  const named = [
    ...text.toLowerCase().matchAll(new RegExp(`\\b${monthPattern} (\\d{1,2}),? (\\d{4})\\b`, "g")),
  ].map(
    ([, month = "", day = "", year = ""]) => [year, monthIndex(month) + 1, Number(day)] as const,
  );
  const counted = [...text.matchAll(/\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)\b/g)].map(
    ([, month, day, year = ""]) => [wholeYear(year), Number(month), Number(day)] as const,
  );
  const two = (value: number) => String(value).padStart(2, "0");
  return [...named, ...counted]
    .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`)
    .filter(isDay);
}

/** "26" is 2026, "98" was 1998. */
const wholeYear = (year: string) =>
  year.length === 4 ? year : `${Number(year) < 70 ? "20" : "19"}${year}`;

/** Whether a day is in a range. */
export const isWithin = (day: string, { from, to }: DayRange) =>
  (from === undefined || day >= from) && (to === undefined || day <= to);

const only = (day: string): DayRange => ({ from: day, to: day });

function bounded(word: string | undefined, from: string, to: string, today?: string): DayRange {
  if (word === "before") return { ...(today ? { from: today } : {}), to: addDays(from, -1) };
  if (word === "by" || word === "until") return { to };
  if (word === "after") return { from: addDays(to, 1) };
  if (word === "since" || word === "from") return { from };
  return { from, to };
}

function daysOf(count = "1", unit = "day"): number {
  const number = counts[count] ?? Number(count);
  return number * ({ day: 1, week: 7, month: 30, year: 365 }[unit] ?? 1);
}

const ahead = (count: string | undefined, unit: string | undefined, today: string): DayRange => ({
  from: today,
  to: addDays(today, daysOf(count, unit)),
});

function relative(which: string, unit: string, today: string): DayRange {
  const step = /next|coming|following/.test(which) ? 1 : which === "last" ? -1 : 0;
  if (unit === "week") {
    const monday = addDays(mondayOf(today), 7 * step);
    return { from: monday, to: addDays(monday, 6) };
  }
  if (unit === "weekend") {
    const saturday = addDays(mondayOf(today), 5 + 7 * step);
    return { from: saturday, to: addDays(saturday, 1) };
  }
  if (unit === "month") return wholeMonth(addMonths(monthOf(today), step));
  if (unit === "quarter") {
    const [year = 0, month = 1] = today.split("-").map(Number);
    const first = new Date(Date.UTC(year, Math.floor((month - 1) / 3) * 3 + 3 * step, 1));
    const start = first.toISOString().slice(0, 7);
    return { from: `${start}-01`, to: lastDayOf(addMonths(start, 2)) };
  }
  const year = Number(today.slice(0, 4)) + step;
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

const monthIndex = (name: string) =>
  months.findIndex((month) => month.startsWith(name.slice(0, 3)));

/** A month without a year is the one nearest to today, rather ahead. */
function monthIn(name: string, year: string | undefined, today: string): string {
  const number = String(monthIndex(name) + 1).padStart(2, "0");
  if (year) return `${year}-${number}`;
  const thisYear = Number(today.slice(0, 4));
  const candidate = `${thisYear}-${number}`;
  const distance = (Date.parse(`${candidate}-15`) - Date.parse(today)) / 86_400_000;
  return distance < -150 ? `${thisYear + 1}-${number}` : candidate;
}

function dayIn(name: string, day: number, year: string | undefined, today: string) {
  const found = `${monthIn(name, year, today)}-${String(day).padStart(2, "0")}`;
  return isDay(found) ? found : undefined;
}

/** "The 27th" is this month's, or the next one's once it has passed. */
function dayOfMonth(day: number, today: string): string | undefined {
  const inMonth = (month: string) => `${month}-${String(day).padStart(2, "0")}`;
  const [here, next] = [monthOf(today), addMonths(monthOf(today), 1)].map(inMonth);
  return [here, next].find((found) => found !== undefined && isDay(found) && found >= today);
}
