import { documentSorts } from "@frontage/records/document-sorts";
import { documentTypes, type PortalDocument } from "@frontage/records/schemas/document";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";
import {
  type DocumentFilter,
  documentCountsQuery,
  documentPageQuery,
  listDocuments,
  markViewed,
  removeDocument,
  restoreDocument,
} from "./queries.ts";
import { migrations } from "../database/migrations.ts";
import { type Person, scopedTo } from "../database/scope.ts";

const many = 5000;
const store = sharedStore();
let deal: string;

beforeAll(async () => {
  deal = await addDeal(store.db, store.client, "48 Example Road");
  const otherDeal = await addDeal(store.db, store.otherClient, "2 Sample Square");
  const row = sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${many})
    insert into "document" ("id", "clientId", "dealId", "name", "nameKey", "nameOrder", "searchKey", "type", "status",
      "fileName", "mediaType", "isOwn", "updatedAt", "bytes", "removedAt")
    select 'd' || n,
      case when n % 2 = 0 then ${store.client.id} else ${store.otherClient.id} end,
      case when n % 2 = 0 then ${deal} else ${otherDeal} end,
      'Document ' || n, 'document ' || n, 'document ' || (1000000 + n), 'document ' || n,
      case when n % 10 < 5 then 'lease' when n % 10 < 8 then 'title' else 'survey' end,
      case when n % 100 = 0 then 'draft' else 'reviewed' end,
      'document-' || n || '.pdf', 'application/pdf', 0,
      '2026-01-01T00:00:00.' || (n % 997), n % 1009, null
    from numbers`;
  await row.execute(store.db);
  // PostgreSQL does this on its own after a while; until then it reads tables to estimate their
  // rows.
  await sql.raw(store.kind === "sqlite" ? "analyze" : "vacuum analyze").execute(store.db);
});

/** The database's plan for a query, as text. */
async function planOf(query: ReturnType<typeof documentPageQuery>): Promise<string>;
async function planOf(query: ReturnType<typeof documentCountsQuery>): Promise<string>;
async function planOf(query: { explain: (...args: never[]) => Promise<unknown[]> }) {
  const explain = query.explain.bind(query) as (...args: unknown[]) => Promise<unknown[]>;
  return JSON.stringify(
    await (store.kind === "sqlite" ? explain(undefined, sql`query plan`) : explain()),
  );
}

test.each(documentSorts)("sorted by %s, a page is read along an index", async (sort) => {
  for (const person of [store.client, store.broker]) {
    const records = scopedTo(store.db, person);
    const plan = await planOf(documentPageQuery(records, {}, { sort, limit: 20, offset: 20 }));
    expect(plan).toMatch(/INDEX document_|Index (Only )?Scan/);
    expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan/);
  }
});

test.each<DocumentFilter>([{}, { type: "lease" }, { status: "draft" }])(
  "counts by %j are read along the index for them",
  async (filter) => {
    for (const person of [store.client, store.broker]) {
      const plan = await planOf(documentCountsQuery(scopedTo(store.db, person), filter));
      expect(plan).toMatch(/INDEX document_(clientId_)?counts|Index Only Scan/);
    }
  },
);

async function uploadPdf(person: Person & { password?: string }, dealId: string, name: string) {
  const query = new URLSearchParams({
    name,
    mediaType: "application/pdf",
    dealId,
    type: "lease",
  });
  const answer = await store.as(person)(`/api/documents?${query}`, {
    method: "POST",
    body: new TextEncoder().encode("%PDF-1.7\n%%EOF\n"),
    headers: { "Content-Type": "application/pdf" },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as PortalDocument).id;
}

test("counts stay right whatever happens to documents", async () => {
  const password = "a password of somebody else";
  const account = {
    name: "Sam Counted",
    email: "sam.counted@example.com",
    role: "client",
  } as const;
  const person = await store.accounts.create({ ...account, password });
  const ownDeal = await addDeal(store.db, person, "9 Counted Court");
  const records = scopedTo(store.db, person);
  const upload = (name: string) => uploadPdf({ ...person, password }, ownDeal, name);
  const counts = async () => {
    const { total } = await listDocuments(records, {}, { limit: 1 });
    const fresh = await listDocuments(records, { status: "new" }, { limit: 1 });
    // Every name contains this word, so all documents are counted.
    expect((await listDocuments(records, { text: "e" }, { limit: 1 })).total).toBe(total);
    return [total, fresh.total];
  };

  const lease = await upload("Lease");
  const exhibit = await upload("Exhibit E");
  expect(await counts()).toEqual([2, 0]);
  await upload("Lease");
  expect(await counts()).toEqual([2, 0]);
  await store.db.updateTable("document").set({ status: "new" }).where("id", "=", lease).execute();
  expect(await counts()).toEqual([2, 1]);
  await markViewed(records, person, lease);
  expect(await counts()).toEqual([2, 0]);
  await removeDocument(records, person, { id: exhibit, seen: 1 });
  await removeDocument(records, person, { id: exhibit, seen: 1 }).catch(() => undefined);
  expect(await counts()).toEqual([1, 0]);
  await restoreDocument(records, person, exhibit);
  await restoreDocument(records, person, exhibit);
  expect(await counts()).toEqual([2, 0]);
  await store.db.deleteFrom("document").where("id", "=", lease).execute();
  expect(await counts()).toEqual([1, 0]);
  await store.db.deleteFrom("deal").where("id", "=", ownDeal).execute();
  expect(await counts()).toEqual([0, 0]);
});

test("uploads that arrive together are all counted", async () => {
  const records = scopedTo(store.db, store.broker);
  const otherDeal = await addDeal(store.db, store.client, "11 Crowded Court");
  await Promise.all(
    [1, 2, 3, 1, 2, 3].map((at) => uploadPdf(store.broker, otherDeal, `Crowd ${at}`)),
  );
  const { total } = await listDocuments(records, { dealId: otherDeal }, { limit: 1 });
  expect(total).toBe(3);
  await store.db.deleteFrom("deal").where("id", "=", otherDeal).execute();
});

test("totals and counts tell how many match, and the tabs count what they would show", async () => {
  const records = scopedTo(store.db, store.client);
  const { counts, total } = await listDocuments(records, { group: "lease" }, { limit: 1 });
  const broker = await listDocuments(scopedTo(store.db, store.broker), {}, { limit: 1 });
  expect(total).toBe(counts.lease);
  expect(counts.all).toBe(counts.contract + counts.lease + counts.report);
  expect(broker.total).toBe(many);
  const narrowed = await listDocuments(
    scopedTo(store.db, store.broker),
    { clientId: store.client.id, status: "draft" },
    { limit: 100 },
  );
  expect(narrowed.total).toBe(50);
  expect(narrowed.items).toHaveLength(50);
});

test("in every order the pages together are the whole list, once", async () => {
  const records = scopedTo(store.db, store.broker);
  for (const sort of documentSorts) {
    const seen: string[] = [];
    for (let offset = 0; offset < 50; offset += 9) {
      const page = await listDocuments(records, { status: "draft" }, { sort, limit: 9, offset });
      seen.push(...page.items.map(({ id }) => id));
      expect(page.total).toBe(50);
    }
    expect(seen).toHaveLength(50);
    expect(new Set(seen).size).toBe(50);
  }
});

test("words are found in the name and in the property; their signs mean nothing", async () => {
  const records = scopedTo(store.db, store.broker);
  const totalOf = async (text: string) =>
    (await listDocuments(records, { text }, { limit: 1 })).total;
  expect(await totalOf("  ROAD 4999")).toBe(0);
  expect(await totalOf("road 4998")).toBe(1);
  expect(await totalOf("%")).toBe(0);
  expect(await totalOf("_")).toBe(0);
  expect(await totalOf("\\")).toBe(0);
  expect(await totalOf("' or 1=1 --")).toBe(0);
});

test("each type belongs to a group that is counted", () => {
  expect(new Set(Object.values(documentTypes))).toEqual(new Set(["contract", "lease", "report"]));
});

test("a store of 1.0.0 learns which documents have the same name", async () => {
  const dealId = await addDeal(store.db, store.client);
  const add = async (name: string, nameKey: string) => {
    const id = randomUUID();
    await store.db
      .insertInto("document")
      .values({
        id,
        clientId: store.client.id,
        dealId,
        name,
        nameKey,
        nameOrder: nameKey,
        type: "other",
        status: "new",
        fileName: `${name}.pdf`,
        mediaType: "application/pdf",
        isOwn: 0,
        updatedAt: new Date().toISOString(),
        bytes: 1,
      })
      .execute();
    return id;
  };
  const ids = [
    await add("O’Neill", "o’neill"),
    await add("O'Neill", "o'neill"),
    await add("Łódź – 2", "łódź – 2"),
  ];
  await migrations(store.kind)["0002-names-compared-alike"]?.up(store.db);
  const keys = await store.db
    .selectFrom("document")
    .select(["id", "nameKey", "nameOrder"])
    .where("dealId", "=", dealId)
    .execute();
  expect(ids.map((id) => keys.find((row) => row.id === id))).toMatchObject([
    { nameKey: "o’neill", nameOrder: "o'neill" },
    { nameKey: "o'neill", nameOrder: "o'neill" },
    { nameKey: "łódź - 2", nameOrder: "lodz - 0000000002" },
  ]);
});
