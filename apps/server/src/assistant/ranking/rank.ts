import type { AskedKind } from "../cards/record-card.ts";
import { stem, stemsOf } from "../passages/stem.ts";
import type { Candidate, Field } from "./candidates.ts";
import type { Term } from "../passages/terms.ts";

/** What candidates are ranked by. */
export type RankedBy = {
  terms: readonly Term[];
  kinds: readonly AskedKind[];
  /** The deals that the question is about; none: it names no deal. */
  dealIds: ReadonlySet<string>;
  /** The contacts that a question such as "and his phone?" is about. */
  contactIds: ReadonlySet<string>;
  /** "Your office hours": the broker's. */
  isToBroker: boolean;
};

/** BM25's saturation of repeats, and how much length counts. */
const k1 = 1.2;
const b = 0.4;
const weights: Record<Field, number> = {
  text: 1,
  heading: 0.6,
  title: 0.6,
  place: 0.6,
  words: 0.5,
  opening: 0.4,
};
const factors = {
  /** It has the kind of answer that is asked for: a day, an amount. */
  kind: 1.3,
  /** It is about the deal or person that is named, or the broker who is addressed. */
  named: 1.6,
  /** It is about another one. */
  other: 0.4,
};

/**
 * The candidates that have a word of the question, best first: one BM25 over all of them, whose
 * word counts are weighted by field.
 *
 * @returns also the terms that occur in none
 */
export function rank(
  candidates: readonly Candidate[],
  question: RankedBy,
): { ranked: Candidate[]; absent: Term[] } {
  const { terms } = question;
  const wanted = new Set(
    terms.flatMap(({ alternatives }) => alternatives.flatMap(({ stems }) => stems)),
  );
  const found = candidates.map((candidate) => {
    const counts = countsIn(candidate, wanted);
    return terms.map((term) => occurrenceOf(term, counts));
  });
  const lengthOf = ({ stems }: Candidate) => stems.text?.length ?? 0;
  const average =
    candidates.reduce((sum, one) => sum + lengthOf(one), 0) / Math.max(candidates.length, 1);
  const rarities = terms.map((_, at) => {
    const containing = found.reduce((sum, of) => sum + Math.min(of[at] ?? 0, 1), 0);
    return Math.log(1 + (candidates.length - containing + 0.5) / (containing + 0.5));
  });
  const scored = candidates.map((candidate, at) => {
    const norm = k1 * (1 - b + (b * lengthOf(candidate)) / average);
    const score = terms.reduce((sum, { weight }, index) => {
      const count = found[at]?.[index] ?? 0;
      return sum + (weight * (rarities[index] ?? 0) * count * (k1 + 1)) / (count + norm);
    }, 0);
    return { candidate, score: score * factorOf(candidate, question) };
  });
  return {
    ranked: scored
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ candidate }) => candidate),
    absent: terms.filter((_, at) => found.every((of) => !of[at])),
  };
}

/** How often each wanted stem occurs, weighted by field. */
function countsIn({ stems }: Candidate, wanted: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [field, weight] of Object.entries(weights) as [Field, number][]) {
    const seen = new Set<string>();
    for (const one of stems[field] ?? []) {
      // Beside the text, once is enough.
      if (!wanted.has(one) || (field !== "text" && seen.has(one))) continue;
      seen.add(one);
      counts.set(one, (counts.get(one) ?? 0) + weight);
    }
  }
  return counts;
}

/** How often a term occurs, in its likeliest words. */
const occurrenceOf = ({ alternatives }: Term, counts: ReadonlyMap<string, number>): number =>
  counts.size === 0
    ? 0
    : Math.max(
        ...alternatives.map(
          ({ stems, weight }) => weight * Math.min(...stems.map((one) => counts.get(one) ?? 0)),
        ),
      );

function factorOf(candidate: Candidate, question: RankedBy): number {
  const { contactIds, dealIds, isToBroker, kinds } = question;
  const { recordId, source } = candidate.shown;
  const isNamed = candidate.dealIds.some((id) => dealIds.has(id));
  const ofDeal =
    dealIds.size === 0 || candidate.dealIds.length === 0
      ? 1
      : isNamed
        ? factors.named
        : factors.other;
  const ofPerson =
    contactIds.size === 0 || source !== "contact"
      ? 1
      : contactIds.has(recordId)
        ? factors.named
        : factors.other;
  const ofSite =
    source !== "page" ? 1 : dealIds.size > 0 ? factors.other : isToBroker ? factors.named : 1;
  const ofKind = kinds.some(candidate.answers) ? factors.kind : 1;
  return ofDeal * ofPerson * ofSite * ofKind;
}

const words = /[\p{L}\p{N}$][\p{L}\p{N}\p{M}'’.,%-]*/gu;

/** The parts of a text that match words of the question: start and end. */
export function marksIn(text: string, terms: readonly Term[]): [number, number][] {
  const said = new Set(stemsOf(text));
  const wanted = new Set(
    terms
      .filter(({ weight }) => weight === 1)
      .flatMap(({ alternatives }) => alternatives)
      // Of a phrase, all words.
      .flatMap(({ stems }) => (stems.every((one) => said.has(one)) ? stems : [])),
  );
  const marks: [number, number][] = [];
  for (const { 0: word, index } of text.matchAll(words)) {
    const bare = word.replace(/[.,'’-]+$/, "");
    if (!bare.split(/[-–]/).some((part) => wanted.has(stem(part.replace(/['’]s$/, ""))))) continue;
    const last = marks.at(-1);
    if (last && /^\s+$/.test(text.slice(last[1], index))) last[1] = index + bare.length;
    else marks.push([index, index + bare.length]);
  }
  return marks;
}
