import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshSettings } from "../../test/store.ts";
import { readServerEnvironment } from "../env.ts";
import { migrations } from "./migrations.ts";
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

test("a calendar link and its audit entry outlive their renaming", async () => {
  const { db } = store;
  const { error } = await migratorWith().migrateTo("0015-no-document-counts");
  expect(error).toBeUndefined();
  await sql`insert into "user" values ('kim')`.execute(db);
  await sql`insert into "calendarAddress" values ('kim', 'hash', '2026-01-01')`.execute(db);
  await sql`
    insert into "audit" ("at", "personId", "action", "subject", "outcome", "personName")
    values ('2026-01-01', 'kim', 'create', 'calendar-address', 'done', 'Kim Osei')
  `.execute(db);

  await migrate(store, async () => undefined);

  expect(await db.selectFrom("calendarLink").selectAll().execute()).toEqual([
    { personId: "kim", tokenHash: "hash", createdAt: "2026-01-01" },
  ]);
  expect(await db.selectFrom("audit").select("subject").execute()).toEqual([
    { subject: "calendar-link" },
  ]);
});

test("an event is kept when events can end and be rescheduled, with no change counted", async () => {
  const { db } = store;
  await migratorWith().migrateTo("0016-calendar-links");
  await sql`insert into "user" values ('kim')`.execute(db);
  await sql`
    insert into "event"
      ("id", "clientId", "kind", "title", "status", "day", "firstDay", "lastDay", "isOwn")
    values ('due', 'kim', 'deadline', 'Deposit due', 'confirmed', '2026-07-14', '2026-07-14', '2026-07-14', 0)
  `.execute(db);

  await migrate(store, async () => undefined);

  expect(await db.selectFrom("event").selectAll().execute()).toMatchObject([
    { id: "due", title: "Deposit due", version: 1, endedBy: null, changeStart: null },
  ]);
});

test("a building keeps its year and occupancy when they become optional for others", async () => {
  const { db } = store;
  await migratorWith().migrateTo("0020-event-changes");
  const columns = sql`"id", "name", "city", "region", "type", "squareFeet", "yearBuilt", "summary", "occupancy", "timeZone"`;
  await sql`
    insert into "property" (${columns})
    values ('plaza', 'Plaza', 'Anytown', 'ST', 'retail', 100, 1998, 'Shops.', 92.5, 'America/Chicago')
  `.execute(db);
  await sql`insert into "user" values ('kim')`.execute(db);
  await sql`
    insert into "deal" ("id", "clientId", "propertyId", "side", "stage", "keyDates", "createdAt")
    values ('sale', 'kim', 'plaza', 'sale', 'offers', '[]', '2026-01-01')
  `.execute(db);

  await migrate(store, async () => undefined);

  expect(await db.selectFrom("property").selectAll().execute()).toMatchObject([
    { id: "plaza", yearBuilt: 1998, occupancy: 92.5 },
  ]);
  expect(await db.selectFrom("deal").select("id").execute()).toEqual([{ id: "sale" }]);
});

test("stored answers name the version that they quote, where only one can be meant", async () => {
  const { db } = store;
  const { error } = await migratorWith().migrateTo("0043-uncount-stems");
  expect(error).toBeUndefined();
  await sql`insert into "user" values ('kim')`.execute(db);
  await sql`
    insert into "property"
      ("id", "name", "city", "region", "type", "squareFeet", "yearBuilt", "summary", "occupancy", "timeZone")
    values ('p', '1 Test Way', 'Anytown', 'ST', 'office', 1, 2000, '', 100, 'UTC')
  `.execute(db);
  await sql`
    insert into "deal" ("clientId", "id", "propertyId", "side", "stage", "createdAt")
    values ('kim', 'd', 'p', 'lease', 'tours', '2026-01-01')
  `.execute(db);
  await sql`
    insert into "document" ("clientId", "id", "dealId", "name", "nameKey", "nameOrder", "type",
      "status", "fileName", "mediaType", "isOwn", "updatedAt", "bytes")
    values ('kim', 'plan', 'd', 'Plan', 'plan', 'plan', 'other', 'new', 'Plan.pdf',
      'application/pdf', 0, '2026-01-01', 9)
  `.execute(db);
  for (const number of [1, 2]) {
    await sql`
      insert into "documentVersion" ("clientId", "documentId", "number", "addedAt", "addedBy",
        "bytes", "sha256", "mediaType", "fileKey")
      values ('kim', 'plan', ${number}, ${`2026-01-0${number}T00:00:00.000Z`}, 'Jordan Reed', 9,
        'abc', 'application/pdf', 'k')
    `.execute(db);
  }
  const source = { kind: "document", recordId: "plan", quote: "Ten rooms." };
  const answer = JSON.stringify({ answer: [{ text: "", sources: [source] }], lookedIn: [] });
  for (const day of ["01", "02"]) {
    await sql`
      insert into "assistantQuestion" ("id", "personId", "question", "askedAt", "answer")
      values (${day}, 'kim', '?', ${`2026-01-${day}T12:00:00.000Z`}, ${answer})
    `.execute(db);
  }

  await migrate(store, async () => undefined);

  const rows = await db.selectFrom("assistantQuestion").select("answer").orderBy("id").execute();
  const quoted = rows.map((row) => JSON.parse(row.answer ?? "").answer[0].sources[0]);
  expect(quoted).toEqual([{ ...source, version: 1 }, source]);
});

test("a version from before versions could be removed stays as it was", async () => {
  const { db } = store;
  const { error } = await migratorWith().migrateTo("0021-properties-without-building");
  expect(error).toBeUndefined();
  await sql`insert into "user" values ('kim')`.execute(db);
  await sql`
    insert into "property"
      ("id", "name", "city", "region", "type", "squareFeet", "yearBuilt", "summary", "occupancy", "timeZone")
    values ('p', '1 Test Way', 'Anytown', 'ST', 'office', 1, 2000, '', 100, 'UTC')
  `.execute(db);
  await sql`
    insert into "deal" ("clientId", "id", "propertyId", "side", "stage", "keyDates", "createdAt")
    values ('kim', 'd', 'p', 'lease', 'tours', '[]', '2026-01-01')
  `.execute(db);
  await sql`
    insert into "document" ("clientId", "id", "dealId", "name", "nameKey", "nameOrder", "type",
      "status", "fileName", "mediaType", "isOwn", "updatedAt", "bytes")
    values ('kim', 'plan', 'd', 'Plan', 'plan', 'plan', 'other', 'new', 'Plan.pdf',
      'application/pdf', 0, '2026-01-01', 9)
  `.execute(db);
  await sql`
    insert into "documentVersion" ("clientId", "documentId", "number", "addedAt", "addedBy", "bytes",
      "sha256", "mediaType", "fileKey")
    values ('kim', 'plan', 1, '2026-01-01', 'Jordan Reed', 9, 'abc', 'application/pdf', 'k')
  `.execute(db);

  await migrate(store, async () => undefined);

  expect(await db.selectFrom("documentVersion").selectAll().execute()).toMatchObject([
    { number: 1, addedBy: "Jordan Reed", removedAt: null, uploadId: null, isOwn: null },
  ]);
});

test("an account follows the profile that was saved before accounts did", async () => {
  const { db } = store;
  const { error } = await migratorWith().migrateTo("0022-removed-versions");
  expect(error).toBeUndefined();
  await sql`alter table "user" add column "name" text`.execute(db);
  await sql`alter table "user" add column "image" text`.execute(db);
  await sql`insert into "user" ("id", "name") values ('kim', 'Kim Osei'), ('sam', 'Sam Tate')`.execute(
    db,
  );
  const profile = JSON.stringify({ name: "Kim Osei-Hale", photo: "data:image/png;base64,AA" });
  await sql`insert into "profile" ("personId", "profile") values ('kim', ${profile})`.execute(db);

  await migrate(store, async () => undefined);

  const users = db.selectFrom("user").select(["name", "image"]).orderBy("id");
  expect(await users.execute()).toEqual([
    { name: "Kim Osei-Hale", image: expect.stringMatching(/^\/api\/photos\/kim\?v=\w{12}$/) },
    { name: "Sam Tate", image: null },
  ]);
});

test("a profile keeps its photo, apart from the rest", async () => {
  const { db } = store;
  const { error } = await migratorWith().migrateTo("0025-email-changes");
  expect(error).toBeUndefined();
  await sql`insert into "user" values ('kim'), ('sam')`.execute(db);
  const photo = "data:image/png;base64,AA";
  const save = async (id: string, profile: object) =>
    sql`insert into "profile" values (${id}, ${JSON.stringify(profile)})`.execute(db);
  await save("kim", { name: "Kim Osei", photo });
  await save("sam", { name: "Sam Tate", photo: "" });

  await migrate(store, async () => undefined);

  expect(await db.selectFrom("profile").selectAll().orderBy("personId").execute()).toEqual([
    { personId: "kim", profile: '{"name":"Kim Osei"}', photo, version: 1 },
    { personId: "sam", profile: '{"name":"Sam Tate"}', photo: "", version: 1 },
  ]);
});

test("an account from before emails could change has no change pending", async () => {
  const { db } = store;
  const { error } = await migratorWith().migrateTo("0024-audit-by-person");
  expect(error).toBeUndefined();
  await sql`insert into "user" values ('kim')`.execute(db);
  await sql`insert into "disabledAccount" values ('kim', '2026-01-01')`.execute(db);

  await migrate(store, async () => undefined);

  expect(await db.selectFrom("emailChange").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("disabledAccount").select("personId").execute()).toEqual([
    { personId: "kim" },
  ]);
});

test("a deal's list of key dates becomes records, each with its name and day, in order", async () => {
  const { db } = store;
  const { error } = await migratorWith().migrateTo("0025-email-changes");
  expect(error).toBeUndefined();
  await sql`insert into "user" values ('kim')`.execute(db);
  await sql`
    insert into "property"
      ("id", "name", "city", "region", "type", "squareFeet", "yearBuilt", "summary", "occupancy", "timeZone")
    values ('p', '1 Test Way', 'Anytown', 'ST', 'office', 1, 2000, '', 100, 'UTC')
  `.execute(db);
  const dates = [
    { label: "Offer accepted", day: "2026-06-03" },
    { label: "Côté “acheteur”: signé", day: "2026-06-17" },
    { label: "Closing", day: "2026-06-17" },
  ];
  const insert = async (id: string, keyDates: object) =>
    sql`
    insert into "deal" ("clientId", "id", "propertyId", "side", "stage", "keyDates", "createdAt")
    values ('kim', ${id}, 'p', 'purchase', 'contract', ${JSON.stringify(keyDates)}, '2026-01-01')
  `.execute(db);
  await insert("full", dates);
  await insert("empty", []);

  await migrate(store, async () => undefined);

  const rows = await db.selectFrom("keyDate").selectAll().orderBy("position").execute();
  expect(rows).toMatchObject(
    dates.map(({ day, label }, position) => ({
      clientId: "kim",
      dealId: "full",
      position,
      label,
      day,
      kind: "milestone",
      rule: null,
      override: JSON.stringify({ day, reason: "" }),
      status: "open",
    })),
  );
  expect(await db.selectFrom("deal").selectAll().orderBy("id").execute()).toMatchObject([
    { id: "empty", stage: "contract" },
    { id: "full", stage: "contract" },
  ]);
});

test("a deal keeps the income that its price and cap rate said", async () => {
  const { db } = store;
  const { error } = await migratorWith().migrateTo("0025-email-changes");
  expect(error).toBeUndefined();
  await sql`insert into "user" values ('kim')`.execute(db);
  await sql`
    insert into "property"
      ("id", "name", "city", "region", "type", "squareFeet", "yearBuilt", "summary", "occupancy", "timeZone")
    values ('p', '1 Test Way', 'Anytown', 'ST', 'office', 1, 2000, '', 100, 'UTC')
  `.execute(db);
  for (const [id, price, capRate] of [
    ["both", 9_350_000, 6.255],
    ["large", 9_000_000_000, 7.1],
    ["quoted", null, 6.5],
    ["priced", 5_000_000, null],
  ] as const) {
    await sql`
      insert into "deal" ("clientId", "id", "propertyId", "side", "stage", "keyDates", "createdAt", "price", "capRate")
      values ('kim', ${id}, 'p', 'sale', 'offers', '[]', '2026-01-01', ${price}, ${capRate})
    `.execute(db);
  }

  await migrate(store, async () => undefined);

  const deals = db.selectFrom("deal").select(["id", "price", "noi", "noiPeriod", "capRate"]);
  expect(await deals.orderBy("id").execute()).toEqual([
    { id: "both", price: 9_350_000, noi: 584_843, noiPeriod: null, capRate: 6.255 },
    { id: "large", price: 9_000_000_000, noi: 639_000_000, noiPeriod: null, capRate: 7.1 },
    { id: "priced", price: 5_000_000, noi: null, noiPeriod: null, capRate: null },
    { id: "quoted", price: null, noi: null, noiPeriod: null, capRate: 6.5 },
  ]);
});

test("entries about key dates name their deal", async () => {
  const { db } = store;
  const { error } = await migratorWith().migrateTo("0029-document-requests");
  expect(error).toBeUndefined();
  await sql`insert into "user" values ('kim')`.execute(db);
  await sql`
    insert into "property"
      ("id", "name", "city", "region", "type", "squareFeet", "yearBuilt", "summary", "occupancy", "timeZone")
    values ('p', '1 Test Way', 'Anytown', 'ST', 'office', 1, 2000, '', 100, 'UTC')
  `.execute(db);
  await sql`
    insert into "deal" ("clientId", "id", "propertyId", "side", "stage", "createdAt")
    values ('kim', 'd', 'p', 'sale', 'offers', '2026-01-01')
  `.execute(db);
  await sql`
    insert into "keyDate" ("id", "clientId", "dealId", "position", "label", "kind", "basis", "status", "changedAt", "sequence")
    values ('k', 'kim', 'd', 0, 'Closing', 'closing', '', 'open', '2026-01-01', 0)
  `.execute(db);
  for (const [subject, id] of [
    ["key-date", "k"],
    ["key-date", "removed"],
    ["deal", "k"],
  ]) {
    await sql`
      insert into "audit" ("at", "personName", "clientId", "action", "subject", "subjectId", "outcome")
      values ('2026-01-01', 'Jordan', 'kim', 'change', ${subject}, ${id}, 'done')
    `.execute(db);
  }

  await migrate(store, async () => undefined);

  const entries = await db.selectFrom("audit").select("dealId").orderBy("id").execute();
  expect(entries.map(({ dealId }) => dealId)).toEqual(["d", null, null]);
});

test("a passkey from before last uses were recorded has none, and none exists twice", async () => {
  const { db } = store;
  await migratorWith().migrateTo("0038-archived-deals");
  await sql`insert into "passkey" values ('laptop', 'credential')`.execute(db);

  await migrate(store, async () => undefined);

  expect((await sql`select "lastUsedAt" from "passkey"`.execute(db)).rows).toEqual([
    { lastUsedAt: null },
  ]);
  const again = sql`insert into "passkey" ("id", "credentialID") values ('phone', 'credential')`;
  await expect(again.execute(db)).rejects.toThrow(/unique/i);
});

test("of links to set a password that were emailed before, the newest of each kind works", async () => {
  const { db } = store;
  await migratorWith().migrateTo("0043-uncount-stems");
  await sql`insert into "user" values ('kim'), ('robin')`.execute(db);
  await sql`
    insert into "verification" values
      ('reset', 'kim', '2026-01-08T09:00:00.000Z', '2026-01-08T10:00:00.000Z'),
      ('login that waits for a code', 'kim', '2026-01-08T09:30:00.000Z', '2026-01-08T09:40:00.000Z'),
      ('invitation', 'robin', '2026-01-02T00:00:00.000Z', '2026-01-09T00:00:00.000Z'),
      ('first invitation', 'robin', '2026-01-01T00:00:00.000Z', '2026-01-08T00:00:00.000Z'),
      ('of a passkey', '{}', '2026-01-01T00:00:00.000Z', '2026-01-01T01:00:00.000Z')
  `.execute(db);

  await migrate(store, async () => undefined);

  const links = await db.selectFrom("passwordLink").selectAll().orderBy("expiresAt").execute();
  const robin = { personId: "robin", kind: "invitation" };
  expect(links).toEqual([
    {
      tokenHash: "first invitation",
      ...robin,
      expiresAt: "2026-01-08T00:00:00.000Z",
      end: "replaced",
    },
    {
      tokenHash: "reset",
      personId: "kim",
      kind: "reset",
      expiresAt: "2026-01-08T10:00:00.000Z",
      end: null,
    },
    { tokenHash: "invitation", ...robin, expiresAt: "2026-01-09T00:00:00.000Z", end: null },
  ]);
});

test("only of a store that was in use before, two-factor of brokers is optional", async () => {
  const { db } = store;
  await migratorWith().migrateTo("0045-reserved-room");
  await sql`insert into "user" values ('kim')`.execute(db);

  await migrate(store, async () => undefined);

  expect(await db.selectFrom("serverSetting").selectAll().execute()).toEqual([
    { name: "brokerTwoFactor", value: "optional" },
  ]);
});

test("documents are read again whose text was read before tables were", async () => {
  const { db } = store;
  await migratorWith().migrateTo("0041-no-term-index");
  await sql`insert into "user" values ('kim')`.execute(db);
  await sql`
    insert into "property" ("id", "name", "city", "region", "type", "squareFeet", "summary", "timeZone")
    values ('p', '1 Test Way', 'Anytown', 'ST', 'office', 1, '', 'UTC')
  `.execute(db);
  await sql`
    insert into "deal" ("clientId", "id", "propertyId", "side", "stage", "createdAt")
    values ('kim', 'd', 'p', 'lease', 'tours', '2026-01-01')
  `.execute(db);
  await sql`
    insert into "document" ("clientId", "id", "dealId", "name", "nameKey", "nameOrder", "type",
      "status", "fileName", "mediaType", "isOwn", "updatedAt", "bytes")
    values ('kim', 'roll', 'd', 'Roll', 'roll', 'roll', 'rent-roll', 'new', 'Roll.pdf',
      'application/pdf', 0, '2026-01-01', 9)
  `.execute(db);
  await sql`
    insert into "documentText" ("documentId", "clientId", "fileKey", "state", "attempts")
    values ('roll', 'kim', 'k', 'read', 1)
  `.execute(db);

  await migrate(store, async () => undefined);

  expect(await db.selectFrom("document").select("id").execute()).toEqual([{ id: "roll" }]);
  expect(await db.selectFrom("documentText").selectAll().execute()).toMatchObject([
    { documentId: "roll", state: "reading", attempts: 0, leasedUntil: null },
  ]);
});

test("what was stored before accents were ignored is found without them", async () => {
  const { db } = store;
  await migratorWith().migrateTo("0051-combined-notifications");
  await sql`insert into "user" values ('kim')`.execute(db);
  await sql`
    insert into "contact" ("clientId", "id", "name", "role", "company", "email", "addedAt", "isOwn",
      "nameOrder", "searchKey")
    values ('kim', 'c', 'Zoë', 'other', '', '', '2026-01-01', 0, 'zoe', 'zoë d’angelo – straße')
  `.execute(db);

  await migrate(store, async () => undefined);

  const contact = await db.selectFrom("contact").select("searchKey").executeTakeFirst();
  expect(contact?.searchKey).toBe("zoe d'angelo - strasse");
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
