import { threadPath } from "@frontage/content/dashboard";
import { createHash } from "node:crypto";
import type { Change } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { readSettings, wantsMarketNote } from "../people/settings.ts";
import { brokerThreadOf, sendMessage } from "../threads/queries.ts";
import { queueMarketNote } from "./send-emails.ts";

/** `id` is chosen by the sender, so that a retry does not send the note twice. */
type MarketNote = { id: string; text: string };

/**
 * Sends a market note as a message to each client who wants it, once per `id`.
 *
 * @returns its readers, and whether it was sent to any of them now
 * @throws 409 if another message has the id
 */
export async function sendMarketNote(
  { db, notify, person, records }: Change,
  { id, text }: MarketNote,
): Promise<{ readers: string[]; isNew: boolean }> {
  const readers = await readersOfNote(db);
  let isNew = false;
  for (const clientId of readers) {
    const threadId = await brokerThreadOf(records, clientId);
    if (!threadId) continue;
    const message = { id: messageId(id, clientId), threadId, text, attachmentIds: [] };
    const sent = await sendMessage({ person, records }, message);
    if (!sent.isNew) continue;
    isNew = true;
    await notify([clientId], {
      kind: "market-note",
      title: "Your weekly market note is ready",
      detail: "",
      path: threadPath(threadId),
      isEmailed: false,
    });
    const settings = await readSettings(db, clientId);
    if (settings.notifications["market-note"].email) {
      await queueMarketNote(db, clientId, message.id);
    }
  }
  return { readers, isNew };
}

/**
 * The clients who want the note, always in the same order, so that two transactions don't deadlock.
 */
async function readersOfNote(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("user")
    .leftJoin("settings", "settings.personId", "user.id")
    .leftJoin("disabledAccount", "disabledAccount.personId", "user.id")
    .select(["user.id", "settings.settings"])
    .where("user.role", "=", "client")
    .where("disabledAccount.personId", "is", null)
    .orderBy("user.id")
    .execute();
  return rows.filter(({ settings }) => wantsMarketNote(settings)).map(({ id }) => id);
}

/** The id of the note's message to a client; the same at each attempt. */
function messageId(noteId: string, clientId: string): string {
  return createHash("sha256").update(`${noteId} ${clientId}`).digest("hex");
}
