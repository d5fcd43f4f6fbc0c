import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";
import { prepared } from "./prepared.ts";

const store = sharedStore();
beforeAll(async () => {
  await addDeal(store.db, store.client, "48 Example Road");
  await addDeal(store.db, store.otherClient, "9 Template Drive");
});

let built = 0;
const readNames = prepared<{ after: string }, { name: string }>((records, value) => {
  built += 1;
  return records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select("property.name")
    .where("property.name", ">", value("after"))
    .orderBy("property.name");
});
const namesFor = async (person: TestStore["broker"], after = "") =>
  (await readNames({ person, records: store.db }, { after })).map(({ name }) => name);

test("a prepared query is built once a person, reads with other values, and only their rows", async () => {
  expect(await namesFor(store.broker)).toEqual(["48 Example Road", "9 Template Drive"]);
  expect(await namesFor(store.broker, "5")).toEqual(["9 Template Drive"]);
  expect(built).toBe(1);
  expect(await namesFor(store.client)).toEqual(["48 Example Road"]);
  expect(await namesFor(store.otherClient)).toEqual(["9 Template Drive"]);
  expect(await namesFor({ ...store.broker, role: "client" })).toEqual([]);
  expect(built).toBe(4);
});

test("a statement that a connection keeps outlives a change of its tables", async () => {
  await namesFor(store.broker);
  await sql`alter table "deal" add column "added" text`.execute(store.db);
  expect(await namesFor(store.broker)).toHaveLength(2);
});

test("a query that fails throws, and the next one works", async () => {
  const readWrong = prepared<{ day: string }, object>((records, value) =>
    records
      .selectFrom("deal")
      .selectAll()
      .where("nowhere" as "id", "=", value("day")),
  );
  await expect(readWrong({ person: store.broker, records: store.db }, { day: "" })).rejects.toThrow(
    "nowhere",
  );
  expect(await namesFor(store.broker)).toHaveLength(2);
});
