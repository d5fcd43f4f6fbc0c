import type { Inquiry } from "@frontage/content/schemas/inquiry";
import type { DeliveryTarget, Receipt } from "@frontage/content/schemas/received-inquiry";
import { createHash } from "node:crypto";
import { attemptLimits, takeAttempt } from "../accounts/attempts.ts";
import { Failure } from "../api/failure.ts";
import type { Database } from "../database/open-database.ts";
import { inquiryPath, searchKeyOf, serviceLabel } from "../records/inquiries.ts";
import { newId } from "../records/new-id.ts";
import { brokerIds } from "../records/people.ts";
import { type Commit, groupCommit } from "./group-commit.ts";
import { newReference } from "./reference.ts";

const dayMs = 86_400_000;

/** An inquiry, as it has come and been checked. */
export type IncomingInquiry = {
  inquiry: Inquiry;
  /** The sender's `Idempotency-Key`. Without one, the same words are the same inquiry for a day. */
  key: string | undefined;
  /** Sent by a page's script, which has told how long it was filled in. */
  isTimed: boolean;
  /** The sender's, "" where it is not known. */
  ipAddress: string;
};

export type TakenIn = Receipt & {
  /** It was there already: sent again, or twice at once. */
  isRepeated: boolean;
};

export type TakeIn = Commit<IncomingInquiry, TakenIn>;

type Options = {
  db: Database;
  /** How many one address may send an hour; 0: any number. */
  limitPerHour: number;
  /** Where each has to go. */
  targets: readonly DeliveryTarget[];
  /** Called after something new is committed. */
  onNew: () => void;
};

/** One of a batch on its way: with its key, and what came of it once that is known. */
type Arrival = IncomingInquiry & {
  key: string;
  contentHash: string;
  outcome?: TakenIn | Failure;
};

/**
 * Keeps inquiries for good, with what has to be delivered of them and the broker's
 * notification, in one transaction. Several at once share a transaction.
 *
 * @returns takes one in; throws a Failure 429 (too many from there), 422 (the key has
 * been used for other words) or 503 (more wait than can be written)
 */
export function createTakeIn({ db, limitPerHour, onNew, targets }: Options): TakeIn {
  const commit = groupCommit<IncomingInquiry, TakenIn | Failure>(
    async (batch) => {
      const arrivals = batch.map(withKey);
      await db.transaction().execute(async (transaction) => {
        await takeOverOldForms(transaction, arrivals);
        await findKept(transaction, arrivals);
        const fresh = oneOfEachKey(arrivals.filter(({ outcome }) => !outcome));
        for (const arrival of fresh) {
          // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
          arrival.outcome = await refusedFor(transaction, arrival, limitPerHour);
        }
        await insert(
          transaction,
          fresh.filter(({ outcome }) => !outcome),
          targets,
        );
        // What another process has kept in this very moment, and what came twice in this batch.
        await findKept(transaction, arrivals);
      });
      return arrivals.map(({ key, outcome }) => {
        const found = outcome ?? arrivals.find((other) => other.key === key)?.outcome;
        // Its number is another's: tried alone it gets another number.
        if (!found) throw new Error("An inquiry could not be given a number of its own.");
        return found;
      });
    },
    {
      most: 100,
      waitingMost: 2000,
      full: () => new Failure(503, "Too much is going on here. Please try again in a minute."),
    },
  );

  return async (incoming) => {
    const outcome = await commit(incoming);
    if (outcome instanceof Failure) throw outcome;
    if (!outcome.isRepeated) onNew();
    return outcome;
  };
}

function withKey({ key, ...incoming }: IncomingInquiry): Arrival {
  const { email, message, name, phone, service } = incoming.inquiry;
  const contentHash = hashOf(JSON.stringify([name, email, phone, service, message]));
  // Nobody's own key can look like one made of the words.
  const prefixed = key === undefined ? `form:${contentHash}` : `sent:${hashOf(key)}`;
  return { ...incoming, key: prefixed, contentHash };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** The first of each key, in the order they came. */
function oneOfEachKey(arrivals: readonly Arrival[]): Arrival[] {
  const first = new Map<string, Arrival>();
  for (const arrival of arrivals) {
    if (!first.has(arrival.key)) first.set(arrival.key, arrival);
  }
  return [...first.values()];
}

/** After a day the same words without a key are another inquiry. */
async function takeOverOldForms(db: Database, arrivals: readonly Arrival[]): Promise<void> {
  const keys = arrivals.map(({ key }) => key).filter((key) => key.startsWith("form:"));
  if (keys.length === 0) return;
  await db
    .updateTable("inquiry")
    .set({ key: null })
    .where("key", "in", keys)
    .where("receivedAt", "<", new Date(Date.now() - dayMs).toISOString())
    .execute();
}

/** Gives every arrival that is kept already its receipt. */
async function findKept(db: Database, arrivals: readonly Arrival[]): Promise<void> {
  const open = arrivals.filter(({ outcome }) => !outcome);
  if (open.length === 0) return;
  const rows = await db
    .selectFrom("inquiry")
    .select(["key", "contentHash", "reference", "receivedAt"])
    .where("key", "in", [...new Set(open.map(({ key }) => key))])
    .execute();
  const kept = new Map(rows.map((row) => [row.key, row]));
  for (const arrival of open) {
    const row = kept.get(arrival.key);
    if (!row) continue;
    const { receivedAt, reference } = row;
    arrival.outcome =
      row.contentHash === arrival.contentHash
        ? { reference, receivedAt, isRepeated: true }
        : new Failure(
            422,
            "Another inquiry has been sent under this key. Please reload the page and send it again.",
          );
  }
}

async function refusedFor(
  db: Database,
  { ipAddress, isTimed }: Arrival,
  limitPerHour: number,
): Promise<Failure | undefined> {
  if (limitPerHour === 0) return undefined;
  const address = isTimed ? limitPerHour : Math.ceil(limitPerHour / 2);
  try {
    const limit = { ...attemptLimits.inquiry, address };
    await takeAttempt(db, "inquiry", { address: ipAddress }, Date.now(), limit);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Writes what nobody has written; who is written gets the receipt. */
async function insert(
  db: Database,
  arrivals: readonly Arrival[],
  targets: readonly DeliveryTarget[],
): Promise<void> {
  if (arrivals.length === 0) return;
  const receivedAt = new Date().toISOString();
  const inserted = await db
    .insertInto("inquiry")
    .values(
      arrivals.map(({ contentHash, inquiry, key }) => {
        const reference = newReference();
        const row = { ...inquiry, reference };
        return {
          ...row,
          id: newId(),
          key,
          contentHash,
          receivedAt,
          searchKey: searchKeyOf(row),
          status: "new" as const,
        };
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "key", "reference", "name", "service"])
    .execute();
  if (inserted.length === 0) return;
  for (const { key, reference } of inserted) {
    const arrival = arrivals.find((one) => one.key === key);
    if (arrival) arrival.outcome = { reference, receivedAt, isRepeated: false };
  }

  await db
    .insertInto("delivery")
    .values(
      inserted.flatMap(({ id }) =>
        targets.map((target) => ({
          id: newId(),
          inquiryId: id,
          target,
          state: "waiting" as const,
          startedAt: receivedAt,
          nextAttemptAt: receivedAt,
        })),
      ),
    )
    .execute();

  const brokers = await brokerIds(db);
  if (brokers.length === 0) return;
  await db
    .insertInto("notification")
    .values(
      inserted.flatMap(({ id, name, service }) =>
        brokers.map((personId) => ({
          id: newId(),
          personId,
          kind: "inquiry" as const,
          title: `New inquiry from ${name}`,
          detail: serviceLabel(service),
          at: receivedAt,
          isRead: 0 as const,
          path: inquiryPath(id),
        })),
      ),
    )
    .execute();
}
