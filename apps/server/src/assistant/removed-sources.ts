import type {
  AssistantAnswer,
  AssistantChoice,
  AssistantSource,
} from "@frontage/records/schemas/assistant";
import type { Database } from "../database/open-database.ts";
import { namesBeingRead } from "./passages/documents-searched.ts";
import { brokerContactId } from "./records/contact-items.ts";

const none: string[] = [];

/**
 * Answers without what was removed or withdrawn since: a document or the version that was quoted,
 * a contact, deal, date, event, request or message, and a note the broker removed or corrected.
 * Where a text's source is gone, so is the text, which may be from it.
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
  return answers.map(({ choices, searched, ...answer }) => ({
    ...answer,
    searched: {
      ...searched,
      unreadable: searched.unreadable.filter(isNamed),
      ...(searched.reading && {
        reading: searched.reading.filter((name) => stillRead.includes(name)),
      }),
    },
    ...(choices && { choices: choices.filter(isPresent.choice) }),
    answer: answer.answer.map(({ sources, text }) => {
      const kept = sources.filter(isPresent.source);
      if (kept.length === sources.length) return { text, sources };
      return { text: removedText(sources, kept), sources: kept };
    }),
  }));
}

/** @returns whether one of the names is still a document's */
export async function documentNames(
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

function removedText(sources: readonly AssistantSource[], kept: readonly AssistantSource[]) {
  if (kept.length > 0) return "Part of what was quoted here has been removed. What is left:";
  return sources.every(({ kind }) => kind === "document")
    ? "The document quoted here has been removed."
    : "What was quoted here has been removed.";
}

async function presenceOf(
  records: Database,
  answers: readonly AssistantAnswer[],
): Promise<{
  choice: (choice: AssistantChoice) => boolean;
  source: (source: AssistantSource) => boolean;
}> {
  const sources = answers.flatMap(({ answer }) => answer.flatMap((item) => item.sources));
  const choices = answers.flatMap((answer) => answer.choices ?? []);
  const idsOf = (wanted: AssistantSource["kind"]) =>
    sources.flatMap(({ kind, recordId }) => (kind === wanted ? [recordId] : []));
  const events = idsOf("event");
  const messages = idsOf("message");
  const documents = [
    ...idsOf("document"),
    ...choices.flatMap(({ documentId }) => documentId ?? []),
  ];
  const deals = [...idsOf("deal"), ...choices.flatMap(({ dealId }) => dealId ?? [])];
  const all = (table: "contact" | "deal" | "documentRequest" | "event" | "keyDate" | "message") =>
    records.selectFrom(table).select("id");
  const among = async (query: ReturnType<typeof all>, ids: readonly string[]) =>
    ids.length > 0 ? query.where("id", "in", [...new Set(ids)]).execute() : [];
  const [versions, notes, contacts, kept, keyDates, held, requests, sent] = await Promise.all([
    documents.length > 0
      ? records
          .selectFrom("documentVersion")
          .innerJoin("document", "document.id", "documentVersion.documentId")
          .select(["document.id", "documentVersion.number", "documentVersion.removedAt"])
          .where("document.id", "in", documents)
          .where("document.removedAt", "is", null)
          .execute()
      : [],
    messages.length > 0
      ? records
          .selectFrom("assistantNote")
          .select(["id", "text"])
          .where("id", "in", messages)
          .execute()
      : [],
    among(all("contact").where("removedAt", "is", null), idsOf("contact")),
    among(all("deal"), deals),
    among(all("keyDate"), events),
    among(all("event").where("status", "in", ["confirmed", "requested", "proposed"]), events),
    among(all("documentRequest").where("status", "!=", "canceled"), events),
    among(all("message"), messages),
  ]);
  const present = {
    contact: setOf(contacts).add(brokerContactId),
    deal: setOf(kept),
    event: setOf([...keyDates, ...held, ...requests]),
    message: setOf(sent),
  };
  const versionsOf = Map.groupBy(versions, ({ id }) => id);
  const noteTexts = new Map(notes.map(({ id, text }) => [id, text]));
  return {
    choice: ({ dealId, documentId }) =>
      (documentId === undefined || versionsOf.has(documentId)) &&
      (dealId === undefined || present.deal.has(dealId)),
    source({ kind, quote, recordId, version }) {
      if (kind === "page") return true;
      if (kind === "document") {
        const all = versionsOf.get(recordId) ?? [];
        // It may be from any of them.
        const quoted = version === undefined ? all : all.filter(({ number }) => number === version);
        return quoted.length > 0 && quoted.every(({ removedAt }) => removedAt === null);
      }
      return (
        present[kind].has(recordId) ||
        (kind === "message" && (noteTexts.get(recordId)?.includes(quote) ?? false))
      );
    },
  };
}

const setOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
