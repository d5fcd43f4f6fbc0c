import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { compare, type Counts } from "./ledger.ts";
import type { Store } from "./store.ts";

type Services = Awaited<ReturnType<Store["open"]>>;

/**
 * Lets interrupted documents be read for the assistant, and compares everything with a fresh
 * reading. The store must not be in use.
 *
 * @throws an Error if something remains that should have been removed
 */
export async function checkPassages(store: Store): Promise<Counts> {
  const services = await store.open();
  try {
    await readAll(services);
    const kept = await passagesOf(services);
    await services.db.deleteFrom("passage").execute();
    await services.db.deleteFrom("documentText").execute();
    await readAll(services);
    const anew = await passagesOf(services);
    const known = new Set(anew);
    const stray = kept.find((passage) => !known.has(passage));
    if (stray) throw new Error(`The assistant has kept what it should not have: ${stray}`);
    return compare(anew, kept);
  } finally {
    await services.close();
  }
}

/**
 * However long it takes: another process reads a killed server's documents once their lease has
 * ended.
 */
async function readAll({ db, passages }: Services): Promise<void> {
  const reading = db
    .selectFrom("documentText")
    .select(["documentId", "leasedUntil"])
    .where("state", "=", "reading");
  await passages.catchUp();
  const leases = await reading.execute();
  if (leases.length === 0) return;
  const ends = leases.map(({ leasedUntil }) => Date.parse(leasedUntil ?? ""));
  // A timer may end a millisecond early.
  await wait(Math.max(...ends.filter(Number.isFinite), 0) - Date.now() + 10);
  await passages.catchUp();
  const [left] = await reading.execute();
  if (left) throw new Error(`Document ${left.documentId} is not read, though its lease has ended.`);
}

/** Each passage, and each document without one. */
async function passagesOf({ db }: Services): Promise<string[]> {
  const passages = await db
    .selectFrom("passage")
    .select(["documentId", "messageId", "part", "text"])
    .execute();
  const unread = await db
    .selectFrom("documentText")
    .select(["documentId", "state", "problem"])
    .where("state", "<>", "read")
    .execute();
  return [
    ...passages.map(({ documentId, messageId, part, text }) => {
      const hash = createHash("sha256").update(text).digest("hex");
      return [documentId, messageId, part, hash].join(" ");
    }),
    ...unread.map(({ documentId, problem, state }) => [documentId, state, problem].join(" ")),
  ];
}
