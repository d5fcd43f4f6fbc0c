import type { AssistantAnswer, AssistantPassage } from "@frontage/records/schemas/assistant";
import type { Database } from "../database/open-database.ts";
import { brokerContactId } from "./cards/contact-cards.ts";
import { loadListingCards } from "./cards/load-listing-cards.ts";
import { namesBeingRead } from "./passages/documents-searched.ts";

const none: string[] = [];

/** Who reads answers: `db` is everyone's rows, for listings; `records` are the person's. */
export type AnswerReader = { db: Database; records: Database };

/**
 * Answers without what was removed or withdrawn since: a document or the version that was quoted,
 * a contact, deal, date, event, request or message, and a note the broker removed or corrected. What
 * a listing's card says of buyers is kept only while it is still said of them. A sentence of a
 * language model goes with any of its sources.
 */
export async function withoutRemoved(
  { db, records }: AnswerReader,
  answers: readonly AssistantAnswer[],
  now = new Date(),
): Promise<AssistantAnswer[]> {
  const [isPresent, isNamed, stillRead] = await Promise.all([
    presenceOf({ db, records }, answers, now),
    documentNames(
      records,
      answers.flatMap(({ searched }) => searched.unreadable),
    ),
    answers.some(({ searched }) => searched.reading) ? namesBeingRead(records) : none,
  ]);
  return answers.map(({ searched, ...answer }) => {
    const passages = answer.passages.filter(isPresent);
    const sentences = answer.sentences.filter(({ sources }) => sources.every(isPresent));
    const isEmpty = passages.length + sentences.length === 0;
    const wasEmpty = answer.passages.length + answer.sentences.length === 0;
    return {
      ...answer,
      searched: {
        ...searched,
        unreadable: searched.unreadable.filter(isNamed),
        ...(searched.reading && {
          reading: searched.reading.filter((name) => stillRead.includes(name)),
        }),
      },
      passages,
      sentences,
      ...(isEmpty && !wasEmpty && { isRemoved: true }),
    };
  });
}

/** @returns whether one of the names is still a document's */
async function documentNames(
  records: Database,
  names: readonly string[],
): Promise<(name: string) => boolean> {
  if (names.length === 0) return () => false;
  const rows = await records
    .selectFrom("document")
    .select("name")
    .where("name", "in", [...new Set(names)])
    .where("removedAt", "is", null)
    .execute();
  const kept = new Set(rows.map(({ name }) => name));
  return (name) => kept.has(name);
}

async function presenceOf(
  { db, records }: AnswerReader,
  answers: readonly AssistantAnswer[],
  now: Date,
): Promise<(passage: AssistantPassage) => boolean> {
  const passages = answers.flatMap((answer) => [
    ...answer.passages,
    ...answer.sentences.flatMap(({ sources }) => sources),
  ]);
  const idsOf = (...wanted: AssistantPassage["source"][]) => [
    ...new Set(
      passages.flatMap(({ recordId, source }) => (wanted.includes(source) ? [recordId] : [])),
    ),
  ];
  const all = (table: "contact" | "deal" | "documentRequest" | "event" | "keyDate" | "message") =>
    records.selectFrom(table).select("id");
  const among = async (query: ReturnType<typeof all>, ids: readonly string[]) =>
    new Set(
      ids.length > 0 ? (await query.where("id", "in", ids).execute()).map(({ id }) => id) : [],
    );
  const documents = idsOf("document");
  const notes = idsOf("note");
  const [versions, noteTexts, ofListings, contact, deal, event, keyDate, message, request] =
    await Promise.all([
      documents.length > 0
        ? records
            .selectFrom("documentVersion")
            .innerJoin("document", "document.id", "documentVersion.documentId")
            .select(["document.id", "documentVersion.number", "documentVersion.removedAt"])
            .where("document.id", "in", documents)
            .where("document.removedAt", "is", null)
            .execute()
        : [],
      notes.length > 0
        ? records
            .selectFrom("assistantNote")
            .select(["id", "text"])
            .where("id", "in", notes)
            .execute()
        : [],
      loadListingCards({ db, records }, idsOf("offer", "listing"), now),
      among(all("contact").where("removedAt", "is", null), idsOf("contact")),
      among(all("deal"), idsOf("deal")),
      among(
        all("event").where("status", "in", ["confirmed", "requested", "proposed"]),
        idsOf("event"),
      ),
      among(all("keyDate"), idsOf("keyDate")),
      among(all("message"), idsOf("message")),
      among(all("documentRequest").where("status", "!=", "canceled"), idsOf("request")),
    ]);
  const present = {
    contact: contact.add(brokerContactId),
    deal,
    event,
    keyDate,
    message,
    request,
  };
  const versionsOf = Map.groupBy(versions, ({ id }) => id);
  const textOfNote = new Map(noteTexts.map(({ id, text }) => [id, text]));
  return ({ kind, label, recordId, source, text, version }) => {
    if (source === "page") return true;
    if (source === "note") return textOfNote.get(recordId)?.includes(text) ?? false;
    if (source === "offer" || source === "listing") {
      return ofListings.some(
        (card) => card.recordId === recordId && card.label === label && card.text === text,
      );
    }
    if (source !== "document") return present[source].has(recordId);
    const ofDocument = versionsOf.get(recordId) ?? [];
    if (kind === "card") return ofDocument.length > 0;
    // It may be from any of them.
    const quoted =
      version === undefined ? ofDocument : ofDocument.filter(({ number }) => number === version);
    return quoted.length > 0 && quoted.every(({ removedAt }) => removedAt === null);
  };
}
