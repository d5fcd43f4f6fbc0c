import { addDays } from "@frontage/records/deal-clock/days";

/** The days a question is about, inclusive; either end may be open. */
export type DayRange = { from?: string; to?: string };

/** A range of days, and its place in the text. */
type FoundRange = { range: DayRange; matched: string };

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const counts = "zero one two three four five six seven eight nine ten".split(" ");
const month =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const unit = "(day|week|month|quarter|year)s?";
const count = `(\\d{1,3}|${counts.slice(1).join("|")})`;
const bound = "(?:\\b(before|by|until|after|since|from|on|in|during|for) )?(?:the )?";

const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
const isDay = (day: string) => {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
};
const two = (value: number) => String(value).padStart(2, "0");
/** The first day of a month from 0; 12 is the next January. */
const firstOf = (year: number, index: number) =>
  new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
const monthsFrom = (year: number, index: number, length: number): DayRange => ({
  from: firstOf(year, index),
  to: addDays(firstOf(year, index + length), -1),
});

/** Reads a match; undefined if it isn't a day. */
type Rule = [string, (groups: (string | undefined)[], today: string) => DayRange | undefined];

const rules: Rule[] = [
  [
    `\\b(?:(?:by|before) )?(?:the )?end of (?:the |this )?(week|month|quarter|year)`,
    ([name = ""], today) => ({ ...period(name, 0, today), from: today }),
  ],
  [
    `\\b(?:(?:with)?in|over|during|for)?(?: the)? ?(?:next|coming) ${count} ${unit}|\\b(?:with)?in ${count} ${unit}`,
    ([next, ofNext, within, ofWithin], today) => ({
      from: today,
      to: addDays(today, daysOf(next ?? within, ofNext ?? ofWithin)),
    }),
  ],
  [
    `\\b(?:in |within |over )?(?:the )?(?:last|past) ${count} ${unit}`,
    ([number, name], today) => ({ from: addDays(today, -daysOf(number, name)), to: today }),
  ],
  [
    `\\b(?:in |during |for )?(?:the )?(this|next|last|coming|current) (week|month|quarter|year)`,
    ([which = "", name = ""], today) =>
      period(name, /next|coming/.test(which) ? 1 : which === "last" ? -1 : 0, today),
  ],
  ["\\b(?:today|tonight)", (_, today) => ({ from: today, to: today })],
  ["\\b(?:tomorrow)", (_, today) => only(addDays(today, 1))],
  ["\\b(?:yesterday)", (_, today) => only(addDays(today, -1))],
  [
    `${bound}\\b${month} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`,
    ([word, name = "", day, year], today) =>
      bounded(word, dayIn(monthIndex(name), Number(day), year, today)),
  ],
  [
    `${bound}(?<!\\d)(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?`,
    ([word, number, day, year], today) =>
      bounded(word, dayIn(Number(number) - 1, Number(day), year && wholeYear(year), today)),
  ],
  [
    `\\b(before|by|until|after|since|from|in|during|for|this|next) ${month}(?:,? (\\d{4}))?`,
    ([word, name = "", year], today) => {
      const index = monthIndex(name);
      const range = monthsFrom(yearOf(index, year, today), index, 1);
      return bounded(word, range.from, range.to);
    },
  ],
  [
    `\\b(by |before )?(?:on |this )?(next )?(${weekdays.join("|")})`,
    ([word, next, name = ""], today) => {
      const index = weekdays.indexOf(name);
      const day = next
        ? addDays(mondayOf(today), 7 + ((index + 6) % 7))
        : addDays(today, (index - new Date(today).getUTCDay() + 7) % 7);
      return word ? { from: today, to: day } : only(day);
    },
  ],
  [
    "\\b(before|by|until|after|since|on) the (\\d{1,2})(?:st|nd|rd|th)(?! [a-z]+ (?:floor|lease))",
    ([word, number], today) => {
      const days = [0, 1].map((ahead) => {
        const first = firstOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + ahead);
        return `${first.slice(0, 8)}${two(Number(number))}`;
      });
      return bounded(
        word,
        days.find((day) => isDay(day) && day >= today),
      );
    },
  ],
  [
    `\\b(in|during|by|before|after) (20\\d\\d)`,
    ([word, year]) => bounded(word, `${year}-01-01`, `${year}-12-31`),
  ],
];

/**
 * The days a question names: "next week", "in March", "before the 27th".
 *
 * @param text by `plainText`
 * @param today "2026-11-23"
 */
export function findRange(text: string, today: string): FoundRange | undefined {
  for (const [pattern, read] of rules) {
    const match = new RegExp(`${pattern}\\b`).exec(text);
    const range = match && read(match.slice(1), today);
    if (range) return { range, matched: match[0] };
  }
  return undefined;
}

/** Days in a text that include a year: "June 30, 2033", "6/30/2033". */
export function daysIn(text: string): string[] {
  const named = [
    ...text.toLowerCase().matchAll(new RegExp(`\\b${month} (\\d{1,2}),? (\\d{4})\\b`, "g")),
  ].map(([, name = "", day, year]) => [year, monthIndex(name) + 1, Number(day)] as const);
  const counted = [...text.matchAll(/\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)\b/g)].map(
    ([, number, day, year = ""]) => [wholeYear(year), Number(number), Number(day)] as const,
  );
  return [...named, ...counted]
    .map(([year, number, day]) => `${year}-${two(number)}-${two(day)}`)
    .filter(isDay);
}

/** Whether a day is in a range. */
export const isWithin = (day: string, { from, to }: DayRange) =>
  (from === undefined || day >= from) && (to === undefined || day <= to);

/** "26" is 2026, "98" was 1998. */
const wholeYear = (year: string) =>
  year.length === 4 ? year : `${Number(year) < 70 ? "20" : "19"}${year}`;

const only = (day: string): DayRange => ({ from: day, to: day });

function bounded(word: string | undefined, from: string | undefined, to = from) {
  if (from === undefined || to === undefined) return undefined;
  if (word === "before") return { to: addDays(from, -1) };
  if (word === "by" || word === "until") return { to };
  if (word === "after") return { from: addDays(to, 1) };
  return word === "since" || word === "from" ? { from } : { from, to };
}

const daysOf = (number = "", name = "day") =>
  (Number(number) || counts.indexOf(number)) *
  ({ day: 1, week: 7, month: 30, quarter: 91, year: 365 }[name] ?? 1);

/** This week, month, quarter or year, or the one before or after. */
function period(name: string, step: number, today: string): DayRange {
  const [year = 0, number = 1] = today.split("-").map(Number);
  if (name === "week") {
    const monday = addDays(mondayOf(today), 7 * step);
    return { from: monday, to: addDays(monday, 6) };
  }
  if (name === "month") return monthsFrom(year, number - 1 + step, 1);
  if (name === "quarter") return monthsFrom(year, 3 * (Math.floor((number - 1) / 3) + step), 3);
  return monthsFrom(year + step, 0, 12);
}

const monthIndex = (name: string) => months.indexOf(name.slice(0, 3));

/** A month without a year is the nearest one, preferably ahead. */
function yearOf(index: number, year: string | undefined, today: string): number {
  if (year) return Number(year);
  const thisYear = Number(today.slice(0, 4));
  const distance = Date.parse(firstOf(thisYear, index)) - Date.parse(today);
  return distance < -165 * 86_400_000 ? thisYear + 1 : thisYear;
}

function dayIn(index: number, day: number, year: string | undefined, today: string) {
  const found = `${yearOf(index, year, today)}-${two(index + 1)}-${two(day)}`;
  return isDay(found) ? found : undefined;
}
