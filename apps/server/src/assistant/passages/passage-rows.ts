import { broker } from "@frontage/content/broker";
import { documentPath, threadPath } from "@frontage/content/dashboard";
import { type InferResult, sql, type SqlBool } from "kysely";
import type { Database } from "../../database/open-database.ts";
import type { Passage } from "./passage.ts";

/** A message, or part of a document's newest version. */
export function passageRows(records: Database) {
  return records
    .selectFrom("passage")
    .innerJoin("user", "user.id", "passage.clientId")
    .leftJoin("document", "document.id", "passage.documentId")
    .leftJoin("documentText", "documentText.documentId", "passage.documentId")
    .leftJoin("message", "message.id", "passage.messageId")
    .leftJoin("thread", "thread.id", "message.threadId")
    .select([
      "passage.id",
      "passage.clientId",
      "passage.dealId",
      "passage.documentId",
      "passage.messageId",
      "passage.part",
      "passage.page",
      textStart.as("text"),
      "document.name as documentName",
      "document.type as documentType",
      "documentText.unread",
      "documentText.hasOpenChanges",
      newestVersion.as("version"),
      "message.author",
      "message.sentAt",
      "message.threadId",
      "thread.kind as threadKind",
      "thread.name as threadName",
      "user.name as clientName",
    ])
    .where((eb) => eb.or([eb("passage.messageId", "is not", null), isCurrent]));
}

/** A page is shorter; for a file made to be slow, the beginning is enough. */
const textStart = sql<string>`substr("passage"."text", 1, 20000)`;

const newestVersion = sql<number | null>`(
  select max("kept"."number") from "documentVersion" as "kept"
  where "kept"."documentId" = "document"."id" and "kept"."removedAt" is null
)`;

/**
 * Only text of the newest version. While a newer one waits to be read, nothing of the document is
 * quoted.
 */
const isCurrent = sql<SqlBool>`
  "document"."removedAt" is null and "documentText"."state" = 'read' and "documentText"."fileKey" = (
    select "newest"."fileKey" from "documentVersion" as "newest"
    where "newest"."documentId" = "document"."id" and "newest"."removedAt" is null
    order by "newest"."number" desc limit 1
  )`;

type PassageRow = InferResult<ReturnType<typeof passageRows>>[number];

/** For its client to read. */
export function passageOf(row: PassageRow): Passage {
  const { dealId, text } = row;
  if (row.documentId !== null) {
    return {
      id: `document:${row.documentId}:${row.part}`,
      source: "document",
      recordId: row.documentId,
      ...(row.version === null ? {} : { version: row.version }),
      title: row.documentName ?? "",
      path: documentPath(row.documentId),
      ...(row.page === null ? {} : { page: row.page }),
      ...(row.unread === null ? {} : { unread: row.unread }),
      ...(row.hasOpenChanges === 1 ? { hasOpenChanges: true } : {}),
      ...(row.documentType === null ? {} : { documentType: row.documentType }),
      text,
      dealId,
    };
  }
  const messageId = row.messageId ?? "";
  return {
    id: `message:${messageId}`,
    source: "message",
    recordId: messageId,
    title: messageTitle(row),
    path: `${threadPath(row.threadId ?? "")}&message=${messageId}`,
    ...(row.sentAt === null ? {} : { at: row.sentAt }),
    by: row.author === "client" ? "You" : otherOf(row),
    text,
    dealId,
  };
}

const monthAndDay = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: broker.timeZone,
});

/** Contacts have no account, so the broker relays their messages. */
const otherOf = ({ threadKind, threadName }: PassageRow): string =>
  threadKind === "contact" ? (threadName ?? "") : broker.name;

/** "Message from Jordan Avery, July 14" */
function messageTitle(row: PassageRow): string {
  const { author, sentAt, threadKind } = row;
  const day = sentAt === null ? "" : `, ${monthAndDay.format(new Date(sentAt))}`;
  if (author === "broker") return `Message from ${otherOf(row)}${day}`;
  return threadKind === "contact" ? `Your message to ${otherOf(row)}${day}` : `Your message${day}`;
}
