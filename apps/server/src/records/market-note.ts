import { createHash } from "node:crypto";
import type { Database } from "../database/open-database.ts";
import { type Kept, keep } from "./notify.ts";
import { type Person, scopedTo } from "./scope.ts";
import { wantsMarketNote } from "./settings.ts";
import { brokerThreadOf, sendMessage, threadPath } from "./threads.ts";

/** What it is by, made by the sender, so that a second try does not double it. */
type MarketNote = { id: string; text: string };

/**
 * Writes a broker's market note into the conversation of each client who wants it, once for
 * its `id`, and keeps a notification of it as the client wants that.
 *
 * @param db a transaction on everybody's rows
 * @returns to whom it goes, and what `tell` takes, of those who had not got it yet
 * @throws 409 where a client's message is not this note
 */
export async function sendMarketNote(
  { db, person }: { db: Database; person: Person },
  { id, text }: MarketNote,
): Promise<{ readers: string[]; kept: Kept[] }> {
  const records = scopedTo(db, person);
  const readers = await readersOfNote(db);
  const kept: Kept[] = [];
  for (const clientId of readers) {
    const threadId = await brokerThreadOf(records, clientId);
    if (!threadId) continue;
    const message = { id: messageId(id, clientId), threadId, text, attachmentIds: [] };
    const { isNew } = await sendMessage({ person, records }, message);
    if (!isNew) continue;
    const news = {
      kind: "market-note",
      title: "Your weekly market note is ready",
      // What is private stays in the conversation.
      detail: "",
      path: threadPath(threadId),
    } as const;
    kept.push(await keep(db, [clientId], news));
  }
  return { readers, kept };
}

/** The clients who want the note, in the same order each time, so that two senders do not wait for each other. */
async function readersOfNote(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("user")
    .leftJoin("settings", "settings.personId", "user.id")
    .select(["user.id", "settings.settings"])
    .where("user.role", "=", "client")
    .orderBy("user.id")
    .execute();
  return rows.filter(({ settings }) => wantsMarketNote(settings)).map(({ id }) => id);
}

/** The note's message to one client; each try names it alike. */
function messageId(noteId: string, clientId: string): string {
  return createHash("sha256").update(`${noteId} ${clientId}`).digest("hex");
}
