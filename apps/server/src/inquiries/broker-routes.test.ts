import type { Inquiry } from "@frontage/records/schemas/inquiry";
import type {
  InquiryDetail,
  InquiryPage,
  ReceivedInquiry,
} from "@frontage/records/schemas/received-inquiry";
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { addListing } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";

const store = sharedStore({ transport: "server" });
afterEach(() => store.db.deleteFrom("inquiry").execute());

const json = { "Content-Type": "application/json" };
const broker = (path: string, init: RequestInit = {}) => store.as(store.broker)(path, init);
const change = (path: string, method: string, body: object = {}) =>
  broker(path, { method, body: JSON.stringify(body), headers: json });

/** Accepts inquiries in this order. @returns their IDs */
async function take(...inquiries: Partial<Inquiry>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const inquiry of inquiries) {
    const { receipt } = await store.inquiries.accept({
      inquiry: {
        name: "Zoë Sample",
        email: "zoe@example.com",
        phone: "(555) 555-0199",
        service: "leasing",
        message: "We look for 12,000 square feet.",
        ...inquiry,
      },
      key: randomUUID(),
      isTimed: true,
      ipAddress: "",
    });
    const row = await store.db
      .selectFrom("inquiry")
      .select("id")
      .where("reference", "=", receipt.reference)
      .executeTakeFirstOrThrow();
    // One second apart, so that their order is known.
    const receivedAt = new Date(Date.UTC(2026, 6, 14, 9, 0, ids.length)).toISOString();
    await store.db.updateTable("inquiry").set({ receivedAt }).where("id", "=", row.id).execute();
    ids.push(row.id);
  }
  return ids;
}

const list = async (query = ""): Promise<InquiryPage> =>
  (await broker(`/api/inquiries?${query}`)).json();
const detail = async (id: string): Promise<InquiryDetail> =>
  (await broker(`/api/inquiries/${id}`)).json();
const idsOf = (items: readonly ReceivedInquiry[]) => items.map(({ id }) => id);

describe("the list", () => {
  test("shows the newest first, in pages, with the total", async () => {
    const ids = await take({}, {}, {}, {}, {});
    const first = await list("limit=2");
    const second = await list(`limit=2&cursor=${first.nextCursor}`);
    const third = await list(`limit=2&cursor=${second.nextCursor}`);
    expect(idsOf([...first.items, ...second.items, ...third.items])).toEqual(ids.toReversed());
    expect(third.nextCursor).toBeUndefined();
    expect(first).toMatchObject({
      total: 5,
      counts: { new: 5, answered: 0, closed: 0, undelivered: 0 },
    });
    expect((await broker("/api/inquiries?cursor=made-up")).status).toBe(400);
  });

  test("says where this month's inquiries came from, without those that didn't say", async () => {
    const [early = "", searched = "", another = ""] = await take({}, {}, {}, {});
    const google = JSON.stringify({ referrer: "www.google.com" });
    for (const id of [early, searched, another]) {
      await store.db
        .updateTable("inquiry")
        .set({ source: google, receivedAt: new Date().toISOString() })
        .where("id", "=", id)
        .execute();
    }
    await store.db
      .updateTable("inquiry")
      .set({ receivedAt: "2020-01-01T00:00:00.000Z" })
      .where("id", "=", early)
      .execute();
    expect((await list()).origins).toEqual([{ origin: "search", count: 2 }]);
  });

  test("origins of a listing's inquiries are counted by month in its time zone", async () => {
    const listingId = await addListing(store.db);
    const ids = await take({}, {}, {}, {});
    const google = JSON.stringify({ referrer: "www.google.com" });
    const came = [
      ["2026-07-01T04:59:00.000Z", google],
      ["2026-07-01T05:00:00.000Z", google],
      ["2026-07-14T12:00:00.000Z", "{}"],
      ["2026-07-15T12:00:00.000Z", google],
    ] as const;
    for (const [index, [receivedAt, source]] of came.entries()) {
      await store.db
        .updateTable("inquiry")
        .set({ listingId, receivedAt, source })
        .where("id", "=", ids[index] ?? "")
        .execute();
    }
    const { origins } = await (await broker(`/api/listings/${listingId}`)).json();
    expect(origins).toEqual([
      {
        month: "2026-07",
        origins: [
          { origin: "search", count: 2 },
          { origin: "direct", count: 1 },
        ],
      },
      { month: "2026-06", origins: [{ origin: "search", count: 1 }] },
    ]);
  });

  test("is filtered by status, by failed deliveries and by words anywhere", async () => {
    const [first = "", second = "", third = ""] = await take(
      { name: "Kim Osei" },
      { message: "A warehouse, 100% leased_out." },
      { service: "valuation" },
    );
    await change(`/api/inquiries/${first}/status`, "PUT", { status: "closed", seen: "new" });
    await store.db
      .updateTable("delivery")
      .set({ state: "dead" })
      .where("inquiryId", "=", second)
      .execute();
    await store.db
      .updateTable("inquiry")
      .set({ isUndelivered: 1 })
      .where("id", "=", second)
      .execute();
    expect(idsOf((await list("status=closed")).items)).toEqual([first]);
    expect(idsOf((await list("undelivered=1")).items)).toEqual([second]);
    expect(await list("status=new&undelivered=1")).toMatchObject({
      total: 1,
      counts: { new: 2, answered: 0, closed: 1, undelivered: 1 },
    });
    for (const [text, found] of [
      ["osei KIM", [first]],
      ["100% leased_", [second]],
      ["leased-", []],
      ["valuation", [third]],
    ] as const) {
      const { items, total } = await list(`text=${encodeURIComponent(text)}`);
      expect([idsOf(items), total]).toEqual([found, found.length]);
    }
    const { reference } = await detail(third);
    expect(idsOf((await list(`text=${reference.toLowerCase()}`)).items)).toEqual([third]);
  });
});

test("a status is stored, and updates open pages", async () => {
  const [id = ""] = await take({});
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = store.changeStream.subscribe(store.broker.id, resolve);
  const set = (status: string, of = id) =>
    change(`/api/inquiries/${of}/status`, "PUT", { status, seen: "new" });
  expect((await set("answered")).status).toBe(204);
  await promise;
  end();
  expect(await detail(id)).toMatchObject({ status: "answered" });
  expect((await set("lost")).status).toBe(400);
  expect((await set("new", "nothing")).status).toBe(404);
});

test("a reply waits to be emailed, once, and marks the inquiry as answered", async () => {
  const [id = "", other = ""] = await take({}, {});
  const replyId = randomUUID();
  const path = `/api/inquiries/${id}/replies/${replyId}`;
  const answers = await Promise.all([1, 2].map(() => change(path, "POST", { text: " Gladly. " })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const shown = await detail(id);
  expect(shown).toMatchObject({
    status: "answered",
    replies: [{ id: replyId, text: "Gladly.", author: store.broker.name }],
  });
  expect(shown.deliveries.filter(({ target }) => target === "reply")).toMatchObject([
    { id: replyId, state: "waiting", attempts: [] },
  ]);
  expect((await change(path, "POST", { text: "Something else" })).status).toBe(409);
  const elsewhere = `/api/inquiries/${other}/replies/${replyId}`;
  expect((await change(elsewhere, "POST", { text: "Gladly." })).status).toBe(409);
  const taken = `/api/inquiries/${other}/replies/${(await detail(other)).deliveries[0]?.id}`;
  expect((await change(taken, "POST", { text: "Gladly." })).status).toBe(409);
  expect((await detail(other)).replies).toEqual([]);
  expect((await change(path, "POST", { text: " " })).status).toBe(400);
});

test("a failed delivery can be retried, a successful one can’t", async () => {
  const [id = ""] = await take({});
  const [delivery] = (await detail(id)).deliveries;
  const path = `/api/inquiries/${id}/deliveries/${delivery?.id}/retry`;
  await store.db.updateTable("delivery").set({ state: "dead", attempts: 30 }).execute();
  await store.db.updateTable("inquiry").set({ isUndelivered: 1 }).execute();
  expect(await (await change(path, "POST")).json()).toMatchObject({
    isUndelivered: false,
    deliveries: [{ state: "waiting", nextAttemptAt: expect.any(String) }],
  });
  await store.db.updateTable("delivery").set({ state: "delivered" }).execute();
  expect((await change(path, "POST")).status).toBe(409);
});

describe("a visitor becomes a client", () => {
  test("by an invitation, once", async () => {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const [id = ""] = await take({ email, name: "New\r\nClient" });
    const path = `/api/inquiries/${id}/client`;
    const client = await (await change(path, "POST")).json();
    expect(client).toMatchObject({ email, isInvited: true, isNew: true });
    expect(await detail(id)).toMatchObject({ clientId: client.id });
    expect(await (await change(path, "POST")).json()).toEqual({ ...client, isNew: false });
    // Another inquiry of theirs sends no email either.
    const [another = ""] = await take({ email });
    const noted = await change(`/api/inquiries/${another}/client`, "POST");
    expect(await noted.json()).toMatchObject({ id: client.id, isInvited: true, isNew: false });
    await store.background.settled();
    expect(store.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test("by one invitation, even if requested twice at the same time", async () => {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const [id = ""] = await take({ email });
    const answers = await Promise.all(
      [1, 2].map(() => change(`/api/inquiries/${id}/client`, "POST")),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect({ ...second, isNew: first.isNew }).toEqual(first);
    expect([first.isNew, second.isNew].filter(Boolean)).toEqual([true]);
    expect(await detail(id)).toMatchObject({ clientId: first.id });
    await store.background.settled();
    expect(store.mails.filter(({ to }) => to === email)).toHaveLength(1);
    const invitations = store.db
      .selectFrom("audit")
      .select("id")
      .where("action", "=", "invite")
      .where("subjectId", "=", first.id);
    expect(await invitations.execute()).toHaveLength(1);
  });

  test("who already is one, without an email", async () => {
    const before = store.mails.length;
    const [id = ""] = await take({ email: "Taylor.Morgan@example.com" });
    const client = await (await change(`/api/inquiries/${id}/client`, "POST")).json();
    expect(client).toMatchObject({ id: store.client.id, isNew: false });
    expect(store.mails).toHaveLength(before);
    expect((await detail(id)).clientId).toBe(store.client.id);
  });

  test("but not with a broker's email address", async () => {
    const [id = ""] = await take({ email: store.broker.email });
    expect((await change(`/api/inquiries/${id}/client`, "POST")).status).toBe(409);
  });
});

test("an erased inquiry leaves one audit entry, without the visitor's text", async () => {
  const [id = ""] = await take({ name: "Forget Me" });
  const { reference } = await detail(id);
  await change(`/api/inquiries/${id}/replies/${randomUUID()}`, "POST", { text: "Gladly." });
  expect((await broker(`/api/inquiries/${id}`, { method: "DELETE" })).status).toBe(204);
  expect((await broker(`/api/inquiries/${id}`)).status).toBe(404);
  const tables = [
    "inquiry",
    "inquiryReply",
    "delivery",
    "deliveryAttempt",
    "notification",
    "audit",
  ] as const;
  for (const table of tables) {
    const rows = await store.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("Forget");
  }
  const entries = await (await broker("/api/audit")).json();
  expect(entries.items).toContainEqual(
    expect.objectContaining({ action: "erase", subject: "inquiry", subjectName: reference }),
  );
});

test("the export has every inquiry, and no formulas", async () => {
  await take(
    { name: '=HYPERLINK("http://evil.example")', phone: "+1 555 555 0199" },
    { name: "@SUM(1,2)", message: '-1 line,\r\nthen "another"' },
    { name: "\t=1", email: "zoe@example.com" },
    { name: "\uFF1D1", message: 'In Germany;=1;@2;\t+3\n-4, and "";=5' },
  );
  const answer = await broker("/api/inquiries/export.csv");
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toContain("inquiries.csv");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const text = bytes.toString();
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(text).toContain(`,"+1 555 555 0199",`);
  expect(text).toContain(`"'@SUM(1,2)"`);
  expect(text).toContain(`"'-1 line,\r\nthen ""another"""`);
  expect(text).toContain(`"'\t'=1"`);
  expect(text).toContain(`"'\uFF1D1"`);
  expect(text).toContain(`"In Germany;'=1;'@2;\t'+3\n'-4, and """";'=5"`);
  const titles = "Reference,Received,Status,Name,Email,Phone,Service,Message";
  expect(text).toContain(`"${titles.replaceAll(",", '","')}","Delivery failed","Client"\r\n`);

  const narrowed = await broker("/api/inquiries/export.csv?text=another");
  expect(
    (await narrowed.text()).split("\r\n").filter((line) => line.includes("zoe@")),
  ).toHaveLength(1);
});

test("the export follows the filter, also for failed deliveries", async () => {
  const [first = ""] = await take({ name: "Kim Osei" }, { name: "Sam Tate" });
  await store.db.updateTable("inquiry").set({ isUndelivered: 1 }).where("id", "=", first).execute();
  const table = await (await broker("/api/inquiries/export.csv?undelivered=1")).text();
  expect(table).toContain("Kim Osei");
  expect(table).not.toContain("Sam Tate");
});

test("the export continues past its first chunk", async () => {
  const row = (index: number) => ({
    id: randomUUID(),
    reference: `R-${index}`,
    key: null,
    contentHash: "",
    receivedAt: "2026-07-14T09:00:00.000Z",
    name: "Zoë",
    email: "zoe@example.com",
    phone: "(555) 555-0199",
    service: "other" as const,
    message: "Many of us.",
    searchKey: "",
    status: "new" as const,
    settledAt: null,
  });
  await store.db
    .insertInto("inquiry")
    .values(Array.from({ length: 1201 }, (_, index) => row(index)))
    .execute();
  const lines = (await (await broker("/api/inquiries/export.csv")).text()).trim().split("\r\n");
  expect(new Set(lines).size).toBe(1202);
});
