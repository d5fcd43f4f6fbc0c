import type { Inquiry } from "@frontage/content/schemas/inquiry";
import type { DeliveryTarget } from "@frontage/content/schemas/received-inquiry";
import { type Selectable, sql, type SqlBool } from "kysely";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { nextAttempt } from "./back-off.ts";
import { markUndelivered } from "./queries.ts";
import type { DeliveryTimings } from "./timings.ts";

/** What one attempt delivers. */
export type DeliveryJob = {
  /** The delivery's, the same at each attempt. */
  id: string;
  inquiry: Inquiry & { id: string; reference: string; receivedAt: string };
  /** The broker's text, if it goes to the visitor. */
  reply?: string;
};

/** The result of an attempt, with a sentence for the broker. */
export type Attempt = { isDelivered: boolean; detail: string };

/** A delivery that only this process attempts, until its lease expires. */
export type Claim = Pick<
  Selectable<Tables["delivery"]>,
  "id" | "inquiryId" | "startedAt" | "attempts"
>;

type Clock = { now: number; timings: DeliveryTimings };

/** Written out: SQLite uses a partial index only for a literal. */
const isWaiting = sql<SqlBool>`"state" = 'waiting'`;

/** Claims up to `limit` due deliveries for this process. */
export async function claimDue(
  { db, kind }: Pick<OpenDatabase, "db" | "kind">,
  target: DeliveryTarget,
  limit: number,
  { now, timings: { leaseMs, longestPauseMs } }: Clock,
): Promise<Claim[]> {
  const at = new Date(now).toISOString();
  const until = new Date(now + leaseMs).toISOString();
  const longAgo = new Date(now - longestPauseMs - leaseMs).toISOString();
  let due = db
    .selectFrom("delivery")
    .select("id")
    .where(isWaiting)
    .where("target", "=", target)
    .where("nextAttemptAt", "<=", at)
    .orderBy("nextAttemptAt")
    .limit(limit);
  // SQLite has one process.
  if (kind === "postgres") due = due.forUpdate().skipLocked();
  return db
    .updateTable("delivery")
    .set((eb) => ({
      nextAttemptAt: until,
      leasedUntil: until,
      attempts: eb("attempts", "+", 1),
      // The day of attempts begins with the first one, and again if no server was running when
      // one was due: the time that the server was down doesn't count.
      startedAt: eb
        .case()
        .when(eb.or([eb("attempts", "=", 0), eb("nextAttemptAt", "<", longAgo)]))
        .then(at)
        .else(eb.ref("startedAt"))
        .end(),
    }))
    .where("id", "in", due)
    .returning(["id", "inquiryId", "startedAt", "attempts"])
    .execute();
}

/** @returns when the next delivery to this target is due, if one waits */
export async function nextDueAt(db: Database, target: DeliveryTarget): Promise<number | undefined> {
  const next = await db
    .selectFrom("delivery")
    .select((eb) => eb.fn.min("nextAttemptAt").as("at"))
    .where(isWaiting)
    .where("target", "=", target)
    .executeTakeFirst();
  return next?.at ? Date.parse(next.at) : undefined;
}

/** Makes deliveries due that were scheduled further ahead than any pause: before the clock was set back. */
export async function rescheduleAfterClockChange(
  db: Database,
  target: DeliveryTarget,
  { now, timings: { leaseMs, longestPauseMs } }: Clock,
): Promise<void> {
  await db
    .updateTable("delivery")
    .set({ nextAttemptAt: new Date(now).toISOString() })
    .where(isWaiting)
    .where("target", "=", target)
    .where("nextAttemptAt", ">", new Date(now + longestPauseMs + leaseMs).toISOString())
    .execute();
}

/** @returns nothing if the inquiry was erased since the claim */
export async function readJob(
  db: Database,
  { id, inquiryId }: Claim,
): Promise<DeliveryJob | undefined> {
  const inquiry = await db
    .selectFrom("inquiry")
    .select(["id", "reference", "receivedAt", "name", "email", "phone", "service", "message"])
    .where("id", "=", inquiryId)
    .executeTakeFirst();
  if (!inquiry) return undefined;
  const reply = await db
    .selectFrom("inquiryReply")
    .select("text")
    .where("id", "=", id)
    .executeTakeFirst();
  return { id, inquiry, ...(reply ? { reply: reply.text } : {}) };
}

/** Ends a claim without an attempt: any process may attempt it now. */
export async function releaseClaim(
  db: Database,
  { attempts, id }: Claim,
  now: number,
): Promise<void> {
  await db
    .updateTable("delivery")
    .set({ nextAttemptAt: new Date(now).toISOString(), leasedUntil: null })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where(isWaiting)
    .execute();
}

/** Records an attempt: a failed one is repeated later, or the delivery has failed for good. */
export async function recordAttempt(
  transaction: Database,
  { claim, detail, isDelivered }: Attempt & { claim: Claim },
  { now, timings }: Clock,
): Promise<"recorded" | "failed" | "erased"> {
  const { attempts, id, inquiryId, startedAt } = claim;
  const next = nextAttempt({ attempts, startedAt: Date.parse(startedAt), now }, timings);
  const state = isDelivered ? "delivered" : next === undefined ? "dead" : "waiting";
  let update = transaction
    .updateTable("delivery")
    .set({
      state,
      leasedUntil: null,
      ...(next === undefined ? {} : { nextAttemptAt: new Date(next).toISOString() }),
    })
    .where("id", "=", id)
    .where("state", "!=", "delivered");
  // After its lease, a failure no longer decides: another process has claimed the delivery.
  if (!isDelivered) update = update.where("attempts", "=", attempts);
  const updated = await update.executeTakeFirst();
  if (updated.numUpdatedRows === 0n) {
    const row = transaction.selectFrom("delivery").select("id").where("id", "=", id);
    return (await row.executeTakeFirst()) ? "recorded" : "erased";
  }
  await transaction
    .insertInto("deliveryAttempt")
    .values({
      deliveryId: id,
      at: new Date(now).toISOString(),
      isDelivered: isDelivered ? 1 : 0,
      detail,
    })
    .execute();
  if (state !== "waiting") await markUndelivered(transaction, inquiryId);
  return state === "dead" ? "failed" : "recorded";
}
