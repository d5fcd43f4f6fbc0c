import { setImmediate as pause } from "node:timers/promises";
import { namesOf } from "./answering/people.ts";
import { isOfTenant, isPageOfUnit } from "./answering/bound-clauses.ts";
import { asksEndOfOne, asksLeaseEnds } from "./answering/choose-lease-ends.ts";
import { asksRentOfOne } from "./answering/choose-rent.ts";
import { findDocumentTypes } from "./answering/document-types.ts";
import { expandTerms, guessesOfDocument } from "./answering/expand-terms.ts";
import { findPlaces } from "./answering/places.ts";
import { plainText } from "./answering/plain-text.ts";
import { rankClauses } from "./answering/rank-clauses.ts";
import { softened } from "./answering/soften-terms.ts";
import { stemsOf } from "./answering/stem.ts";
import { namesIn, type Question } from "./answering/understand.ts";
import type { Asking } from "./asking.ts";
import { notesFor } from "./notes.ts";
import { pagePassages } from "./passages/page-passages.ts";
import { partyNames } from "./passages/party-names.ts";
import type { Passage } from "./passages/passage.ts";
import { searchPassages } from "./passages/search-passages.ts";
import type { ContactRecord } from "./records/contact-items.ts";
import type { Known } from "./records/load-records.ts";
import type { RecordItem } from "./records/record-item.ts";

/** Max pages and messages read for their sentences. */
const passagesMax = 40;
const clausesMax = 12;
/** Of one document, more: `choose-within.ts` weighs them again. */
const clausesOfDocumentMax = 40;

/**
 * The sentences that may answer a question, best first, and what they were found by; the question
 * with the names that documents have for it.
 */
export async function findClauses(asked: Question, items: readonly RecordItem[], asking: Asking) {
  const { documentId, known, now, person, records, store } = asking;
  const { deals, units } = asked;
  const named = known.contacts.filter(({ id }) => asked.people.has(id));
  // Of one document all words count: which it is, and of which deal, is known.
  const terms =
    documentId === undefined
      ? softened(expandTerms(withoutNames(asked.topic, named)), asked)
      : expandTerms(withoutNames(asked.text, named), guessesOfDocument);
  const dealIds = deals ? [...deals] : undefined;
  const ofUnits = units.map((unit) => ({
    alternatives: [{ stems: stemsOf(unit), weight: 1 }],
    weight: 1,
  }));
  const [found, notes] = await Promise.all([
    searchPassages(
      { records, person, kind: store.kind },
      { terms: [...terms, ...ofUnits], documentId, dealIds, limit: passagesMax },
    ),
    documentId === undefined ? notesFor(records, { dealIds, now }) : [],
  ]);
  const clientIds =
    deals && new Set(known.deals.filter(({ id }) => deals.has(id)).map(({ clientId }) => clientId));
  const archivedIds = new Set(
    known.deals.filter(({ isArchived }) => isArchived).map(({ id }) => id),
  );
  // Skip public pages for one-word questions, which match too many of them.
  const isAboutMuch = terms.length > 1;
  const read: Passage[] = [
    ...found.passages,
    ...notes,
    ...(documentId === undefined ? recordTexts(items, known, dealIds) : []),
    ...(documentId === undefined && !deals && units.length === 0 && isAboutMuch
      ? pagePassages()
      : []),
  ];
  const otherNames = [...asked.otherNames, ...namesInTitles(asked, read, known)];
  const question = { ...asked, otherNames };
  const isMentioned = mentionsOneOf(named, otherNames);
  const names = await partyNames(records, read);
  // A lease says "Tenant" on every page but the first.
  const partiesOf = (passage: Passage) =>
    isOfTenant(passage) ? (names.get(passage.recordId) ?? "") : "";
  let candidates = read.filter(
    (passage) =>
      (documentId !== undefined || passage.kind === "message" || !asksWhatWasSaid(asked)) &&
      // Of an archived deal, only a question that names it is answered.
      (deals !== undefined ||
        documentId !== undefined ||
        passage.dealId === null ||
        !archivedIds.has(passage.dealId)) &&
      (!clientIds || passage.clientId === null || clientIds.has(passage.clientId)) &&
      (units.length === 0 || isPageOfUnit(passage, units)) &&
      question.otherPlaces.every((name) =>
        plainText(`${passage.title} ${passage.text}`).includes(name),
      ) &&
      isMentioned(`${passage.title}\n${partiesOf(passage)}\n${passage.text}`),
  );
  // "Your office hours" are the broker's.
  const isOfBroker =
    /\b(?:your (?:\w+ )?(?:office|hours|fees?|phone|email|website|experience|services?|license|address|specialt\w+|years)|you (?:handle|work|charge))\b/.test(
      question.text,
    );
  if (isOfBroker && !question.deals) candidates = candidates.filter(({ kind }) => kind === "page");
  const isNamed = ({ documentType }: Passage) =>
    documentType !== undefined && question.documentTypes.includes(documentType);
  const isRoll = ({ documentType }: Passage) => documentType === "rent-roll";
  const passages =
    documentId === undefined && asksLeaseEnds(question) && candidates.some(isRoll)
      ? candidates.filter(isRoll)
      : question.asksDocument && documentId === undefined
        ? candidates.filter(isNamed)
        : candidates;
  // The longest step: other requests are answered before it.
  await pause();
  const clauses = rankClauses({
    question: question.text,
    terms,
    // A lease names its tenant at the beginning.
    passages: passages.map((passage) => withNames(passage, names)),
    frequencies: found.frequencies,
    total: found.total,
    limit: limitFor(question, documentId),
  });
  const original = new Map(passages.map((passage) => [passage.id, passage]));
  return {
    clauses: clauses.map((clause) => ({
      ...clause,
      passage: original.get(clause.passage.id) ?? clause.passage,
    })),
    isMentioned,
    names,
    passages,
    question,
    terms,
  };
}

/** "What did Jordan say about the loan?" is answered by messages alone. */
const asksWhatWasSaid = ({ asksDocument, people, text }: Question) =>
  people.size > 0 &&
  !asksDocument &&
  /\bwhat (?:did|has|have) .+\b(?:say|said|write|written|tell|told|mention|mentioned)\b/.test(text);

/** How many sentences are weighed: lists of leases have many alike. */
function limitFor(question: Question, documentId: string | undefined): number {
  if (documentId !== undefined) return clausesOfDocumentMax;
  if (asksLeaseEnds(question) || asksEndOfOne(question) || asksRentOfOne(question))
    return 6 * clausesMax;
  return question.isList || question.type === "person" ? 3 * clausesMax : clausesMax;
}

const withNames = (passage: Passage, names: ReadonlyMap<string, string>): Passage => {
  const parties = passage.kind === "document" && names.get(passage.recordId);
  return parties ? { ...passage, title: `${passage.title} ${parties}` } : passage;
};

/** The text without contacts' names: what is asked of them is left. */
const withoutNames = (text: string, people: readonly ContactRecord[]) =>
  people
    .flatMap(namesOf)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replace(mentionOf(part), " them "), text)
    .replace(
      /\bthem(?: (?:them|studio|shop|store|group|company|guys?|people|folks|tenant|center|clinic|office|firm|team|bank|restaurant|cafe|salon|gym)(?:'s)?)*\b/g,
      " ",
    );

const mentionOf = (name: string) =>
  new RegExp(`\\b${name.replaceAll(/[^a-z0-9]+/g, "[^a-z0-9]+")}(?:'s)?(?![a-z0-9])`, "g");

/** Names that are made of everyday words, but that a document is called by: "Lease, Corner Bakery" */
function namesInTitles({ otherNames, raw }: Question, read: readonly Passage[], { deals }: Known) {
  const titles = new Set(
    read.filter(({ kind }) => kind === "document").map(({ title }) => plainText(title)),
  );
  const places = deals.map(({ name }) => plainText(name));
  return namesIn(raw).filter(
    (name) =>
      !otherNames.includes(name) &&
      findDocumentTypes(name).types.length === 0 &&
      !places.some((place) => place.includes(name)) &&
      // "Lease, Corner Bakery"; a "Security deposit receipt" names nobody.
      [...titles].some((title) => title.includes(`, ${name}`)),
  );
}

/**
 * Whether a text names one of the contacts, or their company, and whoever else is named; any text
 * if nobody is asked about.
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

/** The free text of records: what a property is like, and notes of events. */
function recordTexts(
  items: readonly RecordItem[],
  { deals }: Known,
  dealIds: readonly string[] | undefined,
): Passage[] {
  const passages = new Map<string, Passage>();
  const byPassage = Map.groupBy(items, ({ passage }) => passage.id);
  for (const all of byPassage.values()) {
    const passage = all[0]?.passage;
    if (!passage) continue;
    if (passage.kind !== "event" && passage.kind !== "property") continue;
    // Without what it states as a record, which is chosen by what it states.
    const stated = all.map(({ fact }) => fact.quote);
    const lines = passage.text.split("\n").filter((line) => !stated.includes(line));
    if (lines.length > 0) passages.set(passage.id, { ...passage, text: lines.join("\n") });
  }
  const isIn = new Set(dealIds ?? deals.map(({ id }) => id));
  return [...passages.values()].filter(({ dealId }) => dealId === null || isIn.has(dealId));
}

/** Whether what a message says is about one of the deals that are asked about: "the Juniper roofs" */
export function ofDeal({ deals }: Question, { known }: Asking): (passage: Passage) => boolean {
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
