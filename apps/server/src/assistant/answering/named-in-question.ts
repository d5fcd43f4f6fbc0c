import type { ClausesAsked } from "./clauses-asked.ts";
import { daysIn } from "./days.ts";
import type { Clause } from "./query.ts";
import type { Question } from "./understand.ts";

const numbered =
  /\b(?:section|sec\.?|clause|paragraph|article) (\d+(?:\.\d+)*)|§+ ?(\d+(?:\.\d+)*)/giu;
/** "Exhibit B", by its capital: one may "schedule a tour". */
const lettered =
  /\b(?:[Ee]xhibit|[Ss]chedule|[Aa]rticle|[Aa]ppendix|[Aa]nnex|[Aa]ddendum|[Rr]ider) (?:[A-Z]|[IVXLC]+)\b/gu;

/** The number of a law's section, as in "a section 1031 exchange": contracts have few of these. */
const ofLaw = /\d{3}/u;

/** Whether a sentence is of the section and the day that a question names, if it names any. */
export const isOfWhatIsNamed = (
  clause: Clause,
  { clauses, question }: Pick<ClausesAsked, "clauses" | "question">,
): boolean => isOfSection(clause, question, clauses) && isOfDay(clause, question);

function isOfSection(clause: Clause, { raw }: Question, clauses: readonly Clause[]): boolean {
  const numbers = [...raw.matchAll(numbered)]
    .map(([, number, other]) => number ?? other ?? "")
    .filter((number) => !ofLaw.test(number) || clauses.some((one) => hasNumber(one, number)));
  const names = [...raw.matchAll(lettered)].map(([name]) => name.toLowerCase());
  if (numbers.length + names.length === 0) return true;
  return (
    numbers.some((number) => hasNumber(clause, number)) ||
    names.includes(clause.section?.toLowerCase() ?? "")
  );
}

function hasNumber({ section = "" }: Clause, number: string): boolean {
  const own = /\d+(?:\.\d+)*/u.exec(section)?.[0] ?? "";
  return own === number || own.startsWith(`${number}.`);
}

/** What names other days alone is about those. */
function isOfDay({ quote }: Clause, { isYesNo, range }: Question): boolean {
  const day = range?.from === range?.to ? range?.from : undefined;
  if (day === undefined || isYesNo) return true;
  const days = daysIn(quote).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined || (first <= day && day <= last);
}
