import { setImmediate as pause } from "node:timers/promises";
import { broker } from "@frontage/content/broker";
import type {
  AssistantAnswer,
  AssistantPassage,
  AssistantRemark,
} from "@frontage/records/schemas/assistant";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { DatabaseKind } from "../database/tables.ts";
import { type Known, loadCards, loadKnown } from "./cards/load-cards.ts";
import { notesFor } from "./notes.ts";
import { documentsSearched } from "./passages/documents-searched.ts";
import type { Passage } from "./passages/passage.ts";
import { searchPassages } from "./passages/search-passages.ts";
import { stemsOf } from "./passages/stem.ts";
import {
  type Candidate,
  cardCandidates,
  clauseCandidates,
  pathOf,
  siteCandidates,
} from "./ranking/candidates.ts";
import { marksIn, rank } from "./ranking/rank.ts";
import {
  goesOn,
  type PreviousQuestion,
  type Question,
  readQuestion,
  termsToFind,
  unmentionedWords,
} from "./ranking/read-question.ts";
import type { Term } from "./passages/terms.ts";
import { handOffReason } from "./rules/hand-off.ts";
import { isOrder } from "./rules/orders.ts";
import { givesPaymentInstructions, isOfPaymentInstructions } from "./rules/payment-instructions.ts";
import { plainText } from "./rules/plain-text.ts";
import { remarkIn } from "./rules/remark.ts";
import { whomToCall } from "./whom-to-call.ts";

/** Pages and messages of the index to read. */
const pagesMax = 30;
/** Passages that a language model may read; a person is shown the first five. */
const passagesMax = 20;
/** A document names its parties within this many characters. */
const openingMax = 400;
/** How much of a page around a clause tells whether it belongs to payment instructions. */
const around = 160;

/** What was found for a question, without a language model. */
export type FoundAnswer = Pick<
  AssistantAnswer,
  "call" | "dealId" | "handOff" | "passages" | "remark" | "searched" | "unmentioned"
>;

type PersonsQuestion = {
  question: string;
  /** Only in this document. */
  documentId?: string | undefined;
  /** The deal the person chose. */
  dealId?: string | undefined;
  previous?: PreviousQuestion | undefined;
  person: Person;
  /** Scoped to the person. */
  records: Database;
  now: Date;
};

/** @param store `db`: everyone's rows, for listings */
export type AnswerQuestion = (
  store: { db: Database; kind: DatabaseKind },
  asked: PersonsQuestion,
) => Promise<FoundAnswer>;

/**
 * Finds the passages of a person's records that a question asks for, best first; or says why a
 * person has to answer.
 */
export const answerQuestion: AnswerQuestion = async (store, asked) => {
  const { dealId, documentId, now, person, previous, question: typed, records } = asked;
  const reason = handOffReason(typed, {
    broker: [broker.name, broker.name.split(" ")[0] ?? ""],
  });
  const remark = reason ? undefined : isOfOthers(typed) ? "others" : remarkIn(typed);
  if (remark) return nothingAsked(remark);
  const known = await loadKnown(records, person);
  const question = readQuestion(typed, {
    dealId,
    deals: known.deals,
    previous: previous && goesOn(typed, previous, now) ? previous : undefined,
  });
  const [named] = question.dealIds.size === 1 ? question.dealIds : [];
  const about = {
    handOff: reason ? { reason } : null,
    ...(named !== undefined && { dealId: named }),
  };
  if (reason === "money" || reason === "asked") {
    return {
      ...nothingSearched,
      ...about,
      ...(reason === "money" ? { call: whomToCall(known, question.dealIds) } : {}),
    };
  }
  const searched = await documentsSearched(records, documentId);
  const { candidates, terms } = await gather(store, asked, question, known);
  // The longest step, so other requests run before it.
  await pause();
  const { absent, ranked } = rank(candidates, { ...question, terms });
  const dealOf = new Map(known.deals.map((deal) => [deal.id, deal]));
  const isShown = (name: string) => !givesPaymentInstructions(name);
  return {
    ...about,
    passages: safest(ranked, terms).map((one) => ({
      ...one.shown,
      marks: marksIn(one.shown.text, terms),
      place: placeOf(one, dealOf),
    })),
    unmentioned: unmentionedWords(question, absent),
    searched: {
      ...searched,
      unreadable: searched.unreadable.filter(isShown),
      ...(searched.reading && { reading: searched.reading.filter(isShown) }),
    },
  };
};

const nothingSearched = {
  passages: [],
  unmentioned: [],
  searched: { documents: 0, unreadable: [] },
} satisfies Partial<FoundAnswer>;

const nothingAsked = (remark: AssistantRemark): FoundAnswer => ({
  ...nothingSearched,
  handOff: null,
  remark,
});

/** Whether a client asks for another client's records. */
const isOfOthers = (question: string) =>
  /\b(?:(?:other|another|different|all (?:of )?(?:the|your)|every) (?:clients?|investors')|your (?:other )?(?:clients?|customers?|investors?)|(?:everyone|everybody|someone|somebody) else's)\b/.test(
    plainText(question),
  );

/** Everything that may be shown, within the person's scope, and what to find in it. */
async function gather(
  { db, kind }: Parameters<AnswerQuestion>[0],
  { documentId, now, person, records }: PersonsQuestion,
  question: Question,
  known: Known,
): Promise<{ candidates: readonly Candidate[]; terms: Term[] }> {
  // An archived deal is searched only if the question names it.
  const deals = known.deals.filter(({ id, isArchived }) => !isArchived || question.dealIds.has(id));
  const hidden = new Set(known.deals.filter((deal) => !deals.includes(deal)).map(({ id }) => id));
  const isSearched = ({ dealId }: Passage) => dealId === null || !hidden.has(dealId);
  const reader = { records, person, kind };
  if (documentId !== undefined) {
    const terms = termsToFind(question, []);
    const pages = await searchPassages(reader, { terms, documentId, limit: pagesMax });
    const candidates = clauseCandidates(pages);
    return { candidates, terms: termsToFind(question, candidates) };
  }
  const contacts = known.contacts.filter((contact) => isTrusted(contact, question));
  const [cards, notes] = await Promise.all([
    loadCards({ db, records }, { contacts, deals }, now),
    notesFor(records),
  ]);
  const ofAccount = [
    ...cardCandidates(cards, deals),
    ...clauseCandidates(notes.filter(isSearched)),
    ...siteCandidates(),
  ];
  const pages = await searchPassages(reader, {
    terms: termsToFind(question, ofAccount),
    dealIds: question.dealIds.size > 0 ? [...question.dealIds] : undefined,
    limit: pagesMax,
  });
  const found = pages.filter(isSearched);
  const candidates = [...ofAccount, ...clauseCandidates(found, await openingsOf(records, found))];
  return { candidates, terms: termsToFind(question, candidates) };
}

/** A title officer whom the client saved may be from a forged email, so they have to be named. */
const isTrusted = ({ isOwn, name, role }: Known["contacts"][number], { stems }: Question) =>
  isOwn === 0 || role !== "title-officer" || stemsOf(name).some((one) => stems.includes(one));

/** How the documents begin, by id: it names the parties. */
async function openingsOf(
  records: Database,
  passages: readonly Passage[],
): Promise<ReadonlyMap<string, string>> {
  const ids = passages.flatMap(({ recordId, source }) => (source === "document" ? recordId : []));
  if (ids.length === 0) return new Map();
  const rows = await records
    .selectFrom("passage")
    .select(["documentId", "text"])
    .where("documentId", "in", [...new Set(ids)])
    .where("part", "=", 1)
    .execute();
  return new Map(rows.map(({ documentId, text }) => [documentId ?? "", text.slice(0, openingMax)]));
}

/**
 * The best that may be shown. What tells where to pay, or gives orders to a program, is left out; of
 * a clause that has such a sentence, its other sentences stay.
 */
function safest(ranked: readonly Candidate[], terms: readonly Term[]): Candidate[] {
  const safe: Candidate[] = [];
  for (const candidate of ranked) {
    if (safe.length >= passagesMax) break;
    if (isSafe(candidate)) safe.push(candidate);
    else safe.push(...safeSentences(candidate, terms));
  }
  return safe.slice(0, passagesMax);
}

function isSafe({ clause, shown }: Candidate): boolean {
  const { label = "", lead = "", section = "", text, title } = shown;
  const said = [title, label, lead, text, section];
  if (givesPaymentInstructions(said.join("\n"))) return false;
  if (said.some((one) => isOrder(plainText(one)))) return false;
  if (!clause) return true;
  const { page, sentences, start } = clause;
  const end = start + text.length;
  const beside = [page.slice(Math.max(0, start - around), start), page.slice(end, end + around)];
  return (
    !isOfPaymentInstructions(text, beside as [string, string]) &&
    sentences.every((sentence) => !isOrder(plainText(sentence.text)))
  );
}

function safeSentences(candidate: Candidate, terms: readonly Term[]): Candidate[] {
  const { clause, shown } = candidate;
  if (!clause || clause.sentences.length < 2) return [];
  return clause.sentences
    .map(({ start, text }) => ({
      ...candidate,
      shown: { ...shown, text, path: pathOf(shown, text) },
      clause: { ...clause, sentences: [], start },
    }))
    .filter((one) => isSafe(one) && marksIn(one.shown.text, terms).length > 0);
}

const sideNames = { purchase: "Buying", sale: "Selling", lease: "Leasing" } as const;

function placeOf(
  { dealIds, shown }: Candidate,
  deals: ReadonlyMap<string, Known["deals"][number]>,
): AssistantPassage["place"] {
  if (shown.source === "page") return { name: "This site" };
  const deal = dealIds.length === 1 ? deals.get(dealIds[0] ?? "") : undefined;
  if (!deal) return { name: "Your account" };
  return { dealId: deal.id, name: deal.name, side: sideNames[deal.side] };
}
