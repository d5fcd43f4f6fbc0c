import { setImmediate as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { FileStore } from "../../files/file-store.ts";
import { createWakeup } from "../../jobs/wakeup.ts";
import { createExtractor } from "./extractor.ts";
import { forgetDocument, indexDocument, type IndexTimings } from "./index-document.ts";
import { indexMessages } from "./index-messages.ts";
import { findStale } from "./stale-documents.ts";
import { forgetPassages } from "./store-passages.ts";

/** Keeps the assistant's passages up to date with documents and messages. */
export type PassageIndexer = {
  /** Indexes what is missing, now and after each change, until stopped. */
  start: () => void;
  /** Called after a change to documents or messages is committed. */
  wake: () => void;
  /** Indexes once without the loop, for commands and tests. */
  catchUp: () => Promise<void>;
  /** Starts nothing new, and stops reading. */
  stop: () => Promise<void>;
};

type Options = {
  store: Pick<OpenDatabase, "db" | "kind">;
  files: FileStore;
  /** If false, nothing is read, and earlier text is deleted. */
  isOffered?: boolean;
  log: Logger;
  /** Called after each pass, whoever read the documents; the next pass doesn't wait for it. */
  afterPass?: (stopping: AbortSignal) => Promise<void>;
  timings?: IndexTimings;
};

const indexTimings: IndexTimings = { leaseMs: 15_000, pauseMs: 5 * 60_000 };

/** How often to check without a call: other processes make changes too, and may be killed. */
const idleMs = 60_000;
/** After an error, such as an unreachable database. */
const errorPauseMs = 5000;
/** Pause after a comparison, as a multiple of its duration: 5% of the time. */
const restFactor = 20;

/**
 * Finds its work by comparing tables, so it misses nothing, whoever wrote them: uploads, removals,
 * a restored backup, a newer version of the server.
 */
export function createPassageIndexer({
  afterPass,
  files,
  isOffered = true,
  log,
  store,
  timings = indexTimings,
}: Options): PassageIndexer {
  const extractor = createExtractor();
  const wakeup = createWakeup();
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  let isFirst = true;

  /** One at a time: what it misses comes after the next pass. */
  async function follow(): Promise<void> {
    following ??= (async () => {
      try {
        await afterPass?.(signal);
      } catch (error) {
        log.error({ err: error }, "What follows indexing for the assistant failed");
      } finally {
        following = undefined;
      }
    })();
    await following;
  }

  /** In the loop, which on SQLite only one process runs. */
  async function look(): Promise<{ comparedMs: number; nextMs: number }> {
    // Only one server uses an SQLite folder, so a killed one's claims are free.
    if (isFirst && store.kind === "sqlite") {
      await store.db.updateTable("documentText").set({ leasedUntil: null }).execute();
    }
    isFirst = false;
    return indexAll();
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const { comparedMs, nextMs } = await look().catch((error: unknown) => {
        log.error({ err: error }, "Indexing for the assistant failed");
        return { comparedMs: errorPauseMs, nextMs: 0 };
      });
      if (isOffered && !signal.aborted) void follow();
      await rest(comparedMs * restFactor);
      if (!signal.aborted) await wakeup.next(nextMs);
    }
  }

  async function rest(ms: number): Promise<void> {
    if (signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, Math.min(ms, errorPauseMs));
    signal.addEventListener("abort", () => resolve(), { once: true });
    await promise;
    clearTimeout(timer);
  }

  /** @returns how long it compared, and how long until there may be something to do */
  async function indexAll(): Promise<{ comparedMs: number; nextMs: number }> {
    let begun = performance.now();
    if (!isOffered) {
      await forgetPassages(store.db);
      return { comparedMs: performance.now() - begun, nextMs: idleMs };
    }
    await indexMessages(store, pause);
    let comparedMs = performance.now() - begun;
    let nextMs = idleMs;
    let after: string | undefined = "";
    while (after !== undefined && !signal.aborted) {
      begun = performance.now();
      const { last, stale } = await findStale(store.db, after, new Date().toISOString());
      comparedMs += performance.now() - begun;
      for (const document of stale) {
        if (signal.aborted) break;
        if (document.do === "wait") {
          nextMs = Math.min(nextMs, Date.parse(document.until) - Date.now());
        } else if (document.do === "forget") {
          await forgetDocument(store, document.documentId);
        } else {
          await indexDocument({ ...store, files }, extractor, document, { signal, timings }).catch(
            (error: unknown) => {
              const { documentId } = document;
              log.error({ err: error, documentId }, "A document was not read for the assistant");
            },
          );
        }
      }
      after = last;
      await pause();
    }
    return { comparedMs, nextMs: Math.max(nextMs, 0) };
  }

  return {
    start() {
      running ??= run();
    },
    wake: wakeup.wake,
    async catchUp() {
      await indexAll();
      await follow();
    },
    async stop() {
      stopping.abort();
      wakeup.wake();
      extractor.close();
      await Promise.all([running, following]);
    },
  };
}
