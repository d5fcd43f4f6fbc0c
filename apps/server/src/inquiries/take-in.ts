import type { Inquiry } from "@frontage/content/schemas/inquiry";
import type { DeliveryTarget, Receipt } from "@frontage/content/schemas/received-inquiry";
import { createHash } from "node:crypto";
import { attemptLimits, takeAttempt } from "../accounts/attempts.ts";
import { Failure } from "../api/failure.ts";
import { unavailableBy } from "../api/unavailable.ts";
import { insertRows, textsOf } from "../database/many-rows.ts";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import { inquiryPath, searchKeyOf, serviceLabel } from "../records/inquiries.ts";
import { newId } from "../records/new-id.ts";
import { brokerIds } from "../records/people.ts";
import { type Commit, groupCommit } from "./group-commit.ts";
import { newReference as randomReference } from "./reference.ts";

const dayMs = 86_400_000;
/** One in 10^12 is another's; twice in a row is no chance any more. */
const numberTries = 3;

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
  store: Pick<OpenDatabase, "db" | "kind">;
  /** How many one address may send an hour; 0: any number. */
  limitPerHour: number;
  /** Where each has to go. */
  targets: readonly DeliveryTarget[];
  /** Called after something is committed, or was before. */
  onTaken: () => void;
  /** A number that hardly any other inquiry has. */
  newReference?: () => string;
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
export function createTakeIn({
  limitPerHour,
  newReference = randomReference,
  onTaken,
  store,
  targets,
}: Options): TakeIn {
  const commit = groupCommit<IncomingInquiry, TakenIn | Failure>(
    async (batch) => {
      const arrivals = batch.map(withKey);
      await store.db.transaction().execute(async (transaction) => {
        await takeOverOldForms(transaction, arrivals);
        await findKept(transaction, arrivals);
        const fresh = oneOfEachKey(arrivals.filter(({ outcome }) => !outcome));
        for (const arrival of fresh) {
          // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
          arrival.outcome = await refusedFor(transaction, arrival, limitPerHour);
        }
        let open = fresh.filter(({ outcome }) => !outcome);
        // Once; again only for whose number is another's already.
        for (let tries = 0; open.length > 0 && tries < numberTries; tries++) {
          // oxlint-disable-next-line no-await-in-loop -- the same
          await insert(transaction, open);
          // What another process has kept in this very moment.
          // oxlint-disable-next-line no-await-in-loop -- the same
          await findKept(transaction, open);
          open = open.filter(({ outcome }) => !outcome);
        }
        // What came twice in this batch.
        await findKept(transaction, arrivals);
      });
      return arrivals.map(({ key, outcome }) => {
        const found = outcome ?? arrivals.find((other) => other.key === key)?.outcome;
        if (!found) throw new Error("An inquiry could not be given a number of its own.");
        return found;
      });
    },
    {
      most: 100,
      waitingMost: 2000,
      full: () => new Failure(503, "Too much is going on here. Please try again in a minute."),
      // Without a database none fares better alone.
      isHopeless: (error) => unavailableBy(error) !== undefined,
    },
  );

  return async (incoming) => {
    const outcome = await commit(incoming);
    if (outcome instanceof Failure) throw outcome;
    // Also for a repeat: the answer to the commit that kept it may have been lost.
    onTaken();
    return outcome;
  };

  /** Gives every arrival that is kept already its receipt. */
  async function findKept(db: Database, arrivals: readonly Arrival[]): Promise<void> {
    const open = arrivals.filter(({ outcome }) => !outcome);
    if (open.length === 0) return;
    const keys = [...new Set(open.map(({ key }) => key))];
    const rows = await db
      .selectFrom("inquiry")
      .select(["key", "contentHash", "reference", "receivedAt"])
      .where("key", "in", textsOf(store.kind, keys))
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

  /** Writes what nobody has written; who is written gets the receipt. */
  async function insert(db: Database, arrivals: readonly Arrival[]): Promise<void> {
    const receivedAt = new Date().toISOString();
    const rows = arrivals.map(({ contentHash, inquiry, key }) => {
      const row = { ...inquiry, reference: newReference() };
      return {
        ...row,
        id: newId(),
        key,
        contentHash,
        receivedAt,
        searchKey: searchKeyOf(row),
        status: "new" as const,
      };
    });
    const written = await insertRows(db, store.kind, "inquiry", rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .execute();
    const ids = new Set(written.map(({ id }) => id));
    const inserted = rows.filter(({ id }) => ids.has(id));
    if (inserted.length === 0) return;
    const references = new Map(inserted.map(({ key, reference }) => [key, reference]));
    for (const arrival of arrivals) {
      const reference = references.get(arrival.key);
      if (reference) arrival.outcome = { reference, receivedAt, isRepeated: false };
    }

    const deliveries = inserted.flatMap(({ id }) =>
      targets.map((target) => ({
        id: newId(),
        inquiryId: id,
        target,
        state: "waiting" as const,
        startedAt: receivedAt,
        nextAttemptAt: receivedAt,
      })),
    );
    await insertRows(db, store.kind, "delivery", deliveries).execute();

    const brokers = await brokerIds(db);
    if (brokers.length === 0) return;
    const notifications = inserted.flatMap(({ id, name, service }) =>
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
    );
    await insertRows(db, store.kind, "notification", notifications).execute();
  }
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
