import { messageIdPrefix } from "../../threads/assistant-message-id.ts";
import type { Database, OpenDatabase } from "../../database/open-database.ts";
import { storePassages } from "./store-passages.ts";

/** Messages to compare per batch, which takes a few milliseconds. */
const batch = 1000;
/** Stored in one transaction, during which other changes wait. */
const storedMax = 100;

/**
 * Makes passages of messages that have none. Messages never change, and deleting one deletes its
 * passages. Messages that came from questions to the assistant get none: they repeat the question,
 * and the broker's answer is quoted from a note, if kept.
 *
 * @param pause between two batches, so that requests are answered
 */
export async function indexMessages(
  store: Pick<OpenDatabase, "db" | "kind">,
  pause: () => Promise<void>,
): Promise<void> {
  let after = "";
  for (;;) {
    const upTo = await endOfBatch(store.db, after);
    if (upTo === undefined) return;
    while (await indexSome(store, after, upTo)) await pause();
    after = upTo;
    await pause();
  }
}

/** The last id in the batch after another. */
async function endOfBatch(db: Database, after: string): Promise<string | undefined> {
  const ids = db
    .selectFrom("message")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(batch);
  const last = await db
    .selectFrom(ids.as("one"))
    .select((eb) => eb.fn.max("one.id").as("id"))
    .executeTakeFirst();
  return last?.id ?? undefined;
}

/** @returns whether there may be more among these */
async function indexSome(
  { db, kind }: Pick<OpenDatabase, "db" | "kind">,
  after: string,
  upTo: string,
): Promise<boolean> {
  const missing = (records: Database) =>
    records
      .selectFrom("message")
      .innerJoin("thread", "thread.id", "message.threadId")
      .leftJoin("passage", "passage.messageId", "message.id")
      .select(["message.id", "message.clientId", "message.text", "thread.dealId"])
      .where("message.id", ">", after)
      .where("message.id", "<=", upTo)
      .where("message.text", "<>", "")
      .where("message.id", "not like", `${messageIdPrefix}%`)
      .where("passage.id", "is", null)
      .limit(storedMax);
  if (!(await missing(db).executeTakeFirst())) return false;
  return db.transaction().execute(async (transaction) => {
    // Waits for one that is being erased.
    const messages =
      kind === "postgres"
        ? await missing(transaction).forKeyShare(["message"]).execute()
        : await missing(transaction).execute();
    await storePassages(
      transaction,
      kind,
      messages.map(({ clientId, dealId, id, text }) => ({
        clientId,
        dealId,
        messageId: id,
        part: 1,
        page: null,
        text,
      })),
    );
    return messages.length === storedMax;
  });
}
