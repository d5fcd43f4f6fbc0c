import { assistantAnswerSchema } from "@frontage/records/schemas/assistant";
import { createHash } from "node:crypto";
import {
  DummyDriver,
  Kysely,
  PostgresQueryCompiler,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addListing, addOffer, addProspect, leaseTerms, saleTerms } from "../../test/listing.ts";
import { freshSettings } from "../../test/store.ts";
import { answerOf } from "../assistant/queries.ts";
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

test("an offer that 1.0.0 left accepted, of a listing that is back on the market, has ended", async () => {
  const all = migrations(store.kind);
  const released = new Migrator({
    db: store.db,
    provider: {
      getMigrations: async () => ({ "0001-first-release": all["0001-first-release"] as Migration }),
    },
  });
  expect((await released.migrateToLatest()).error).toBeUndefined();
  const at = "2026-07-14T15:00:00.000Z";
  for (const status of ["available", "sold"]) {
    await sql`
      insert into "listing" ("id", "kind", "status", "slug", "details", "createdAt", "statusAt")
      values (${status}, 'sale', ${status}, ${status}, '{}', ${at}, ${at})
    `.execute(store.db);
    await sql`
      insert into "prospect" ("id", "listingId", "name", "email", "emailKey", "company", "phone",
        "role", "source", "createdAt")
      values (${status}, ${status}, 'Quinn', 'q@example.com', 'q@example.com', '', '', 'principal',
        'agreement', ${at})
    `.execute(store.db);
    await sql`
      insert into "offer" ("id", "listingId", "prospectId", "state", "terms", "receivedAt",
        "changedAt", "expiresAt")
      values (${status}, ${status}, ${status}, 'accepted', '{}', ${at}, ${at}, ${at})
    `.execute(store.db);
  }
  expect((await migratorWith().migrateToLatest()).error).toBeUndefined();
  expect(
    await store.db.selectFrom("offer").select(["id", "state"]).orderBy("id").execute(),
  ).toEqual([
    { id: "available", state: "ended" },
    { id: "sold", state: "accepted" },
  ]);
  expect(
    await store.db.selectFrom("offerChange").select(["offerId", "kind", "at"]).execute(),
  ).toEqual([{ offerId: "available", kind: "ended", at }]);
});

test("downloads of public documents become a count by day, and readers' openings stay", async () => {
  const migrator = migratorWith();
  await migrator.migrateTo("0003-contracts-end");
  const { db } = store;
  const listingId = await addListing(db);
  const file = { name: "", fileName: "", mediaType: "", bytes: 1, sha256: "", fileKey: "" };
  const document = { ...file, listingId, position: 1, isDownloadable: 1 as const, addedAt: "" };
  await db
    .insertInto("listingDocument")
    .values([
      { ...document, id: "flyer", tier: "public" },
      { ...document, id: "map", tier: "public" },
    ])
    .execute();
  const prospectId = await addProspect(db, listingId);
  const opening = { listingId, kind: "download" as const };
  const at = (day: string) => `${day}T12:00:00.000Z`;
  await db
    .insertInto("documentOpening")
    .values([
      { ...opening, documentId: "flyer", prospectId: null, at: at("2026-07-13") },
      { ...opening, documentId: "flyer", prospectId: null, at: at("2026-07-14") },
      { ...opening, documentId: "flyer", prospectId: null, at: at("2026-07-14") },
      { ...opening, documentId: "map", prospectId: null, at: at("2026-07-14") },
      { ...opening, documentId: "map", prospectId, at: at("2026-07-14") },
    ])
    .execute();
  await migrator.migrateToLatest();
  const counted = db.selectFrom("publicDownload").selectAll().orderBy("documentId").orderBy("day");
  expect(await counted.execute()).toEqual([
    { documentId: "flyer", day: "2026-07-13", count: 1 },
    { documentId: "flyer", day: "2026-07-14", count: 2 },
    { documentId: "map", day: "2026-07-14", count: 1 },
  ]);
  const left = await db.selectFrom("documentOpening").select("prospectId").execute();
  expect(left).toEqual([{ prospectId }]);
});

test("a deal of 1.0.0 and its listing name the same day for offers, the one that buyers read", async () => {
  await migrate(store, async () => undefined);
  const at = "2026-07-14T15:00:00.000Z";
  await sql`insert into "user" ("id") values ('taylor')`.execute(store.db);
  for (const [id, offersDueAt] of [
    ["other", "2099-12-10T23:00:00.000Z"],
    ["unset", null],
  ] as const) {
    await store.db
      .insertInto("property")
      .values({
        id,
        name: id,
        city: "Anytown",
        region: "ST",
        type: "retail",
        squareFeet: 46_000,
        summary: "A plaza.",
        timeZone: "America/Chicago",
      })
      .execute();
    const deal = {
      id,
      clientId: "taylor",
      propertyId: id,
      side: "sale",
      stage: "marketing",
    } as const;
    await store.db
      .insertInto("deal")
      .values({ ...deal, createdAt: at })
      .execute();
    const day = "2099-12-04";
    await store.db
      .insertInto("keyDate")
      .values({
        id,
        dealId: id,
        clientId: "taylor",
        position: 0,
        label: "Offers due",
        kind: "deadline",
        override: JSON.stringify({ day, reason: "" }),
        basis: "",
        status: "open",
        day,
        changedAt: at,
      })
      .execute();
    const listing = { kind: "sale", status: "available", slug: id, details: "{}" } as const;
    await store.db
      .insertInto("listing")
      .values({ id, dealId: id, ...listing, createdAt: at, statusAt: at, offersDueAt })
      .execute();
  }
  await migrations(store.kind)["0006-offers-due-once"]?.up(store.db);
  expect(
    await store.db
      .selectFrom("listing")
      .innerJoin("keyDate", "keyDate.dealId", "listing.dealId")
      .select(["listing.id", "listing.offersDueAt", "keyDate.day", "keyDate.time"])
      .orderBy("listing.id")
      .execute(),
  ).toEqual([
    { id: "other", offersDueAt: "2099-12-10T23:00:00.000Z", day: "2099-12-10", time: "17:00" },
    { id: "unset", offersDueAt: "2099-12-05T05:59:00.000Z", day: "2099-12-04", time: null },
  ]);
});

test("days of a listing that 1.0.0 stored in the year 26 are in 2026, and impossible ones are gone", async () => {
  const all = migrations(store.kind);
  const released = new Migrator({
    db: store.db,
    provider: {
      getMigrations: async () => ({ "0001-first-release": all["0001-first-release"] as Migration }),
    },
  });
  expect((await released.migrateToLatest()).error).toBeUndefined();
  const at = "2026-07-14T15:00:00.000Z";
  const add = async (id: string, details: object, offersDueAt: string | null) =>
    sql`
      insert into "listing" ("id", "kind", "status", "slug", "details", "createdAt", "statusAt",
        "offersDueAt")
      values (${id}, 'sale', 'draft', ${id}, ${JSON.stringify(details)}, ${at}, ${at},
        ${offersDueAt})
    `.execute(store.db);
  await add("typed", { marketingFrom: "0026-06-30" }, "0026-12-20T22:00:00.000Z");
  await add("impossible", { marketingFrom: "9999-12-31" }, "+010000-01-01T05:30:00.000Z");
  await add("right", { marketingFrom: "2026-12-01", squareFeet: 31 }, null);
  expect((await migratorWith().migrateToLatest()).error).toBeUndefined();
  const rows = await store.db
    .selectFrom("listing")
    .select(["id", "details", "offersDueAt"])
    .orderBy("id")
    .execute();
  expect(rows.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) }))).toEqual([
    { id: "impossible", details: {}, offersDueAt: null },
    { id: "right", details: { marketingFrom: "2026-12-01", squareFeet: 31 }, offersDueAt: null },
    {
      id: "typed",
      details: { marketingFrom: "2026-06-30" },
      offersDueAt: "2026-12-20T22:00:00.000Z",
    },
  ]);
});

test("a listing for lease of 1.0.0 has a single space, which its proposals name", async () => {
  await migratorWith().migrateTo("0015-marks-of-today");
  const at = "2026-07-14T15:00:00.000Z";
  const lease = {
    address: "200 Sample Avenue, Suite 3",
    squareFeet: 4180,
    rent: 24.5,
    leaseType: "nnn",
    availableFrom: "2026-10-01",
    isPriceOnRequest: true,
  };
  const bare = { address: "9 Example Road", squareFeet: 900, isPriceOnRequest: false };
  const add = async (id: string, kind: string, status: string, details: object) =>
    sql`
      insert into "listing" ("id", "kind", "status", "slug", "details", "createdAt", "statusAt")
      values (${id}, ${kind}, ${status}, ${id}, ${JSON.stringify(details)}, ${at}, ${at})
    `.execute(store.db);
  await add("suite", "lease", "lease-pending", lease);
  await add("bare", "lease", "draft", bare);
  await add("sale", "sale", "available", { ...bare, price: 1_000_000, rent: 3 });
  const prospectId = await addProspect(store.db, "suite");
  const offerId = await addOffer(
    store.db,
    { listingId: "suite", prospectId },
    { terms: leaseTerms },
  );
  await store.db
    .insertInto("offerChange")
    .values({
      offerId,
      at,
      kind: "offered",
      by: "prospect",
      byName: "",
      terms: JSON.stringify(leaseTerms),
    })
    .execute();

  expect((await migratorWith().migrateToLatest()).error).toBeUndefined();
  const rows = await store.db.selectFrom("listing").select(["id", "details"]).execute();
  const detailsOf = (id: string) => JSON.parse(rows.find((row) => row.id === id)?.details ?? "");
  const spaceId = detailsOf("suite").spaces[0].id;
  expect(detailsOf("suite")).toEqual({
    address: "200 Sample Avenue, Suite 3",
    squareFeet: 4180,
    isPriceOnRequest: false,
    spaces: [
      {
        id: spaceId,
        name: "Suite 3",
        squareFeet: 4180,
        rent: { amount: 24.5, unit: "sf-year" },
        isRentOnRequest: true,
        leaseType: "nnn",
        availableFrom: "2026-10-01",
        status: "pending",
        statusAt: at,
      },
    ],
  });
  expect(detailsOf("bare").spaces).toMatchObject([
    { name: "Space 1", squareFeet: 900, isRentOnRequest: false, status: "available" },
  ]);
  expect(detailsOf("sale")).toEqual({ ...bare, price: 1_000_000 });
  const named = JSON.stringify({ ...leaseTerms, spaceIds: [spaceId] });
  const offer = await store.db.selectFrom("offer").select("terms").executeTakeFirstOrThrow();
  const change = await store.db.selectFrom("offerChange").select("terms").executeTakeFirstOrThrow();
  expect([offer.terms, change.terms]).toEqual([named, named]);
});

test("an agreement of a store begun before 1.0.0 was complete says what it is about, and for how long", async () => {
  await migratorWith().migrateTo("0001-first-release");
  const { db } = store;
  await db.schema.alterTable("agreement").dropColumn("property").execute();
  await db.schema.alterTable("agreementText").dropColumn("term").execute();
  const listingId = await addListing(db);
  const prospectId = await addProspect(db, listingId);
  await sql`
    insert into "agreementText" ("sha256", "version", "text", "firstUsedAt")
    values ('one', '1', 'This agreement ends two years after you sign it.', ''), ('other', '2', '', '')
  `.execute(db);
  await sql`
    insert into "agreement" ("id", "listingId", "prospectId", "textSha256", "name", "email",
      "company", "phone", "role", "signature", "consent", "signedAt", "ipAddress", "userAgent")
    values ('signed', ${listingId}, ${prospectId}, 'one', 'Quinn', 'q@example.com', '', '',
      'principal', 'Quinn', 'Yes', '2026-07-14T15:00:00.000Z', '', '')
  `.execute(db);
  expect((await migratorWith().migrateToLatest()).error).toBeUndefined();
  expect(await db.selectFrom("agreement").select(["textSha256", "property"]).execute()).toEqual([
    { textSha256: "one", property: "15 Placeholder Plaza, Anytown, ST" },
  ]);
  expect(
    await db.selectFrom("agreementText").select(["sha256", "term"]).orderBy("sha256").execute(),
  ).toEqual([
    { sha256: "one", term: "for two years" },
    { sha256: "other", term: "as signed" },
  ]);
});

// Stores of 1.0.0 have these tables: what changes them is another migration, not an edit of the first.
test.each([
  [
    "SQLite",
    new SqliteQueryCompiler(),
    "74f670a04efe4f2d3c62008c5fe1ee8ca5844ff839adec0e09153d2a6a35cd18",
  ],
  [
    "PostgreSQL",
    new PostgresQueryCompiler(),
    "1344093e746c830ec96ebf152949348498f11de798be1efc2bdb94d99dcc5df5",
  ],
])("on %s, the first migration makes the tables of 1.0.0", async (name, compiler, released) => {
  const hash = createHash("sha256");
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (on) => new SqliteIntrospector(on),
      createQueryCompiler: () => compiler,
    },
    log: ({ query }) => void hash.update(query.sql),
  });
  const [first] = Object.values(migrations(name === "SQLite" ? "sqlite" : "postgres"));
  await first?.up(db);
  expect(hash.digest("hex")).toBe(released);
});

test("a deal of 1.0.0 keeps one listing on the site and one accepted offer, or looks for another contract", async () => {
  await migrate(store, async () => undefined);
  const at = "2026-07-14T15:00:00.000Z";
  await sql`insert into "user" ("id") values ('taylor')`.execute(store.db);
  for (const id of ["twice", "ended"]) {
    const type = "retail";
    const place = { city: "Anytown", region: "ST", timeZone: "America/Chicago" };
    await store.db
      .insertInto("property")
      .values({ id, name: id, ...place, type, squareFeet: 46_000, summary: "A plaza." })
      .execute();
    await store.db
      .insertInto("deal")
      .values({
        id,
        clientId: "taylor",
        propertyId: id,
        side: "sale",
        stage: "contract",
        createdAt: at,
      })
      .execute();
  }
  const addOffer = async (listingId: string, state: "accepted" | "ended") => {
    const prospectId = await addProspect(store.db, listingId);
    await store.db
      .insertInto("offer")
      .values({
        id: `of ${listingId}`,
        listingId,
        prospectId,
        state,
        terms: "{}",
        receivedAt: at,
        changedAt: at,
        expiresAt: at,
      })
      .execute();
  };
  for (const [id, dealId, status, state] of [
    ["earlier", "twice", "available", "accepted"],
    ["under contract", "twice", "under-contract", "accepted"],
    ["back on the market", "ended", "available", "ended"],
  ] as const) {
    await addListing(store.db, { id, dealId, slug: id, status });
    await addOffer(id, state);
  }
  await migrations(store.kind)["0009-one-contract-per-deal"]?.up(store.db);
  const listings = await store.db.selectFrom("listing").select(["id", "status"]).execute();
  expect(new Map(listings.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      ["earlier", "withdrawn"],
      ["under contract", "under-contract"],
      ["back on the market", "available"],
    ]),
  );
  const offers = await store.db.selectFrom("offer").select(["listingId", "state"]).execute();
  expect(new Map(offers.map(({ listingId, state }) => [listingId, state]))).toEqual(
    new Map([
      ["earlier", "ended"],
      ["under contract", "accepted"],
      ["back on the market", "ended"],
    ]),
  );
  expect(await store.db.selectFrom("deal").select(["id", "stage"]).orderBy("id").execute()).toEqual(
    [
      { id: "ended", stage: "offers" },
      { id: "twice", stage: "contract" },
    ],
  );
});

test("what brokers asked the assistant in 1.0.0 goes, and clients' questions stay", async () => {
  await migratorWith().migrateTo("0009-one-contract-per-deal");
  for (const id of ["jordan", "taylor"]) {
    await sql`insert into "user" ("id") values (${id})`.execute(store.db);
    await sql`
      insert into "assistantQuestion" ("id", "personId", "clientId", "question", "askedAt")
      values (${id}, ${id}, ${id === "taylor" ? id : null}, 'When is closing?', '2026-07-14')
    `.execute(store.db);
  }
  expect((await migratorWith().migrateToLatest()).error).toBeUndefined();
  const left = await store.db.selectFrom("assistantQuestion").select("id").execute();
  expect(left).toEqual([{ id: "taylor" }]);
});

test("an answer of 1.0.0 keeps what it quoted, and a fact of a record becomes a card", async () => {
  await migratorWith().migrateTo("0012-notifications-of-records");
  await sql`insert into "user" ("id") values ('taylor')`.execute(store.db);
  const path = "/dashboard/documents?document=lease";
  const source = { kind: "document", path, recordId: "lease", title: "Lease", version: 2 };
  const quoted = { ...source, path: `${path}#page=3`, page: 3, quote: "Rent is due." };
  // A file without pages.
  const pageless = { ...source, quote: "Rent is due monthly." };
  const status = { ...source, quote: "The mill: “Lease” is signed." };
  const fact = {
    path: "/",
    recordId: "mill",
    kind: "deal",
    title: "The mill",
    quote: "It is old.",
  };
  const searched = { documents: 1, unreadable: [] };
  const add = async (id: string, answer: object | null, handOff: string | null) =>
    sql`
      insert into "assistantQuestion" ("id", "personId", "clientId", "question", "askedAt", "answer", "handOff", "status")
      values (${id}, 'taylor', 'taylor', 'When?', '2026-07-14T15:00:00.000Z', ${answer && JSON.stringify(answer)}, ${handOff}, ${handOff && "needs-answer"})
    `.execute(store.db);
  const items = [{ text: "Rent is due.", sources: [quoted, fact, pageless, status] }];
  await add("quotes", { answer: items, mode: "quotes", searched, outcome: "answer" }, null);
  await add("model", { answer: items, mode: "model", searched, lookedIn: ["Lease"] }, null);
  await add("none", { answer: [], mode: "quotes", searched }, "unanswered");
  await add("failed", null, null);
  await add("broken", null, null);
  await sql`update "assistantQuestion" set "answer" = '{"answer":' where "id" = 'broken'`.execute(
    store.db,
  );
  expect((await migratorWith().migrateToLatest()).error).toBeUndefined();
  const rows = await store.db.selectFrom("assistantQuestion").selectAll().execute();
  const answers = new Map(rows.map((row) => [row.id, answerOf(row)]));
  for (const answer of answers.values())
    expect(assistantAnswerSchema.parse(answer)).toEqual(answer);
  const passages = [
    { kind: "quote", source: "document", version: 2, page: 3, text: "Rent is due." },
    { kind: "card", source: "deal", label: "The mill", text: "It is old." },
    { kind: "quote", source: "document", title: "Lease", text: "Rent is due monthly." },
    { kind: "card", source: "document", title: "Documents", label: "Lease" },
  ];
  expect(answers.get("quotes")).toMatchObject({ sentences: [], passages });
  expect(answers.get("model")).toMatchObject({
    sentences: [{ text: "Rent is due.", sources: passages }],
    passages: [],
  });
  expect(answers.get("none")).toMatchObject({ passages: [], handOff: null });
  expect(answers.get("failed")).toMatchObject({ isFailed: true });
  expect(answers.get("broken")).toMatchObject({ isFailed: true });
  expect(rows.find(({ id }) => id === "none")?.status).toBe("needs-answer");
});

test("notifications that 1.0.0 left belong to their records, and emails that wait still tell of them", async () => {
  await migratorWith().migrateTo("0009-one-contract-per-deal");
  const at = "2026-07-14T15:00:00.000Z";
  const path = "/dashboard/listings/one";
  await sql`insert into "user" ("id") values ('broker')`.execute(store.db);
  await addListing(store.db, { id: "one", slug: "one" });
  for (const [id, detail] of [
    ["kept", "48 Example Road"],
    ["of what is gone", "No longer available"],
  ]) {
    await sql`
      insert into "notification" ("id", "personId", "kind", "title", "detail", "at", "isRead", "path")
      values (${id}, 'broker', 'listing', 'On the site', ${detail}, ${at}, 0, ${path})
    `.execute(store.db);
  }
  const content = JSON.stringify({ title: "Said", detail: "", path, details: ["When: today"] });
  await sql`
    insert into "email" ("id", "personId", "kind", "target", "content", "createdAt", "state",
      "startedAt", "nextAttemptAt")
    values ('waits', 'broker', 'notification', 'notification', ${content}, ${at}, 'waiting', ${at},
      ${at})
  `.execute(store.db);
  expect((await migratorWith().migrateToLatest()).error).toBeUndefined();
  const read = () =>
    store.db
      .selectFrom("notification")
      .select(["title", "email", "emailId", "isShown", "listingId"])
      .orderBy("isShown")
      .execute();
  expect(await read()).toEqual([
    {
      title: "Said",
      email: JSON.stringify({ details: ["When: today"] }),
      emailId: "waits",
      isShown: 0,
      listingId: "one",
    },
    { title: "On the site", email: null, emailId: null, isShown: 1, listingId: "one" },
  ]);
  await store.db.deleteFrom("listing").execute();
  expect(await read()).toEqual([]);
});

test("an offer of a release before counters were seen keeps its counter, which nobody has seen yet", async () => {
  await migratorWith().migrateTo("0013-answers-are-passages");
  const listingId = await addListing(store.db);
  const prospectId = await addProspect(store.db, listingId);
  const counter = JSON.stringify({ ...saleTerms, price: 12_250_000 });
  const id = await addOffer(store.db, { listingId, prospectId }, { counter, counterState: "sent" });
  expect((await migratorWith().migrateToLatest()).error).toBeUndefined();
  expect(
    await store.db.selectFrom("offer").select(["id", "counter", "counterSeenAt"]).execute(),
  ).toEqual([{ id, counter, counterSeenAt: null }]);
  expect(await store.db.selectFrom("todayMark").selectAll().execute()).toEqual([]);
});
