import { cutText } from "@frontage/records/cut-text";
import type { Passage } from "../passages/passage.ts";
import { sayTheSame, type Term, termsOf } from "../passages/terms.ts";
import type { Question } from "./understand.ts";

/** The share of each question the other must contain, 0 to 1. */
const askedMin = 0.8;
const notedMin = 0.6;
/** Longer notes are cut at the end of a sentence. */
const quoteMax = 600;

/**
 * The notes that answer the question, however it is worded, in their order.
 *
 * @param understood a note's question, understood like the one that is asked
 */
export function chooseNotes(
  asked: Question,
  notes: readonly Passage[],
  understood: (question: string) => Question | undefined,
): Passage[] {
  const terms = termsOf(asked.about);
  return notes.filter(({ dealId, question = "" }) => {
    // Understanding a question is slow, so clearly different ones are skipped first.
    if (shareSaid(terms, termsOf(question)) < askedMin) return false;
    const noted = understood(question);
    if (!noted || !isBoundAlike(asked, noted, dealId)) return false;
    const own = termsOf(noted.about);
    return shareSaid(terms, own) >= askedMin && shareSaid(own, terms) >= notedMin;
  });
}

/** About the same units, and about no other deal. */
function isBoundAlike(asked: Question, noted: Question, dealId: string | null): boolean {
  if (asked.isUnknownPlace !== noted.isUnknownPlace) return false;
  if (asked.units.length !== noted.units.length) return false;
  if (!asked.units.every((unit) => noted.units.includes(unit))) return false;
  const deals = noted.deals ?? new Set(dealId === null ? [] : [dealId]);
  return !asked.deals || deals.size === 0 || [...asked.deals].some((id) => deals.has(id));
}

/** The share of one question's terms, by weight, that another contains. */
function shareSaid(terms: readonly Term[], others: readonly Term[]): number {
  const weight = (of: readonly Term[]) => of.reduce((sum, term) => sum + term.weight, 0);
  const said = terms.filter((term) => others.some((other) => sayTheSame(term, other)));
  return terms.length > 0 ? weight(said) / weight(terms) : 0;
}

/** The note verbatim, or the beginning of a long one. */
export function quoteOfNote(text: string): string {
  if (text.length <= quoteMax) return text;
  const start = cutText(text, quoteMax);
  const end = Math.max(...[". ", "! ", "? ", "\n"].map((mark) => start.lastIndexOf(mark)));
  return end > 0 ? start.slice(0, end + 1).trimEnd() : start;
}
