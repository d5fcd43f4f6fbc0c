import { cutText } from "@frontage/records/cut-text";
import { threadPath } from "@frontage/content/dashboard";
import type { Message } from "@frontage/records/schemas/thread";
import type { Change } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { oneLine } from "../mail/email.ts";
import type { EmailExtras } from "../changes/notification-emails.ts";
import { readBrokerProfile } from "../people/profiles.ts";
import { checkMessageLimit } from "./message-limit.ts";
import { type OutgoingMessage, sendMessage } from "./queries.ts";

type Thread = { kind: string; name: string };

/**
 * Contacts have no account, so the broker relays their messages.
 *
 * @param unread how many messages the notification stands for: it replaces earlier ones
 */
function messageNotice(person: Person, thread: Thread, unread: number) {
  const what = unread === 1 ? "New message" : `${unread} new messages`;
  if (thread.kind !== "contact") return { title: `${what} from ${person.name}`, detail: "" };
  return person.role === "broker"
    ? { title: `${what} from ${thread.name}`, detail: `Relayed by ${person.name}` }
    : { title: `${what} from ${person.name}`, detail: `About ${thread.name}` };
}

/**
 * The most characters of a message that its email quotes: more than a first sentence, less than the
 * rest of the email.
 */
const maxExcerptLength = 240;

/** The start of a message, on one line; without text, the names of its files. */
function excerptOf({ attachments, text }: Message): string {
  const line = oneLine(text || attachments.map(({ name }) => name).join(", "));
  if (line.length <= maxExcerptLength) return `“${line}”`;
  const cut = cutText(line, maxExcerptLength);
  const space = cut.lastIndexOf(" ");
  return `“${space > 0 ? cut.slice(0, space) : cut} …”`;
}

/** Every email of a conversation has the same subject, because Gmail groups by it. */
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

/**
 * Sends a message, once per `id`, and notifies the other side.
 *
 * @returns the message, and whether it is new
 * @throws like `sendMessage`, and 429
 */
export async function storeMessage(
  change: Change,
  outgoing: OutgoingMessage,
  messagesPerMinute: number,
): Promise<{ message: Message; clientId: string; isNew: boolean }> {
  const { db, person, records } = change;
  const sent = await sendMessage({ person, records }, outgoing);
  const { clientId, isNew, thread, unread } = sent;
  if (!isNew) return sent;
  await checkMessageLimit(db, person, messagesPerMinute);
  const subject = { subject: "message", subjectId: outgoing.id } as const;
  await change.audit({ clientId, action: "send", ...subject });
  await change.notify(person.role === "client" ? change.brokers : [clientId], {
    kind: "message",
    ...messageNotice(person, thread, unread),
    path: threadPath(outgoing.threadId),
    email: await messageEmail(db, person, thread, sent),
  });
  return sent;
}
