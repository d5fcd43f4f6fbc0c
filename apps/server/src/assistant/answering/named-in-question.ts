import { daysIn } from "./days.ts";
import type { Clause } from "./query.ts";
import type { Question } from "./understand.ts";

const numbered =
  /\b(?:section|sec\.?|clause|paragraph|article) (\d+(?:\.\d+)*)|§+ ?(\d+(?:\.\d+)*)/giu;
/** "Exhibit B", by its capital: one may "schedule a tour". */
const lettered =
  /\b(?:[Ee]xhibit|[Ss]chedule|[Aa]rticle|[Aa]ppendix|[Aa]nnex|[Aa]ddendum|[Rr]ider) (?:[A-Z]|[IVXLC]+)\b/gu;

/** Whether a sentence is of the section and the day that a question names, if it names any. */
export const isOfWhatIsNamed = (clause: Clause, question: Question): boolean =>
  isOfSection(clause, question) && isOfDay(clause, question);

function isOfSection({ section = "" }: Clause, { raw }: Question): boolean {
  const numbers = [...raw.matchAll(numbered)].map(([, number, other]) => number ?? other);
  const names = [...raw.matchAll(lettered)].map(([name]) => name.toLowerCase());
  if (numbers.length + names.length === 0) return true;
  const own = /\d+(?:\.\d+)*/u.exec(section)?.[0] ?? "";
  return (
    numbers.some((number) => own === number || own.startsWith(`${number}.`)) ||
    names.includes(section.toLowerCase())
  );
}

/** What names other days alone is about those. */
function isOfDay({ quote }: Clause, { isYesNo, range }: Question): boolean {
  const day = range?.from === range?.to ? range?.from : undefined;
  if (day === undefined || isYesNo) return true;
  const days = daysIn(quote).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined || (first <= day && day <= last);
}
