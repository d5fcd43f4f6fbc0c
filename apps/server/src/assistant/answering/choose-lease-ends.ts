import type { DocumentType } from "@frontage/content/schemas/document";
import type { ClausesAsked } from "./clauses-asked.ts";
import { daysIn, isWithin } from "./days.ts";
import { isOfFigures } from "./figures.ts";
import { namesTenant } from "./named-tenant.ts";
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

/** Whether it asks when the lease of one tenant ends. */
export const asksEndOfOne = (question: Question): boolean =>
  question.type === "date" &&
  question.range === undefined &&
  !asksLeaseEnds(question) &&
  /\bleases?\b/.test(question.text) &&
  endingOfOne.test(question.text);

const endingOfOne = new RegExp(`${ending.source}|\\b(?:run out|up)\\b`);

/** A lease that ends on a day: "from July 1, 2025 to June 30, 2028", or the last column of a list. */
const endsOn =
  /(?:\b(?:to|through|until|ends?|expires?)(?: on)? |\d )\p{Lu}\p{Ll}+ \d{1,2}, \d{4}/u;

/**
 * What says when the lease of the tenant ends that the question names, by whatever name.
 *
 * @param clauses what is bound to what is asked about, best first
 * @returns nothing if several leases may be meant
 */
export function chooseLeaseEnd(clauses: readonly Clause[], asked: ClausesAsked): Clause[] {
  const isTheirs = namesTenant(asked, (word) => ofLeases.test(word) || endingOfOne.test(word));
  if (!isTheirs) return [];
  const meant = clauses.filter(
    (clause) =>
      ofTenants.has(clause.passage.documentType ?? "other") &&
      endsOn.test(clause.quote) &&
      !isVacant.test(clause.quote) &&
      isTheirs(clause),
  );
  const days = new Set(meant.map(({ quote }) => daysIn(quote).toSorted().at(-1)));
  return days.size === 1 ? meant.slice(0, 1) : [];
}

/** Whether a sentence may say when a lease ends: on a day, or after a term. */
export const mayEndLease = ({ passage, quote }: Clause): boolean =>
  // A contract of sale has days of its own.
  (ofTenants.has(passage.documentType ?? "other") || ofTenancy.test(quote) || isOfFigures(quote)) &&
  (daysIn(quote).length > 0 ||
    /\bmonth[- ]to[- ]month\b|\bterm\b[^.;]*\b(?:months|years)\b/i.test(quote));

const ofTenancy = /\b(?:leases?|tenan\w+|lessees?)\b/i;

const ofTenants: ReadonlySet<DocumentType> = new Set([
  "rent-roll",
  "offering-memorandum",
  "lease",
  "lease-abstract",
  "amendment",
  "estoppel",
]);

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
