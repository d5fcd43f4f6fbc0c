import { broker } from "@frontage/content/broker";
import { sampleMessages, sampleThreads } from "@frontage/content/samples/threads";
import { fold } from "@frontage/records/fold";
import {
  messageSchema,
  newMessageSchema,
  threadSchema,
  type Attachment,
  type Message,
  type Thread,
} from "@frontage/records/schemas/thread";
import { uploadMaxBytes, uploadMaxLabel } from "@frontage/records/limits";
import { idSchema } from "@frontage/records/schemas/record";
import * as z from "zod/mini";

import { mediaTypeOf } from "../../files/upload-type.ts";
import type { OutgoingMessage, Portal } from "../portal.ts";
import { pageOfAll } from "./page-of-all.ts";
import { datedSamples } from "./sample-clock.ts";
import { sampleFiles } from "./sample-files.ts";
import { sampleRecords } from "./sample-store.ts";

// Only a visit’s changes are stored; the samples are generated.
const changesSchema = z.object({
  /** Threads that were read. */
  read: z.array(idSchema),
  /** Threads started with a contact. */
  begun: z.array(threadSchema),
  /** Sent messages and the replies to them, in order. */
  sent: z.array(messageSchema),
});

const changes = sampleRecords("messages", changesSchema, (): z.infer<typeof changesSchema> => ({
  read: [],
  begun: [],
  sent: [],
}));
const samples = datedSamples((now, timeZone) => ({
  threads: sampleThreads(now, timeZone),
  messages: sampleMessages(now, timeZone),
}));

const sentFiles = sampleFiles("message-files");

/** The sample assistant’s reply: only facts about itself. */
const automatedAnswer = `This is the automated assistant of a sample dashboard. It answers every question with this line. In a client's own dashboard it gives property information and market insights at any hour; for anything else, write to ${broker.name}.`;

function byLatest(a: Thread, b: Thread): number {
  // A new thread has no message yet, and comes first.
  return (b.lastMessage?.sentAt ?? "9").localeCompare(a.lastMessage?.sentAt ?? "9");
}

function currentMessages(): Message[] {
  return [...samples().messages, ...changes.read().sent];
}

/** The current threads, in any order. */
function currentThreads(): Thread[] {
  const { begun, read } = changes.read();
  const newest = newestFirst(currentMessages());
  return [...samples().threads, ...begun].map((thread) => ({
    ...thread,
    unread: read.includes(thread.id) ? 0 : thread.unread,
    lastMessage: newest.find(({ threadId }) => threadId === thread.id),
  }));
}

/** The changes with the thread marked as read. */
function withRead(read: readonly string[], threadId: string): string[] {
  return [...new Set([...read, threadId])];
}

function threadOf(id: string): Thread {
  const thread = currentThreads().find((candidate) => candidate.id === id);
  if (!thread) throw new Error("There is no such conversation.");
  return thread;
}

/** Newest first; at the same moment, the later one first. */
function newestFirst(messages: readonly Message[]): Message[] {
  return messages.toReversed().toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
}

/** A message’s time: now, but never before the previous one. */
function timeAfter(previous: Message | undefined): string {
  const now = new Date().toISOString();
  return previous && previous.sentAt > now ? previous.sentAt : now;
}

/** @throws an Error for the sender if a file can’t be sent */
function attachmentOf(file: File, id: string): Attachment {
  const mediaType = mediaTypeOf(file);
  if (!mediaType) throw new Error(`${file.name} is of a type that cannot be sent.`);
  if (file.size === 0) throw new Error(`${file.name} is empty.`);
  if (file.size > uploadMaxBytes) throw new Error(`${file.name} is larger than ${uploadMaxLabel}.`);
  return { id, name: file.name, mediaType, bytes: file.size };
}

async function attachmentFile(attachmentId: string): Promise<Blob> {
  const file = sentFiles.read(attachmentId);
  if (file) return file;
  throw new Error("A sample keeps a larger file only until the page is loaded again.");
}

async function sendMessage(outgoing: OutgoingMessage): Promise<Message> {
  const alreadySent = currentMessages().find((message) => message.id === outgoing.id);
  if (alreadySent) return alreadySent;

  const thread = threadOf(outgoing.threadId);
  const { text } = z.parse(newMessageSchema, { text: outgoing.text });
  if (!text && outgoing.files.length === 0) throw new Error("There is nothing to send.");
  const message: Message = {
    id: outgoing.id,
    threadId: thread.id,
    from: "me",
    text,
    ...(outgoing.dealId !== undefined && { dealId: outgoing.dealId }),
    sentAt: timeAfter(thread.lastMessage),
    attachments: outgoing.files.map((file, index) =>
      attachmentOf(file, `${outgoing.id}-${index + 1}`),
    ),
  };
  const added = [message];
  if (thread.kind === "assistant") {
    message.readAt = message.sentAt;
    added.push({
      id: `${outgoing.id}-answer`,
      threadId: thread.id,
      from: "other",
      text: automatedAnswer,
      sentAt: message.sentAt,
      attachments: [],
    });
  }
  const { begun, read, sent } = changes.read();
  changes.write({
    // Writing marks the thread as read.
    read: withRead(read, thread.id),
    begun,
    sent: [...sent, ...added],
  });
  await Promise.all(
    outgoing.files.map((file, index) => sentFiles.keep(`${outgoing.id}-${index + 1}`, file)),
  );
  return message;
}

async function threadWith(contactId: string): Promise<Thread> {
  function existing() {
    return currentThreads().find((thread) => thread.contactId === contactId);
  }
  const known = existing();
  if (known) return known;
  const [contacts, { contactRoleNames }] = await Promise.all([
    import("../../sample/contacts.ts"),
    import("@frontage/records/record-names"),
  ]);
  const contact = contacts.currentContacts().find(({ id }) => id === contactId);
  if (!contact) throw new Error("This contact is no longer among yours.");
  // Two simultaneous calls start one thread.
  const begunMeanwhile = existing();
  if (begunMeanwhile) return begunMeanwhile;

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

export const records: Pick<
  Portal,
  | "threads"
  | "messages"
  | "findMessages"
  | "attachmentFile"
  | "sendMessage"
  | "markThreadRead"
  | "threadWith"
> & { unreadMessages: () => Promise<number> } = {
  threads: async () => currentThreads().toSorted(byLatest),

  messages: async (threadId, page) => {
    const id = threadOf(threadId).id;
    return pageOfAll(
      newestFirst(currentMessages().filter((message) => message.threadId === id)),
      page,
    );
  },

  findMessages: async (text) => {
    const wanted = fold(text.trim());
    if (!wanted) return [];
    return newestFirst(currentMessages().filter((message) => fold(message.text).includes(wanted)));
  },

  attachmentFile,
  sendMessage,

  markThreadRead: async (threadId) => {
    if (threadOf(threadId).unread === 0) return;
    const { read, ...others } = changes.read();
    changes.write({ ...others, read: withRead(read, threadId) });
  },

  threadWith,

  unreadMessages: async () => currentThreads().reduce((sum, { unread }) => sum + unread, 0),
};
