import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import { inquiryCountsQueries, inquiryPageQuery, listInquiries } from "./queries.ts";

// Pages stay fast among 100,000 inquiries: they are read along an index, and the counts need only
// indexes.

const store = sharedStore();
const many = 100_000;
beforeAll(async () => {
  const numbers =
    store.kind === "sqlite"
      ? sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(many)})`
      : sql`with numbers(n) as (select generate_series(1, ${sql.lit(many)}))`;
  await sql`
    ${numbers}
    insert into ${sql.table("inquiry")} (
      "id", "reference", "contentHash", "receivedAt", "name", "email", "phone", "service",
      "message", "searchKey", "status", "isUndelivered"
    )
    select
      'id-' || n, 'R-' || n, '', '2026-01-01T00:00:' || (10 + n % 50) || '.000Z',
      'Zoë', 'zoe@example.com', '(555) 555-0199', 'other',
      ${"We look for space. ".repeat(20)}, 'zoë we look for space, number ' || n,
      case when n % 100 = 0 then 'new' when n % 2 = 0 then 'answered' else 'closed' end,
      case when n % 1000 = 0 then 1 else 0 end
    from numbers
  `.execute(store.db);
  // PostgreSQL does both on its own, a while later.
  if (store.kind === "postgres")
    await sql`vacuum analyze ${sql.table("inquiry")}`.execute(store.db);
});

type Explained = { compile: () => { sql: string; parameters: readonly unknown[] } };

async function planOf(query: Explained): Promise<string> {
  const { parameters, sql: text } = query.compile();
  const explain = store.kind === "sqlite" ? "explain query plan" : "explain";
  const { rows } = await store.db.executeQuery<Record<string, string>>({
    ...store.db.selectFrom("inquiry").selectAll().compile(),
    sql: `${explain} ${text}`,
    parameters,
  });
  return rows.map((row) => row.detail ?? row["QUERY PLAN"] ?? "").join("\n");
}

// PostgreSQL may sort the hundred failed ones, because it knows that they are few.
const sorts = /TEMP B-TREE FOR ORDER BY|Sort .*rows=\d{4}/;
const scans = /SCAN inquiry(?! USING)|Seq Scan/;

test.each([
  {},
  { status: "new" as const },
  { undelivered: "1" as const },
  { status: "closed" as const, undelivered: "1" as const },
])("a page of %j is read by an index", async (filter) => {
  const cursor = (await listInquiries(store.db, { ...filter, limit: 50 })).nextCursor;
  for (const page of [{ limit: 50 }, { limit: 50, cursor }]) {
    const plan = await planOf(inquiryPageQuery(store.db, filter, page));
    expect(plan).not.toMatch(sorts);
    expect(plan).not.toMatch(scans);
  }
});

test("the counts need only indexes, and are right", async () => {
  const { byStatus, undelivered } = inquiryCountsQueries(store.db);
  for (const query of [byStatus, undelivered]) {
    const plan = await planOf(query);
    expect(plan).toMatch(/COVERING INDEX inquiry_|Index Only Scan/);
  }
  const { counts, total } = await listInquiries(store.db, { limit: 1 });
  expect(counts).toEqual({ new: 1000, answered: 49_000, closed: 50_000, undelivered: 100 });
  expect(total).toBe(many);
});

test("the pages together show every matching inquiry once, though many arrived together", async () => {
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await listInquiries(store.db, { status: "new", limit: 200, cursor });
    for (const { id } of page.items) seen.add(id);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(seen.size).toBe(1000);
});
