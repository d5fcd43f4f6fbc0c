import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import type { Logger } from "pino";
import type { OpenDatabase } from "../database/open-database.ts";

/** Which records a page has to ask for again; the words of the dashboard's query keys. */
export const liveSubjects = [
  "overview",
  "unread",
  "properties",
  "documents",
  "contacts",
  "events",
  "threads",
  "messages",
  "notifications",
  "profile",
  "settings",
  "sessions",
  "clients",
  "inquiries",
] as const;
export type LiveSubject = (typeof liveSubjects)[number];

/** Tells open pages that something they show has changed, in this process and in the others. */
export type LiveChanges = {
  /**
   * Remembers that something changed for these people, and tells their open pages.
   * Called after the change itself is committed.
   */
  announce: (personIds: readonly string[], subjects: readonly LiveSubject[]) => Promise<void>;
  /**
   * Calls whenever there may be something new for this person; also without cause.
   *
   * @returns ends it
   */
  listen: (personId: string, hear: () => void) => () => void;
  /** Aborts when the server stops: open streams end then, and browsers come back by themselves. */
  readonly ending: AbortSignal;
  endStreams: () => void;
  close: () => Promise<void>;
};

type Hearing = { store: OpenDatabase; log: Logger };

const channel = "frontage_change";

/**
 * On the embedded database whoever announces and whoever listens are in one process;
 * on PostgreSQL the processes hear each other by its notifications.
 */
export async function liveChanges({ store, log }: Hearing): Promise<LiveChanges> {
  const { databaseUrl, db } = store;
  const emitter = new EventEmitter().setMaxListeners(0);
  const ending = new AbortController();
  const stopListening = databaseUrl ? await listenTo(databaseUrl, emitter, log) : undefined;

  return {
    async announce(personIds, subjects) {
      if (personIds.length === 0) return;
      const at = new Date().toISOString();
      await db
        .insertInto("change")
        .values(personIds.map((personId) => ({ personId, subjects: subjects.join(","), at })))
        .execute();
      for (const personId of personIds) {
        if (databaseUrl) await sql`select pg_notify(${channel}, ${personId})`.execute(db);
        else emitter.emit(personId);
      }
    },
    listen(personId, hear) {
      emitter.on(personId, hear);
      return () => emitter.off(personId, hear);
    },
    ending: ending.signal,
    endStreams() {
      ending.abort();
      for (const personId of emitter.eventNames()) emitter.emit(personId);
    },
    async close() {
      emitter.removeAllListeners();
      await stopListening?.();
    },
  };
}

/** Keeps one connection on the channel; after a break everybody looks for what they missed. */
async function listenTo(
  connectionString: string,
  emitter: EventEmitter,
  log: Logger,
): Promise<() => Promise<void>> {
  const closing = new AbortController();
  let connection = await connect();

  async function connect(): Promise<{ client: Client; end: Promise<void> }> {
    const client = new Client({ connectionString, keepAlive: true });
    // Without a listener an error of an idle connection would end the process. Not `once`
    // of node:events: it rejects at the error that comes before the end.
    client.on("error", () => undefined);
    const end = new Promise<void>((resolve) => {
      client.once("end", resolve);
    });
    client.on("notification", ({ payload }) => emitter.emit(payload ?? ""));
    await client.connect();
    await client.query(`listen ${channel}`);
    return { client, end };
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      await connection.end;
      if (closing.signal.aborted) return;
      log.warn("The connection that hears of changes broke; it is opened again");
      for (let pause = 100; ; pause = Math.min(pause * 2, 5000)) {
        try {
          connection = await connect();
          break;
        } catch {
          await wait(pause, undefined, { signal: closing.signal });
        }
      }
      for (const personId of emitter.eventNames()) emitter.emit(personId);
    }
  }
  // Ends when it is closed, also amid a pause.
  keepListening().catch(() => undefined);

  return async () => {
    closing.abort();
    await connection.client.end();
  };
}
