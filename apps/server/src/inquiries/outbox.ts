import type { Inquiry } from "@frontage/content/schemas/inquiry";
import { type DeliveryTarget, deliveryTargets } from "@frontage/content/schemas/received-inquiry";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { type Selectable, sql, type SqlBool } from "kysely";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { markUndelivered } from "../records/inquiries.ts";
import { longestPauseMs, nextAttempt } from "./back-off.ts";
import { unavailableBy } from "../api/unavailable.ts";
import { groupCommit } from "./group-commit.ts";

/** What one try has to hand over. */
export type Parcel = {
  /** Of the delivery: the same at each try. */
  id: string;
  inquiry: Inquiry & { id: string; reference: string; receivedAt: string };
  /** What a broker has written, where it goes to the visitor. */
  reply?: string;
};

/** What came of a try, with a sentence for the broker. */
type Attempt = { isDelivered: boolean; detail: string };

/**
 * Hands something over. What goes wrong is an answer, not an error.
 *
 * @param signal aborts when the server stops
 */
export type Deliver = (parcel: Parcel, signal: AbortSignal) => Promise<Attempt>;

export type Outbox = {
  /** Begins to deliver what waits, and goes on until it is stopped. */
  start: () => void;
  /** There may be something to deliver now. */
  wake: () => void;
  /** Takes nothing up any more, gives what is being tried a moment, and resolves once all is written down. */
  stop: () => Promise<void>;
};

type Options = {
  store: Pick<OpenDatabase, "db" | "kind">;
  log: Logger;
  /** Who hands over what. */
  deliver: Record<DeliveryTarget, Deliver>;
  /** Called after each try; what was given up is given where it was the last one, in vain. */
  onAttempt: (given: { givenUp?: { target: DeliveryTarget; inquiry: Parcel["inquiry"] } }) => void;
  /** Called after a try whose inquiry was erased meanwhile: what it has left here goes. */
  onErased: (deliveryId: string) => Promise<void>;
  /** The clock, in milliseconds. */
  now?: () => number;
};

/** At once to each target, so that one which hangs keeps nobody else waiting. */
const atOnce = 8;
/**
 * After a look at the table, until what came of it is written down and the next look. Each is
 * a commit, which what comes in needs more: so tries begin and end together, eight at most,
 * and a receiver meets at most 160 a second.
 */
const gatheringMs = 50;
/** Longer than any try takes; a process that was killed amid one loses no more time than this. */
const leaseMs = 60_000;
/** How often a process looks whether another one left something undone. */
const longestRestMs = 30_000;
/** Until it looks again where the database did not answer, or another process is at it. */
const shortRestMs = 1000;
/** A stop waits so long for what is being tried. */
const graceMs = 5000;

type Delivery = Pick<Selectable<Tables["delivery"]>, "id" | "inquiryId" | "startedAt" | "attempts">;

/**
 * Delivers what waits in the table, at least once each. Processes share the work: who
 * takes one up holds it for a while, and tries it again after that if it was not heard of.
 */
export function createOutbox(options: Options): Outbox {
  const lanes = deliveryTargets.map((target) => createLane(target, options));
  return {
    start: () => lanes.forEach(({ start }) => start()),
    wake: () => lanes.forEach(({ wake }) => wake()),
    stop: async () => void (await Promise.all(lanes.map(({ stop }) => stop()))),
  };
}

/** One target's work: goes on by itself however it fares with the others. */
function createLane(
  target: DeliveryTarget,
  { deliver, log, now = Date.now, onAttempt, onErased, store }: Options,
): Outbox {
  const { db, kind } = store;
  const stopping = new AbortController();
  let isStopping = false;
  const underWay = new Set<Promise<void>>();
  let running: Promise<void> | undefined;
  let gathered = Promise.resolve();
  let bell = Promise.withResolvers<void>();

  async function run(): Promise<void> {
    while (!isStopping) {
      const heard = bell.promise;
      const restMs = await takeUp().catch((error: unknown) => {
        log.error({ err: error, target }, "What waits to be delivered could not be looked at");
        return shortRestMs;
      });
      gathered = wait(gatheringMs);
      const timer = setTimeout(bell.resolve, restMs);
      await heard;
      clearTimeout(timer);
      await gathered;
      bell = Promise.withResolvers();
    }
    const ended = Promise.all(underWay);
    await Promise.race([ended, wait(graceMs, undefined, { ref: false })]);
    stopping.abort(new DOMException("The server stops", "AbortError"));
    await ended;
  }

  /** Begins as many tries as there is room for. @returns how long nothing will be due */
  async function takeUp(): Promise<number> {
    const room = atOnce - underWay.size;
    // Each that ends rings.
    if (room === 0) return longestRestMs;
    const claimed = await claim(room);
    for (const delivery of claimed) {
      const ends: Promise<void> = attempt(delivery)
        .catch((error: unknown) => log.error({ err: error, target }, "A delivery failed"))
        .finally(() => {
          underWay.delete(ends);
          bell.resolve();
        });
      underWay.add(ends);
    }
    if (claimed.length >= room) return longestRestMs;
    await mindTheClock();
    const next = await db
      .selectFrom("delivery")
      .select((is) => is.fn.min("nextAttemptAt").as("at"))
      .where(isWaiting)
      .where("target", "=", target)
      .executeTakeFirst();
    const restMs = next?.at ? Date.parse(next.at) - now() : longestRestMs;
    return Math.min(Math.max(restMs, shortRestMs), longestRestMs);
  }

  /** What is due later than anything can be was put off before the clock was set back. */
  async function mindTheClock(): Promise<void> {
    const latest = now() + longestPauseMs + leaseMs;
    await db
      .updateTable("delivery")
      .set({ nextAttemptAt: new Date(now()).toISOString() })
      .where(isWaiting)
      .where("target", "=", target)
      .where("nextAttemptAt", ">", new Date(latest).toISOString())
      .execute();
  }

  /** Takes up what is due, for this process alone. */
  async function claim(most: number): Promise<Delivery[]> {
    const at = new Date(now()).toISOString();
    const until = new Date(now() + leaseMs).toISOString();
    const longSince = new Date(now() - longestPauseMs - leaseMs).toISOString();
    return db
      .updateTable("delivery")
      .set((is) => ({
        nextAttemptAt: until,
        leasedUntil: until,
        attempts: is("attempts", "+", 1),
        // A day of trying begins with the first try, and anew where a try was due that nobody
        // was there to make: however long the server was away, it does not count.
        startedAt: is
          .case()
          .when(is.or([is("attempts", "=", 0), is("nextAttemptAt", "<", longSince)]))
          .then(at)
          .else(is.ref("startedAt"))
          .end(),
      }))
      .where("id", "in", (is) =>
        is
          .selectFrom("delivery")
          .select("id")
          .where(isWaiting)
          .where("target", "=", target)
          .where("nextAttemptAt", "<=", at)
          .orderBy("nextAttemptAt")
          .limit(most)
          // On SQLite there is one process.
          .$if(kind === "postgres", (query) => query.forUpdate().skipLocked()),
      )
      .returning(["id", "inquiryId", "startedAt", "attempts"])
      .execute();
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const parcel = await readParcel(delivery);
    // Erased in this moment.
    if (!parcel) return;
    const attempted = await deliver[target](parcel, stopping.signal);
    if (!attempted.isDelivered && stopping.signal.aborted) return giveBack(delivery);
    await gathered;
    const { isDead, isErased } = await settle({ ...attempted, delivery });
    if (isErased) return onErased(delivery.id);
    onAttempt(isDead ? { givenUp: { target, inquiry: parcel.inquiry } } : {});
  }

  async function readParcel({ id, inquiryId }: Delivery): Promise<Parcel | undefined> {
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

  /** The next process, or this one when it is back, may try at once. */
  async function giveBack({ attempts, id }: Delivery): Promise<void> {
    await db
      .updateTable("delivery")
      .set({ nextAttemptAt: new Date(now()).toISOString(), leasedUntil: null })
      .where("id", "=", id)
      .where("attempts", "=", attempts)
      .where(isWaiting)
      .execute();
  }

  /** Writes down what came of a try; of several that end together, at once. */
  const settle = groupCommit<Ended, Outcome>(
    (batch) =>
      db.transaction().execute(async (transaction) => {
        const outcomes: Outcome[] = [];
        // oxlint-disable-next-line no-await-in-loop -- one connection, one after the other
        for (const ended of batch) outcomes.push(await writeDown(transaction, ended, now()));
        return outcomes;
      }),
    {
      most: atOnce,
      waitingMost: Infinity,
      full: () => new Error("Too many tries have ended."),
      isHopeless: (error) => unavailableBy(error) !== undefined,
    },
  );

  return {
    start() {
      running ??= run();
    },
    wake: () => bell.resolve(),
    async stop() {
      isStopping = true;
      bell.resolve();
      await running;
    },
  };
}

/** Written out: SQLite takes a partial index for no parameter. */
const isWaiting = sql<SqlBool>`"state" = 'waiting'`;

type Ended = Attempt & { delivery: Delivery };

/** Whether it was the last try, in vain; or one of what is no longer there. */
type Outcome = { isDead: boolean; isErased: boolean };

async function writeDown(
  transaction: Database,
  { delivery, detail, isDelivered }: Ended,
  now: number,
): Promise<Outcome> {
  const { attempts, id, inquiryId, startedAt } = delivery;
  const next = nextAttempt({ attempts, startedAt: Date.parse(startedAt), now });
  const isDead = !isDelivered && next === undefined;
  const settled = await transaction
    .updateTable("delivery")
    .set({
      state: isDelivered ? "delivered" : isDead ? "dead" : "waiting",
      leasedUntil: null,
      ...(next === undefined ? {} : { nextAttemptAt: new Date(next).toISOString() }),
    })
    .where("id", "=", id)
    .where("state", "!=", "delivered")
    // One that comes late and in vain knows less than whoever has taken it up since.
    .$if(!isDelivered, (query) => query.where("attempts", "=", attempts))
    .executeTakeFirst();
  // Erased meanwhile, or taken up by another: nothing to write down.
  if (settled.numUpdatedRows === 0n) {
    const kept = await transaction
      .selectFrom("delivery")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    return { isDead: false, isErased: !kept };
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
  if (isDelivered || isDead) await markUndelivered(transaction, inquiryId);
  return { isDead, isErased: false };
}
