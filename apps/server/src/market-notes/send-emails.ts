import { threadPath } from "@frontage/content/dashboard";
import { idSchema } from "@frontage/records/schemas/record";
import * as z from "zod/mini";
import { isDisabled } from "../people/disabled-accounts.ts";
import type { Database } from "../database/open-database.ts";
import { type EmailOutbox, queueEmail } from "../outbox/email-outbox.ts";
import { readBrokerProfile, readContactEmail } from "../people/profiles.ts";
import { readSettings } from "../people/settings.ts";
import { marketNoteEmail } from "./emails.ts";
import type { UnsubscribeLinks } from "./unsubscribe-links.ts";

const contentSchema = z.object({ messageId: idSchema });

/** Queues the email of a market note, in the transaction that stores its message. */
export async function queueMarketNote(
  db: Database,
  personId: string,
  messageId: string,
): Promise<void> {
  await queueEmail(db, { personId, kind: "market-note", content: { messageId } });
}

/**
 * Registers how market notes are written: only for clients who are still subscribed at the time of
 * sending.
 */
export function writeMarketNotes({
  db,
  emails,
  publicUrl,
  unsubscribeLinks,
}: {
  db: Database;
  emails: EmailOutbox;
  publicUrl: string;
  unsubscribeLinks: UnsubscribeLinks;
}): void {
  emails.writeBy("market-note", async ({ content, person }) => {
    const { messageId } = contentSchema.parse(content);
    const { marketNotesUnsubscribedAt, notifications } = await readSettings(db, person.id);
    if (marketNotesUnsubscribedAt !== undefined || !notifications["market-note"].email) {
      return undefined;
    }
    if (await isDisabled(db, person.id)) return undefined;
    const message = await db
      .selectFrom("message")
      .select(["text", "sentAt", "threadId"])
      .where("id", "=", messageId)
      .executeTakeFirst();
    if (!message) return undefined;
    const recipient = { ...person, email: await readContactEmail(db, person) };
    return marketNoteEmail(recipient, message, {
      sender: await readBrokerProfile(db),
      link: publicUrl + threadPath(message.threadId),
      unsubscribeLink: unsubscribeLinks.create(person.id),
    });
  });
}
