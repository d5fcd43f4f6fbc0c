import type { DocumentType } from "@frontage/content/schemas/document";
import type { ClausesAsked } from "./clauses-asked.ts";
import { daysIn } from "./days.ts";
import { namesTenant } from "./named-tenant.ts";
import type { Clause } from "./query.ts";
import type { Question } from "./understand.ts";

const monthly = /\b(?:monthly|(?:a|per|each|every) month)\b/;
const paysRent = /\brents?\b|\bpay(?:s|ing|ments?)?\b/;
const otherThanRent =
  /\b(?:roll|percentage|sales|increas\w*|ris\w+|rose|go(?:es)? up|rais\w+|bumps?|escalat\w+|total|all|deposits?|free|abat\w+|late|market|asking|hold\w*|after|option|renew\w*|taxes|tax|insurance|cam|expenses|utilities|parking|storage|fees?|for|if|when|first|last|commissions?|owes?|behind|guarant\w*)\b/;

/** Whether it asks what one tenant pays in rent now. */
export const asksRentOfOne = ({ range, text, type, units }: Question): boolean =>
  type === "amount" &&
  range === undefined &&
  units.length === 0 &&
  (/\brent\b/.test(text) || (monthly.test(text) && paysRent.test(text))) &&
  !otherThanRent.test(text);

const ofTenants: ReadonlySet<DocumentType> = new Set([
  "rent-roll",
  "offering-memorandum",
  "lease",
  "lease-abstract",
  "estoppel",
]);
const ofAll: ReadonlySet<DocumentType> = new Set(["rent-roll", "offering-memorandum"]);

const stated = /\brent (?:is|of|in\b[^.;]{0,30}\bis)\b[^.;]*\$\d|\bpay \$[\d,.]+ (?:a|per) month/i;
const otherFigure = /\b(?:percentage|late|deposit|guarant\w+|last tenant|options?)\b/i;
const area = /\b\d{1,3},\d{3}\b/;

/**
 * What a tenant who is named pays now: a list of tenants, a sentence of their lease, or the line of
 * its schedule in which today is.
 *
 * @param clauses what is bound to what is asked about, best first
 */
export function chooseRent(clauses: readonly Clause[], asked: ClausesAsked): Clause[] {
  const { question, today } = asked;
  const isTheirs = namesTenant(asked, (word) => paysRent.test(word) || monthly.test(word));
  if (!isTheirs) return [];
  const theirs = clauses.filter(
    (clause) => ofTenants.has(clause.passage.documentType ?? "other") && isTheirs(clause),
  );
  const inList = theirs.find(
    (clause) => isOfAll(clause) && /\$\d/.test(clause.quote) && area.test(clause.quote),
  );
  const inLease = theirs.find(statesRent);
  const inSchedule = theirs.find(({ quote }) => isOfToday(quote, today));
  const isMonthly = monthly.test(question.text);
  const best = isMonthly ? (inLease ?? inSchedule ?? inList) : (inList ?? inLease ?? inSchedule);
  return best ? [best] : [];
}

/**
 * What a lease that is asked about says of its rent: the line of its schedule in which today is,
 * and the sentence that states it.
 *
 * @param clauses of that document, best first
 */
export function rentInLease(clauses: readonly Clause[], { today }: ClausesAsked): Clause[] {
  const inSchedule = clauses.find((clause) => !isOfAll(clause) && isOfToday(clause.quote, today));
  const inLease = clauses.find(statesRent);
  return [inSchedule, inLease].filter((clause) => clause !== undefined);
}

const isOfAll = ({ passage }: Clause) => ofAll.has(passage.documentType ?? "other");

const statesRent = (clause: Clause) =>
  !isOfAll(clause) && stated.test(clause.quote) && !otherFigure.test(clause.quote);

/** "4 July 1, 2026 June 30, 2027 $31.50 $6,930.00" */
function isOfToday(quote: string, today: string | undefined): boolean {
  const [from, to, ...others] = daysIn(quote).toSorted();
  if (!today || !from || !to || others.length > 0 || !/(?:\$\d[\d,.]*|\d\.\d\d)\s*$/.test(quote))
    return false;
  return from <= today && today <= to;
}
