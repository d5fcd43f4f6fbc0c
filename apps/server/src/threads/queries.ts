import { fold } from "@frontage/records/fold";
import { broker } from "@frontage/content/broker";
import { threadPath } from "@frontage/content/dashboard";
import { contactRoleNames } from "@frontage/records/record-names";
import type { PageRequest } from "@frontage/records/schemas/page-of";
import type { Attachment, Message, Thread } from "@frontage/records/schemas/thread";
import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import { contains, foldText } from "../database/contains.ts";
import { Failure, notFound } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { pageFrom, readCursor } from "../http/cursor.ts";
import type { Person } from "../database/scope.ts";
import { readBrokerProfile, readClientProfiles } from "../people/profiles.ts";

/** The most messages that a search finds, newest first. */
const maxMessagesFound = 200;

const otherSide = { client: "broker", broker: "client" } as const;
const unreadColumns = { client: "unreadByClient", broker: "unreadByBroker" } as const;

type Viewer = { records: Database; person: Person };
/** `db` has everyone's rows, for the other side's profile. */
type ThreadViewer = Viewer & { db: Database };

/**
 * Every conversation that the person may see, latest first. A client's conversation with the
 * broker exists from the start.
 *
 * @param options.clientId only this client's; for a broker
 */
export async function listThreads(
  { db, person, records }: ThreadViewer,
  { clientId, id }: { clientId?: string; id?: string } = {},
): Promise<Thread[]> {
  const ofClient = person.role === "client" ? person.id : clientId;
  if (ofClient && !id) await brokerThreadOf(records, ofClient);

  let query = records
    .selectFrom("thread")
    .innerJoin("user", "user.id", "thread.clientId")
    .selectAll("thread")
    .select(["user.name as clientName", "user.image as clientPhoto"])
    // Puts a new conversation, without a message, first.
    .orderBy(sql`coalesce("thread"."lastMessageAt", '9')`, "desc")
    .orderBy("thread.id");
  if (ofClient !== undefined) query = query.where("thread.clientId", "=", ofClient);
  if (id !== undefined) query = query.where("thread.id", "=", id);
  const rows = await query.execute();

  const lastIds = rows.flatMap(({ lastMessageId }) => lastMessageId ?? []);
  const lastRows = lastIds.length
    ? await records.selectFrom("message").selectAll().where("id", "in", lastIds).execute()
    : [];
  const lastMessages = new Map(
    (await withAttachments(records, person, lastRows)).map((message) => [message.id, message]),
  );

  const people = await otherSides(db, person, rows);
  return rows.map((row) => {
    const lastMessage = lastMessages.get(row.lastMessageId ?? "");
    return {
      id: row.id,
      ...people(row),
      kind: row.kind,
      ...(row.contactId ? { contactId: row.contactId } : {}),
      ...(row.dealId ? { dealId: row.dealId } : {}),
      unread: row[unreadColumns[person.role]],
      ...(lastMessage ? { lastMessage } : {}),
    };
  });
}

type ThreadRow = Selectable<Tables["thread"]> & { clientName: string; clientPhoto: string | null };
type OtherSide = Pick<Thread, "name" | "description" | "phone" | "photo">;

/** @returns a function that gives the other side of a conversation, from their profile */
async function otherSides(
  db: Database,
  person: Person,
  rows: readonly ThreadRow[],
): Promise<(row: ThreadRow) => OtherSide> {
  if (person.role === "client") {
    const { name, phone, photo } = await readBrokerProfile(db);
    return (row) =>
      row.kind === "broker"
        ? {
            name,
            description: row.description,
            ...(phone ? { phone } : {}),
            ...(photo ? { photo } : {}),
          }
        : { name: row.name, description: row.description };
  }
  const clients = await readClientProfiles(
    db,
    rows.flatMap(({ clientId, kind }) => (kind === "broker" ? clientId : [])),
  );
  return ({ clientId, clientName, clientPhoto, kind, name }) => {
    const phone = kind === "broker" ? clients.get(clientId)?.phone : undefined;
    return {
      name: clientName,
      description: kind === "contact" ? `About ${name}` : "Client",
      ...(phone ? { phone } : {}),
      ...(clientPhoto ? { photo: clientPhoto } : {}),
    };
  };
}

/**
 * A client's conversation with the broker, created if needed.
 *
 * @returns its id; nothing if there is no such client
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
  // The id may be wrong, or a broker's.
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
    // Concurrent requests create one thread.
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return id;
}

/**
 * The conversation about a contact, created if needed. For the broker, it is the conversation with
 * the broker.
 *
 * @throws 404
 */
export async function threadWith(
  { db, person, records }: ThreadViewer,
  contactId: string,
): Promise<Thread> {
  const contact = await records
    .selectFrom("contact")
    .selectAll()
    .where("id", "=", contactId)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (!contact) throw notFound();
  if (contact.role === "broker") {
    const threads = await listThreads({ db, person, records }, { clientId: contact.clientId });
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
      // The broker relays messages to contacts, who have no account.
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
  const [thread] = await listThreads({ db, person, records }, { id });
  if (!thread) throw notFound();
  return thread;
}

/**
 * A page of a conversation, newest message first.
 *
 * @throws 404
 */
export async function listMessages(
  { person, records }: Viewer,
  threadId: string,
  { cursor, limit }: PageRequest,
) {
  const thread = await threadRow(records, threadId);
  const after = readCursor(cursor);
  let query = records
    .selectFrom("message")
    .selectAll()
    .where("threadId", "=", threadId)
    .orderBy("sentAt", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple("sentAt", "id"), "<", eb.tuple(String(after.value), after.id)),
    );
  }
  const rows = await query.execute();
  const page = pageFrom(rows, limit, ({ id, sentAt }) => ({ id, value: sentAt }));
  return {
    ...page,
    items: await withAttachments(records, person, page.items),
    total: thread.messageCount,
  };
}

/** The messages that contain a text, newest first; an empty text finds none. */
export async function findMessages(
  { person, records }: Viewer,
  text: string,
  { clientId, limit = maxMessagesFound }: { clientId?: string; limit?: number } = {},
): Promise<Message[]> {
  const wanted = fold(text.trim());
  if (!wanted) return [];
  let query = records
    .selectFrom("message")
    .selectAll()
    .where(contains(foldText(sql.ref("message.text")), wanted))
    .orderBy("sentAt", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (clientId !== undefined) query = query.where("clientId", "=", clientId);
  return withAttachments(records, person, await query.execute());
}

/** `id` is chosen by the sender, so that a retry does not send the message twice. */
export type OutgoingMessage = {
  id: string;
  threadId: string;
  text: string;
  dealId?: string | undefined;
  attachmentIds: readonly string[];
};

/**
 * Sends a message, once per `id`.
 *
 * @param viewer.records a transaction, to be rolled back if this throws
 * @returns the message, whether it is new, the client's id, and the conversation
 * @throws 404 if there is no such conversation, 409 if another message has the id, 400 if there is
 * nothing to send or a file is missing
 */
export async function sendMessage(
  { person, records }: Viewer,
  { attachmentIds, dealId, id, text, threadId }: OutgoingMessage,
): Promise<{
  message: Message;
  isNew: boolean;
  clientId: string;
  thread: Pick<Selectable<Tables["thread"]>, "kind" | "name">;
  /** How many messages the other side hasn't read, including this one. */
  unread: number;
}> {
  if (!text && attachmentIds.length === 0) throw new Failure(400, "There is nothing to send.");
  // Locks the conversation, so concurrent messages wait.
  const thread = await records
    .updateTable("thread")
    .set((eb) => ({ messageCount: eb.ref("messageCount") }))
    .where("id", "=", threadId)
    .returningAll()
    .executeTakeFirst();
  if (!thread) throw notFound();

  const sentAt = timeAfter(thread.lastMessageAt);
  const { clientId } = thread;
  // A deal that was removed meanwhile doesn't keep the message from being sent.
  const deal = dealId === undefined ? undefined : await findDeal(records, { clientId, dealId });
  const inserted = await records
    .insertInto("message")
    .values({
      id,
      clientId,
      threadId,
      author: person.role,
      text,
      sentAt,
      dealId: deal?.id ?? null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  const isNew = inserted.numInsertedOrUpdatedRows === 1n;
  const unread = unreadColumns[otherSide[person.role]];
  if (isNew) {
    if (attachmentIds.length > 0) {
      const attached = await records
        .updateTable("attachment")
        .set({ messageId: id })
        .where("id", "in", attachmentIds)
        .where("threadId", "=", threadId)
        .where("messageId", "is", null)
        .executeTakeFirst();
      if (Number(attached.numUpdatedRows) !== attachmentIds.length) {
        throw new Failure(400, "An attached file is no longer available. Please attach it again.");
      }
    }
    await records
      .updateTable("thread")
      .set((eb) => ({
        messageCount: eb("messageCount", "+", 1),
        [unread]: eb(unread, "+", 1),
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
  if (!row) throw new Failure(409, "That message ID is taken. Please send it again.");
  const [message] = await withAttachments(records, person, [row]);
  if (!message) throw new Error(`Message ${id} was stored, but can't be read.`);
  return { message, isNew, clientId, thread, unread: thread[unread] + 1 };
}

/**
 * Marks a conversation and its notifications as read.
 *
 * @returns the client's id, and whether anything was unread
 * @throws 404
 */
export async function markThreadRead(
  { person, records }: Viewer,
  threadId: string,
): Promise<{ clientId: string; hadUnread: boolean }> {
  const unread = unreadColumns[person.role];
  const thread = await threadRow(records, threadId);
  if (thread[unread] === 0) return { clientId: thread.clientId, hadUnread: false };
  await records
    .updateTable("thread")
    .set({ [unread]: 0 })
    .where("id", "=", threadId)
    .execute();
  await records
    .updateTable("message")
    .set({ readAt: new Date().toISOString() })
    .where("threadId", "=", threadId)
    .where("readAt", "is", null)
    .where("author", "=", otherSide[person.role])
    .execute();
  await records
    .updateTable("notification")
    .set({ isRead: 1 })
    .where("isRead", "=", 0)
    .where("path", "=", threadPath(threadId))
    .execute();
  return { clientId: thread.clientId, hadUnread: true };
}

/**
 * Notes that a conversation's latest message needs no answer.
 *
 * @throws 404; 409 if another came after the one they have seen
 */
export async function dismissMessage(
  transaction: Database,
  threadId: string,
  messageId: string,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable("thread")
    .set({ dismissedMessageId: messageId })
    .where("id", "=", threadId)
    .where("lastMessageId", "=", messageId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await threadRow(transaction, threadId);
  throw new Failure(409, "There is a later message. Please read it first.");
}

/**
 * Marks one message of a client as read by the broker, and its notifications if it is the last
 * unread one.
 */
export async function markMessageRead(
  transaction: Database,
  threadId: string,
  messageId: string,
): Promise<void> {
  const read = await transaction
    .updateTable("message")
    .set({ readAt: new Date().toISOString() })
    .where("id", "=", messageId)
    .where("threadId", "=", threadId)
    .where("author", "=", "client")
    .where("readAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!read) return;
  const thread = await transaction
    .updateTable("thread")
    .set((eb) => ({ unreadByBroker: eb("unreadByBroker", "-", 1) }))
    .where("id", "=", threadId)
    .where("unreadByBroker", ">", 0)
    .returning("unreadByBroker")
    .executeTakeFirst();
  if (thread?.unreadByBroker !== 0) return;
  await transaction
    .updateTable("notification")
    .set({ isRead: 1 })
    .where("isRead", "=", 0)
    .where("path", "=", threadPath(threadId))
    .execute();
}

/** @throws 404 */
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

/** Now, but always after the previous message, even if the clock was set back. */
function timeAfter(previous: string | null): string {
  const now = Date.now();
  return new Date(previous === null ? now : Math.max(now, Date.parse(previous) + 1)).toISOString();
}

const findDeal = async (records: Database, of: { clientId: string; dealId: string }) =>
  records
    .selectFrom("deal")
    .select("id")
    .where("id", "=", of.dealId)
    .where("clientId", "=", of.clientId)
    .executeTakeFirst();

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
        .where(isOfKeptDocument)
        .orderBy("addedAt")
        .orderBy("id")
        .execute()
    : [];
  const attachments = Map.groupBy(files, ({ messageId }) => messageId);

  return rows.map(({ author, dealId, id, readAt, sentAt, text, threadId }) => ({
    id,
    threadId,
    from: author === person.role ? "me" : "other",
    text,
    sentAt,
    ...(author === person.role && readAt ? { readAt } : {}),
    attachments: (attachments.get(id) ?? []).map(attachmentOf),
    ...(dealId !== null && { dealId }),
  }));
}

/** An attached document is named only while it isn't removed. */
export const isOfKeptDocument = (eb: ExpressionBuilder<Tables, "attachment">) =>
  eb.or([
    eb("attachment.documentId", "is", null),
    eb.exists(
      eb
        .selectFrom("document")
        .select("document.id")
        .whereRef("document.id", "=", "attachment.documentId")
        .where("document.removedAt", "is", null),
    ),
  ]);

export function attachmentOf(row: Selectable<Tables["attachment"]>): Attachment {
  return {
    id: row.id,
    name: row.name,
    mediaType: row.mediaType,
    bytes: row.bytes,
    ...(row.documentId ? { documentId: row.documentId } : {}),
  };
}
