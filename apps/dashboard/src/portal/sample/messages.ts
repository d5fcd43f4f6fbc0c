import { broker } from "@frontage/content/broker";
import { sampleMessages, sampleThreads } from "@frontage/content/samples/threads";
import {
  messageSchema,
  newMessageSchema,
  threadSchema,
  type Attachment,
  type Message,
  type Thread,
} from "@frontage/content/schemas/thread";
import { uploadMaxBytes } from "@frontage/content/limits";
import * as z from "zod/mini";

import { mediaTypeOf } from "../../lib/upload-type.ts";
import type { OutgoingMessage, Portal } from "../portal.ts";
import { sampleFiles } from "./sample-files.ts";
import { sampleRecords } from "./sample-store.ts";

const correspondence = sampleRecords(
  "messages",
  z.object({ threads: z.array(threadSchema), messages: z.array(messageSchema) }),
  () => {
    const now = new Date();
    return { threads: sampleThreads(now), messages: sampleMessages(now) };
  },
);

const sentFiles = sampleFiles("message-files");

/** What the sample assistant answers: the truth about itself, and nothing else. */
const automatedAnswer = `This is the automated assistant of a sample dashboard. It answers every question with this line. In a client's own dashboard it gives property information and market insights at any hour; for anything else, write to ${broker.name}.`;

function byLatest(a: Thread, b: Thread): number {
  // A thread that has just begun has no message yet, and stands first.
  return (b.lastMessage?.sentAt ?? "9").localeCompare(a.lastMessage?.sentAt ?? "9");
}

function threadOf(id: string): Thread {
  const thread = correspondence.read().threads.find((candidate) => candidate.id === id);
  if (!thread) throw new Error("There is no such conversation.");
  return thread;
}

/** Newest first; of two of the same moment, the one written later. */
function newestFirst(messages: readonly Message[]): Message[] {
  return messages.toReversed().toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
}

/** A message's time: now, and never before the one it follows. */
function timeAfter(previous: Message | undefined): string {
  const now = new Date().toISOString();
  return previous && previous.sentAt > now ? previous.sentAt : now;
}

/** @throws with a sentence for the sender, where a file may not be sent */
function attachmentOf(file: File, id: string): Attachment {
  const mediaType = mediaTypeOf(file);
  if (!mediaType) throw new Error(`${file.name} is of a type that cannot be sent.`);
  if (file.size === 0) throw new Error(`${file.name} is empty.`);
  if (file.size > uploadMaxBytes) throw new Error(`${file.name} is larger than 25 MB.`);
  return { id, name: file.name, mediaType, bytes: file.size };
}

async function attachmentFile(attachmentId: string): Promise<Blob> {
  const file = sentFiles.read(attachmentId);
  if (file) return file;
  throw new Error("A sample keeps a larger file only until the page is loaded again.");
}

async function sendMessage(outgoing: OutgoingMessage): Promise<Message> {
  const { threads, messages } = correspondence.read();
  const sent = messages.find((message) => message.id === outgoing.id);
  if (sent) return sent;

  const thread = threadOf(outgoing.threadId);
  const { text } = z.parse(newMessageSchema, { text: outgoing.text });
  if (!text && outgoing.files.length === 0) throw new Error("There is nothing to send.");
  const message: Message = {
    id: outgoing.id,
    threadId: thread.id,
    from: "me",
    text,
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
  correspondence.write({
    // Whoever writes has the conversation before their eyes.
    threads: threads.map((row) =>
      row.id === thread.id ? { ...row, unread: 0, lastMessage: added.at(-1) } : row,
    ),
    messages: [...messages, ...added],
  });
  await Promise.all(
    outgoing.files.map((file, index) => sentFiles.keep(`${outgoing.id}-${index + 1}`, file)),
  );
  return message;
}

async function threadWith(contactId: string): Promise<Thread> {
  function existing() {
    return correspondence.read().threads.find((thread) => thread.contactId === contactId);
  }
  const known = existing();
  if (known) return known;
  const [contacts, { contactRoleNames }] = await Promise.all([
    import("./contacts.ts"),
    import("@frontage/content/record-names"),
  ]);
  const contact = await contacts.records.contact(contactId);
  if (!contact) throw new Error("This contact is no longer among yours.");
  // Asked twice at once, it begins one thread.
  const begunMeanwhile = existing();
  if (begunMeanwhile) return begunMeanwhile;

  const thread: Thread = {
    id: contact.id,
    name: contact.name,
    description: [contactRoleNames[contact.role], contact.company].filter(Boolean).join(", "),
    kind: "contact",
    contactId: contact.id,
    propertyId: contact.propertyIds[0],
    unread: 0,
  };
  const { messages, threads } = correspondence.read();
  correspondence.write({ threads: [...threads, thread], messages });
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
  threads: async () => correspondence.read().threads.toSorted(byLatest),

  messages: async (threadId, { cursor, limit }) => {
    const id = threadOf(threadId).id;
    const all = newestFirst(
      correspondence.read().messages.filter((message) => message.threadId === id),
    );
    const start = cursor ? all.findIndex((message) => message.id === cursor) + 1 : 0;
    const items = all.slice(start, start + limit);
    return {
      items,
      total: all.length,
      nextCursor: start + limit < all.length ? items.at(-1)?.id : undefined,
    };
  },

  findMessages: async (text) => {
    const wanted = text.trim().toLowerCase();
    if (!wanted) return [];
    return newestFirst(
      correspondence
        .read()
        .messages.filter((message) => message.text.toLowerCase().includes(wanted)),
    );
  },

  attachmentFile,
  sendMessage,

  markThreadRead: async (threadId) => {
    const { messages, threads } = correspondence.read();
    if (threadOf(threadId).unread === 0) return;
    correspondence.write({
      messages,
      threads: threads.map((row) => (row.id === threadId ? { ...row, unread: 0 } : row)),
    });
  },

  threadWith,

  unreadMessages: async () =>
    correspondence.read().threads.reduce((sum, { unread }) => sum + unread, 0),
};
