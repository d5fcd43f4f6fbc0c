import type { ListingDetails } from "@frontage/records/schemas/listing";
import type { LeaseTerms } from "@frontage/records/schemas/offer";
import { execFile, spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { assistantOf, unanswerable } from "../../test/assistant.ts";
import { addDeal } from "../../test/deal.ts";
import { sendInquiry } from "../../test/inquiries.ts";
import {
  addListing,
  addOffer,
  addPaperAgreement,
  addProspect,
  leaseTerms,
  suite,
} from "../../test/listing.ts";
import { addPasskey, passkeyDevice, signInWithPasskey } from "../../test/passkey-device.ts";
import { pictureOf } from "../../test/photos.ts";
import { addRoomDocument } from "../../test/room.ts";
import { sampleFiles } from "../../test/sample-files.ts";
import { readSettings, unsubscribe } from "../people/settings.ts";
import { freshSettings, openStore, type TestStore } from "../../test/store.ts";
import { createApi } from "../api.ts";
import { readServerEnvironment } from "../env.ts";
import { createLog } from "../logging.ts";
import { openServices } from "../services.ts";
import { backUp } from "../backup/back-up.ts";
import { readLastBackup } from "../backup/last-backup.ts";
import { type Row, tablesOf } from "../backup/backup-format.ts";
import { restore, warnAboutOptOuts } from "./restore.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import { refuseUnfinishedRestore } from "../database/unfinished-restore.ts";
import { isStorable } from "../database/storable-text.ts";

let store: TestStore;
let deal: string;
let leased: Awaited<ReturnType<typeof addLease>>;
let folder: string;
let backups = 0;
const device = passkeyDevice();
const newFolder = () => join(folder, `backup-${(backups += 1)}`);
const pdf = sampleFiles["application/pdf"];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "frontage-backup-"));
  store = await openStore();
  deal = await addDeal(store.db, store.client);
  for (const name of ["Lease", "Lease", "Größe 日本 “x”"]) {
    await upload(name);
  }
  const requested = await store.as(store.broker)(`/api/deals/${deal}/document-requests`, {
    method: "POST",
    body: JSON.stringify({ label: "Rent roll", dueDay: "2099-07-17", note: "Signed" }),
    headers: { "Content-Type": "application/json" },
  });
  const { id: requestId } = await requested.json();
  await upload("Rent roll", requestId);
  const photo = await store.as(store.broker)(`/api/listings/${await addListing(store.db)}/photos`, {
    method: "POST",
    body: new Uint8Array(await pictureOf(700, 500).jpeg().toBuffer()),
  });
  if (!photo.ok) throw new Error(await photo.text());
  await addPasskey(store, store.client, device);
  const asking = assistantOf(store, store.client);
  const { id: questionId } = await asking.ask(unanswerable);
  await assistantOf(store, store.broker).answer(questionId, {
    text: "None.",
    note: { dealId: deal },
  });
  const { deliveries } = await sendInquiry({ db: store.db, accept: store.inquiries.accept });
  const tried = { at: new Date().toISOString(), isDelivered: 0, detail: "It did not." } as const;
  await store.db
    .insertInto("deliveryAttempt")
    .values(deliveries.map(({ id }) => ({ ...tried, deliveryId: id })))
    .execute();
  leased = await addLease();
});
afterAll(async () => {
  await store.remove();
  await rm(folder, { recursive: true });
});

/** Makes each upload's content unique. */
let uploads = 0;

async function upload(name: string, requestId?: string): Promise<number> {
  const query = new URLSearchParams({
    name,
    mediaType: "application/pdf",
    dealId: deal,
    type: "lease",
    as: "version",
    ...(requestId && { requestId }),
  });
  const answer = await store.as(store.client)(`/api/documents?${query}`, {
    method: "POST",
    body: Uint8Array.from(Buffer.concat([pdf, Buffer.from(`% ${(uploads += 1)}`)])),
    headers: { "Content-Type": "application/pdf" },
  });
  return answer.status;
}

const hashOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/**
 * A listing whose term has ended and whose protected list was sent, with a suite that is leased to
 * someone who signed elsewhere, and with counted views.
 */
async function addLease() {
  const { db, files } = store;
  const at = "2026-07-14T14:12:00.000Z";
  const leaseDealId = await addDeal(db, store.client, "Suite 3, 200 Sample Avenue");
  const [list] = await db.selectFrom("document").select("id").execute();
  const listingId = await addListing(db, {
    kind: "lease",
    clientId: store.client.id,
    termFrom: "2026-01-14",
    termEndsAt: "2026-07-14T05:00:00.000Z",
    protectionDays: 120,
    listDays: 15,
    listSentAt: at,
    listPdfId: list?.id ?? null,
    listCsvId: list?.id ?? null,
  });
  const planId = await addRoomDocument(store, listingId, "public", {
    name: "Suite 3 plan",
    content: pdf,
  });
  const spaces = [suite({ id: "third", divisibleFrom: 1900, status: "pending", planId })];
  const { details } = await db
    .selectFrom("listing")
    .select("details")
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("listing")
    .set({ details: JSON.stringify({ ...JSON.parse(details), spaces }) })
    .where("id", "=", listingId)
    .execute();
  await db
    .updateTable("listingDocument")
    .set({ sha256: hashOf(pdf) })
    .execute();
  const prospectId = await addProspect(db, listingId, { signedAt: at });
  const paper = Buffer.concat([pdf, Buffer.from("% on paper")]);
  const ids = { listingId, prospectId };
  const agreementId = await addPaperAgreement({ db, files }, ids, paper, {
    property: "200 Sample Avenue",
    signedAt: at,
    recordedBy: "Jordan Reed",
    endsOn: "2027-07-14",
    note: "Signed at the tour.",
    sha256: hashOf(paper),
  });
  const terms: LeaseTerms = {
    ...leaseTerms,
    spaceIds: ["third"],
    freeMonths: 3,
    increase: 0.5,
    increaseUnit: "dollars",
    renewal: "Two of five years",
    guaranty: "The parent company",
  };
  const contract = { state: "accepted", contractOn: "2026-07-20", dealId: leaseDealId } as const;
  const offerId = await addOffer(db, ids, { terms, ...contract });
  await db
    .insertInto("listingView")
    .values({ listingId, day: "2026-07-14", origin: "search", views: 214, visitors: 148 })
    .execute();
  await db
    .insertInto("viewSalt")
    .values({ timeZone: "America/Chicago", day: "2026-07-14", salt: "salt" })
    .execute();
  await db
    .insertInto("attempt")
    .values({ key: "view:203.0.113.7", count: 1, expiresAt: Date.now() + 3_600_000 })
    .execute();
  await db
    .insertInto("listingEvent")
    .values({
      id: randomUUID(),
      ...ids,
      offerId,
      event: "accepted",
      at,
      target: "webhook",
      state: "dead",
      startedAt: at,
      nextAttemptAt: at,
      leasedUntil: null,
    })
    .execute();
  return { agreementId, leaseDealId, listingId, offerId, planId };
}

/** Every row of every table, comparable across databases: as JSON, with numbers for booleans. */
async function everyRow(db: Database): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {};
  for (const { name } of await tablesOf(db)) {
    const rows = await db
      .selectFrom(name as "user")
      .selectAll()
      .execute();
    all[name] = (
      JSON.parse(
        JSON.stringify(rows, (_, cell) => (typeof cell === "boolean" ? Number(cell) : cell)),
      ) as Row[]
    ).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return all;
}

const environmentOf = (variables: Record<string, string>) => readServerEnvironment(variables);

test("what was there before a backup began comes back from it, though people wrote meanwhile", async () => {
  const before = await everyRow(store.db);
  const target = newFolder();
  let isRunning = true;
  const running = backUp(environmentOf(store.variables), target).finally(() => (isRunning = false));
  let written = 0;
  while (isRunning) {
    expect(await upload(`While it ran ${(written += 1)}`)).toBe(200);
  }
  const { damaged } = await running;
  expect(damaged).toEqual([]);
  expect(written).toBeGreaterThan(0);

  const fresh = await freshSettings();
  await restore(environmentOf(fresh.variables), target);
  const services = await openServices(environmentOf(fresh.variables), createLog("silent"));
  const after = await everyRow(services.db);
  for (const name of ["user", "account", "property", "deal"]) {
    expect(after[name]).toEqual(before[name]);
  }
  for (const [name, rows] of Object.entries(before)) {
    if (name.includes("lock")) continue;
    // An upload changes rows of these tables, because notices are combined with existing ones.
    const isChanged = ["document", "email", "notification"].includes(name);
    const compared = (all: Row[] = []): unknown[] => (isChanged ? all.map(({ id }) => id) : all);
    expect(compared(after[name])).toEqual(expect.arrayContaining(compared(rows)));
  }
  const versions = await services.db.selectFrom("documentVersion").select("fileKey").execute();
  expect(versions.length).toBeGreaterThanOrEqual(3);
  const photoFiles = await services.db.selectFrom("listingPhotoFile").select("fileKey").execute();
  expect(photoFiles.length).toBeGreaterThanOrEqual(4);
  for (const { fileKey } of [...versions, ...photoFiles]) {
    const [copy, original] = await Promise.all([
      services.files.read(fileKey).then(buffer),
      store.files.read(fileKey).then(buffer),
    ]);
    expect(copy.equals(original)).toBe(true);
  }
  // New rows are numbered after the restored ones.
  await services.changeStream.publish([store.client.id], ["documents"]);
  await services.close();
  await fresh.remove();
});

test("spaces, proposals, agreements signed elsewhere, terms, views and what the owner’s systems are told come back on either database, and nobody who viewed", async () => {
  const { agreementId, leaseDealId, listingId, offerId, planId } = leased;
  /** What there is of it in a store, and its files. */
  const readAll = async ({ db, files }: Pick<TestStore, "db" | "files">) => {
    const listing = await db
      .selectFrom("listing")
      .selectAll()
      .where("id", "=", listingId)
      .executeTakeFirstOrThrow();
    const plan = await db
      .selectFrom("listingDocument")
      .selectAll()
      .where("id", "=", planId)
      .executeTakeFirstOrThrow();
    const agreement = await db
      .selectFrom("agreement")
      .selectAll()
      .where("id", "=", agreementId)
      .executeTakeFirstOrThrow();
    const kept = async (key: string | null) => hashOf(await buffer(await files.read(key ?? "")));
    return {
      listing,
      spaces: (JSON.parse(listing.details) as ListingDetails).spaces,
      plan: { ...plan, content: await kept(plan.fileKey) },
      agreement: { ...agreement, content: await kept(agreement.fileKey) },
      proposal: await db.selectFrom("offer").selectAll().where("id", "=", offerId).execute(),
      leaseDeal: await db.selectFrom("deal").selectAll().where("id", "=", leaseDealId).execute(),
      views: await db
        .selectFrom("listingView")
        .selectAll()
        .where("listingId", "=", listingId)
        .execute(),
      told: await db
        .selectFrom("listingEvent")
        .selectAll()
        .where("listingId", "=", listingId)
        .execute(),
    };
  };
  const before = await readAll(store);
  expect(before).toMatchObject({
    listing: {
      termFrom: "2026-01-14",
      protectionDays: 120,
      listDays: 15,
      listPdfId: expect.any(String),
    },
    spaces: [{ id: "third", divisibleFrom: 1900, status: "pending", planId }],
    agreement: { recordedBy: "Jordan Reed", endsOn: "2027-07-14", note: "Signed at the tour." },
    proposal: [{ state: "accepted", dealId: leaseDealId }],
    leaseDeal: [{ id: leaseDealId }],
    views: [{ views: 214, visitors: 148 }],
    told: [{ event: "accepted", state: "dead" }],
  });
  const target = newFolder();
  const { tables } = await backUp(environmentOf(store.variables), target);
  expect(Object.keys(tables)).not.toContain("viewSalt");
  expect(Object.keys(tables)).not.toContain("attempt");
  const fresh = await freshSettings();
  for (const DATABASE_URL of new Set(["", fresh.variables["DATABASE_URL"] ?? ""])) {
    const environment = environmentOf({ ...fresh.variables, DATABASE_URL });
    await restore(environment, target);
    const restored = await openServices(environment, createLog("silent"), { isServer: false });
    expect(await readAll(restored)).toEqual(before);
    for (const table of ["viewSalt", "attempt"] as const)
      expect([table, await restored.db.selectFrom(table).selectAll().execute()]).toEqual([
        table,
        [],
      ]);
    await restored.close();
  }
  await fresh.remove();
});

test("a backup restores on the other database too", async () => {
  const unsubscribed = await unsubscribe(store.db, store.client.id, {
    source: "one-click",
    ipAddress: "",
  });
  const target = newFolder();
  await backUp(environmentOf(store.variables), target);
  // Without DATABASE_URL the embedded database is used.
  const variables = { ...store.variables, DATA_DIR: join(folder, `other-${backups}`) };
  Object.assign(variables, { DATABASE_URL: "" });
  await restore(environmentOf(variables), target);
  const services = await openServices(environmentOf(variables), createLog("silent"));
  const names = await services.db.selectFrom("document").select("name").orderBy("name").execute();
  expect(names.map(({ name }) => name)).toContain("Größe 日本 “x”");
  await services.close();

  // And back again.
  const second = newFolder();
  await backUp(environmentOf(variables), second);
  const fresh = await freshSettings();
  await restore(
    environmentOf({ ...fresh.variables, AUTH_SECRET: store.variables["AUTH_SECRET"] ?? "" }),
    second,
  );
  const again = await openServices(
    environmentOf({ ...fresh.variables, AUTH_SECRET: store.variables["AUTH_SECRET"] ?? "" }),
    createLog("silent"),
  );
  const headers = new Headers({ Cookie: await store.cookieOf(store.client) });
  expect((await again.accounts.findSession(headers))?.person.id).toBe(store.client.id);
  const settings = await readSettings(again.db, store.client.id);
  expect(settings.marketNotesUnsubscribedAt).toBe(unsubscribed?.at);
  const signedIn = await signInWithPasskey({ api: createApi(again), origin: store.origin }, device);
  expect(signedIn.status).toBe(200);
  await again.close();
  await fresh.remove();
});

/** Columns that rows refer to, or that say where a file is. */
const isReference = (column: string) => /^id$|Id$|key$|Hash$|sha256$/i.test(column);

/** Puts one of the texts in front of each column's value, unless another row refers to it. */
async function fillColumns(db: Database, texts: readonly string[]): Promise<number> {
  let filled = 0;
  for (const { columns, name } of await tablesOf(db)) {
    for (const { dataType, name: column } of columns) {
      if (!/^(text|varchar)$/i.test(dataType) || isReference(column)) continue;
      const text = texts[(filled += 1) % texts.length] ?? "";
      const filledColumn = sql`cast(${text} as text) || coalesce(${sql.ref(column)}, '')`;
      await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${filledColumn}`.execute(db);
    }
  }
  return filled;
}

// Any characters, including each one that some reader takes for the end of a line or text.
const anyText = fc.string({
  unit: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        "\u2028",
        "\u2029",
        "\u0085",
        "\r",
        "\n",
        "\v",
        "\f",
        "\u001a",
        "\ufeff",
        '"',
        "\\",
      ),
    },
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }).filter(isStorable),
  ),
  // Never empty: every client then has settings that can be read.
  minLength: 1,
  maxLength: 40,
});

test("any text in any column survives a backup and a restore, on either database", async () => {
  const source = await freshSettings();
  const first = newFolder();
  await backUp(environmentOf(store.variables), first);
  await restore(environmentOf(source.variables), first);
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 60, maxLength: 60 }), async (texts) => {
      const opened = openDatabase(environmentOf(source.variables));
      expect(await fillColumns(opened.db, texts)).toBeGreaterThan(100);
      const before = await everyRow(opened.db);
      await opened.close();
      const target = newFolder();
      await backUp(environmentOf(source.variables), target);
      const fresh = await freshSettings();
      for (const DATABASE_URL of new Set(["", fresh.variables["DATABASE_URL"] ?? ""])) {
        const environment = environmentOf({ ...fresh.variables, DATABASE_URL });
        await restore(environment, target);
        const restored = openDatabase(environment);
        expect(await everyRow(restored.db)).toEqual(before);
        await restored.close();
      }
      await fresh.remove();
    }),
    { numRuns: 2, endOnFailure: true },
  );
  await source.remove();
});

test("unusual characters survive a restore, and new rows are numbered after the restored ones", async () => {
  const source = await freshSettings();
  const { close, db } = await openServices(environmentOf(source.variables), createLog("silent"));
  const at = "2026-01-01T00:00:00.000Z";
  const no = sql.lit(inject("database") === "sqlite" ? 0 : false);
  await sql`
    insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt", "role")
    values ('kim', 'Kim Osei', 'kim@example.com', ${no}, ${at}, ${at}, 'client')
  `.execute(db);
  await sql`
    insert into "property" ("id", "name", "city", "region", "type", "squareFeet", "summary", "timeZone")
    values ('p', '1 Test Way', 'Anytown', 'ST', 'office', 1, ${"first\u2028second"}, 'UTC')
  `.execute(db);
  await sql`
    insert into "deal" ("clientId", "id", "propertyId", "side", "stage", "createdAt")
    values ('kim', 'd', 'p', 'lease', 'tours', ${at})
  `.execute(db);
  await sql`
    insert into "audit" ("at", "personId", "action", "subject", "outcome", "personName")
    values (${at}, 'kim', 'create', 'deal', 'done', 'Kim Osei')
  `.execute(db);
  await close();
  const target = newFolder();
  await backUp(environmentOf(source.variables), target);

  const fresh = await freshSettings();
  for (const DATABASE_URL of new Set(["", fresh.variables["DATABASE_URL"] ?? ""])) {
    const environment = environmentOf({ ...fresh.variables, DATABASE_URL });
    await restore(environment, target);
    const restored = await openServices(environment, createLog("silent"));
    const summary = await restored.db.selectFrom("property").select("summary").execute();
    expect(summary).toEqual([{ summary: "first\u2028second" }]);
    // New rows are numbered after the restored ones.
    await sql`
      insert into "audit" ("at", "personId", "action", "subject", "outcome", "personName")
      values (${at}, 'kim', 'update', 'deal', 'done', 'Kim Osei')
    `.execute(restored.db);
    await restored.close();
  }
  await fresh.remove();
  await source.remove();
});

test("a backup of a newer version is refused, and one of a version with fewer tables restored", async () => {
  const older = await freshSettings();
  await (await openServices(environmentOf(older.variables), createLog("silent"))).close();
  const target = newFolder();
  const manifest = await backUp(environmentOf(older.variables), target);
  const fresh = await freshSettings();
  const environment = environmentOf(fresh.variables);
  const file = join(target, "manifest.json");
  await writeFile(file, JSON.stringify({ ...manifest, migration: "9999-later" }));
  await expect(restore(environment, target)).rejects.toThrow(
    'This backup is from a version with the tables of "9999-later".',
  );
  const tables = Object.fromEntries(
    Object.entries(manifest.tables).filter(([, { rows }]) => rows > 0),
  );
  // Earlier backups had the attempts, which are left out.
  const attempts = `${JSON.stringify({ key: "view:203.0.113.7", count: 1, expiresAt: 1 })}\n`;
  const sha256 = createHash("sha256").update(attempts).digest("hex");
  await writeFile(join(target, "rows/attempt.jsonl"), attempts);
  await writeFile(
    file,
    JSON.stringify({ ...manifest, tables: { ...tables, attempt: { rows: 1, sha256 } } }),
  );
  await restore(environment, target);
  const restored = await openServices(environment, createLog("silent"));
  expect(await restored.db.selectFrom("attempt").selectAll().execute()).toEqual([]);
  await restored.close();
  await fresh.remove();
  await older.remove();
});

test("a secret that another store may need is never replaced", async () => {
  const withoutSecret = async () => {
    const { remove, variables } = await freshSettings();
    // With PostgreSQL, the secret has to be in the settings.
    const DATA_DIR = variables["DATA_DIR"] ?? "";
    return { environment: environmentOf({ DATA_DIR }), remove };
  };
  const source = await withoutSecret();
  await (await openServices(source.environment, createLog("silent"))).close();
  const target = newFolder();
  await backUp(source.environment, target);
  const own = await readFile(join(target, "secret"), "utf8");

  const fresh = await withoutSecret();
  const secret = join(fresh.environment.dataFolder, "secret");
  await writeFile(secret, "another live store's ".repeat(3));
  await expect(restore(fresh.environment, target)).rejects.toThrow("The store is not empty");
  expect(await readFile(secret, "utf8")).toBe("another live store's ".repeat(3));
  expect(await readdir(fresh.environment.dataFolder)).toEqual(["secret"]);

  // Left by an earlier attempt to restore the same backup.
  await writeFile(secret, own);
  await restore(fresh.environment, target);
  expect(await readFile(secret, "utf8")).toBe(own);
  await fresh.remove();

  const empty = await withoutSecret();
  await restore(empty.environment, target);
  expect(await readFile(join(empty.environment.dataFolder, "secret"), "utf8")).toBe(own);
  await empty.remove();
  await source.remove();
});

test("a restore names everyone who gets market notes, because some may have unsubscribed since", async () => {
  const settings = await readSettings(store.db, store.client.id);
  const notifications = { ...settings.notifications, "market-note": { inApp: true, email: true } };
  await store.db
    .insertInto("settings")
    .values({
      personId: store.otherClient.id,
      settings: JSON.stringify({ ...settings, notifications }),
    })
    .execute();
  const target = newFolder();
  await backUp(environmentOf(store.variables), target);
  await unsubscribe(store.db, store.otherClient.id, { source: "one-click", ipAddress: "" });

  const fresh = await freshSettings();
  const restored = await restore(environmentOf(fresh.variables), target);
  expect(restored.noteReaders).toEqual([store.otherClient.email]);
  const warning = warnAboutOptOuts(restored);
  for (const words of [restored.startedAt, store.otherClient.email, "broker -- unsubscribe"]) {
    expect(warning).toContain(words);
  }
  expect(warnAboutOptOuts({ ...restored, noteReaders: [] })).toBeUndefined();
  await fresh.remove();
});

test("neither overwrites anything", async () => {
  const target = newFolder();
  await backUp(environmentOf(store.variables), target);
  await expect(backUp(environmentOf(store.variables), target)).rejects.toThrow("is not empty");

  const fresh = await freshSettings();
  const environment = environmentOf(fresh.variables);
  await restore(environment, target);
  await expect(restore(environment, target)).rejects.toThrow("The store is not empty");
  await fresh.remove();
});

test("where no server has been, there is nothing to back up", async () => {
  const fresh = await freshSettings();
  await expect(backUp(environmentOf(fresh.variables), newFolder())).rejects.toThrow(
    "Nothing to back up",
  );
  await fresh.remove();
});

test("a damaged or unfinished backup is not restored, and leaves the store empty", async () => {
  const fresh = await freshSettings();
  const environment = environmentOf(fresh.variables);
  const target = newFolder();
  const { tables } = await backUp(environmentOf(store.variables), target);
  expect(tables["documentVersion"]?.rows).toBeGreaterThan(2);

  const rows = join(target, "rows/documentVersion.jsonl");
  const good = await readFile(rows, "utf8");
  const { fileKey }: { fileKey: string } = JSON.parse(good.split("\n")[0] ?? "");
  await writeFile(rows, good.slice(0, -10));
  await expect(restore(environment, target)).rejects.toThrow("documentVersion.jsonl is not");
  await writeFile(rows, good);

  const file = join(target, "files", fileKey);
  const content = await readFile(file);
  await writeFile(file, Buffer.concat([content, content]));
  await expect(restore(environment, target)).rejects.toThrow(`files/${fileKey} is not`);
  await writeFile(file, content);

  await rm(join(target, "files", fileKey));
  await expect(restore(environment, target)).rejects.toThrow("no such file");
  await writeFile(file, content);

  const manifest = await readFile(join(target, "manifest.json"));
  await rm(join(target, "manifest.json"));
  await expect(restore(environment, target)).rejects.toThrow("not a complete backup");
  await writeFile(join(target, "manifest.json"), manifest);

  // The failed restore left an empty store, into which a good backup can still be restored.
  await expect(backUp(environment, newFolder())).rejects.toThrow("Nothing to back up");
  await expect(restore(environment, target)).resolves.toMatchObject({ damaged: [] });
  await fresh.remove();
});

test("a restore that was killed in the middle of a file starts over", async () => {
  const fresh = await freshSettings();
  const target = newFolder();
  await backUp(environmentOf(store.variables), target);
  const { fileKey } = await store.db
    .selectFrom("documentVersion")
    .select("fileKey")
    .executeTakeFirstOrThrow();
  const file = join(target, "files", fileKey);
  // Reading a pipe that nobody writes to waits forever.
  await rename(file, `${file}.kept`);
  await promisify(execFile)("mkfifo", [file]);
  const killed = spawn(process.execPath, [join(import.meta.dirname, "restore.ts"), target], {
    env: fresh.variables,
    stdio: "ignore",
  });
  const partial = join(fresh.variables["DATA_DIR"] ?? "", "files", `${fileKey}.part`);
  // The restore reads it twice: to check the backup, and to restore it.
  await writeFile(file, await readFile(`${file}.kept`));
  const seen = openDatabase(environmentOf(fresh.variables), { isServer: false });
  const hasBegun = () =>
    refuseUnfinishedRestore(seen.db).then(
      () => false,
      () => true,
    );
  await expect.poll(hasBegun, { timeout: 150_000 }).toBe(true);
  await seen.close();
  const writer = await open(file, "w");
  await expect.poll(() => existsSync(partial), { timeout: 150_000 }).toBe(true);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  await writer.close();
  await expect(openServices(environmentOf(fresh.variables), createLog("silent"))).rejects.toThrow(
    "A restore into this store didn’t finish",
  );

  await rename(`${file}.kept`, file);
  await expect(restore(environmentOf(fresh.variables), target)).resolves.toMatchObject({
    damaged: [],
  });
  await fresh.remove();
});

test("a file that the store has lost is named, and the rest is backed up", async () => {
  const { fileKey } = await store.db
    .selectFrom("documentVersion")
    .select("fileKey")
    .orderBy("addedAt")
    .executeTakeFirstOrThrow();
  await store.files.remove(fileKey);
  const target = newFolder();
  const { damaged } = await backUp(environmentOf(store.variables), target);
  expect(damaged).toEqual([fileKey]);
  const fresh = await freshSettings();
  await expect(restore(environmentOf(fresh.variables), target)).resolves.toMatchObject({ damaged });
  await fresh.remove();
});

test("the command keeps as many backups as it is told, and leaves everything else", async () => {
  const own = await openStore();
  const parent = join(folder, "nightly");
  const backUpTo = (name: string, ...options: string[]) =>
    promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, "backup.ts"), join(parent, name), ...options],
      { env: own.variables },
    );
  for (const name of ["c", "b"]) await backUpTo(name);
  await rm(join(parent, "c/manifest.json"));
  await backUpTo("a");
  await writeFile(join(parent, "notes.txt"), "");

  await expect(backUpTo("d", "--keep=none")).rejects.toThrow("--keep takes how many");
  expect(await readdir(parent)).toEqual(["a", "b", "c", "notes.txt"]);
  const { stdout } = await backUpTo("d", "--keep=2");
  expect(stdout).toContain(`Removed the oldest:\n${join(parent, "b")}\n`);
  // c isn't a complete backup, so it stays.
  expect(await readdir(parent)).toEqual(["a", "c", "d", "notes.txt"]);
  expect(Date.parse((await readLastBackup(own.db)) ?? "")).toBeGreaterThan(Date.now() - 60_000);
  await own.remove();
});
