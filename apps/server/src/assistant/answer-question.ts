import { setImmediate as pause } from "node:timers/promises";
import { broker } from "@frontage/content/broker";
import type { AssistantRemark, DocumentChoice } from "@frontage/content/schemas/assistant";
import type { Person } from "../database/scope.ts";
import { today as todayOf } from "../time/today.ts";
import { withoutAdvice } from "./answering/advice-words.ts";
import { chooseClauses } from "./answering/choose-clauses.ts";
import { chooseNotes, quoteOfNote } from "./answering/choose-note.ts";
import {
  asksOfDocuments,
  chooseRecords,
  isOfOtherDeal,
  isPast,
  sourcesMax,
} from "./answering/choose-records.ts";
import { handOffReason } from "./answering/hand-off.ts";
import { givesPaymentInstructions } from "./answering/payment-instructions.ts";
import type { Clause } from "./answering/query.ts";
import { remarkIn } from "./answering/remark.ts";
import type { Question } from "./answering/understand.ts";
import { type Asking, questionsOf } from "./asking.ts";
import { findClauses, ofDeal } from "./find-clauses.ts";
import type { AnswerQuestion, AskedQuestion } from "./found-answer.ts";
import { isGibberish } from "./gibberish.ts";
import { notesFor } from "./notes.ts";
import { documentsSearched } from "./passages/documents-searched.ts";
import { atMost, choiceOf, clauseItem, type Item, itemsOf, sourceOf } from "./quoted-items.ts";
import { loadItems, loadKnown } from "./records/load-records.ts";
import { whomToCall } from "./whom-to-call.ts";

/** Names in the answer of where it looked. */
const lookedInMax = 5;

/** Answers from the records, by quotes alone; or says why a person has to. */
export const answerQuestion: AnswerQuestion = async (store, asked) => {
  const { now, person, question, records } = asked;
  const reason = handOffReason(question, {
    broker: [broker.name, broker.name.split(" ")[0] ?? ""],
  });
  const remark = reason ? undefined : remarkIn(question);
  if (remark) return nothingAsked(remark);
  const [known, searched] = await Promise.all([loadKnown(records, person), searchedIn(asked)]);
  const asking: Asking = { ...asked, store, known, today: todayOf(now) };
  const handOff = reason ? { reason } : null;
  if (reason === "money" || reason === "asked") {
    // It looked nowhere, and says so.
    const nothing = { answer: [], declined: true, handOff, lookedIn: [] };
    const notSearched = { ...nothing, searched: { documents: 0, unreadable: [] } };
    return reason === "money" ? { ...notSearched, call: whomToCall(asking) } : notSearched;
  }
  const isAdvice = reason === "advice";
  const questions = questionsOf(isAdvice ? withoutAdvice(question) : question, asking);
  const found: Found[] = [];
  for (const one of questions) {
    // Other requests are answered in between.
    await pause();
    found.push(await answerOne(aboutDeal(one, asking, isAdvice), asking, isAdvice));
  }
  const deal = questions.flatMap(({ deals }) => [...(deals ?? [])])[0];
  const answer = atMost(
    found.flatMap(({ items }) => items),
    sourcesMax,
  );
  if (answer.length === 0 && !reason && isGibberish(question)) return nothingAsked("unclear");
  // Offer choices only for a single question.
  const choices = found.length === 1 && !reason ? (found[0]?.choices ?? []) : [];
  return {
    answer,
    declined: answer.length === 0,
    handOff,
    searched: searched.counts,
    ...(choices.length > 0 ? { choices } : {}),
    ...(deal === undefined ? {} : { dealId: deal }),
    lookedIn: [...new Set([...found.flatMap(({ lookedIn }) => lookedIn), ...searched.names])]
      .filter((name) => !givesPaymentInstructions(name))
      .slice(0, lookedInMax),
  };
};

/** Instead of an answer, where there was no question. */
const nothingAsked = (remark: AssistantRemark) => ({
  answer: [],
  declined: true,
  handOff: null,
  remark,
  searched: { documents: 0, unreadable: [] },
  lookedIn: [],
});

type Found = {
  items: Item[];
  /** Instead of items: the documents that may be meant. */
  choices?: DocumentChoice[];
  lookedIn: string[];
};

const adviceStages = ["due-diligence", "contract", "closing", "letter-of-intent"];

/** Advice on no deal in particular is wanted for the purchase that is being decided on. */
function aboutDeal(question: Question, { documentId, known }: Asking, isAdvice: boolean): Question {
  if (!isAdvice || question.deals || question.isUnknownPlace || documentId) return question;
  for (const stage of adviceStages) {
    const deal = known.deals.find(
      (one) => one.side === "purchase" && one.stage === stage && !one.isArchived,
    );
    if (deal) return { ...question, deals: new Set([deal.id]) };
  }
  return question;
}

async function answerOne(question: Question, asking: Asking, isAdvice: boolean): Promise<Found> {
  if (isOfOthers(question, asking.person)) return { items: [], lookedIn: [] };
  const noted = asking.documentId === undefined ? await notedAnswers(question, asking) : [];
  if (noted.length > 0) return { items: noted, lookedIn: [] };
  const items = asking.documentId === undefined ? await itemsFor(question, asking) : [];
  const records = chooseRecords({ question, items, today: asking.today }).filter(
    ({ fact, passage }) => !givesPaymentInstructions(`${passage.title}\n${fact.quote}`),
  );
  const isRecordsOwn = records.length > 0;
  if (isRecordsOwn) return { items: itemsOf(records, asking), lookedIn: [] };
  if (question.isUnknownPlace) return { items: [], lookedIn: [] };
  // One document that is asked about may say it, whatever the records hold.
  if (asking.documentId === undefined && wantsFigureAlone(question, asking.today)) {
    return { items: [], lookedIn: [] };
  }
  const namesDeals =
    !question.deals && asking.documentId === undefined && asking.known.deals.length > 1;
  const found = await findClauses(question, items, asking);
  const { clauses, isMentioned, names, passages, terms } = found;
  const dealNames = new Map(asking.known.deals.map(({ id, name }) => [id, name]));
  const { eitherOf, quoted } = chooseClauses({
    question: found.question,
    clauses,
    isOfDeal: ofDeal(question, asking),
    dealNames,
    isAdvice,
    isMentioned,
    terms,
    today: asking.today,
    partiesOf: ({ passage }) => names.get(passage.recordId) ?? "",
    isWithin: asking.documentId !== undefined,
    sideOf: (clause) => sideOf(question, clause, asking),
  });
  return {
    items: quoted.length > 0 ? [clauseItem(quoted, { ...asking, namesDeals })] : [],
    choices: eitherOf.map((clause) => choiceOf(clause, { ...asking, namesDeals })),
    lookedIn: [
      ...new Set(passages.filter(({ kind }) => kind === "document").map(({ title }) => title)),
    ],
  };
}

/** The person's side of the deal that is asked about, or else of a clause's. */
function sideOf({ deals }: Question, { passage }: Clause, { known }: Asking) {
  const id = deals?.size === 1 ? [...deals][0] : passage.dealId;
  return known.deals.find((deal) => deal.id === id)?.side;
}

const ofRecordsAlone: ReadonlySet<string> = new Set(["price", "phone", "email"]);

/** It asks for what records hold or lack: another price that a document mentions is not it. */
const wantsFigureAlone = (question: Question, today: string) => {
  const { asksDocument, attributes, text, unexplained, units } = question;
  return (
    (attributes.has("price") && (isOfOtherDeal.test(text) || isPast(question, today))) ||
    (!asksDocument &&
      units.length === 0 &&
      unexplained.length === 0 &&
      // What someone pays or offers is no price of a property.
      [...attributes].some(
        (attribute) =>
          ofRecordsAlone.has(attribute) &&
          !(attribute === "price" && (isOfSomeone(question) || isOfContract.test(text))),
      ))
  );
};

/** A contract's term, which it may state where the record has no price. */
const isOfContract = /\bpurchase price\b/;

const isOfSomeone = ({ otherNames, people }: Question) => people.size + otherNames.length > 0;

/** What the broker noted as the answer to this very question. */
async function notedAnswers(question: Question, asking: Asking): Promise<Item[]> {
  const { now, records } = asking;
  const dealIds = question.deals ? [...question.deals] : undefined;
  const notes = (await notesFor(records, { dealIds, now })).filter(
    ({ text }) => !givesPaymentInstructions(text),
  );
  const chosen = chooseNotes(question, notes, (text) => questionsOf(text, asking)[0]);
  // Of a broker's clients each may have one.
  const latest = [...Map.groupBy(chosen, ({ clientId }) => clientId).values()].flatMap(
    ([passage]) => passage ?? [],
  );
  return latest.slice(0, sourcesMax).map((passage) => ({
    text: `${passage.title}:`,
    sources: [sourceOf(passage, quoteOfNote(passage.text), asking)],
  }));
}

/** A client asks for another client's records. */
const isOfOthers = ({ text }: Question, { role }: Person) =>
  role === "client" &&
  /\b(?:other|another|different|all (?:of )?(?:the|your)|every|everyone|everybody|someone|somebody)(?: else)?(?:'s)? (?:clients?|customers?|users?|people|accounts?|investors' deals)\b|\b(?:everyone|everybody|someone|somebody) else's\b/.test(
    text,
  );

/** What the records state that the question may ask for. */
async function itemsFor(question: Question, { known, now, person, records, today }: Asking) {
  const { deals, people, range, roles } = question;
  const dealIds = deals ? [...deals] : undefined;
  const isWide = person.role === "broker" && dealIds === undefined;
  const contactIds =
    people.size > 0
      ? [...people]
      : isWide && roles.length > 0
        ? known.contacts.filter(({ role }) => roles.includes(role)).map(({ id }) => id)
        : isWide
          ? []
          : undefined;
  const narrowed = {
    hasDocuments: asksOfDocuments(question),
    dealIds,
    contactIds,
    ...(isWide ? { from: range?.from ?? today, ...(range?.to ? { to: range.to } : {}) } : {}),
  };
  return loadItems(records, known, narrowed, now);
}

async function searchedIn({ documentId, records }: AskedQuestion) {
  let query = records.selectFrom("document").select("name").where("removedAt", "is", null);
  if (documentId !== undefined) query = query.where("id", "=", documentId);
  const [rows, counts] = await Promise.all([
    query.orderBy("updatedAt", "desc").limit(lookedInMax).execute(),
    documentsSearched(records, documentId === undefined ? {} : { documentId }),
  ]);
  const unreadable = counts.unreadable.filter((name) => !givesPaymentInstructions(name));
  return { counts: { ...counts, unreadable }, names: rows.map(({ name }) => name) };
}
