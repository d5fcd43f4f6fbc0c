import { randomUUID } from "node:crypto";
import type { PageOf } from "@frontage/records/schemas/page-of";
import type { DealPage, Deal } from "@frontage/records/schemas/deal";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";

const store = sharedStore();
let deal: string;
let otherDeal: string;

beforeAll(async () => {
  deal = await addDeal(store.db, store.client);
  otherDeal = await addDeal(store.db, store.otherClient, "2 Sample Square");
});

test("a broker narrows every list to one client's records", async () => {
  const broker = store.as(store.broker);
  const json = async (path: string) => (await broker(path)).json();
  const post = (path: string, value: object) =>
    broker(path, {
      method: "POST",
      body: JSON.stringify(value),
      headers: { "Content-Type": "application/json" },
    });
  for (const [dealId, { id }] of [
    [deal, store.client],
    [otherDeal, store.otherClient],
  ] as const) {
    const party = { role: "lender", company: "", email: "a@example.com", phone: "" };
    await post(`/api/clients/${id}/parties`, { ...party, name: id, dealIds: [dealId] });
    const date = { kind: "deadline", day: "2099-07-14", location: "", note: "" };
    await post(`/api/clients/${id}/events`, { ...date, title: "Deadline", dealId });
    await broker(`/api/documents?name=List&mediaType=text%2Fcsv&dealId=${dealId}&type=other`, {
      method: "POST",
      body: "name,value\na,1\n",
    });
    await broker(`/api/threads?clientId=${id}`);
  }

  const { id: clientId } = store.otherClient;
  const own = `clientId=${clientId}`;
  expect(await json(`/api/deals/details?${own}`)).toMatchObject({
    total: 1,
    items: [{ id: otherDeal }],
  });
  expect(await json("/api/deals/details")).toMatchObject({ total: 2 });
  expect(await json(`/api/deals?${own}`)).toMatchObject({ total: 1, items: [{ id: otherDeal }] });
  expect(await json(`/api/deals/names?${own}`)).toMatchObject([
    { client: { id: clientId }, deals: [{ id: otherDeal, name: "2 Sample Square" }] },
  ]);
  expect(await json(`/api/contacts?${own}`)).toMatchObject({
    total: 1,
    items: [{ name: clientId, dealIds: [otherDeal] }],
  });
  expect(await json(`/api/documents?${own}`)).toMatchObject({
    total: 1,
    items: [{ name: "List", dealId: otherDeal }],
  });
  const days = "from=2099-07-01&to=2099-07-31";
  expect(await json(`/api/events?${days}`)).toHaveLength(2);
  expect(await json(`/api/events?${days}&${own}`)).toMatchObject([{ dealId: otherDeal }]);
  expect(await json(`/api/events?${days}&dealId=${deal}`)).toMatchObject([{ dealId: deal }]);
  expect(await json(`/api/threads?${own}`)).toMatchObject([{ name: store.otherClient.name }]);
});

test.each(["nobody", "the broker"])("the lists of %s, who is no client, are empty", async (who) => {
  const clientId = who === "nobody" ? "nobody" : store.broker.id;
  for (const path of ["deals", "deals/details", "events", "threads", "contacts", "documents"]) {
    const answer = await store.as(store.broker)(
      `/api/${path}?clientId=${clientId}${path === "events" ? "&from=2099-07-01&to=2099-07-31" : ""}`,
    );
    expect([path, answer.status]).toEqual([path, 200]);
    const list = await answer.json();
    expect(list.items ?? list).toEqual([]);
  }
});

test("a client who names another gets nothing of theirs", async () => {
  const list = async (path: string) =>
    (await store.as(store.client)(`/api/${path}?clientId=${store.otherClient.id}`)).json();
  expect(await list("deals/details")).toEqual({ items: [], total: 0 });
  expect(await list("deals")).toEqual({ items: [], total: 0, volume: 0 });
  expect(await list("deals/names")).toEqual([]);
});

test("open and closed deals are listed apart, each with its next key date and what all are worth", async () => {
  const client = await store.accounts.create({
    name: "Lists of deals",
    email: "lists@example.com",
    role: "client",
    password: "correct horse battery staple",
  });
  const add = async (name: string, change: object) => {
    const id = await addDeal(store.db, client, name);
    await store.db.updateTable("deal").set(change).where("id", "=", id).execute();
    return id;
  };
  const sale = await add("1 List Road", { side: "sale", stage: "closing", price: 2_000_000 });
  const over = await add("2 List Road", { side: "sale", stage: "closed", price: 3_000_000 });
  await add("3 List Road", {
    side: "lease",
    stage: "tours",
    price: null,
    archivedAt: "2026-07-01T00:00:00Z",
  });
  const addDate = (dealId: string, label: string, date: object) =>
    store.db
      .insertInto("keyDate")
      .values({
        id: randomUUID(),
        clientId: client.id,
        dealId,
        label,
        position: 0,
        kind: "deadline",
        basis: "",
        status: "open",
        day: "2020-01-01",
        changedAt: "2026-07-01T00:00:00Z",
        ...date,
      })
      .execute();
  await addDate(sale, "Done", { status: "done" });
  await addDate(sale, "Contract", { kind: "effective-date" });
  await addDate(sale, "Closing", { day: "2099-01-01" });
  await addDate(sale, "Estoppels", { day: "2098-01-01" });
  await addDate(over, "Missed", {});
  await addDate(over, "Receive by", { kind: "exchange-receipt", day: "2020-02-01" });

  const list = async (query: string): Promise<DealPage> =>
    (await store.as(store.broker)(`/api/deals?clientId=${client.id}&${query}`)).json();
  const labels = ({ items }: DealPage) =>
    items.map(({ name, keyDates }) => [name, ...keyDates.map(({ label }) => label)]);
  const open = await list("status=open");
  expect([open.total, open.volume]).toEqual([1, 2_000_000]);
  expect(labels(open)).toEqual([["1 List Road", "Estoppels"]]);
  const closed = await list("status=closed");
  expect([closed.total, closed.volume]).toEqual([2, 3_000_000]);
  expect(labels(closed)).toEqual(
    expect.arrayContaining([["2 List Road", "Receive by"], ["3 List Road"]]),
  );
  expect(labels(await list("status=closed&side=lease"))).toEqual([["3 List Road"]]);
  expect(labels(await list("stage=closing"))).toEqual([["1 List Road", "Estoppels"]]);

  const first = await list("limit=2");
  const second = await list(`limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items]).toEqual((await list("limit=3")).items);
  expect([first.total, first.volume]).toEqual([3, 5_000_000]);
});

test("a list of events leaves out key dates if asked to", async () => {
  const days = "from=2098-01-01&to=2099-01-01";
  const list = async (query: string): Promise<unknown[]> =>
    (await store.as(store.broker)(`/api/events?${days}${query}`)).json();
  expect(await list("")).toHaveLength(2);
  expect(await list("&keyDates=0")).toEqual([]);
});

test("the pages of properties together are the whole list, once", async () => {
  for (let at = 0; at < 5; at += 1) await addDeal(store.db, store.client, `${at} Paged Road`);
  const broker = store.as(store.broker);
  const list = async (query: string): Promise<PageOf<Deal>> =>
    (await broker(`/api/deals/details?${query}`)).json();
  const all = await list("limit=200");
  const paged: Deal[] = [];
  let next = "";
  do {
    const page = await list(`limit=2${next}`);
    expect(page.total).toBe(all.items.length);
    paged.push(...page.items);
    next = page.nextCursor ? `&cursor=${page.nextCursor}` : "";
  } while (next);
  expect(paged).toEqual(all.items);
});
