import { setImmediate as pause } from "node:timers/promises";
import type { Database } from "../database/open-database.ts";
import {
  type About,
  addressesBroker,
  isAbout,
  isOfBroker,
  isOfTenant,
  isPageOfUnit,
} from "./answering/about.ts";
import {
  givesPaymentInstructions,
  isOfPaymentInstructions,
} from "./answering/payment-instructions.ts";
import { isOrder } from "./answering/orders.ts";
import { clauseOf } from "./answering/outcome.ts";
import { namesOf } from "./answering/people.ts";
import { findPlaces } from "./answering/places.ts";
import { plainText } from "./answering/plain-text.ts";
import { type Candidate, scoreSentences } from "./answering/score-sentences.ts";
import { sentencesOf } from "./answering/sentences.ts";
import { stemsOf } from "./passages/stem.ts";
import { type Term, termsOf } from "./passages/terms.ts";
import type { Question } from "./answering/understand.ts";
import type { AnswerContext } from "./answer-context.ts";
import { notesFor } from "./notes.ts";
import { pagePassages } from "./passages/page-passages.ts";
import type { Passage } from "./passages/passage.ts";
import { searchPassages } from "./passages/search-passages.ts";
import type { ContactRecord } from "./records/contact-items.ts";
import type { RecordItem } from "./records/record-item.ts";

/** Max pages and messages to read. */
const passagesMax = 16;
/** Of a longer question, only the most telling words count. */
const termsMax = 20;
/** Max documents of one kind to read in full. */
const documentsMax = 3;
/** Max sentences to compare with what a question names. */
const candidatesMax = 500;
const around = 160;
/** Weight of the previous question's words in a follow-up. */
const beforeWeight = 0.5;
/** Lighter words only say how something is asked: "find", "say". */
const asksFrom = 0.3;
/** Asks what a document says overall. */
const wholeDocument: Term = {
  alternatives: "findings conclusion recommendation summary"
    .split(" ")
    .map((word) => ({ stems: stemsOf(word), weight: 1 })),
  weight: 1,
  isOfTrade: true,
};
const withWeight = (terms: readonly Term[], share: number): Term[] =>
  terms.map((term) => ({ ...term, weight: term.weight * share }));
/** A lease names its tenant within this many characters. */
const beginning = 700;

type FoundSentences = {
  /** Likeliest first; each may be quoted, and is about what the question names. */
  candidates: Candidate[];
  passages: Passage[];
};

/** The sentences of documents, messages, notes and pages that may answer a question. */
export async function findSentences(
  question: Question,
  items: readonly RecordItem[],
  context: AnswerContext,
): Promise<FoundSentences> {
  const { documentId, known, now, person, records, store, today } = context;
  const { deals, units } = question;
  const named = known.contacts.filter(({ id }) => question.people.has(id));
  // Within one document, words for documents count too.
  const topic = withoutNames(documentId === undefined ? question.topic : question.about, named);
  const terms = [
    ...termsOf(topic),
    ...withWeight(termsOf(question.topicBefore ?? ""), beforeWeight),
  ]
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, termsMax);
  // "What did the environmental assessment find?"
  const isOfWhole =
    terms.every(({ weight }) => weight < asksFrom) &&
    (question.asksDocument || documentId !== undefined);
  if (isOfWhole) terms.push(wholeDocument);
  const dealIds = deals ? [...deals] : undefined;
  const ofUnits = units.slice(0, termsMax).map((unit) => ({
    alternatives: [{ stems: stemsOf(unit), weight: 1 }],
    weight: 1,
  }));
  const [found, notes] = await Promise.all([
    isOfWhole && documentId === undefined
      ? passagesOfKind(question, context)
      : searchPassages(
          { records, person, kind: store.kind },
          { terms: [...terms, ...ofUnits], documentId, dealIds, limit: passagesMax },
        ),
    documentId === undefined ? notesFor(records, { dealIds, now }) : [],
  ]);
  const read: Passage[] = [
    ...found,
    ...notes,
    ...(documentId === undefined ? recordTexts(items) : []),
    ...(documentId === undefined && !deals && addressesBroker(question.text) ? pagePassages() : []),
  ];
  const leases = await beginningsOfLeases(records, read);
  const partiesOf = ({ recordId }: Passage) => leases.get(recordId) ?? "";
  const isMentioned = mentionsOneOf(named, question.otherNames);
  const passages = ofKindsAsked(question, read, context).filter(
    (passage) =>
      isSearched(passage, question, context) &&
      isMentioned(`${passage.title}\n${partiesOf(passage)}\n${passage.text}`),
  );
  // The longest step, so other requests run before it.
  await pause();
  const about: About = {
    question,
    dealNames: new Map(known.deals.map(({ id, name }) => [id, plainText(name)])),
    isOfDeal: ofDeal(question, context),
    isMentioned,
    partiesOf,
  };
  const mayBeQuoted = (candidate: Candidate) =>
    !isOfPayment(candidate) && !isOrder(plainText(candidate.quote)) && isAbout(candidate, about);
  const isClauseQuotable = (clause: Candidate) =>
    mayBeQuoted(clause) &&
    sentencesOf(clause.quote).every(({ start, text }) =>
      mayBeQuoted({ ...clause, quote: text, start: clause.start + start }),
    );
  const candidates = scoreSentences(question, terms, passages, {
    titleOf: ({ title }) => title,
    today,
  })
    .slice(0, candidatesMax)
    .filter(mayBeQuoted)
    .map((one) => (isClauseQuotable(clauseOf(one)) ? one : { ...one, clause: spanOf(one) }));
  return { candidates, passages };
}

/** All of the newest documents of the kind asked about. */
async function passagesOfKind(
  { deals, documentTypes }: Question,
  { person, records, store }: AnswerContext,
): Promise<Passage[]> {
  if (deals?.size === 0) return [];
  const newest = await records
    .selectFrom("document")
    .select("id")
    .where("type", "in", [...documentTypes])
    .where("removedAt", "is", null)
    .$if(deals !== undefined, (query) => query.where("dealId", "in", [...(deals ?? [])]))
    .orderBy("updatedAt", "desc")
    .limit(documentsMax)
    .execute();
  const reader = { records, person, kind: store.kind };
  const found = await Promise.all(
    newest.map(({ id }) =>
      searchPassages(reader, { terms: [wholeDocument], documentId: id, limit: passagesMax }),
    ),
  );
  return found.flat();
}

const spanOf = ({ quote, start }: Candidate) => ({ start, end: start + quote.length });

/** Whose account to pay into is never an answer. */
const isOfPayment = ({ passage: { text, title }, quote, start }: Candidate) =>
  // The title is shown next to it.
  givesPaymentInstructions(`${title}\n${quote}`) ||
  isOfPaymentInstructions(quote, [
    text.slice(Math.max(0, start - around), start),
    text.slice(start + quote.length, start + quote.length + around),
  ]);

/** Limits passages to the kinds of documents, or public pages, that a question is about. */
function ofKindsAsked(
  { asksDocument, deals, documentTypes, people, text }: Question,
  read: readonly Passage[],
  { documentId }: AnswerContext,
): readonly Passage[] {
  if (documentId !== undefined) return read;
  if (!deals && isOfBroker(text)) return read.filter(({ kind }) => kind === "page");
  // "What did Jordan say about the loan?" is answered only by messages.
  if (people.size > 0 && !asksDocument && whatWasSaid.test(text)) {
    return read.filter(({ kind }) => kind === "message");
  }
  if (!asksDocument) return read;
  return read.filter(
    ({ documentType }) => documentType !== undefined && documentTypes.includes(documentType),
  );
}

const whatWasSaid =
  /\bwhat (?:did|has|have) .+\b(?:say|said|write|written|tell|told|mention|mentioned)\b/;

function isSearched(passage: Passage, { deals, units }: Question, context: AnswerContext) {
  const { documentId, known } = context;
  const deal = known.deals.find(({ id }) => id === passage.dealId);
  const owners = deals && known.deals.filter(({ id }) => deals.has(id));
  return (
    // An archived deal is searched only if the question names it.
    (deals !== undefined || documentId !== undefined || !deal?.isArchived) &&
    (!owners ||
      passage.clientId === null ||
      owners.some(({ clientId }) => clientId === passage.clientId)) &&
    (units.length === 0 || isPageOfUnit(passage, units))
  );
}

/** The text without the contacts' names. */
const withoutNames = (text: string, people: readonly ContactRecord[]) =>
  people
    .flatMap(namesOf)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replace(mentionOf(part), " "), text);

const mentionOf = (name: string) =>
  new RegExp(`\\b${name.replaceAll(/[^a-z0-9]+/g, "[^a-z0-9]+")}(?:'s)?(?![a-z0-9])`, "g");

/**
 * Whether a text names one of the contacts or their company, and anyone else named; true if no one
 * is asked about.
 */
function mentionsOneOf(
  people: readonly ContactRecord[],
  others: readonly string[],
): (text: string) => boolean {
  if (people.length === 0 && others.length === 0) return () => true;
  const names = people.flatMap(namesOf).map((name) => new RegExp(mentionOf(name), ""));
  return (text) => {
    const plain = plainText(text);
    return (
      (names.length === 0 || names.some((name) => name.test(plain))) &&
      others.every((name) => plain.includes(name))
    );
  };
}

/** Free text of records: descriptions of properties, and notes of events. */
function recordTexts(items: readonly RecordItem[]): Passage[] {
  const ofPassages = [...Map.groupBy(items, ({ passage }) => passage.id).values()];
  return ofPassages.flatMap((all) => {
    const passage = all[0]?.passage;
    if (passage?.kind !== "event" && passage?.kind !== "deal") return [];
    // Without the facts it states, which are chosen as records.
    const stated = all.map(({ fact }) => fact.quote);
    const lines = passage.text.split("\n").filter((line) => !stated.includes(line));
    return lines.length > 0 ? [{ ...passage, text: lines.join("\n") }] : [];
  });
}

/** Whether a message is about one of the deals asked about: "the Juniper roofs" */
function ofDeal({ deals }: Question, { known }: AnswerContext): (passage: Passage) => boolean {
  const verdicts = new Map<string, boolean>();
  return ({ clientId, id, text, title }) => {
    const isKnown = verdicts.get(id);
    if (isKnown !== undefined) return isKnown;
    const own = known.deals.filter((deal) => deal.clientId === clientId);
    const named = findPlaces(plainText(`${title} ${text}`), own).deals;
    const isOf = [...(named ?? [])].some((deal) => deals?.has(deal));
    verdicts.set(id, isOf);
    return isOf;
  };
}

/** The beginnings of leases, by document. They name the tenant; later clauses say "Tenant". */
async function beginningsOfLeases(
  records: Database,
  passages: readonly Passage[],
): Promise<ReadonlyMap<string | null, string>> {
  const ids = new Set(passages.filter(isOfTenant).map(({ recordId }) => recordId));
  if (ids.size === 0) return new Map();
  const rows = await records
    .selectFrom("passage")
    .select(["documentId", "text"])
    .where("documentId", "in", [...ids])
    .where("part", "=", 1)
    .execute();
  return new Map(rows.map(({ documentId, text }) => [documentId, text.slice(0, beginning)]));
}
