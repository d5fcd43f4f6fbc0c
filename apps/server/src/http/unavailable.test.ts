import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { sharedStore } from "../../test/store.ts";
import { openDatabase } from "../database/open-database.ts";
import { unavailableBy } from "./unavailable.ts";

const store = sharedStore();
let threadId: string;
beforeAll(async () => {
  const [thread] = await (await store.as(store.client)("/api/threads")).json();
  threadId = thread.id;
});

const send = (text: string) =>
  store.as(store.client)(`/api/threads/${threadId}/messages/${randomUUID()}`, {
    method: "PUT",
    body: JSON.stringify({ text, attachmentIds: [] }),
    headers: { "Content-Type": "application/json" },
  });

test("a failing database gives a sentence, and everything works once it is back", async () => {
  const heal = await (store.kind === "sqlite" ? leaveNoSpace() : loseConnections());
  const answers = [];
  for (let at = 0; at < 20; at += 1) {
    const answer = await send("The rent roll. ".repeat(200));
    answers.push({ status: answer.status, body: await answer.json() });
  }
  const refusals = answers.filter(({ status }) => status !== 200);
  expect(refusals.length).toBeGreaterThan(0);
  for (const refusal of refusals) {
    expect(refusal).toEqual(
      store.kind === "sqlite"
        ? {
            status: 507,
            body: { error: "We’re out of storage space. Please try again later." },
          }
        : {
            status: 503,
            body: {
              error: "We can’t reach our database right now. Please try again in a minute.",
            },
          },
    );
  }

  await heal();
  expect((await send("Here it is.")).status).toBe(200);
});

test.each([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "57P01",
  "57P03",
  "08006",
  "53300",
])("a database that cannot be reached is no fault of the request: %s", (code) => {
  expect(unavailableBy(Object.assign(new Error("It did not work."), { code }))?.status).toBe(503);
});

test("a fault of ours is not excused", () => {
  expect(unavailableBy(new TypeError("x is not a function"))).toBeUndefined();
  expect(unavailableBy(Object.assign(new Error("Twice."), { code: "23505" }))).toBeUndefined();
});

test("a PostgreSQL that takes connections and never answers is given up after ten seconds", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const connected = once(silent, "connection") as Promise<[Socket]>;
  const { close, db } = openDatabase({
    dataFolder: "",
    databaseUrl: `postgres://frontage@127.0.0.1:${port}/postgres`,
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = sql`select 1`.execute(db).catch(unavailableBy);
  const [socket] = await connected;
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await asked).toMatchObject({ status: 503 });
  socket.destroy();
  silent.close();
  await close();
});

/** SQLite's own limit fails in the same way as a full disk. */
async function leaveNoSpace() {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(store.db);
  return async () => void (await sql`pragma max_page_count = 1000000`.execute(store.db));
}

/** As when PostgreSQL is stopped: someone who is writing a message loses the connection. */
async function loseConnections() {
  await sql`
    create function lose_connection() returns trigger as $$
    begin
      perform pg_terminate_backend(pg_backend_pid());
      return new;
    end $$ language plpgsql`.execute(store.db);
  await sql`
    create trigger lose_connection before insert on message
    execute function lose_connection()`.execute(store.db);
  return async () => void (await sql`drop trigger lose_connection on message`.execute(store.db));
}
