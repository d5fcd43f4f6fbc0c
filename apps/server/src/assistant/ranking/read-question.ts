import { plainText } from "../rules/plain-text.ts";
import { isStopStem, stem, stemsOf } from "../passages/stem.ts";
import { askedKinds } from "./asked-kinds.ts";
import type { Candidate } from "./candidates.ts";
import { namedDeals } from "./named-deals.ts";
import type { RankedBy } from "./rank.ts";
import { plainStems, type Term, termsOf, tradeStems } from "../passages/terms.ts";
import { correctionsOf } from "./typing-errors.ts";

/** The question before, which one such as "and his phone?" goes on from. */
export type PreviousQuestion = {
  question: string;
  /** The deal it was about, or else its best passage. */
  dealId: string | null;
  /** The contact among its passages. */
  contactIds: readonly string[];
  askedAt: string;
  /** The language model has read it and may read it again. */
  wasRead: boolean;
};

type Deal = { id: string; name: string };

/** Of a longer question, only the most telling words count. */
const termsMax = 20;
/** A word that one edit away from the typed one. */
const correctedWeight = 0.8;

/** What a question is about. */
export type Question = Omit<RankedBy, "terms"> & {
  typed: string;
  /** Its stems, without those that name deals. */
  stems: readonly string[];
};

/**
 * @param about.dealId the deal that was chosen beside the question
 * @param about.previous whose deal and person it takes over if it goes on from there
 */
export function readQuestion(
  typed: string,
  {
    dealId,
    deals,
    previous,
  }: {
    dealId?: string | undefined;
    deals: readonly Deal[];
    previous?: PreviousQuestion | undefined;
  },
): Question {
  const text = plainText(typed);
  const named = namedDeals(stemsOf(typed), deals);
  const isNamed = named.ids.size > 0;
  const isChosen = !isNamed && dealId !== undefined && deals.some(({ id }) => id === dealId);
  if (isChosen) named.ids.add(dealId);
  const stems = withoutNames(typed, named.stems);
  const read = {
    typed,
    stems,
    kinds: askedKinds(text),
    dealIds: named.ids,
    contactIds: new Set<string>(),
    isToBroker: addressed.test(text),
  };
  if (!previous) return read;
  const isBare = stemsOf(typed).every(
    (one) => isStopStem(one) || plainStems.has(one) || named.stems.has(one),
  );
  const before = namedDeals(stemsOf(previous.question), deals);
  return {
    ...read,
    // "And for the plaza?" asks the same about the plaza.
    ...(isBare && {
      stems: withoutNames(previous.question, before.stems),
      kinds: askedKinds(plainText(previous.question)),
    }),
    dealIds:
      isNamed || isChosen || previous.dealId === null ? named.ids : new Set([previous.dealId]),
    contactIds: ofPerson.test(text) ? new Set(previous.contactIds) : read.contactIds,
  };
}

/** The stems of a text without those that name a deal, unless nothing else is left. */
function withoutNames(text: string, naming: ReadonlySet<string>): string[] {
  const all = stemsOf(text);
  const others = all.filter((one) => !naming.has(one));
  return others.every(isStopStem) ? all : others;
}

const addressed = /\b(?:you|yours?)\b/;
const ofPerson = /\b(?:he|she|him|his|her|hers|they|them|their|theirs)\b/;

const continues =
  /^(?:and|what about|how about|same)\b|\b(?:there|it|its|they|them|their|he|she|him|his|her)\b/;
/** "Is there anything due?" and "is it true that" don't refer to an earlier question. */
const isImpersonal =
  /\b(?:is|are|was|were|will) there\b|\bthere (?:is|are|was|were|will)\b|\bis it (?:true|possible|okay|ok)\b/g;
const isOfAllDeals = /\b(?:my|our|all|any|every|each|which)\b.*\b(?:deals?|closings?|properties)\b/;
const dayMs = 24 * 3_600_000;

/** Whether a question goes on from the one before, if that was asked within a day. */
export function goesOn(typed: string, previous: PreviousQuestion, now: Date): boolean {
  const text = plainText(typed);
  return (
    now.getTime() - Date.parse(previous.askedAt) < dayMs &&
    !isOfAllDeals.test(text) &&
    continues.test(text.replaceAll(isImpersonal, " "))
  );
}

/**
 * What to look for. A word that none of these has may be a typing error, and is looked for as typed
 * and corrected.
 */
export function termsToFind(question: Question, candidates: readonly Candidate[]): Term[] {
  const vocabulary = new Set(tradeStems);
  for (const { stems } of candidates) {
    for (const field of Object.values(stems)) for (const one of field) vocabulary.add(one);
  }
  const typedWords = new Map(wordsOf(question.typed).map((word) => [stem(word), word]));
  return termsOf(question.stems)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, termsMax)
    .map((term): Term => {
      const [only = ""] = term.own;
      if (term.own.length !== 1 || vocabulary.has(only)) return term;
      const typed = typedWords.get(only) ?? only;
      const corrected = correctionsOf(typed, vocabulary).flatMap((one) => termsOf([one]));
      const others = corrected
        .flatMap(({ alternatives }) => alternatives)
        .map(({ stems, weight }) => ({ stems, weight: weight * correctedWeight }));
      return { ...term, alternatives: [...term.alternatives, ...others] };
    });
}

/** The words of the question, as typed, whose terms occur nowhere. */
export function unmentionedWords({ typed }: Question, absent: readonly Term[]): string[] {
  const stems = new Set(absent.filter(({ weight }) => weight === 1).flatMap(({ own }) => own));
  return [...new Set(wordsOf(typed).filter((word) => stemsOf(word).some((one) => stems.has(one))))];
}

const wordsOf = (typed: string) => typed.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];
