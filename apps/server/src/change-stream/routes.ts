import { Hono } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import type { Logger } from "pino";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { tooMany } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import { createWakeup } from "../jobs/wakeup.ts";
import { changeSubjects } from "@frontage/records/change-subjects";
import { type ChangeStream } from "./change-stream.ts";

/** Proxies close idle connections, after a minute at the earliest. */
const heartbeatMs = 25_000;

/**
 * How many ids before the last one each query includes, because changes may be committed out of
 * order. Sending a change twice is harmless.
 */
const idOverlap = 50;

/**
 * How many streams may be open. A browser has one, in its visible tab, and briefly a second one.
 */
const maxStreams = { session: 6, account: 30 };

/** Clock slack for requests in flight. */
const inFlightMs = 10_000;

const wholeNumber = z.coerce.number().check(z.int(), z.nonnegative());
const streamQuery = z.object({
  /** The last change that a page knows of, from an earlier stream or another tab's. */
  after: z.optional(wholeNumber),
  /** Without `after`: how many milliseconds ago the page began to request its records. */
  age: z.optional(wholeNumber),
});

type Dependencies = {
  accounts: { findSession: (headers: Headers) => Promise<unknown> };
  changeStream: ChangeStream;
  log: Logger;
};

/**
 * The stream of changes: `event: change` with `{ "subjects": […] }`. Browsers send the last id back
 * as `Last-Event-ID` when they reconnect, which takes precedence over `after`. `event: signed-out`
 * ends the stream. With too many open streams, the next one is refused, and the browser retries at
 * growing intervals.
 */
export function changeStreamRoutes({ accounts, changeStream, log }: Dependencies) {
  const open = { session: createCounts(), account: createCounts() };
  const shared = createSharedReads();

  return new Hono<ApiEnv>().get("/changes", valid("query", streamQuery), (c) => {
    const { person, records, sessionId } = c.var;
    // A HEAD request's stream would have no reader, and never end.
    if (c.req.method === "HEAD") return c.body(null);
    if (
      open.session.of(sessionId) >= maxStreams.session ||
      open.account.of(person.id) >= maxStreams.account
    ) {
      throw tooMany("Too many pages are open. Close some and try again.", heartbeatMs / 1000);
    }
    const { headers } = c.req.raw;
    const { after = Number.NaN, age } = c.req.valid("query");
    const resumed = Number(c.req.header("Last-Event-ID") || after);
    const loadedAt = age === undefined ? undefined : new Date(Date.now() - age - inFlightMs);
    const changes = changesSince(records, { resumed, loadedAt }, async (position, read) =>
      shared.read(`changes ${person.id} ${position}`, read),
    );
    // Buffering proxies would delay events.
    c.header("X-Accel-Buffering", "no");

    return streamSSE(c, async (stream) => {
      const wakeup = createWakeup();
      const stopListening = changeStream.subscribe(person.id, () => {
        shared.outdate();
        wakeup.wake();
      });
      stream.onAbort(wakeup.wake);
      open.session.add(sessionId, 1);
      open.account.add(person.id, 1);
      try {
        await sendChange(stream, await changes.start());
        await stream.writeSSE({ event: "open", data: "", id: String(changes.position()) });
        do {
          await sendChange(stream, await changes.next());
          const reason = await wakeup.next(heartbeatMs);
          // Checked before sending anything: the change may be that this session was ended.
          const find = async () => accounts.findSession(headers);
          if (!stream.aborted && !(await shared.read(`session ${sessionId}`, find))) {
            await stream.writeSSE({ event: "signed-out", data: "" });
            return;
          }
          if (reason === "timeout") await stream.write(": still here\n\n");
        } while (!stream.aborted && !changeStream.ending.aborted);
      } catch (error) {
        // The browser then reconnects, and resumes where it was.
        if (!stream.aborted) log.error({ err: error }, "A stream of changes failed");
      } finally {
        stopListening();
        open.session.add(sessionId, -1);
        open.account.add(person.id, -1);
      }
    });
  });
}

function createCounts() {
  const counts = new Map<string, number>();
  const of = (id: string) => counts.get(id) ?? 0;
  return {
    of,
    add(id: string, by: 1 | -1) {
      const count = of(id) + by;
      if (count > 0) counts.set(id, count);
      else counts.delete(id);
    },
  };
}

/** Streams that wake up at the same time share one read. */
function createSharedReads() {
  let pending = new Map<string, Promise<unknown>>();
  return {
    /** Something changed, so a read in progress may miss it. */
    outdate: () => {
      pending = new Map();
    },
    async read<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
      const current = pending;
      const known = current.get(name) as Promise<Result> | undefined;
      if (known) return known;
      const reading = read().finally(() => current.delete(name));
      current.set(name, reading);
      return reading;
    },
  };
}

type Change = { id: number; subjects: readonly string[] };

async function sendChange(stream: SSEStreamingApi, change: Change | undefined): Promise<void> {
  if (!change) return;
  const { id, subjects } = change;
  await stream.writeSSE({ event: "change", data: JSON.stringify({ subjects }), id: String(id) });
}

/**
 * Reads a person's changes, combined into one at a time.
 *
 * @param resumed the id to continue after; NaN for changes after `loadedAt`, or only new ones
 * @param share reads once for all streams at this position
 */
function changesSince(
  records: Database,
  { loadedAt, resumed }: { loadedAt: Date | undefined; resumed: number },
  share: <Result>(position: number, read: () => Promise<Result>) => Promise<Result>,
) {
  const sent = new Set<number>();
  let position = 0;

  const recent = async () =>
    share(position, async () =>
      records
        .selectFrom("change")
        .select(["id", "subjects"])
        .where("id", ">", position - idOverlap)
        .orderBy("id")
        .execute(),
    );

  async function isKnown(id: number) {
    const row = records.selectFrom("change").select("id").where("id", "=", id);
    return id === 0 || (await row.executeTakeFirst()) !== undefined;
  }

  return {
    position: () => position,

    /** @returns a change of everything if the id is unknown, or from another database */
    async start(): Promise<Change | undefined> {
      const newest = records.selectFrom("change").select((eb) => eb.fn.max("id").as("id"));
      const latest = (await newest.executeTakeFirst())?.id ?? 0;
      const isResumed = Number.isSafeInteger(resumed);
      if (isResumed && (await isKnown(resumed))) {
        position = Math.min(resumed, latest);
        return undefined;
      }
      position = latest;
      if (!isResumed && loadedAt) {
        const before = newest.where("at", "<", loadedAt.toISOString());
        position = (await before.executeTakeFirst())?.id ?? 0;
      }
      for (const { id } of await recent()) if (id <= position) sent.add(id);
      return isResumed ? { id: latest, subjects: changeSubjects } : undefined;
    },

    async next(): Promise<Change | undefined> {
      const changes = (await recent()).filter(({ id }) => !sent.has(id));
      if (changes.length === 0) return undefined;
      for (const { id } of changes) sent.add(id);
      position = Math.max(position, ...changes.map(({ id }) => id));
      for (const id of sent) if (id <= position - idOverlap) sent.delete(id);
      const subjects = new Set(changes.flatMap((change) => change.subjects.split(",")));
      return { id: position, subjects: [...subjects] };
    },
  };
}
