import { sql } from "kysely";
import { expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import type { Database } from "./open-database.ts";

// Both databases behave like this; for SQLite, our dialect has to get it right.

const store = sharedStore();

const write = (db: Database, key: string) =>
  db.insertInto("attempt").values({ key, count: 1, expiresAt: 0 }).execute();
const keys = async (beginning: string) =>
  (
    await store.db
      .selectFrom("attempt")
      .select("key")
      .where("key", "like", `${beginning}%`)
      .orderBy("key")
      .execute()
  ).map(({ key }) => key);

test("a transaction sees its own writes immediately, and others see them after it ends", async () => {
  await store.db.transaction().execute(async (transaction) => {
    await write(transaction, "inside");
    const own = await transaction.selectFrom("attempt").select("key").execute();
    expect(own).toContainEqual({ key: "inside" });
    expect(await keys("inside")).toEqual([]);
  });
  expect(await keys("inside")).toEqual(["inside"]);
});

test("a transaction that fails leaves nothing, and those that wait go on", async () => {
  const failing = store.db.transaction().execute(async (transaction) => {
    await write(transaction, "failed");
    throw new Error("on purpose");
  });
  const waiting = Array.from({ length: 5 }, (_, at) => write(store.db, `waiting-${at}`));
  await expect(failing).rejects.toThrow("on purpose");
  await Promise.all(waiting);
  expect(await keys("failed")).toEqual([]);
  expect(await keys("waiting")).toHaveLength(5);
});

test("nobody can change what a transaction has read and not yet written", async () => {
  await write(store.db, "counter");
  const add = () =>
    store.db.transaction().execute(async (transaction) => {
      // Locks the row first, as PostgreSQL requires.
      await transaction
        .updateTable("attempt")
        .set((eb) => ({ count: eb.ref("count") }))
        .where("key", "=", "counter")
        .execute();
      const { count } = await transaction
        .selectFrom("attempt")
        .select("count")
        .where("key", "=", "counter")
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable("attempt")
        .set({ count: count + 1 })
        .where("key", "=", "counter")
        .execute();
    });
  await Promise.all(Array.from({ length: 20 }, add));
  const row = await store.db
    .selectFrom("attempt")
    .select("count")
    .where("key", "=", "counter")
    .executeTakeFirst();
  expect(row?.count).toBe(21);
});

test("a statement that fails throws, and the next one works", async () => {
  await write(store.db, "once");
  await expect(write(store.db, "once")).rejects.toThrow(/unique|duplicate/i);
  await expect(sql`select 1 from nowhere`.execute(store.db)).rejects.toThrow(/nowhere/);
  expect(await keys("once")).toEqual(["once"]);
});

test("rows can be read as a stream", async () => {
  for (const at of [1, 2, 3]) await write(store.db, `streamed-${at}`);
  const seen: string[] = [];
  const rows = store.db
    .selectFrom("attempt")
    .select("key")
    .where("key", "like", "streamed-%")
    .orderBy("key");
  if (store.kind === "sqlite") for await (const { key } of rows.stream()) seen.push(key);
  else seen.push(...(await rows.execute()).map(({ key }) => key));
  expect(seen).toEqual(["streamed-1", "streamed-2", "streamed-3"]);
});
