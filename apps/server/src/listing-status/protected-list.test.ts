import type { Deal } from "@frontage/records/schemas/deal";
import type { ProtectedList } from "@frontage/records/schemas/protected-list";
import { createHash, randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addOffer, addProspect } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";
import { textOfFile } from "../assistant/passages/text-of-file.ts";
import { listDeadlines } from "../today/deadlines.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import { startOfDay } from "../time/start-of-day.ts";

const store = sharedStore();
const timeZone = "America/Chicago";
const today = dayAt(new Date(), timeZone);
const at = (day: string) => `${day}T18:00:00.000Z`;
let listingId: string;
let dealId: string;

beforeEach(async () => {
  for (const table of ["listing", "deal", "document"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  dealId = await addDeal(store.db, store.client, "88 Sample Street");
  listingId = await addListing(store.db, {
    dealId,
    clientId: store.client.id,
    details: { address: "88 Sample Street" },
    termFrom: dayAfter(today, -190),
    termEndsAt: startOfDay(dayAfter(today, -9), timeZone),
    protectionDays: 120,
    listDays: 15,
  });
});

const ask = (path: string, method = "GET", body?: object, by = store.broker) =>
  store.as(by)(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
const path = () => `/api/listings/${listingId}/protected-list`;
const read = async () => (await (await ask(path())).json()) as ProtectedList;
const send = async (ids: readonly string[]) =>
  ask(path(), "POST", { ids, version: (await read()).listing.version });
const dates = async () =>
  ((await (await ask(`/api/deals/${dealId}`)).json()) as Deal).otherDates?.map(
    ({ day, label }) => `${label} ${day}`,
  );

/** Ellis toured and offered; Max signed elsewhere; Lee only asked. */
async function addBuyers() {
  const ellis = await addProspect(store.db, listingId, {
    name: "Ellis Rowe",
    company: "Rowe Storage",
    createdAt: at("2026-03-12"),
    signedAt: at("2026-03-14"),
    touredAt: at("2026-04-02"),
    offeredAt: at("2026-04-18"),
  });
  await addOffer(
    store.db,
    { listingId, prospectId: ellis },
    { state: "declined", changedAt: at("2026-04-20") },
  );
  const max = await addProspect(store.db, listingId, {
    name: "Max Dorsey",
    company: "",
    role: "broker",
    createdAt: at("2026-04-12"),
    signedAt: at("2026-04-12"),
  });
  await store.db
    .insertInto("agreement")
    .values({
      id: randomUUID(),
      listingId,
      prospectId: max,
      textSha256: null,
      property: "",
      name: "Max Dorsey",
      email: "",
      company: "",
      phone: "",
      role: "broker",
      signature: "",
      consent: "",
      ipAddress: "",
      userAgent: "",
      recordedBy: "Jordan",
      endsOn: "2027-04-10",
      signedAt: at("2026-04-10"),
    })
    .execute();
  const lee = await addProspect(store.db, listingId, {
    name: "Lee Marchetti",
    company: "Example Bank",
    role: "lender",
    createdAt: at("2026-04-22"),
  });
  return { ellis, max, lee };
}

test("the list names everyone with the day of each step, and says whom the client sees as private", async () => {
  await addBuyers();
  const list = await read();
  expect(list).toMatchObject({
    to: dayAfter(today, -10),
    protectedUntil: dayAfter(today, 110),
    dueOn: dayAfter(today, 5),
    client: { id: store.client.id },
  });
  expect(list.buyers).toMatchObject([
    {
      name: "Ellis Rowe",
      company: "Rowe Storage",
      isPrivate: true,
      firstContactOn: "2026-03-12",
      touredOn: "2026-04-02",
      offered: "$12,150,000, declined Apr 20",
    },
    { name: "Max Dorsey", firstContactOn: "2026-04-10", signed: { isElsewhere: true } },
    { name: "Lee Marchetti", firstContactOn: "2026-04-22" },
  ]);
  await store.db.updateTable("listing").set({ areCompaniesShown: 1, areNamesShown: 1 }).execute();
  expect((await read()).buyers.map(({ isPrivate }) => isPrivate)).toEqual([false, false, false]);
});

test("the client gets the checked buyers as a PDF and a CSV, whose hashes are in the log", async () => {
  const { ellis, max } = await addBuyers();
  expect((await send([ellis, max])).status).toBe(204);
  const { sent } = await read();
  expect(sent?.on).toBe(today);
  expect(sent?.documents.map(({ name }) => name)).toEqual([
    "Protected list, 88 Sample Street, PDF",
    "Protected list, 88 Sample Street, CSV",
  ]);
  const files = await Promise.all(
    (sent?.documents ?? []).map(async ({ id }) => {
      const file = await ask(
        `/api/documents/${id}/versions/1/file`,
        "GET",
        undefined,
        store.client,
      );
      return Buffer.from(await file.arrayBuffer());
    }),
  );
  const [pdf = Buffer.of(), csv = Buffer.of()] = files;
  const texts = [
    JSON.stringify(await textOfFile("application/pdf", new Uint8Array(pdf))),
    csv.toString(),
  ];
  for (const text of texts) {
    expect(text).toContain("Ellis Rowe");
    expect(text).toContain("Signed elsewhere, Apr 10, 2026");
    expect(text).not.toContain("Marchetti");
  }
  const log = await store.db
    .selectFrom("audit")
    .select(["clientId", "subjectName"])
    .where("subject", "=", "document")
    .where("action", "=", "create")
    .execute();
  for (const [index, file] of files.entries()) {
    const sha256 = createHash("sha256").update(file).digest("hex");
    // The client's activity, which reads what has a client, doesn't list the hash.
    expect(log).toContainEqual({
      clientId: null,
      subjectName: `${sent?.documents[index]?.name}, SHA-256 ${sha256}`,
    });
  }
});

test("the client gets one email that the list is in their documents", async () => {
  const { ellis } = await addBuyers();
  await store.db.deleteFrom("notification").execute();
  await send([ellis]);
  const news = await store.db
    .selectFrom("notification")
    .innerJoin("email", "email.id", "notification.emailId")
    .select(["notification.personId", "notification.title", "notification.path"])
    .execute();
  expect(news).toEqual([
    {
      personId: store.client.id,
      title: "The protected list is in your documents",
      path: `/dashboard/deals/${dealId}`,
    },
  ]);
});

test("its due day is among the deal’s dates and in Today, until it is sent", async () => {
  const { ellis } = await addBuyers();
  const inToday = async () =>
    (await listDeadlines(store.db, { day: today, now: new Date() })).items
      .filter(({ label }) => label === "Protected list due")
      .map(({ day }) => day);
  expect(await dates()).toEqual([`Protected list due ${dayAfter(today, 5)}`]);
  expect(await inToday()).toEqual([dayAfter(today, 5)]);
  await send([ellis]);
  expect(await dates()).toBeUndefined();
  expect(await inToday()).toEqual([]);
});

test("a late list is missed in Today, until it is sent", async () => {
  const { ellis } = await addBuyers();
  await store.db.updateTable("listing").set({ listDays: 2 }).execute();
  const missed = async () => {
    const { items, overdue } = await listDeadlines(store.db, { day: today, now: new Date() });
    return [overdue, items.map(({ daysLeft }) => daysLeft)];
  };
  expect(await missed()).toEqual([1, [-8]]);
  await send([ellis]);
  expect(await missed()).toEqual([0, []]);
});

test("two tabs send one list, and a running agreement, a missing client or nobody checked none", async () => {
  const { ellis } = await addBuyers();
  const { listing } = await read();
  const body = { ids: [ellis], version: listing.version };
  expect((await ask(path(), "POST", { ...body, ids: [] })).status).toBe(400);
  expect((await ask(path(), "POST", body)).status).toBe(204);
  expect((await ask(path(), "POST", body)).status).toBe(409);
  expect(await store.db.selectFrom("document").select("id").execute()).toHaveLength(2);
  expect(await store.db.selectFrom("upload").select("key").execute()).toEqual([]);
  await store.db
    .updateTable("listing")
    .set({ dealId: null, clientId: null, listSentAt: null })
    .execute();
  expect(await (await send([ellis])).json()).toMatchObject({
    error: "Connect the listing with a client’s deal first.",
  });
  await store.db
    .updateTable("listing")
    .set({ termEndsAt: startOfDay(dayAfter(today, 1), timeZone) })
    .execute();
  expect((await ask(path())).status).toBe(409);
});

test("a list is sent once for its term, whoever reloads the page", async () => {
  const { ellis } = await addBuyers();
  await send([ellis]);
  const again = await send([ellis]);
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ error: "The protected list was sent already." });
  expect(await store.db.selectFrom("document").select("id").execute()).toHaveLength(2);
});

test("a buyer who is erased while the list is written isn’t sent", async () => {
  const { ellis, max } = await addBuyers();
  const { write } = store.pdfs;
  store.pdfs.write = async (...of) => {
    const at = new Date().toISOString();
    await store.db.updateTable("prospect").set({ erasedAt: at }).where("id", "=", max).execute();
    return write.apply(store.pdfs, of);
  };
  try {
    expect((await send([ellis, max])).status).toBe(409);
  } finally {
    store.pdfs.write = write;
  }
  expect(await store.db.selectFrom("document").select("id").execute()).toEqual([]);
  expect((await send([ellis])).status).toBe(204);
});

test.each([{ dealId: null, clientId: null }, { clientId: null }])(
  "nobody is reminded of a list that has no client to get it: %o",
  async (columns) => {
    await store.db.updateTable("listing").set(columns).execute();
    const { items } = await listDeadlines(store.db, { day: today, now: new Date() });
    expect(items).toEqual([]);
    expect(await dates()).toBeUndefined();
  },
);

test("a list that is owed is in Today, however many listings without a client ended before, and without a deal, too", async () => {
  for (let count = 0; count < 26; count += 1) {
    const termEndsAt = startOfDay(dayAfter(today, -20), timeZone);
    await addListing(store.db, { termFrom: dayAfter(today, -190), termEndsAt });
  }
  const owed = async () =>
    (await listDeadlines(store.db, { day: today, now: new Date() })).items.map(({ id }) => id);
  expect(await owed()).toEqual([listingId]);
  await store.db.updateTable("listing").set({ dealId: null }).where("id", "=", listingId).execute();
  expect(await owed()).toEqual([listingId]);
});

test("a deal has the dates of its withdrawn listing beside those of the new one", async () => {
  await store.db.updateTable("listing").set({ status: "withdrawn" }).execute();
  await addListing(store.db, {
    dealId,
    clientId: store.client.id,
    termFrom: today,
    termEndsAt: startOfDay(dayAfter(today, 181), timeZone),
    protectionDays: 120,
    listDays: 15,
  });
  expect(await dates()).toEqual([
    `Protected list due ${dayAfter(today, 5)}`,
    `Listing agreement ends ${dayAfter(today, 180)}`,
  ]);
});

test("a renewed agreement has a list of its own", async () => {
  const { ellis } = await addBuyers();
  await send([ellis]);
  const { listing } = await read();
  const term = { from: today, to: dayAfter(today, 180), protectionDays: 120, listDays: 15 };
  await ask(`/api/listings/${listingId}/term`, "PUT", { term, version: listing.version });
  const row = store.db.selectFrom("listing").select(["listSentAt", "listPdfId"]);
  expect(await row.executeTakeFirst()).toEqual({ listSentAt: null, listPdfId: null });
});
