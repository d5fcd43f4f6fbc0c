import type {
  AssistantAnswer,
  AssistantSource,
  DocumentChoice,
} from "@frontage/content/schemas/assistant";
import type { Database } from "../database/open-database.ts";
import { brokerContactId } from "./records/contact-items.ts";

/** So many ids per query. */
const batch = 500;

/**
 * Answers without what was removed or withdrawn since: a document, contact, deal, date, event,
 * request or message, and a note the broker removed or corrected. Where a text's source is gone,
 * so is the text, which may be from it.
 */
export async function withoutRemoved(
  records: Database,
  answers: readonly AssistantAnswer[],
): Promise<AssistantAnswer[]> {
  const isPresent = await presenceOf(records, answers.flatMap(refersTo));
  return answers.map(({ choices, ...answer }) => ({
    ...answer,
    ...(choices && { choices: choices.filter((choice) => isPresent(documentOf(choice))) }),
    answer: answer.answer.map(({ sources, text }) => {
      const kept = sources.filter(isPresent);
      if (kept.length === sources.length) return { text, sources };
      return { text: removedText(sources, kept), sources: kept };
    }),
  }));
}

type Reference = Pick<AssistantSource, "kind" | "quote" | "recordId">;

const documentOf = ({ documentId }: DocumentChoice): Reference => ({
  kind: "document",
  recordId: documentId,
  quote: "",
});

const refersTo = ({ answer, choices = [] }: AssistantAnswer): Reference[] => [
  ...answer.flatMap(({ sources }) => sources),
  ...choices.map(documentOf),
];

function removedText(sources: readonly AssistantSource[], kept: readonly AssistantSource[]) {
  if (kept.length > 0) return "Part of what was quoted here has been removed. What is left:";
  return sources.every(({ kind }) => kind === "document")
    ? "The document quoted here has been removed."
    : "What was quoted here has been removed.";
}

async function presenceOf(
  records: Database,
  sources: readonly Reference[],
): Promise<(source: Reference) => boolean> {
  const idsOf = (wanted: AssistantSource["kind"]) => [
    ...new Set(sources.flatMap(({ kind, recordId }) => (kind === wanted ? [recordId] : []))),
  ];
  const events = idsOf("event");
  const messages = idsOf("message");
  const [documents, contacts, deals, keyDates, held, requests, sent, notes] = await Promise.all([
    inBatches(idsOf("document"), async (ids) =>
      records
        .selectFrom("document")
        .select("id")
        .where("id", "in", ids)
        .where("removedAt", "is", null)
        .execute(),
    ),
    inBatches(idsOf("contact"), async (ids) =>
      records
        .selectFrom("contact")
        .select("id")
        .where("id", "in", ids)
        .where("removedAt", "is", null)
        .execute(),
    ),
    inBatches(idsOf("property"), async (ids) =>
      records.selectFrom("deal").select("id").where("id", "in", ids).execute(),
    ),
    inBatches(events, async (ids) =>
      records.selectFrom("keyDate").select("id").where("id", "in", ids).execute(),
    ),
    inBatches(events, async (ids) =>
      records
        .selectFrom("event")
        .select("id")
        .where("id", "in", ids)
        .where("status", "in", ["confirmed", "requested", "proposed"])
        .execute(),
    ),
    inBatches(events, async (ids) =>
      records
        .selectFrom("documentRequest")
        .select("id")
        .where("id", "in", ids)
        .where("status", "!=", "canceled")
        .execute(),
    ),
    inBatches(messages, async (ids) =>
      records.selectFrom("message").select("id").where("id", "in", ids).execute(),
    ),
    inBatches(messages, async (ids) =>
      records.selectFrom("assistantNote").select(["id", "text"]).where("id", "in", ids).execute(),
    ),
  ]);
  const present = {
    document: setOf(documents),
    contact: setOf(contacts).add(brokerContactId),
    property: setOf(deals),
    event: setOf([...keyDates, ...held, ...requests]),
    message: setOf(sent),
  };
  const noteTexts = new Map(notes.map(({ id, text }) => [id, text]));
  return ({ kind, quote, recordId }) =>
    kind === "page" ||
    present[kind].has(recordId) ||
    (kind === "message" && (noteTexts.get(recordId)?.includes(quote) ?? false));
}

const setOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));

async function inBatches<Row>(
  ids: readonly string[],
  select: (ids: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += batch) {
    rows.push(...(await select(ids.slice(at, at + batch))));
  }
  return rows;
}
