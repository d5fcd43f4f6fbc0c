import { randomUUID } from "node:crypto";
import { CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type TestStore } from "./store.ts";
import type { Database } from "../src/database/open-database.ts";
import { listContacts } from "../src/contacts/queries.ts";
import { listEvents } from "../src/events/queries.ts";
import { listNotifications } from "../src/notifications/queries.ts";
import { readNextSteps } from "../src/next-steps/queries.ts";
import { countUnread, readOverview } from "../src/overview/queries.ts";
import { scopedTo } from "../src/database/scope.ts";

// A list stays fast among many rows of other clients: every query finds the client's rows by an
// index, and none scans a table of records.

let store: TestStore;
const asked: CompiledQuery[] = [];

beforeAll(async () => {
  store = await openStore();
  await fill(store.db, store.otherClient.id);
  // PostgreSQL counts rows by itself, a while later; SQLite plans without having counted.
  if (store.kind === "postgres") await sql`analyze`.execute(store.db);
});
afterAll(async () => {
  await store.remove();
});

async function fill(db: Database, clientId: string): Promise<void> {
  const at = "2026-01-01T00:00:00.000Z";
  const day = "2026-01-01";
  for (let stretch = 0; stretch < 10; stretch++) {
    const names = Array.from({ length: 300 }, (_, index) => `${stretch}-${index}`);
    const row = (name: string) => ({ id: randomUUID(), clientId, name });
    const written = [
      db.insertInto("contact").values(
        names.map((name) => ({
          ...row(name),
          role: "other" as const,
          company: "",
          email: "a@example.com",
          addedAt: at,
          isOwn: 0 as const,
          nameOrder: name,
        })),
      ),
      db.insertInto("event").values(
        names.map((title) => ({
          id: randomUUID(),
          clientId,
          kind: "deadline" as const,
          title,
          status: "confirmed" as const,
          day,
          firstDay: day,
          lastDay: "2999-01-01",
          isOwn: 0 as const,
        })),
      ),
      db.insertInto("thread").values(
        names.map((name) => ({
          ...row(name),
          kind: "contact" as const,
          description: "",
          unreadByClient: 1,
          unreadByBroker: 1,
          messageCount: 0,
        })),
      ),
      db.insertInto("notification").values(
        names.map((title) => ({
          id: randomUUID(),
          personId: clientId,
          kind: "event" as const,
          title,
          detail: "",
          at,
          isRead: 0 as const,
          path: "/dashboard",
        })),
      ),
    ];
    // One connection writes at a time.
    for (const insert of written) await insert.execute();
  }
}

/** The tables as the client sees them; records the queries. */
const records = () =>
  scopedTo(store.db, store.client).withPlugin({
    transformQuery({ node, queryId }) {
      asked.push(store.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });

async function planOf({ parameters, sql: text }: CompiledQuery): Promise<string[]> {
  const explain = store.kind === "sqlite" ? "explain query plan" : "explain";
  const { rows } = await store.db.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  );
  return rows.map((row) => row.detail ?? row["QUERY PLAN"] ?? "");
}

test("unread notifications are counted by an index that knows them", async () => {
  asked.length = 0;
  await countUnread({ records: records(), person: store.client });
  const plans = await Promise.all(asked.map(planOf));
  expect(plans.flat().join("\n")).toContain("notification_personId_isRead");
});

test.each([
  ["contacts", () => listContacts(records(), {}, { limit: 50 })],
  ["contacts with a role", () => listContacts(records(), { role: "lender" }, { limit: 50 })],
  ["a text in contacts", () => listContacts(records(), { text: "sam" }, { limit: 50 })],
  [
    "events",
    () => listEvents(records(), { from: "2026-01-01", to: "2026-02-01", timeZone: "UTC" }),
  ],
  ["notifications", () => listNotifications(records())],
  [
    "the overview",
    () => readOverview({ db: store.db, records: records(), person: store.client }, new Date()),
  ],
  [
    "the next steps",
    () => readNextSteps({ db: store.db, records: records(), person: store.client }, new Date()),
  ],
  ["the unread", () => countUnread({ records: records(), person: store.client })],
])("%s are found by an index", async (_, work) => {
  asked.length = 0;
  await work();
  const queries = asked.slice();
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) {
    const { sql: text } = query;
    const plan = await planOf(query);
    const scanned = plan.filter((line) =>
      /\b(SCAN|Seq Scan on) "?(contact|event|thread|notification)"?\b(?!.*USING)/.test(line),
    );
    expect({ text, scanned }).toEqual({ text, scanned: [] });
  }
});
