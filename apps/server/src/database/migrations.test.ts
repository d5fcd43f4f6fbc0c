import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshSettings } from "../../test/store.ts";
import { readServerEnvironment } from "../env.ts";
import { firstMigration, migrations } from "./migrations.ts";
import { migrate, openDatabase, type OpenDatabase } from "./open-database.ts";

let store: OpenDatabase;
let remove: () => Promise<void>;

beforeEach(async () => {
  const settings = await freshSettings();
  remove = settings.remove;
  store = openDatabase(readServerEnvironment(settings.variables));
  // The parts of the auth library's tables that ours refer to.
  await sql`create table "user" ("id" text primary key)`.execute(store.db);
  await sql`create table "passkey" ("id" text primary key, "credentialID" text)`.execute(store.db);
  await sql`create table "account" ("id" text primary key, "userId" text)`.execute(store.db);
  await sql`
    create table "verification" ("identifier" text, "value" text, "createdAt" text, "expiresAt" text)
  `.execute(store.db);
});
afterEach(async () => {
  await store.close();
  await remove();
});

const migratorWith = (more: Record<string, Migration> = {}) =>
  new Migrator({
    db: store.db,
    provider: { getMigrations: async () => ({ ...migrations(store.kind), ...more }) },
  });

test("a store from before the first release keeps its rows, and goes on from its tables", async () => {
  const { db } = store;
  await migratorWith().migrateTo(firstMigration);
  await sql`insert into "user" values ('kim')`.execute(db);
  await sql`
    update "kysely_migration" set "name" = '0055-attendees-of-events'
  `.execute(db);
  await sql`insert into "kysely_migration" values ('0002-answers', '2026-01-01')`.execute(db);

  await migrate(store, async () => undefined);

  expect(await db.selectFrom("user").select("id").execute()).toEqual([{ id: "kim" }]);
  const { rows } = await sql`select "name" from "kysely_migration"`.execute(db);
  expect(rows).toEqual(Object.keys(migrations(store.kind)).map((name) => ({ name })));
});

test("notifications and emails of a deal lead to where deals are now", async () => {
  const { db } = store;
  await migratorWith().migrateTo(firstMigration);
  await sql`insert into "user" values ('kim')`.execute(db);
  for (const old of ["/dashboard/properties/plaza#date-1", "/dashboard?property=plaza"]) {
    await sql`
      insert into "notification" ("id", "personId", "kind", "title", "detail", "at", "isRead", "path")
      values (${old}, 'kim', 'deal', 'Moved', '', '2026-01-01', 0, ${old})
    `.execute(db);
  }

  await migrate(store, async () => undefined);

  expect(await db.selectFrom("notification").select("path").orderBy("path").execute()).toEqual([
    { path: "/dashboard/deals/plaza#date-1" },
    { path: "/dashboard?open-deal=plaza" },
  ]);
});

test("an answer stored before still quotes its deal", async () => {
  const { db } = store;
  await migratorWith().migrateTo(firstMigration);
  await sql`insert into "user" values ('kim')`.execute(db);
  const stored = (kind: string) =>
    JSON.stringify({ answer: [{ sources: [{ kind, quote: '"kind":"property"' }] }] });
  await sql`
    insert into "assistantQuestion" ("id", "personId", "question", "askedAt", "answer")
    values ('one', 'kim', 'Price?', '2026-01-01', ${stored("property")})
  `.execute(db);

  await migrate(store, async () => undefined);

  expect(await db.selectFrom("assistantQuestion").select("answer").execute()).toEqual([
    { answer: stored("deal") },
  ]);
});

test("a database that a newer version has changed is left unchanged, and the error says so", async () => {
  const added: Migration = {
    up: (db) => db.schema.alterTable("deal").addColumn("later", "text").execute(),
  };
  expect((await migratorWith({ "9998-later": added }).migrateToLatest()).error).toBeUndefined();
  let isAuthMigrated = false;
  const starting = migrate(store, async () => void (isAuthMigrated = true));
  await expect(starting).rejects.toThrow(
    'This database was used by a newer version of Frontage (its last change is "9998-later"), so this version can’t open it: start that version again, or restore a backup that was made before the update.',
  );
  expect(isAuthMigrated).toBe(false);
});

test("a migration that fails midway leaves nothing behind", async () => {
  await migrate(store, async () => undefined);
  const up: Migration["up"] = async (db) => {
    await db.schema.alterTable("calendarLink").renameTo("renamed").execute();
    throw new Error("on purpose");
  };
  const { error } = await migratorWith({ "9999-fails": { up } }).migrateToLatest();
  expect(error).toEqual(new Error("on purpose"));
  expect(await store.db.selectFrom("calendarLink").selectAll().execute()).toEqual([]);
});
