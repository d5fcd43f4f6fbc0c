import type { Passage } from "../passages/passage.ts";
import { contentStems, type Term, termsOf } from "./terms.ts";
import type { Question } from "./understand.ts";

/** How much of each question the other has to cover, 0 to 1. */
const askedMin = 0.8;
const notedMin = 0.6;
/** A longer note is quoted to the end of a sentence. */
const quoteMax = 600;

/**
 * The notes whose question is the one that is asked, however it is worded, in their order. They
 * were written as its answer, so they needn't share a word with it.
 *
 * @param understood a note's question, understood like the one that is asked
 */
export function chooseNotes(
  asked: Question,
  notes: readonly Passage[],
  understood: (question: string) => Question | undefined,
): Passage[] {
  const terms = termsOf(asked.about);
  return notes.filter(({ dealId, question = "", text }) => {
    const ofText = contentStems(text);
    // Understanding a question takes longer than seeing that it is another one.
    if (!isCovered(terms, new Set([...contentStems(question), ...ofText]))) return false;
    const noted = understood(question);
    return (
      noted !== undefined &&
      isBoundAlike(asked, noted, dealId) &&
      isCovered(terms, new Set([...contentStems(noted.about), ...ofText])) &&
      isExplained(noted, terms)
    );
  });
}

/** About the same units, and not about another deal. */
function isBoundAlike(asked: Question, noted: Question, dealId: string | null): boolean {
  if (asked.isUnknownPlace !== noted.isUnknownPlace) return false;
  if (asked.units.length !== noted.units.length) return false;
  if (!asked.units.every((unit) => noted.units.includes(unit))) return false;
  const deals = noted.deals ?? new Set(dealId === null ? [] : [dealId]);
  return !asked.deals || deals.size === 0 || [...asked.deals].some((id) => deals.has(id));
}

function isCovered(terms: readonly Term[], known: ReadonlySet<string>): boolean {
  const isKnown = ({ alternatives }: Term) =>
    alternatives.some(({ stems }) => stems.every((stem) => known.has(stem)));
  const weight = (of: readonly Term[]) => of.reduce((sum, term) => sum + term.weight, 0);
  return weight(terms) > 0 && weight(terms.filter(isKnown)) >= askedMin * weight(terms);
}

/** Whether the note's question asks for nothing else. */
function isExplained({ about }: Question, terms: readonly Term[]): boolean {
  const words = new Set(contentStems(about));
  const said = new Set(terms.flatMap((term) => term.alternatives.flatMap(({ stems }) => stems)));
  const explained = [...words].filter((stem) => said.has(stem)).length;
  return words.size > 0 && explained >= notedMin * words.size;
}

/** The note word for word; of a long one, its beginning. */
export function quoteOfNote(text: string): string {
  if (text.length <= quoteMax) return text;
  const start = text.slice(0, quoteMax);
  const end = Math.max(...[". ", "! ", "? ", "\n"].map((mark) => start.lastIndexOf(mark)));
  return end > 0 ? start.slice(0, end + 1).trimEnd() : start;
}
