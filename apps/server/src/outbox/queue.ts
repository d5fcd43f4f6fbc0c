import { type Selectable, sql, type SqlBool } from "kysely";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { nextAttempt } from "./back-off.ts";
import type { DeliveryTimings } from "./timings.ts";

/** The waiting rows of a table for one target. Each table has the columns of a `Claim`, and its state. */
export type QueueName =
  | { table: "delivery"; target: Tables["delivery"]["target"] }
  | { table: "email"; target: Tables["email"]["target"] }
  | { table: "listingEvent"; target: Tables["listingEvent"]["target"] };

/** The result of an attempt, with a sentence for the broker. */
export type Attempt = {
  isDelivered: boolean;
  detail: string;
  /** Only saved as a file, so nobody received it. */
  isSaved?: boolean;
  /** Another attempt would be pointless. */
  isFinal?: boolean;
};

/** A row that only this process attempts, until its lease expires. */
export type Claim = Pick<Selectable<Tables["delivery"]>, "id" | "startedAt" | "attempts">;

export type Clock = { now: number; timings: DeliveryTimings };

/** Written out: SQLite uses a partial index only for a literal. */
const isWaiting = sql<SqlBool>`"state" = 'waiting'`;

/** Claims up to `limit` due rows for this process. */
export async function claimDue(
  { db, kind }: Pick<OpenDatabase, "db" | "kind">,
  { table, target }: QueueName,
  limit: number,
  { now, timings: { leaseMs, longestPauseMs } }: Clock,
): Promise<Claim[]> {
  const at = new Date(now).toISOString();
  const until = new Date(now + leaseMs).toISOString();
  const longAgo = new Date(now - longestPauseMs - leaseMs).toISOString();
  let due = db
    .selectFrom(table)
    .select("id")
    .where(isWaiting)
    .where("target", "=", target)
    .where("nextAttemptAt", "<=", at)
    .orderBy("nextAttemptAt")
    .limit(limit);
  // SQLite has only one process.
  if (kind === "postgres") due = due.forUpdate().skipLocked();
  return db
    .updateTable(table)
    .set((eb) => ({
      nextAttemptAt: until,
      leasedUntil: until,
      attempts: eb("attempts", "+", 1),
      // The day of attempts starts with the first attempt, and again if no server was running when
      // one was due, so that downtime doesn't count.
      startedAt: eb
        .case()
        .when(eb.or([eb("attempts", "=", 0), eb("nextAttemptAt", "<", longAgo)]))
        .then(at)
        .else(eb.ref("startedAt"))
        .end(),
    }))
    .where("id", "in", due)
    .returning(["id", "startedAt", "attempts"])
    .execute();
}

/** @returns when the next row of the queue is due, if one waits */
export async function nextDueAt(
  db: Database,
  { table, target }: QueueName,
): Promise<number | undefined> {
  const next = await db
    .selectFrom(table)
    .select((eb) => eb.fn.min("nextAttemptAt").as("at"))
    .where(isWaiting)
    .where("target", "=", target)
    .executeTakeFirst();
  return next?.at ? Date.parse(next.at) : undefined;
}

/**
 * Makes rows due that are scheduled further ahead than any pause, because the clock was set back.
 */
export async function rescheduleAfterClockChange(
  db: Database,
  { table, target }: QueueName,
  { now, timings: { leaseMs, longestPauseMs } }: Clock,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ nextAttemptAt: new Date(now).toISOString() })
    .where(isWaiting)
    .where("target", "=", target)
    .where("nextAttemptAt", ">", new Date(now + longestPauseMs + leaseMs).toISOString())
    .execute();
}

/** Ends a claim without an attempt: any process may attempt it now. */
export async function releaseClaim(
  db: Database,
  { table }: QueueName,
  { attempts, id }: Claim,
  now: number,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ nextAttemptAt: new Date(now).toISOString(), leasedUntil: null })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where(isWaiting)
    .execute();
}

/**
 * Records an attempt: a failed one is repeated later, or the row has failed for good.
 *
 * @returns "late" if another process has claimed or delivered it since; "erased" if it no longer
 * exists
 */
export async function settleClaim(
  transaction: Database,
  { table }: QueueName,
  { claim, isDelivered, isFinal, isSaved }: Omit<Attempt, "detail"> & { claim: Claim },
  { now, timings }: Clock,
): Promise<"waiting" | "delivered" | "saved" | "dead" | "late" | "erased"> {
  const { attempts, id, startedAt } = claim;
  const next = isFinal
    ? undefined
    : nextAttempt({ attempts, startedAt: Date.parse(startedAt), now }, timings);
  const failed = next === undefined ? "dead" : "waiting";
  const state = isDelivered ? (isSaved ? "saved" : "delivered") : failed;
  let update = transaction
    .updateTable(table)
    .set({
      state,
      leasedUntil: null,
      ...(next === undefined ? {} : { nextAttemptAt: new Date(next).toISOString() }),
    })
    .where("id", "=", id)
    .where("state", "not in", ["delivered", "saved"]);
  // After its lease, a failure no longer decides: another process has claimed the row.
  if (!isDelivered) update = update.where("attempts", "=", attempts);
  const updated = await update.executeTakeFirst();
  if (updated.numUpdatedRows > 0n) return state;
  const row = transaction.selectFrom(table).select("id").where("id", "=", id);
  return (await row.executeTakeFirst()) ? "late" : "erased";
}

/** Makes a row due now, unless it is being attempted; a failed one is attempted for another day. */
export async function retryNow(
  transaction: Database,
  { table }: Pick<QueueName, "table">,
  { id, state }: { id: string; state: Tables["delivery"]["state"] },
): Promise<void> {
  const now = new Date().toISOString();
  await transaction
    .updateTable(table)
    .set({
      state: "waiting",
      nextAttemptAt: now,
      ...(state === "waiting" ? {} : { startedAt: now, attempts: 0 }),
    })
    .where("id", "=", id)
    .where("state", "=", state)
    .where((eb) => eb.or([eb("leasedUntil", "is", null), eb("leasedUntil", "<=", now)]))
    .execute();
}
