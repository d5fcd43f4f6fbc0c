import { daysIn, isWithin } from "./days.ts";
import type { Clause } from "./query.ts";
import type { Question } from "./understand.ts";

const ofLeases = /\b(?:leases?|tenants?|tenancies)\b/;
const ending =
  /\b(?:expir\w*|end(?:s|ing)?|rolls?|rolling|lapses?|runs? out|running out|(?:is|are|comes?|coming) (?:up|due)|up (?:first|next|for renewal))\b/;
const asksWhich = /\b(?:which|whose|what|who|any|list|show|all|how many)\b/;
const soonest =
  /\b(?:first|next(?! (?:\d+|week|month|quarter|year|few|two|three|five))|soonest|earliest)\b/;

/** Whether it asks which of several leases end soonest, or in some days: a rent roll says that. */
export function asksLeaseEnds(question: Question): boolean {
  const { otherNames, people, range, text, units } = question;
  const isOfOne = units.length > 0 || people.size > 0 || otherNames.length > 0;
  if (isOfOne || !ofLeases.test(text) || !ending.test(text) || !asksWhich.test(text)) return false;
  return range !== undefined || soonest.test(text);
}

const leasesMax = 5;
const isVacant = /\b(?:vacant|vacancy|available|offered)\b/i;
/** A line of a rent roll says how large the space is. */
const area = /\b\d{1,3},\d{3}\b/;

/**
 * The lines of rent rolls whose leases end when it is asked for, the soonest first.
 *
 * @param rows clauses that are bound to what is asked about
 */
export function chooseLeaseEnds({ range }: Question, rows: readonly Clause[]): Clause[] {
  const ends = rows
    .filter(
      ({ passage, quote }) =>
        passage.documentType === "rent-roll" && area.test(quote) && !isVacant.test(quote),
    )
    .flatMap((row) => {
      const day = daysIn(row.quote).toSorted().at(-1);
      return day === undefined ? [] : [{ row, day }];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const seen = new Set<string>();
  // A roll may list a lease in its table, and once more in words.
  const each = ends.filter(({ day, row }) => {
    const key = `${day} ${/\p{L}{3,}(?:\W+\w+){2}/u.exec(row.quote)?.[0].replaceAll(/\W+/g, " ") ?? ""}`;
    return !seen.has(key) && seen.add(key);
  });
  const meant = range
    ? each.filter(({ day }) => isWithin(day, range)).slice(0, leasesMax)
    : each.slice(0, 1);
  return meant.map(({ row }) => row);
}
