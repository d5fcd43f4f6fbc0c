import { type ChangeSubject, affectedSubjects } from "@frontage/records/change-subjects";
import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import type { Logger } from "pino";
import type { OpenDatabase } from "../database/open-database.ts";

/** Keys to refetch when a client is renamed. */
export const subjectsNamingClients = [
  "clients",
  "overview",
  "deals",
  "documents",
  "contacts",
  "events",
  "threads",
] as const satisfies readonly ChangeSubject[];

/** Notifies open pages of what has changed, across all server processes. */
export type ChangeStream = {
  /**
   * Records a change for these people, and notifies their open pages. Called after the change
   * itself is committed.
   */
  publish: (personIds: readonly string[], subjects: readonly ChangeSubject[]) => Promise<void>;
  /**
   * Calls `onChange` when something may have changed for this person.
   *
   * @returns stops listening
   */
  subscribe: (personId: string, onChange: () => void) => () => void;
  /** Calls `onChange` when a listing may have changed, in any process. */
  onListings: (onChange: () => void) => () => void;
  /** How many pages are connected to this process. */
  openStreams: () => number;
  /** Aborts when the server stops. Browsers then reconnect by themselves. */
  readonly ending: AbortSignal;
  endStreams: () => void;
  close: () => Promise<void>;
};

type Options = {
  store: OpenDatabase;
  log: Logger;
  /** Called in this process when a change is published. */
  onPublished?: (subjects: readonly ChangeSubject[]) => void;
};

const channel = "frontage_change";
/** Used in place of a person's id to announce changes of listings; no id contains a space. */
const listingsChannel = "the listings";

/**
 * SQLite has one server process; on PostgreSQL, the processes notify each other through the
 * database.
 */
export async function openChangeStream({
  store,
  log,
  onPublished,
}: Options): Promise<ChangeStream> {
  const { databaseUrl, db } = store;
  const emitter = new EventEmitter().setMaxListeners(0);
  const ending = new AbortController();
  const stopListening = databaseUrl ? await listenTo(databaseUrl, emitter, log) : undefined;

  async function notify(name: string): Promise<void> {
    if (databaseUrl) await sql`select pg_notify(${channel}, ${name})`.execute(db);
    else emitter.emit(name);
  }

  return {
    async publish(personIds, subjects) {
      onPublished?.(subjects);
      if (subjects.includes("listings")) await notify(listingsChannel);
      if (personIds.length === 0) return;
      const at = new Date().toISOString();
      await db
        .insertInto("change")
        .values(
          personIds.map((personId) => ({
            personId,
            subjects: affectedSubjects(subjects).join(","),
            at,
          })),
        )
        .execute();
      for (const personId of personIds) await notify(personId);
    },
    onListings(onChange) {
      emitter.on(listingsChannel, onChange);
      return () => emitter.off(listingsChannel, onChange);
    },
    subscribe(personId, onChange) {
      emitter.on(personId, onChange);
      return () => emitter.off(personId, onChange);
    },
    openStreams: () =>
      emitter
        .eventNames()
        .filter((name) => name !== listingsChannel)
        .reduce((sum, name) => sum + emitter.listenerCount(name), 0),
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

/** Keeps a connection listening on the channel. After a disconnect, all pages check for changes. */
async function listenTo(
  connectionString: string,
  emitter: EventEmitter,
  log: Logger,
): Promise<() => Promise<void>> {
  const closing = new AbortController();
  let connection = await connect();

  async function connect(): Promise<{ client: Client; end: Promise<void> }> {
    const client = new Client({ connectionString, keepAlive: true });
    // Without a listener, an error of an idle connection would end the process. Not `once` of
    // node:events, which rejects on the error before the end.
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
      log.warn("The connection that listens for changes was lost; reconnecting");
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
  // Rejects if it is closed during a pause.
  keepListening().catch(() => undefined);

  return async () => {
    closing.abort();
    await connection.client.end();
  };
}
