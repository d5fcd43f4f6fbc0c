import { threadPath } from "@frontage/content/dashboard";
import type { Message } from "@frontage/content/schemas/thread";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import { type Person, scopedTo } from "../database/scope.ts";
import type { LiveChanges, LiveSubject } from "../live/live-changes.ts";
import {
  type Notifier,
  type StoredNotification,
  storeNotification,
} from "../notifications/notifier.ts";
import { oneLine } from "../mail/email.ts";
import type { EmailExtras } from "../notifications/emails.ts";
import { readBrokerProfile } from "../profile/queries.ts";
import { checkMessageLimit } from "./message-limit.ts";
import { type OutgoingMessage, sendMessage } from "./queries.ts";

type Thread = { kind: string; name: string };

/**
 * Contacts have no account, so the broker relays their words.
 *
 * @param unread how many the notice stands for: it replaces those of the earlier ones
 */
function messageNotice(person: Person, thread: Thread, unread: number) {
  const what = unread === 1 ? "New message" : `${unread} new messages`;
  if (thread.kind !== "contact") return { title: `${what} from ${person.name}`, detail: "" };
  return person.role === "broker"
    ? { title: `${what} from ${thread.name}`, detail: `Relayed by ${person.name}` }
    : { title: `${what} from ${person.name}`, detail: `About ${thread.name}` };
}

/** Longer than most messages' first sentence, shorter than the email around it. */
const excerptMax = 240;

/** How a message begins, in one line; without a text, the names of its files. */
function excerptOf({ attachments, text }: Message): string {
  const line = oneLine(text || attachments.map(({ name }) => name).join(", "));
  if (line.length <= excerptMax) return `“${line}”`;
  return `“${line.slice(0, line.lastIndexOf(" ", excerptMax)).slice(0, excerptMax)} …”`;
}

/** The emails of a conversation have one subject, by which Gmail groups them. */
async function messageEmail(
  db: Database,
  person: Person,
  { kind, name }: Thread,
  { message, unread }: { message: Message; unread: number },
): Promise<EmailExtras> {
  const said = {
    ...(unread === 1 ? {} : { details: ["The latest:"] }),
    excerpt: excerptOf(message),
  };
  const isAboutContact = kind === "contact";
  if (person.role === "client") {
    const about = isAboutContact ? ` about ${name}` : "";
    return {
      ...said,
      subject: `New message from ${person.name}${about}`,
      replies: `Please answer there: replies to this email don’t reach ${person.name}.`,
    };
  }
  const { name: broker } = await readBrokerProfile(db);
  return {
    ...said,
    subject: `New message from ${isAboutContact ? name : broker}`,
    replies: `Reply there or to this email: your reply goes to ${broker}’s inbox.`,
  };
}

/** Who writes a message, from where, and how many they may. */
export type Sender = { person: Person; ipAddress: string; messagesPerMinute: number };
export type StoredMessage = {
  message: Message;
  clientId: string;
  /** Absent if the message was sent before. */
  stored: StoredNotification | undefined;
};

/**
 * Sends a message, once for its `id`, with its entry in the audit log and its notification.
 *
 * @param transaction on everyone's rows
 * @returns for `announceMessage`, once the transaction is committed
 * @throws like `sendMessage`, and 429
 */
export async function storeMessage(
  transaction: Database,
  { ipAddress, messagesPerMinute, person }: Sender,
  outgoing: OutgoingMessage,
): Promise<StoredMessage> {
  const records = scopedTo(transaction, person);
  const sent = await sendMessage({ person, records }, outgoing);
  const { clientId, isNew, message, thread, unread } = sent;
  if (!isNew) return { message, clientId, stored: undefined };
  await checkMessageLimit(transaction, person, messagesPerMinute);
  const subject = { subject: "message", subjectId: outgoing.id };
  await audit(transaction, { person, clientId, action: "send", ...subject, ipAddress });
  const others = person.role === "client" ? await brokerIds(transaction) : [clientId];
  const stored = await storeNotification(transaction, others, {
    kind: "message",
    ...messageNotice(person, thread, unread),
    path: threadPath(outgoing.threadId),
    email: await messageEmail(transaction, person, thread, sent),
  });
  return { message, clientId, stored };
}

/** Shows a stored message on open pages, and sends its emails. */
export async function announceMessage(
  { db, live, notifier }: { db: Database; live: LiveChanges; notifier: Notifier },
  { clientId, stored }: StoredMessage,
  others: readonly LiveSubject[] = [],
): Promise<void> {
  if (!stored) return;
  const bothSides = [clientId, ...(await brokerIds(db))];
  await live.announce(bothSides, ["threads", "messages", "unread", ...others]);
  await notifier.send(stored);
}
