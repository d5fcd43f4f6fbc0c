import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import { contactRoleNames } from "@frontage/content/record-names";
import type { PageRequest } from "@frontage/content/schemas/page-of";
import type { Attachment, Message, Thread } from "@frontage/content/schemas/thread";
import { type Selectable, sql } from "kysely";
import { Failure, notFound } from "../api/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { pageFrom, readCursor } from "./cursor.ts";
import type { Person } from "./scope.ts";

/** A search brings at most this many messages, the newest first. */
const foundMax = 200;

/** A conversation has two sides: the client, and the broker. */
const otherSide = { client: "broker", broker: "client" } as const;
const unreadColumns = { client: "unreadByClient", broker: "unreadByBroker" } as const;

type Asker = { records: Database; person: Person };

/** Where the dashboard shows a conversation. */
export const threadPath = (id: string) => `${dashboardPaths.messages}?thread=${id}`;

/**
 * Every conversation that the person may see, the latest first. A client's with the
 * broker is there from the start.
 *
 * @param options.clientId only this client's; for a broker
 */
export async function listThreads(
  { person, records }: Asker,
  { clientId, id }: { clientId?: string; id?: string } = {},
): Promise<Thread[]> {
  const ofClient = person.role === "client" ? person.id : clientId;
  if (ofClient && !id) await brokerThreadOf(records, ofClient);

  const rows = await records
    .selectFrom("thread")
    .innerJoin("user", "user.id", "thread.clientId")
    .selectAll("thread")
    .select("user.name as clientName")
    .$if(ofClient !== undefined, (query) => query.where("thread.clientId", "=", ofClient ?? ""))
    .$if(id !== undefined, (query) => query.where("thread.id", "=", id ?? ""))
    // A thread that has just begun has no message yet, and stands first.
    .orderBy(sql`coalesce("thread"."lastMessageAt", '9')`, "desc")
    .orderBy("thread.id")
    .execute();

  const lastIds = rows.flatMap(({ lastMessageId }) => lastMessageId ?? []);
  const lastRows = lastIds.length
    ? await records.selectFrom("message").selectAll().where("id", "in", lastIds).execute()
    : [];
  const lastMessages = new Map(
    (await withAttachments(records, person, lastRows)).map((message) => [message.id, message]),
  );

  return rows.map((row) => {
    const lastMessage = lastMessages.get(row.lastMessageId ?? "");
    return {
      id: row.id,
      ...(person.role === "client"
        ? { name: row.name, description: row.description }
        : {
            name: row.clientName,
            description: row.kind === "contact" ? `About ${row.name}` : "Client",
          }),
      kind: row.kind,
      ...(row.contactId ? { contactId: row.contactId } : {}),
      ...(row.dealId ? { propertyId: row.dealId } : {}),
      unread: row[unreadColumns[person.role]],
      ...(lastMessage ? { lastMessage } : {}),
    };
  });
}

/**
 * A client's own conversation with the broker, which begins where there is none.
 *
 * @returns its id; nothing where there is no such client
 */
export async function brokerThreadOf(
  records: Database,
  clientId: string,
): Promise<string | undefined> {
  const existing = await records
    .selectFrom("thread")
    .select("id")
    .where("clientId", "=", clientId)
    .where("kind", "=", "broker")
    .executeTakeFirst();
  if (existing) return existing.id;
  // A broker may ask for a client who is not there, or is none.
  const client = await records
    .selectFrom("user")
    .select("id")
    .where("id", "=", clientId)
    .where("role", "=", "client")
    .executeTakeFirst();
  if (!client) return undefined;
  const id = `broker-${clientId}`;
  await records
    .insertInto("thread")
    .values({
      id,
      clientId,
      kind: "broker",
      name: broker.name,
      description: "Your broker",
      messageCount: 0,
      unreadByClient: 0,
      unreadByBroker: 0,
    })
    // Asked twice at once, it begins one thread.
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return id;
}

/**
 * The conversation about a contact, with the broker; about the broker it is the one with
 * the broker. Begins one where there is none.
 *
 * @throws 404 where the person sees no such contact
 */
export async function threadWith({ person, records }: Asker, contactId: string): Promise<Thread> {
  const contact = await records
    .selectFrom("contact")
    .selectAll()
    .where("id", "=", contactId)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (!contact) throw notFound();
  if (contact.role === "broker") {
    const threads = await listThreads({ person, records }, { clientId: contact.clientId });
    const own = threads.find(({ kind }) => kind === "broker");
    if (own) return own;
  }

  const deal = await records
    .selectFrom("contactDeal")
    .select("dealId")
    .where("contactId", "=", contactId)
    .executeTakeFirst();
  const existing = await records
    .selectFrom("thread")
    .select("id")
    .where("contactId", "=", contactId)
    .executeTakeFirst();
  const id = existing?.id ?? `contact-${contactId}`;
  await records
    .insertInto("thread")
    .values({
      id,
      clientId: contact.clientId,
      kind: "contact",
      name: contact.name,
      // The broker passes on what is written: the contact has no account here.
      description: [contactRoleNames[contact.role], contact.company, "through your broker"]
        .filter(Boolean)
        .join(", "),
      contactId,
      dealId: deal?.dealId ?? null,
      messageCount: 0,
      unreadByClient: 0,
      unreadByBroker: 0,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const [thread] = await listThreads({ person, records }, { id });
  if (!thread) throw notFound();
  return thread;
}

/**
 * A page of a conversation, the newest message first.
 *
 * @throws 404 where the person sees no such conversation
 */
export async function listMessages(
  { person, records }: Asker,
  threadId: string,
  { cursor, limit }: PageRequest,
) {
  const thread = await threadRow(records, threadId);
  const after = readCursor(cursor);
  const rows = await records
    .selectFrom("message")
    .selectAll()
    .where("threadId", "=", threadId)
    .$if(after !== undefined, (query) =>
      query.where((is) =>
        is(is.refTuple("sentAt", "id"), "<", is.tuple(String(after?.value), after?.id ?? "")),
      ),
    )
    .orderBy("sentAt", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const page = pageFrom(rows, limit, ({ id, sentAt }) => ({ id, value: sentAt }));
  return {
    ...page,
    items: await withAttachments(records, person, page.items),
    total: thread.messageCount,
  };
}

/** The messages with this text somewhere in them, the newest first; an empty text finds none. */
export async function findMessages(
  { person, records }: Asker,
  text: string,
  { clientId, limit = foundMax }: { clientId?: string; limit?: number } = {},
): Promise<Message[]> {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  const pattern = `%${wanted.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await records
    .selectFrom("message")
    .selectAll()
    .where(sql<boolean>`lower("message"."text") like ${pattern} escape '\\'`)
    .$if(clientId !== undefined, (query) => query.where("clientId", "=", clientId ?? ""))
    .orderBy("sentAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return withAttachments(records, person, rows);
}

/** What is sent: `id` is made by the sender, so that a second try does not double it. */
export type OutgoingMessage = {
  id: string;
  threadId: string;
  text: string;
  attachmentIds: readonly string[];
};

/**
 * Sends a message, once for its `id`: sent again, it answers the first.
 *
 * @param asker.records a transaction on them, which a refusal has to undo
 * @returns the message, whether it is new, and whose conversation it is in
 * @throws 404 where the person sees no such conversation, 409 where the id is another
 *   message's, 400 where there is nothing to send or a file is not there
 */
export async function sendMessage(
  { person, records }: Asker,
  { attachmentIds, id, text, threadId }: OutgoingMessage,
): Promise<{ message: Message; isNew: boolean; clientId: string }> {
  if (!text && attachmentIds.length === 0) throw new Failure(400, "There is nothing to send.");
  // First of all, since it makes whoever else writes into the conversation wait.
  const thread = await records
    .updateTable("thread")
    .set((is) => ({ messageCount: is.ref("messageCount") }))
    .where("id", "=", threadId)
    .returningAll()
    .executeTakeFirst();
  if (!thread) throw notFound();

  const sentAt = momentAfter(thread.lastMessageAt);
  const inserted = await records
    .insertInto("message")
    .values({ id, clientId: thread.clientId, threadId, author: person.role, text, sentAt })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  const isNew = inserted.numInsertedOrUpdatedRows === 1n;
  if (isNew) {
    if (attachmentIds.length > 0) {
      const taken = await records
        .updateTable("attachment")
        .set({ messageId: id })
        .where("id", "in", attachmentIds)
        .where("threadId", "=", threadId)
        .where("messageId", "is", null)
        .executeTakeFirst();
      if (Number(taken.numUpdatedRows) !== attachmentIds.length) {
        throw new Failure(
          400,
          "A file of this message is no longer there. Please attach it again.",
        );
      }
    }
    const unread = unreadColumns[otherSide[person.role]];
    await records
      .updateTable("thread")
      .set((is) => ({
        messageCount: is("messageCount", "+", 1),
        [unread]: is(unread, "+", 1),
        lastMessageId: id,
        lastMessageAt: sentAt,
      }))
      .where("id", "=", threadId)
      .execute();
  }

  const row = await records
    .selectFrom("message")
    .selectAll()
    .where("id", "=", id)
    .where("threadId", "=", threadId)
    .where("author", "=", person.role)
    .executeTakeFirst();
  if (!row) throw new Failure(409, "Another message has this number. Please send it again.");
  const [message] = await withAttachments(records, person, [row]);
  if (!message) throw new Error(`Message ${id} was written and is not there.`);
  return { message, isNew, clientId: thread.clientId };
}

/**
 * The person has read the conversation, and with it what told of its messages.
 *
 * @returns whose conversation it is, and whether anything was unread
 * @throws 404 where the person sees no such conversation
 */
export async function markThreadRead(
  { person, records }: Asker,
  threadId: string,
): Promise<{ clientId: string; hadUnread: boolean }> {
  const unread = unreadColumns[person.role];
  return records.transaction().execute(async (transaction) => {
    const thread = await threadRow(transaction, threadId);
    if (thread[unread] === 0) return { clientId: thread.clientId, hadUnread: false };
    await transaction
      .updateTable("thread")
      .set({ [unread]: 0 })
      .where("id", "=", threadId)
      .execute();
    await transaction
      .updateTable("message")
      .set({ readAt: new Date().toISOString() })
      .where("threadId", "=", threadId)
      .where("readAt", "is", null)
      .where("author", "=", otherSide[person.role])
      .execute();
    await transaction
      .updateTable("notification")
      .set({ isRead: 1 })
      .where("isRead", "=", 0)
      .where("path", "=", threadPath(threadId))
      .execute();
    return { clientId: thread.clientId, hadUnread: true };
  });
}

/** @throws 404 where the person sees no such conversation */
export async function threadRow(
  records: Database,
  threadId: string,
): Promise<Selectable<Tables["thread"]>> {
  const thread = await records
    .selectFrom("thread")
    .selectAll()
    .where("id", "=", threadId)
    .executeTakeFirst();
  if (!thread) throw notFound();
  return thread;
}

/** A message's time: now, and always after the one it follows, whatever the clock does. */
function momentAfter(previous: string | null): string {
  const now = Date.now();
  return new Date(previous === null ? now : Math.max(now, Date.parse(previous) + 1)).toISOString();
}

async function withAttachments(
  records: Database,
  person: Person,
  rows: readonly Selectable<Tables["message"]>[],
): Promise<Message[]> {
  const ids = rows.map(({ id }) => id);
  const files = ids.length
    ? await records
        .selectFrom("attachment")
        .selectAll()
        .where("messageId", "in", ids)
        .orderBy("addedAt")
        .orderBy("id")
        .execute()
    : [];
  const attachments = Map.groupBy(files, ({ messageId }) => messageId);

  return rows.map(({ author, id, readAt, sentAt, text, threadId }) => ({
    id,
    threadId,
    from: author === person.role ? "me" : "other",
    text,
    sentAt,
    ...(author === person.role && readAt ? { readAt } : {}),
    attachments: (attachments.get(id) ?? []).map(attachmentOf),
  }));
}

/** A file beside a message, as the screens know it. */
export function attachmentOf(row: Selectable<Tables["attachment"]>): Attachment {
  return {
    id: row.id,
    name: row.name,
    mediaType: row.mediaType,
    bytes: row.bytes,
    ...(row.documentId ? { documentId: row.documentId } : {}),
  };
}
