import { setImmediate as pause } from "node:timers/promises";
import { broker } from "@frontage/content/broker";
import type {
  AssistantChoice,
  AssistantRemark,
  AssistantSource,
} from "@frontage/records/schemas/assistant";
import { today as todayOf } from "../time/today.ts";
import { chooseNotes, quoteOfNote } from "./answering/choose-note.ts";
import {
  asksOfSignatures,
  chooseRecords,
  isOfSeveralDeals,
  sourcesMax,
} from "./answering/choose-records.ts";
import { asksOfListing } from "./answering/choose-listing.ts";
import { handOffReason } from "./answering/hand-off.ts";
import { chooseOutcome, isOfOneDeal } from "./answering/outcome.ts";
import type { Candidate } from "./answering/score-sentences.ts";
import { givesPaymentInstructions } from "./answering/payment-instructions.ts";
import { plainText } from "./answering/plain-text.ts";
import { remarkIn } from "./answering/remark.ts";
import type { Question } from "./answering/understand.ts";
import { aboutDealBefore, type AnswerContext, questionsOf } from "./answer-context.ts";
import { findSentences } from "./find-sentences.ts";
import type { AnswerQuestion, PersonsQuestion, FoundAnswer } from "./found-answer.ts";
import { notesFor } from "./notes.ts";
import { documentsSearched } from "./passages/documents-searched.ts";
import {
  answerItem,
  atMost,
  closestItems,
  dealChoices,
  documentChoice,
  type Item,
  itemsOf,
  readPassages,
  sourceOf,
} from "./quoted-items.ts";
import { loadListingItems } from "./records/load-listings.ts";
import { loadItems, loadKnown } from "./records/load-records.ts";
import { whomToCall } from "./whom-to-call.ts";

/** Max documents listed under "where I looked". */
const lookedInMax = 5;

/**
 * Answers with quotes from the records. Otherwise shows the closest passages, asks which deal is
 * meant, or says why a person has to answer.
 */
export const answerQuestion: AnswerQuestion = async (store, asked) => {
  const { now, person, question, records } = asked;
  const reason = handOffReason(question, {
    broker: [broker.name, broker.name.split(" ")[0] ?? ""],
  });
  const remark = reason ? undefined : isOfOthers(question) ? "others" : remarkIn(question);
  if (remark) return nothingAsked(remark);
  const [known, searched] = await Promise.all([loadKnown(records, person), searchedIn(asked)]);
  const context: AnswerContext = { ...asked, store, known, today: todayOf(now) };
  if (reason === "money" || reason === "asked") {
    return {
      ...nothingSearched,
      outcome: "handOff",
      handOff: { reason },
      ...(reason === "money" ? { call: whomToCall(context) } : {}),
    };
  }
  const isAdvice = reason === "advice";
  const questions = questionsOf(question, context);
  const found: Found[] = [];
  for (const one of questions) {
    // Lets other requests run in between.
    await pause();
    const before = aboutDealBefore(one, context);
    const ofBefore = before && (await answerOne(before, context));
    found.push(ofBefore && ofBefore.outcome !== "none" ? ofBefore : await answerOne(one, context));
  }
  const chosen = together(found);
  return {
    outcome: isAdvice ? "handOff" : chosen.outcome,
    answer: atMost(chosen.items, sourcesMax),
    handOff: isAdvice ? { reason: "advice" } : null,
    searched: searched.counts,
    ...(chosen.outcome === "which" && !isAdvice ? { choices: chosen.choices } : {}),
    ...(chosen.dealId === undefined ? {} : { dealId: chosen.dealId }),
    passages: found.flatMap(({ passages }) => passages),
    lookedIn: [...new Set([...found.flatMap(({ lookedIn }) => lookedIn), ...searched.names])]
      .filter((name) => !givesPaymentInstructions(name))
      .slice(0, lookedInMax),
  };
};

const nothingSearched = {
  answer: [],
  lookedIn: [],
  searched: { documents: 0, unreadable: [] },
} satisfies Partial<FoundAnswer>;

/** An outcome that needs no lookup. */
const nothingAsked = (remark: AssistantRemark): FoundAnswer => ({
  ...nothingSearched,
  outcome: "none",
  handOff: null,
  remark,
});

type Found = {
  outcome: "answer" | "closest" | "which" | "none";
  items: Item[];
  choices: AssistantChoice[];
  /** The deal the outcome is about. */
  dealId?: string | undefined;
  passages: readonly AssistantSource[];
  lookedIn: string[];
};

const foundNothing: Found = { outcome: "none", items: [], choices: [], passages: [], lookedIn: [] };

/**
 * Answers every question in a text. If none has an answer, shows the closest passages to the first:
 * next to an answer, they would look like part of it.
 */
function together(found: readonly Found[]): Found {
  const answered = found.filter(({ outcome }) => outcome === "answer");
  const [first] = answered;
  if (first) return { ...first, items: answered.flatMap(({ items }) => items) };
  return (
    found.find(({ outcome }) => outcome === "closest") ??
    found.find(({ outcome }) => outcome === "which") ??
    found[0] ??
    foundNothing
  );
}

/** The broker's note, a record's fact, or a sentence from documents, messages and pages. */
async function answerOne(question: Question, context: AnswerContext): Promise<Found> {
  const isWithin = context.documentId !== undefined;
  const [named] = question.deals?.size === 1 ? question.deals : [];
  const noted = isWithin ? [] : await notedAnswers(question, context);
  if (noted.length > 0) return { ...foundNothing, outcome: "answer", items: noted, dealId: named };
  const items = isWithin ? [] : await itemsFor(question, context);
  const records = chooseRecords({ question, items, today: context.today }).filter(
    ({ fact, passage }) => !givesPaymentInstructions(`${passage.title}\n${fact.quote}`),
  );
  const ofDeals = new Set(records.map(({ dealId }) => dealId));
  if (isOfSeveralDeals(question, records)) {
    return { ...foundNothing, outcome: "which", choices: dealChoices(ofDeals, context) };
  }
  if (records.length > 0) {
    const [only] = ofDeals.size === 1 ? ofDeals : [];
    const { candidates } = context.isRead
      ? await findSentences(question, items, context)
      : { candidates: [] };
    return {
      ...foundNothing,
      outcome: "answer",
      items: itemsOf(records, context),
      dealId: only ?? named,
      passages: readPassages(candidates, context),
    };
  }
  if (question.isUnknownPlace) return foundNothing;
  const found = await findSentences(question, items, context);
  const chosen = chooseOutcome({
    question,
    candidates: found.candidates,
    isWithin,
    isFactOfRecords: !isWithin && isOfRecordsAlone(question),
  });
  const namesDeals = question.deals?.size !== 1 && !isWithin && context.known.deals.length > 1;
  const naming = { ...context, namesDeals };
  const looked: Found = {
    ...foundNothing,
    dealId: named,
    passages: readPassages(
      question.isList ? found.candidates : ofOneDeal(found.candidates),
      naming,
    ),
    lookedIn: [
      ...new Set(found.passages.flatMap(({ kind, title }) => (kind === "document" ? title : []))),
    ],
  };
  if (chosen.outcome === "none") return looked;
  if (chosen.outcome === "which") {
    const deals = new Set(chosen.either.map(({ passage }) => passage.dealId));
    const choices =
      chosen.of === "deal"
        ? dealChoices(deals, context)
        : chosen.either.map((candidate) => documentChoice(candidate, naming));
    return { ...looked, outcome: "which", choices };
  }
  const { outcome, quoted } = chosen;
  const [best] = quoted;
  return {
    ...looked,
    outcome,
    items: outcome === "answer" && best ? [answerItem(best, naming)] : closestItems(quoted, naming),
    dealId: named ?? best?.passage.dealId ?? undefined,
  };
}

/** Facts about a property or contact that only records may state: a document may mean another. */
const isOfRecordsAlone = ({ attributes, otherNames, people, roles, units }: Question) =>
  attributes.has("phone") ||
  attributes.has("email") ||
  (attributes.has("price") && people.size + otherNames.length + roles.length + units.length === 0);

/** The broker's note that answers this question. */
async function notedAnswers(question: Question, context: AnswerContext): Promise<Item[]> {
  const { now, records } = context;
  const dealIds = question.deals ? [...question.deals] : undefined;
  const notes = (await notesFor(records, { dealIds, now })).filter(
    ({ text }) => !givesPaymentInstructions(text),
  );
  const chosen = chooseNotes(question, notes, (text) => questionsOf(text, context)[0]);
  return chosen.slice(0, 1).map((passage) => ({
    text: `${passage.title}:`,
    sources: [sourceOf(passage, quoteOfNote(passage.text), context)],
  }));
}

/** Keeps only what belongs to the best match's deal. */
const ofOneDeal = (candidates: readonly Candidate[]) =>
  candidates.filter((one) => candidates[0] && isOfOneDeal(one, candidates[0]));

/** Whether a client asks for another client's records. */
const isOfOthers = (question: string) =>
  /\b(?:(?:other|another|different|all (?:of )?(?:the|your)|every) (?:clients?|investors')|your (?:other )?(?:clients?|customers?|investors?)|(?:everyone|everybody|someone|somebody) else's)\b/.test(
    plainText(question),
  );

/** Record facts that the question may ask for. */
async function itemsFor(question: Question, context: AnswerContext) {
  const { known, now, records, store } = context;
  const { deals, people } = question;
  const dealIds = deals ? [...deals] : undefined;
  const contactIds = people.size > 0 ? [...people] : undefined;
  const narrowed = {
    hasDocuments: asksOfSignatures(question),
    dealIds,
    contactIds,
  };
  const active = known.deals.filter(({ isArchived }) => !isArchived).map(({ id }) => id);
  const [items, ofListings] = await Promise.all([
    loadItems(records, known, narrowed, now),
    asksOfListing(question)
      ? loadListingItems({ db: store.db, records }, dealIds ?? active, now)
      : [],
  ]);
  return [...ofListings, ...items];
}

async function searchedIn({ documentId, records }: PersonsQuestion) {
  let query = records.selectFrom("document").select("name").where("removedAt", "is", null);
  if (documentId !== undefined) query = query.where("id", "=", documentId);
  const [rows, counts] = await Promise.all([
    query.orderBy("updatedAt", "desc").limit(lookedInMax).execute(),
    documentsSearched(records, documentId),
  ]);
  const isShown = (name: string) => !givesPaymentInstructions(name);
  const { reading } = counts;
  return {
    counts: {
      ...counts,
      unreadable: counts.unreadable.filter(isShown),
      ...(reading && { reading: reading.filter(isShown) }),
    },
    names: rows.map(({ name }) => name),
  };
}
