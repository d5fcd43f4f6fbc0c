import { sampleMarketNote, sampleMessages, sampleThreads } from "@frontage/content/samples/threads";
import { fold } from "@frontage/records/fold";
import { contactRoleNames } from "@frontage/records/record-names";
import type { Contact } from "@frontage/records/schemas/contact";
import {
  attachmentSchema,
  messageSchema,
  newMessageSchema,
  threadSchema,
  type Attachment,
  type Message,
  type Thread,
} from "@frontage/records/schemas/thread";
import { uploadMaxBytes, uploadMaxLabel } from "@frontage/records/limits";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";

import { pageOfAll, pageOfQuery } from "./page-of-all.ts";
import { notFound, Refusal } from "./refusal.ts";
import { datedSamples } from "./sample-clock.ts";
import { sampleFiles } from "./sample-files.ts";
import { sampleRecords } from "./sample-store.ts";

// Only a visit’s changes are stored; the samples are generated.
const changesSchema = z.object({
  /** The ids of conversations that were read. */
  read: z.array(idSchema),
  /** Conversations that were started with a contact. */
  begun: z.array(threadSchema),
  /** Sent messages, in order. */
  sent: z.array(messageSchema),
});

const changes = sampleRecords("messages", changesSchema, (): z.infer<typeof changesSchema> => ({
  read: [],
  begun: [],
  sent: [],
}));
const samples = datedSamples((now, timeZone) => ({
  threads: sampleThreads(now, timeZone),
  messages: [...sampleMessages(now, timeZone), sampleMarketNote(now, timeZone)],
}));

const sentFiles = sampleFiles("message-files");

/** Has one unread message at first; see `sampleUnread`. */
const unreadThreadId = "robin-hale";

function byLatest(a: Thread, b: Thread): number {
  // A new conversation has no message, and comes first.
  return (b.lastMessage?.sentAt ?? "9").localeCompare(a.lastMessage?.sentAt ?? "9");
}

export function currentMessages(): Message[] {
  return [...samples().messages, ...changes.read().sent];
}

/** The current conversations, latest first. */
export function currentThreads(): Thread[] {
  const { begun, read } = changes.read();
  const newest = newestFirst(currentMessages());
  return [...samples().threads, ...begun]
    .map((thread) => ({
      ...thread,
      unread: thread.id === unreadThreadId && !read.includes(thread.id) ? 1 : 0,
      lastMessage: newest.find(({ threadId }) => threadId === thread.id),
    }))
    .toSorted(byLatest);
}

/** The ids of read conversations, including this one. */
function withRead(read: readonly string[], threadId: string): string[] {
  return [...new Set([...read, threadId])];
}

function threadOf(id: string): Thread {
  const thread = currentThreads().find((candidate) => candidate.id === id);
  if (!thread) throw notFound();
  return thread;
}

/** Sorts messages, newest first; of those at the same moment, the later one first. */
export function newestFirst(messages: readonly Message[]): Message[] {
  return messages.toReversed().toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
}

/** The time of a new message: now, but never before the previous message. */
function timeAfter(previous: Message | undefined): string {
  const now = new Date().toISOString();
  return previous && previous.sentAt > now ? previous.sentAt : now;
}

const attachmentQuery = z.pick(attachmentSchema, { name: true, mediaType: true });

/** Attachments of messages that weren't sent yet, by id. */
const waiting = new Map<string, Attachment>();

async function keepAttachment(query: z.infer<typeof attachmentQuery>, file: Blob) {
  const { name } = query;
  if (file.size === 0) throw new Refusal(400, `${name} is empty.`);
  if (file.size > uploadMaxBytes) {
    throw new Refusal(413, `${name} is larger than ${uploadMaxLabel}.`);
  }
  const attachment = { ...query, id: crypto.randomUUID(), bytes: file.size };
  waiting.set(attachment.id, attachment);
  await sentFiles.keep(attachment.id, new Blob([file], { type: query.mediaType }));
  return attachment;
}

const outgoingSchema = z.extend(newMessageSchema, {
  attachmentIds: z.array(idSchema),
});

/** Sends a message; repeated with its id, it is the same message. */
export function sendMessage(
  threadId: string,
  id: string,
  { attachmentIds, dealId, text }: z.infer<typeof outgoingSchema>,
): Message {
  const alreadySent = currentMessages().find((message) => message.id === id);
  if (alreadySent) return alreadySent;

  const thread = threadOf(threadId);
  const attachments = attachmentIds.flatMap((one) => waiting.get(one) ?? []);
  if (!text && attachments.length === 0) throw new Refusal(400, "There is nothing to send.");
  const message: Message = {
    id,
    threadId: thread.id,
    from: "me",
    text,
    ...(dealId !== undefined && { dealId }),
    sentAt: timeAfter(thread.lastMessage),
    attachments,
  };
  const { begun, read, sent } = changes.read();
  // Writing marks the thread as read.
  changes.write({ read: withRead(read, thread.id), begun, sent: [...sent, message] });
  return message;
}

/** The conversation with a contact, which is created if there is none. */
export function threadWith(contact: Contact): Thread {
  const known = currentThreads().find((thread) => thread.contactId === contact.id);
  if (known) return known;
  const thread: Thread = {
    id: contact.id,
    name: contact.name,
    description: [contactRoleNames[contact.role], contact.company].filter(Boolean).join(", "),
    kind: "contact",
    contactId: contact.id,
    dealId: contact.dealIds[0],
    unread: 0,
  };
  const { begun, ...others } = changes.read();
  changes.write({ ...others, begun: [...begun, thread] });
  return thread;
}

export const unreadMessages = () => currentThreads().reduce((sum, { unread }) => sum + unread, 0);

export const routes = new Hono()
  .get("/threads", (c) => c.json(currentThreads()))
  .get("/threads/:id/messages", (c) => {
    const { id } = threadOf(c.req.param("id"));
    const written = currentMessages().filter((message) => message.threadId === id);
    return c.json(pageOfAll(newestFirst(written), pageOfQuery(c)));
  })
  .get("/messages", (c) => {
    const wanted = fold((c.req.query("text") ?? "").trim());
    if (!wanted) return c.json([]);
    const found = currentMessages().filter((message) => fold(message.text).includes(wanted));
    return c.json(newestFirst(found));
  })
  .post("/threads/:id/attachments", async (c) => {
    const query = z.parse(attachmentQuery, c.req.query());
    return c.json(await keepAttachment(query, await c.req.blob()));
  })
  .get("/attachments/:id/file", (c) => {
    const file = sentFiles.read(c.req.param("id"));
    if (file) return new Response(file);
    throw new Refusal(404, "A sample keeps a larger file only until the page is loaded again.");
  })
  .put("/threads/:id/messages/:messageId", async (c) => {
    const outgoing = z.parse(outgoingSchema, await c.req.json());
    return c.json(sendMessage(c.req.param("id"), c.req.param("messageId"), outgoing));
  })
  .post("/threads/:id/read", (c) => {
    const { id, unread } = threadOf(c.req.param("id"));
    const { read, ...others } = changes.read();
    if (unread > 0) changes.write({ ...others, read: withRead(read, id) });
    return c.body(null, 204);
  });
