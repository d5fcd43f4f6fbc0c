import type { Passage } from "../passages/passage.ts";
import { daysIn } from "./days.ts";
import { hasKindOfAnswer } from "./kind-of-answer.ts";
import { isOrder } from "./orders.ts";
import { plainText } from "./plain-text.ts";
import { type Place, readPage, type Sentence } from "./sentences.ts";
import { stemsOf } from "../passages/stem.ts";
import type { Term } from "../passages/terms.ts";
import type { Question } from "./understand.ts";

/** A candidate sentence. */
export type Candidate = {
  passage: Passage;
  /** Verbatim. */
  quote: string;
  /** Its offset in the passage's text. */
  start: number;
  /** "section 9", "Schedule B" */
  section?: string | undefined;
  /** Its clause, in the passage's text. */
  clause: { start: number; end: number };
  /** Its table's header, or the start of its list. */
  lead?: string | undefined;
  /** For comparing sentences. */
  score: number;
  /** From 0 to 1: how much of the question it covers, and whether it has the kind of answer. */
  confidence: number;
  /** It shares a term of the trade with the question. */
  saysTradeWord: boolean;
};

/** BM25+: saturation of repeats, weight of length, and a word's minimum. */
const k1 = 1.2;
const b = 0.4;
const delta = 0.5;

/** Weight of a word by place: sentence, heading, document title, neighbors. */
const places = { own: 1, heading: 0.6, title: 0.5, near: 0.35 };
/** Score factor for a sentence without the kind of answer asked for. */
const otherKind = 0.55;
/** From this weight, a term is in the sentence or heading rather than nearby. */
const ownFrom = 0.4;
/** Score factor for a sentence about something more, such as what follows a default. */
const otherSubject = 0.65;

/** Passages are read, the likeliest first, up to this many sentences: about forty pages. */
const sentencesMax = 3000;

type Bag = { counts: ReadonlyMap<string, number>; length: number };
type Read = {
  passage: Passage;
  sentence: Sentence;
  stems: Bag;
  heading: Bag;
  title: Bag;
  near: Bag;
};

/**
 * The sentences of the passages, likeliest first: BM25+ over each with its heading, title and
 * neighbors. A library's index would be thrown away after one question, and takes ten times as long
 * to build as reading the sentences once.
 *
 * @param titleOf what is known of a passage beside its text: its title, the names of its parties
 */
export function scoreSentences(
  question: Question,
  terms: readonly Term[],
  passages: readonly Passage[],
  { titleOf, today }: { titleOf: (passage: Passage) => string; today: string },
): Candidate[] {
  const all = readSentences(passages, titleOf);
  if (all.length === 0) return [];
  const average = all.reduce((sum, { stems }) => sum + stems.length, 0) / all.length;
  const places = terms.map((term) => all.map((read) => occurrence(read, term)));
  const weights = terms.map(({ weight }, index) => {
    const containing = places[index]?.filter((found) => found >= ownFrom).length ?? 0;
    return weight * Math.log(1 + (all.length - containing + 0.5) / (containing + 0.5));
  });
  // Not weighted by rarity: a common word is as much part of the question.
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  return all
    .map(({ passage, sentence, stems }, at): Candidate => {
      const norm = k1 * (1 - b + (b * stems.length) / (average || 1));
      let score = 0;
      let said = 0;
      let isOwn = false;
      let saysTradeWord = false;
      for (const [index, term] of terms.entries()) {
        const found = places[index]?.[at] ?? 0;
        const weight = weights[index] ?? 0;
        if (found === 0) continue;
        isOwn ||= found >= ownFrom;
        score += weight * ((found * (k1 + 1)) / (found + norm) + delta * Math.min(found, 1));
        said += term.weight * Math.min(found, 1);
        saysTradeWord ||= term.isOfTrade && found >= ownFrom;
      }
      const { clause, lead, section, start, text } = sentence;
      const factor =
        (hasKindOfAnswer(text, question) ? 1 : otherKind) *
        (isSameSubject(text, question) ? 1 : otherSubject) *
        ofPeriod(text, question, today);
      return {
        passage,
        quote: text,
        start,
        section,
        clause,
        lead,
        // Words only near the sentence say nothing about it.
        score: isOwn ? score * factor : 0,
        saysTradeWord,
        confidence: whole > 0 ? (said / whole) * Math.min(factor, 1) : 0,
      };
    })
    .filter(({ quote, score }) => score > 0 && isQuotable(quote))
    .toSorted((one, other) => other.score - one.score);
}

function readSentences(
  passages: readonly Passage[],
  titleOf: (passage: Passage) => string,
): Read[] {
  const read: Read[] = [];
  const headings = new Map<string, Bag>();
  const bagOfHeading = (text: string) => {
    const known = headings.get(text) ?? bagOf(stemsOf(text));
    headings.set(text, known);
    return known;
  };
  let before: { passage: Passage; place: Place } | undefined;
  for (const passage of inOrder(passages)) {
    if (read.length >= sentencesMax) break;
    const isNext =
      before?.passage.recordId === passage.recordId &&
      passage.page !== undefined &&
      before.passage.page === passage.page - 1;
    const { place, sentences } = readPage(passage.text, isNext ? before?.place : undefined);
    before = { passage, place };
    const title = bagOf(stemsOf(titleOf(passage)));
    const own = sentences.map(({ text }) => stemsOf(text));
    for (const [at, sentence] of sentences.entries()) {
      const { heading = "", lead = "" } = sentence;
      read.push({
        passage,
        sentence,
        stems: bagOf(own[at] ?? []),
        heading: bagOfHeading(`${heading}\n${lead}`),
        title,
        near: bagOf([...(own[at - 1] ?? []), ...(own[at + 1] ?? [])]),
      });
    }
  }
  return read;
}

/** Pages of a document in order, since a heading carries over to the next page. */
const inOrder = (passages: readonly Passage[]) =>
  [...Map.groupBy(passages, ({ recordId }) => recordId).values()].flatMap((pages) =>
    pages.toSorted((one, other) => (one.page ?? 0) - (other.page ?? 0)),
  );

function bagOf(stems: readonly string[]): Bag {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { counts, length: stems.length };
}

/** How often a term occurs, by place, in its likeliest words. */
function occurrence({ heading, near, stems, title }: Read, { alternatives }: Term): number {
  let most = 0;
  for (const { stems: wanted, weight } of alternatives) {
    let least = Number.POSITIVE_INFINITY;
    for (const stem of wanted) {
      const found =
        (stems.counts.get(stem) ?? 0) * places.own ||
        (heading.counts.has(stem) && places.heading) ||
        (title.counts.has(stem) && places.title) ||
        (near.counts.has(stem) && places.near) ||
        0;
      least = Math.min(least, found);
      if (least === 0) break;
    }
    most = Math.max(most, weight * least);
  }
  return most;
}

/** What follows a default is another subject, unless the question is about defaults. */
const ofDefault = /\b(?:defaults?|breach(?:es)?|fails? to)\b/i;
const aboutDefault = /\b(?:default\w*|breach\w*|fail\w*|not|\w+n't|late|remed\w+|if)\b/;

const isSameSubject = (quote: string, { text }: Question) =>
  !ofDefault.test(quote) || aboutDefault.test(text);

/** Of rows for periods, such as a rent schedule, the one that includes today. */
function ofPeriod(quote: string, { range }: Question, today: string): number {
  const days = range ? [] : daysIn(quote).toSorted();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  if (days.length !== 2 || !/[$%]|\d,\d{3}/.test(quote)) return 1;
  return first <= today && today <= last ? 1.3 : 0.6;
}

const isQuotable = (quote: string) =>
  !isHeading(quote) && !isName(quote) && !/\?\s*$/.test(quote) && !isOrder(plainText(quote));

/** A title or a signature: "Blue Laundry, Inc." */
const isName = (quote: string) =>
  !/\d/.test(quote) &&
  !/\p{Ll}[.;:!?)"”]+\s*$/u.test(quote.replace(/\b(?:Inc|Corp|Co|Ltd)\.\s*$/, "")) &&
  quote.trim().split(/\s+/).length < 10;

/** "13. Default and late charges" */
const isHeading = (quote: string) =>
  /^\s*(?:(?:\d+(?:\.\d+)*[.)]|section|article|schedule|exhibit|part)\s)?[^.;:$%]*$/i.test(quote) &&
  quote.trim().split(/\s+/).length <= 9 &&
  !/\d/.test(
    quote.replace(/^\s*(?:section |article |schedule |exhibit |part )?\d+(?:\.\d+)*[.)]?/i, ""),
  );
