import type { AssistantAnswer, AssistantPassage } from "@frontage/records/schemas/assistant";
import type { Database } from "../database/open-database.ts";
import { brokerContactId } from "./cards/contact-cards.ts";
import { namesBeingRead } from "./passages/documents-searched.ts";

const none: string[] = [];

/**
 * Answers without what was removed or withdrawn since: a document or the version that was quoted,
 * a contact, deal, date, event, request or message, and a note the broker removed or corrected. A
 * sentence of a language model goes with any of its sources.
 */
export async function withoutRemoved(
  records: Database,
  answers: readonly AssistantAnswer[],
): Promise<AssistantAnswer[]> {
  const [isPresent, isNamed, stillRead] = await Promise.all([
    presenceOf(records, answers),
    documentNames(
      records,
      answers.flatMap(({ searched }) => searched.unreadable),
    ),
    answers.some(({ searched }) => searched.reading) ? namesBeingRead(records) : none,
  ]);
  return answers.map(({ passages, searched, sentences, ...answer }) => ({
    ...answer,
    searched: {
      ...searched,
      unreadable: searched.unreadable.filter(isNamed),
      ...(searched.reading && {
        reading: searched.reading.filter((name) => stillRead.includes(name)),
      }),
    },
    passages: passages.filter(isPresent),
    sentences: sentences.filter(({ sources }) => sources.every(isPresent)),
  }));
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
  records: Database,
  answers: readonly AssistantAnswer[],
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
  const [versions, noteTexts, contact, deal, event, keyDate, message, request] = await Promise.all([
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
    among(all("contact").where("removedAt", "is", null), idsOf("contact")),
    among(all("deal"), idsOf("deal", "offer", "listing")),
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
    offer: deal,
    listing: deal,
    event,
    keyDate,
    message,
    request,
  };
  const versionsOf = Map.groupBy(versions, ({ id }) => id);
  const textOfNote = new Map(noteTexts.map(({ id, text }) => [id, text]));
  return ({ recordId, source, text, version }) => {
    if (source === "page") return true;
    if (source === "note") return textOfNote.get(recordId)?.includes(text) ?? false;
    if (source !== "document") return present[source].has(recordId);
    const ofDocument = versionsOf.get(recordId) ?? [];
    // It may be from any of them.
    const quoted =
      version === undefined ? ofDocument : ofDocument.filter(({ number }) => number === version);
    return quoted.length > 0 && quoted.every(({ removedAt }) => removedAt === null);
  };
}
