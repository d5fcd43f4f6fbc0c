import type { DocumentType } from "@frontage/content/schemas/document";
import { hasAnswerOf, isExact, isInRange, namesParty } from "./answer-kinds.ts";
import { isBound, isOfOwner, isOfTenant, isOfThem, saysMoreThanNames } from "./bound-clauses.ts";
import { chooseWithin } from "./choose-within.ts";
import {
  asksEndOfOne,
  asksLeaseEnds,
  chooseLeaseEnd,
  chooseLeaseEnds,
  mayEndLease,
} from "./choose-lease-ends.ts";
import { asksRentOfOne, chooseRent, rentInLease } from "./choose-rent.ts";
import { type ClausesAsked, headingMax } from "./clauses-asked.ts";
import { isOfWhatIsNamed } from "./named-in-question.ts";
import { isOrder } from "./orders.ts";
import { givesPaymentInstructions, isOfPaymentInstructions } from "./payment-instructions.ts";
import { plainText } from "./plain-text.ts";
import type { Clause } from "./query.ts";
import { isSameDefault, isSameQualifier, unchanged } from "./same-subject.ts";
import type { Question } from "./understand.ts";
import { unitsIn } from "./units.ts";

/** Minimum coverage of a question's words to answer it; below it is a near miss. */
const coverageMin = 0.7;
const aheadCoverageMin = 0.5;
const aheadMin = 1.4;
/** Public pages are about the broker's work in general. */
const pageCoverageMin = 0.8;
/** Advice is refused beside a quote, so the quote may be a little further off. */
const adviceCoverageMin = 0.5;
/** Where several may be asked for, others are quoted that are nearly as good. */
const listedMin = 0.9;
/** Minimum share of the question that a document covers to be offered, and how many are. */
const meantCoverageMin = 0.5;
const meantMax = 8;

export type ChosenClauses = {
  /** The sentences that answer; none if the best is only near it. */
  quoted: Clause[];
  /** Instead: a sentence of each document that may be meant, where nothing says which. */
  eitherOf: Clause[];
};

/** The sentences that answer a question, or else the documents to choose from. */
export function chooseClauses(asked: ClausesAsked): ChosenClauses {
  const { clauses, isWithin = false, question } = asked;
  if (!isWithin && asksLeaseEnds(question)) {
    const bound = clauses.filter((clause) => !isNeverQuoted(clause) && isBound(clause, asked));
    const isOnRoll = clauses.some(({ passage }) => passage.documentType === "rent-roll");
    if (isOnRoll) return { quoted: chooseLeaseEnds(question, bound), eitherOf: [] };
  }
  const candidates = candidatesFor(asked);
  if (isWithin) {
    const rent = asksRentOfOne(question) ? rentInLease(candidates, asked) : [];
    const quoted = rent.length > 0 ? rent : chooseWithin(question.text, candidates);
    return { quoted, eitherOf: [] };
  }
  const quoted = quotedOf(candidates, asked);
  return { quoted, eitherOf: quoted.length > 0 ? [] : documentsMeant(candidates, asked) };
}

/** What fits the question by what it's about and by its kind, likeliest first. */
function candidatesFor(asked: ClausesAsked): Clause[] {
  const { clauses, isAdvice = false, isWithin = false, question } = asked;
  return clauses
    .map((clause) => weighed(clause, asked))
    .filter(
      (clause) =>
        !isHeading(clause.quote) &&
        !/\?\s*$/.test(clause.quote) &&
        !isNeverQuoted(clause) &&
        isBound(clause, asked) &&
        isOfWhatIsNamed(clause, asked) &&
        isOfThem(clause, asked) &&
        isOfOwner(clause, question) &&
        (isWithin || isAdvice || isOwnPage(clause, question)) &&
        (isAdvice || isWithin || hasAnswerOf(clause, question)) &&
        isInRange(clause, question) &&
        (isWithin || !asksEndOfOne(question) || mayEndLease(clause)),
    )
    .toSorted((a, b) => b.score - a.score);
}

/** Of all records, the sentences that answer. */
function quotedOf(candidates: readonly Clause[], asked: ClausesAsked): Clause[] {
  const { question } = asked;
  const end = asksEndOfOne(question) ? chooseLeaseEnd(candidates, asked) : [];
  if (end.length > 0) return end;
  const rent = asksRentOfOne(question) ? chooseRent(candidates, asked) : [];
  if (rent.length > 0) return rent;
  const fitting = candidates.filter((clause) => saysMoreThanNames(clause, asked));
  const able = fitting.filter(
    (clause, at) =>
      clause.coverage >= leastFor(clause, asked) ||
      (at === 0 && standsOut(clause, candidates, question)),
  );
  const [best] = able;
  if (!best) return [];
  const ofOthers = equallyGood(able, question);
  if (ofOthers.length > 0) {
    // Another tenant's figure is never the answer; what leases allow may be said of each.
    const isFigure = question.type === "amount" || question.type === "date";
    return isFigure && kindOf(best, question) === "lease" ? [] : [best, ...ofOthers];
  }
  const isMany = question.isList || many.test(question.text) || isPluralAlone(question);
  if (!isMany) return [best];
  const others = able
    .slice(1)
    .filter(
      (clause) =>
        clause.score >= listedMin * best.score &&
        clause.coverage >= best.coverage - 0.1 &&
        clause.quote !== best.quote,
    );
  return [best, ...others.slice(0, 2)];
}

/**
 * The documents of the kind that is asked about, where there are several and nothing says which:
 * the likeliest sentence of each.
 */
function documentsMeant(candidates: readonly Clause[], asked: ClausesAsked): Clause[] {
  const { isAdvice = false, question } = asked;
  if (isAdvice || namesOne(question)) return [];
  const isOfKind = (clause: Clause) =>
    question.documentTypes.length > 0
      ? question.documentTypes.includes(clause.passage.documentType ?? "other")
      : kindOf(clause, question) === "lease" && clause.coverage >= coverageMin;
  const seen = new Set<string>();
  const meant = candidates.filter(
    (clause) =>
      isOfKind(clause) &&
      clause.coverage >= meantCoverageMin &&
      !seen.has(clause.passage.recordId) &&
      seen.add(clause.passage.recordId),
  );
  return meant.length > 1 ? meant.slice(0, meantMax) : [];
}

/**
 * Whether the best sentence about a deal or a suite that is named is far ahead of the next: then
 * it may say a little less of what is asked. Sentences that only seem to say it count as next, too:
 * "the gate code" isn't the Internal Revenue Code.
 */
function standsOut(
  best: Clause,
  candidates: readonly Clause[],
  { deals, units }: Question,
): boolean {
  const next = candidates.find((clause) => clause !== best);
  if (deals?.size !== 1 && units.length === 0) return false;
  return best.coverage >= aheadCoverageMin && best.score >= aheadMin * (next?.score ?? 0);
}

/** Other documents of the same kind that answer as well, where nothing says which is meant. */
function equallyGood([best, ...others]: readonly Clause[], question: Question): Clause[] {
  const kind = best && kindOf(best, question);
  if (!best || !kind || namesOne(question)) return [];
  const seen = new Set([best.passage.recordId]);
  return others
    .filter(
      (clause) =>
        kindOf(clause, question) === kind &&
        clause.score >= equalMin * best.score &&
        clause.coverage >= best.coverage - 0.1 &&
        !seen.has(clause.passage.recordId) &&
        seen.add(clause.passage.recordId),
    )
    .slice(0, equalMax);
}

const equalMin = 0.7;
const equalMax = 3;

/** Whether a question says of which deal, suite or tenant it is. */
const namesOne = ({ deals, otherNames, people, units }: Question) =>
  deals !== undefined || units.length + people.size + otherNames.length > 0;

/** As what a document is one of several: a lease, a purchase, or what the question names. */
const kindOf = ({ passage: { documentType } }: Clause, { documentTypes }: Question) => {
  if (documentType === undefined) return undefined;
  if (documentType === "purchase-agreement") return "purchase";
  if (ofLease.has(documentType)) return "lease";
  return documentTypes.includes(documentType) ? documentType : undefined;
};

const ofLease: ReadonlySet<DocumentType> = new Set(["lease", "lease-abstract", "amendment"]);

/** "What easements are there?", "Are there any liens?" */
const many =
  /\b(?:are there|were there|what are|what were|which|any \w+s\b|(?:what|what is|whats|what's|anything) (?:still |currently )?(?:vacant|empty|available|unleased)|what (?:\w+ )?(?:conditions|options|easements|exceptions|remedies|repairs|findings|rights|restrictions|fees|charges|expenses))\b/;

/** "Easements on the warehouse?": a brief question for things that may be several. */
const isPluralAlone = ({ text, type }: Question) =>
  type === "clause" &&
  /^(?:what |whats |what's )?(?:the )?\w{4,}(?<![sui])s (?:on|at|for|in|of|come|are|does)\b/.test(
    text,
  );

/** A page of the broker's site says nothing of "our lease" or "the landlord". */
const isOwnPage = ({ passage }: Clause, { text }: Question) =>
  passage.kind !== "page" ||
  !/\b(?:my|our|the) (?:\w+ )?(?:landlord|tenants?|seller|buyer|lender|building|property|lease|loan|contract)\b/.test(
    text,
  );

/** Whose account it is to be sent to, and orders to whoever reads, are never an answer. */
const isNeverQuoted = ({ passage, quote, start }: Clause) =>
  // The title is shown beside it.
  givesPaymentInstructions(`${passage.title}\n${quote}`) ||
  isOfPaymentInstructions(quote, [
    passage.text.slice(Math.max(0, start - headingMax), start),
    passage.text.slice(start + quote.length, start + quote.length + headingMax),
  ]) ||
  isOrder(plainText(quote));

/** "13. Default and late charges" */
const isHeading = (quote: string) =>
  /^\s*(?:(?:\d+(?:\.\d+)*[.)]|section|article|schedule|exhibit|part)\s)?[^.;:$%]*$/i.test(quote) &&
  quote.trim().split(/\s+/).length <= 9 &&
  !/\d/.test(
    quote.replace(/^\s*(?:section |article |schedule |exhibit |part )?\d+(?:\.\d+)*[.)]?/i, ""),
  );

function leastFor({ passage }: Clause, { isAdvice }: ClausesAsked): number {
  if (isAdvice) return adviceCoverageMin;
  return passage.kind === "page" ? pageCoverageMin : coverageMin;
}

/** A clause with what makes it fit the question. */
function weighed(clause: Clause, asked: ClausesAsked): Clause {
  const { isAdvice, isWithin, question, sideOf } = asked;
  const { passage, quote } = clause;
  let { score } = clause;
  if (passage.documentType && question.documentTypes.includes(passage.documentType)) {
    // "The listing agreement" is one kind; "the contract" or "the lease" may be several.
    score *= question.documentTypes.length < 3 ? 2 : 1.3;
  }
  // What was intended or offered yields to what was agreed.
  else if (passage.documentType && preliminary.has(passage.documentType)) score *= 0.8;
  if (isExact(quote, question)) score *= 1.4;
  if (namesParty(quote, question)) score *= 2.5;
  if (isOfTheirLease(clause, asked)) score *= 1.5;
  if (/\b(?:total|sum|combined|altogether)\b/.test(question.text)) {
    score *= /\b(?:total|all|come to|sum|combined|aggregate)\b/i.test(quote) ? 1.5 : 0.6;
  }
  if (!isSameQualifier(quote, question)) score *= 0.5;
  if (!isWithin) {
    if (!isSameDefault(quote, question, sideOf?.(clause))) score *= 0.4;
    // That something stays as it is says nothing of what it is.
    if (unchanged.test(quote)) score *= 0.6;
    if (whatIf.test(question.text)) score *= conditional.test(quote) ? 1.3 : 0.7;
  }
  if (isWithin && !hasAnswerOf(clause, question)) score *= 0.7;
  // The lease of one suite says little about the building.
  if (question.units.length === 0 && unitsIn(plainText(passage.title)).length > 0) score *= 0.75;
  if (passage.kind === "page") score *= 0.8;
  // Whether to waive, sign or accept is about the agreement, not about a letter before it.
  if (isAdvice && passage.documentType === "purchase-agreement") score *= 1.6;
  // A sentence that leaves out less of what is asked comes before one that repeats a word of it.
  return { ...clause, score: isWithin ? score : score * clause.coverage ** 1.5 };
}

/** What is asked about a tenant is first of all in their lease. */
const isOfTheirLease = (clause: Clause, { isMentioned, partiesOf, question }: ClausesAsked) =>
  question.people.size + question.otherNames.length > 0 &&
  isOfTenant(clause.passage) &&
  isMentioned?.(`${clause.passage.title} ${partiesOf?.(clause) ?? ""}`) === true;

/** What follows from something is said of a case: "If Buyer defaults, …" */
const whatIf = /\bwhat (?:if|happens|would happen)\b/;
const conditional =
  /\b(?:if|unless|until|when|where|should|upon|in case|in the event|fails?|failure|otherwise|without|for each|except)\b/i;

const preliminary: ReadonlySet<DocumentType> = new Set(["letter-of-intent", "offering-memorandum"]);
