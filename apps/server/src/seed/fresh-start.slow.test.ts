import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { broker } from "@frontage/content/broker";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tablesOf } from "../backup/backup-format.ts";
import { openStore, type TestStore } from "../../test/store.ts";
import { readServerEnvironment } from "../env.ts";
import { freshStart, freshStartNotice } from "./fresh-start.ts";
import { seedSamples, seedSecondClient } from "./seed-samples.ts";

const email = broker.email;
let store: TestStore;

// A store of the sample, with a broker.ts that now belongs to an owner.
beforeEach(async () => {
  store = await openStore();
  await seedSecondClient(store);
  await seedSamples(store);
  broker.email = "rosalind@delmar.test";
});
afterEach(async () => {
  broker.email = email;
  await store.remove();
});

const names = ["Taylor Morgan", "Noor Haddad", "Jordan Avery", "Riley Chen"];

const people = async () => (await store.accounts.list()).map((person) => person.email).toSorted();
const count = async () => (await store.db.selectFrom("deal").select("id").execute()).length;

async function start(isConfirmed: boolean) {
  const lines: string[] = [];
  await freshStart(store, readServerEnvironment(store.variables), (line) => void lines.push(line), {
    isConfirmed,
    password: () => "correct-horse-battery",
  });
  return lines.join("\n");
}

test("the server's log names the sample's people and the command", async () => {
  const notice = await freshStartNotice(store.db);
  for (const name of names) expect(notice).toContain(name);
  expect(notice).toContain("fresh-start");
});

test("the broker's Today names them as well, once the site is the owner's", async () => {
  const today = async () => (await store.as(store.broker)("/api/today")).json();
  expect((await today()).samples.toSorted()).toEqual(names.toSorted());
  broker.email = email;
  expect(await today()).not.toHaveProperty("samples");
});

test("unconfirmed, a fresh start only says whom it would erase", async () => {
  const before = [await people(), await count()];
  expect(await start(false)).toContain("--yes");
  expect([await people(), await count()]).toEqual(before);
});

test("confirmed, it erases only the sample's people, after a backup", async () => {
  const erasedIds = (await store.accounts.list())
    .filter((person) => ["taylor@example.com", "noor@example.com"].includes(person.email))
    .map(({ id }) => id);
  const others = (await people()).filter(
    (address) => !["taylor@example.com", "noor@example.com", email].includes(address),
  );
  const said = await start(true);
  const folder = /A backup is in (.+)\./.exec(said)?.[1] ?? "";
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
  expect(manifest.tables).toBeDefined();
  expect(await people()).toEqual(others);
  expect(await store.db.selectFrom("inquiry").select("name").execute()).toEqual([]);
  // Nothing that names them or belonged to them is left either.
  const kept = new Map<string, unknown[]>();
  for (const { name } of await tablesOf(store.db)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(store.db);
    const about = rows.filter((row) => /Noor|Riley|5-demo-court/.test(JSON.stringify(row)));
    const whose = rows.filter((row) => erasedIds.some((id) => JSON.stringify(row).includes(id)));
    if (about.length + whose.length > 0) kept.set(name, [...about, ...whose]);
  }
  expect(kept).toEqual(new Map());
  expect(await freshStartNotice(store.db)).toBeUndefined();
  expect(await start(true)).toContain("Nothing to erase");
});

test("where no broker is left, the owner's account is made, so that no sample comes back", async () => {
  const list = await store.accounts.list();
  await store.db
    .deleteFrom("user")
    .where("role", "=", "broker")
    .where("email", "<>", email)
    .execute();
  expect(list.length).toBeGreaterThan(0);
  expect(await start(true)).toContain("correct-horse-battery");
  const brokers = (await store.accounts.list()).filter(({ role }) => role === "broker");
  expect(brokers).toMatchObject([{ email: "rosalind@delmar.test", name: broker.name }]);
});
