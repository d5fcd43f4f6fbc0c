import type { DocumentType } from "@frontage/records/schemas/document";
import { isOfBroker } from "./about.ts";
import { daysIn, isWithin } from "./days.ts";
import type { Candidate } from "./score-sentences.ts";
import { asksForOneThing, hasKindOfAnswer } from "./kind-of-answer.ts";
import type { Question } from "./understand.ts";

/**
 * How certain the assistant has to be. From `answerFrom`, a sentence is stated as the answer unless
 * another is close; from `closestFrom`, it is only shown. Tuned on our own questions; see
 * docs/decisions.
 */
const answerFrom = 0.9;
const closestFrom = 0.2;
/** The share of the question to match if nothing shows that it is about records at all. */
const closestOffTopicFrom = 0.51;

/** A sentence with at least this share of the best score may also be meant. */
const equalFrom = 0.85;
/** Passages are shown down to this share of the best score. */
const shownFrom = 0.25;
const quotesMax = 3;
const quotesOfDocumentMax = 5;
const choicesMax = 8;

type Chosen =
  | { outcome: "answer" | "closest"; quoted: Candidate[] }
  /** One sentence for each deal or document that may be meant. */
  | { outcome: "which"; of: "deal" | "document"; either: Candidate[] }
  | { outcome: "none" };

export type Choosing = {
  question: Question;
  /** Likeliest first, all about what the question names. */
  candidates: readonly Candidate[];
  /** The question is about one document. */
  isWithin: boolean;
  /** It asks for a record's fact that is missing, and nothing else may state it. */
  isFactOfRecords: boolean;
};

/** Whether the likeliest sentence answers, comes closest, or neither. */
export function chooseOutcome({
  candidates,
  isFactOfRecords,
  isWithin,
  question,
}: Choosing): Chosen {
  const near = candidates.filter(
    (one) =>
      one.confidence >= (isWithin || isOnTopic(one, question) ? closestFrom : closestOffTopicFrom),
  );
  // General texts of the site are shown only if no record is close.
  const ofRecords = near.filter(({ passage: { kind } }) => kind !== "page");
  const able = ofRecords.length > 0 ? ofRecords : near;
  const [best] = able;
  if (!best) return { outcome: "none" };
  if (!isWithin) {
    const which = whichIsMeant(best, able, question);
    if (which) return which;
  }
  if (!isFactOfRecords && isCertain(best, able, question)) {
    return { outcome: "answer", quoted: [best] };
  }
  const clauses = able
    .filter((one) => isOfOneDeal(one, best) && one.score >= shownFrom * best.score)
    .map(clauseOf);
  const shown = firstOfEach(clauses, ({ passage, start }) => `${passage.id} ${start}`);
  return {
    outcome: "closest",
    quoted: shown.slice(0, isWithin ? quotesOfDocumentMax : quotesMax),
  };
}

/** The question names a record, or the sentence shares a term of the trade. */
function isOnTopic(
  { passage: { kind }, saysTradeWord }: Candidate,
  { asksDocument, deals, people, text, units }: Question,
): boolean {
  if (kind === "page") return isOfBroker(text);
  return saysTradeWord || deals !== undefined || asksDocument || people.size + units.length > 0;
}

/** The whole clause, since a rule needs its exception. */
export const clauseOf = (sentence: Candidate): Candidate => {
  const { end, start } = sentence.clause;
  const lead = start < sentence.start ? undefined : sentence.lead;
  return { ...sentence, quote: sentence.passage.text.slice(start, end), start, lead };
};

/** Never mixes two deals. */
export const isOfOneDeal = ({ passage }: Candidate, best: Candidate) =>
  passage.dealId === best.passage.dealId && passage.clientId === best.passage.clientId;

/** Whether a sentence states what is asked and no other competes. */
function isCertain(best: Candidate, able: readonly Candidate[], question: Question): boolean {
  if (best.confidence < answerFrom || !asksForOneThing(question)) return false;
  // General texts of the site are never stated as the answer.
  if (best.passage.kind === "page") return false;
  // Yes-or-no questions need reading.
  if (question.isYesNo || question.isList || !hasKindOfAnswer(best.quote, question)) return false;
  if (!isOfDaysAndSection(best, question)) return false;
  return able.every(
    (other) =>
      other === best ||
      other.score < equalFrom * best.score ||
      !hasKindOfAnswer(other.quote, question) ||
      other.quote === best.quote,
  );
}

/** A question that names a day or a section is answered only from it. */
function isOfDaysAndSection({ quote, section = "" }: Candidate, { range, text }: Question) {
  const wanted = /\b(?:section|clause|article|paragraph|§) ?(\d+(?:\.\d+)*)/.exec(text)?.[1];
  return (
    (!range || daysIn(quote).some((day) => isWithin(day, range))) &&
    (wanted === undefined || section.split(" ").at(-1) === wanted)
  );
}

const ofLease: ReadonlySet<DocumentType> = new Set(["lease", "lease-abstract", "amendment"]);

/** The deals, or a deal's documents, that match equally well if the question names none. */
function whichIsMeant(
  best: Candidate,
  able: readonly Candidate[],
  { deals, documentTypes, otherNames, people, units }: Question,
): Chosen | undefined {
  if (units.length + people.size + otherNames.length > 0) return undefined;
  const equal = able.filter(({ score }) => score >= equalFrom * best.score);
  const isOpen = deals === undefined || deals.size > 1;
  const kindOf = ({ passage: { documentType } }: Candidate) =>
    documentType &&
    (ofLease.has(documentType)
      ? "lease"
      : documentTypes.includes(documentType)
        ? documentType
        : undefined);
  const kind = kindOf(best);
  const documents = firstOfEach(
    equal.filter((one) => kindOf(one) === kind && (isOpen || isOfOneDeal(one, best))),
    ({ passage }) => passage.recordId,
  );
  if (kind !== undefined && documents.length > 1) {
    return { outcome: "which", of: "document", either: documents.slice(0, choicesMax) };
  }
  const ofDeals = firstOfEach(equal, ({ passage: { dealId } }) => dealId ?? undefined);
  return isOpen && best.passage.dealId !== null && ofDeals.length > 1
    ? { outcome: "which", of: "deal", either: ofDeals.slice(0, choicesMax) }
    : undefined;
}

function firstOfEach(
  candidates: readonly Candidate[],
  keyOf: (candidate: Candidate) => string | undefined,
): Candidate[] {
  const first = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = keyOf(candidate);
    if (key !== undefined && !first.has(key)) first.set(key, candidate);
  }
  return [...first.values()];
}
