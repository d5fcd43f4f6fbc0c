import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import type { Deal } from "@frontage/records/schemas/deal";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import {
  addListing,
  addOffer,
  addProspect,
  leaseTerms,
  listingDetails,
  saleTerms,
  suite,
} from "../../test/listing.ts";
import { cookieOf, enterRoomOf, newestLink, roomPages } from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";
import { readListings } from "../listing-pages/read-listings.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import { startOfDay } from "../time/start-of-day.ts";
import { listNeeds } from "../today/needs.ts";

const store = sharedStore();
/** Where the property is. */
const timeZone = "America/Chicago";
const today = dayAt(new Date(), timeZone);
let slug: string;
let listingId: string;
let dealId: string;

beforeEach(async () => {
  for (const table of ["listing", "deal", "todayMark", "attempt"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  slug = `plaza-${randomUUID().slice(0, 8)}`;
  dealId = await addDeal(store.db, store.client);
  listingId = await addListing(store.db, { slug, dealId, clientId: store.client.id });
});

const ask = (path: string, method = "GET", body?: object, by = store.broker) =>
  store.as(by)(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
const read = async () => (await (await ask(`/api/listings/${listingId}`)).json()) as BrokerListing;
/** A term that ends so many days after today. */
const setTerm = async (endsIn: number, more: object = {}) => {
  const term = {
    from: dayAfter(today, endsIn - 180),
    to: dayAfter(today, endsIn),
    protectionDays: 180,
    listDays: 15,
    ...more,
  };
  const { version } = await read();
  return ask(`/api/listings/${listingId}/term`, "PUT", { term, version });
};
const shown = async () => (await readListings(store.db, Date.now())).shown.map(({ id }) => id);
const needs = async (now = new Date()) =>
  (await listNeeds(store.db, { now, personId: store.broker.id })).items.filter(
    ({ kind }) => kind === "term",
  );

test("a listing is available on the last day of its agreement, and leaves the site the day after", async () => {
  expect((await setTerm(0)).status).toBe(204);
  expect((await read()).status).toBe("available");
  expect(await shown()).toEqual([listingId]);
  await setTerm(-1);
  expect(await read()).toMatchObject({
    status: "lapsed",
    term: { to: dayAfter(today, -1), protectionDays: 180, listDays: 15 },
  });
  expect(await shown()).toEqual([]);
});

test("an ended agreement takes no signatures, closes the room and holds offers, until it’s renewed", async () => {
  const cookie = await enterRoomOf(store, slug);
  const room = () =>
    store.api.request(`http://frontage.test/api/room/${slug}`, { headers: { Cookie: cookie } });
  const prospectId = await addProspect(store.db, listingId);
  const offerId = await addOffer(store.db, { listingId, prospectId });
  const { version } = await store.db
    .selectFrom("offer")
    .select("version")
    .where("id", "=", offerId)
    .executeTakeFirstOrThrow();
  const until = { expiresOn: "2099-06-17", expiresAt: "17:00" };
  const send = (action: string, method: string, body: object) =>
    ask(`/api/offers/${offerId}${action}`, method, { ...body, version });
  const change = () => send("", "PUT", { ...saleTerms, ...until });
  const agreement = async () => (await roomPages(store).get(`/listings/${slug}/agreement`)).status;
  expect([(await room()).status, await agreement()]).toEqual([200, 200]);

  await setTerm(-1);
  expect([(await room()).status, await agreement()]).toEqual([404, 404]);
  for (const answer of [
    await change(),
    await send("/counter", "PUT", { terms: saleTerms, ...until }),
    await send("/accept", "POST", { contractOn: today, othersMessage: "" }),
  ]) {
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      error: "The listing agreement has ended. Renew it first.",
    });
  }
  const { status } = await store.db
    .selectFrom("listing")
    .select("status")
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
  expect(status).toBe("available");

  await setTerm(180);
  expect([(await room()).status, await agreement()]).toEqual([200, 200]);
  expect(await shown()).toEqual([listingId]);
  expect((await read()).slug).toBe(slug);
  expect((await change()).status).toBe(204);
});

test("confirming it doesn’t extend an agreement, and a withdrawn listing is renewed before it returns", async () => {
  await setTerm(-1);
  const { version } = await read();
  const confirmed = await ask(`/api/listings/${listingId}/confirm`, "POST", { version });
  expect(confirmed.status).toBe(409);
  await ask(`/api/listings/${listingId}/withdraw`, "POST", { version });
  const again = { version: version + 1 };
  const published = await ask(`/api/listings/${listingId}/publish`, "POST", again);
  expect(await published.json()).toMatchObject({
    error: "The listing agreement has ended. Renew it first.",
  });
});

test("under contract it stays, and Today only asks", async () => {
  await store.db.updateTable("listing").set({ status: "under-contract" }).execute();
  await setTerm(-1);
  expect(await shown()).toEqual([listingId]);
  expect((await read()).status).toBe("under-contract");
  expect(await needs()).toMatchObject([{ id: listingId, daysLeft: -1 }]);
});

test("under contract it leases none of its spaces after the end", async () => {
  const space = suite();
  await store.db
    .updateTable("listing")
    .set({
      status: "under-contract",
      details: JSON.stringify({ ...listingDetails, spaces: [space] }),
    })
    .execute();
  const prospectId = await addProspect(store.db, listingId);
  const terms = { ...leaseTerms, spaceIds: [space.id] };
  const offerId = await addOffer(store.db, { listingId, prospectId }, { terms });
  await setTerm(-1);
  const { version } = await store.db
    .selectFrom("offer")
    .select("version")
    .where("id", "=", offerId)
    .executeTakeFirstOrThrow();
  const body = { contractOn: today, othersMessage: "", version };
  const refused = await ask(`/api/offers/${offerId}/accept`, "POST", body);
  expect(await refused.json()).toMatchObject({
    error: "The listing agreement has ended. Renew it first.",
  });
});

test("Today asks 30 and 7 days ahead, and after the end, whatever was dismissed before", async () => {
  await setTerm(60);
  const on = (daysBefore: number) =>
    new Date(Date.parse(startOfDay(dayAfter(today, 60 - daysBefore), timeZone)) + 3_600_000);
  expect(await needs(on(32))).toEqual([]);
  const [asked] = await needs(on(30));
  expect(asked).toMatchObject({ kind: "term", daysLeft: 30, name: "15 Placeholder Plaza" });
  await store.db
    .insertInto("todayMark")
    .values({
      personId: store.broker.id,
      kind: "term",
      recordId: listingId,
      at: asked?.at ?? "",
      hiddenUntil: "9999",
    })
    .execute();
  expect(await needs(on(8))).toEqual([]);
  expect(await needs(on(7))).toMatchObject([{ daysLeft: 7 }]);
  expect(await needs(on(-1))).toMatchObject([{ daysLeft: -1 }]);
});

test("a deal waits for the broker to renew the agreement, from 30 days ahead", async () => {
  const waitingFor = async (by: typeof store.broker) =>
    ((await (await ask(`/api/deals/${dealId}`, "GET", undefined, by)).json()) as Deal).waitingFor;
  await setTerm(31);
  expect(await waitingFor(store.broker)).toBeUndefined();
  await setTerm(1);
  const what = "Listing agreement ends tomorrow";
  const path = `/dashboard/listings/${listingId}?new=listing-term`;
  const yours = { kind: "term", isYours: true, who: "You", what, verb: "Renew", path };
  expect(await waitingFor(store.broker)).toMatchObject(yours);
  expect(await waitingFor(store.client)).toMatchObject({ isYours: false, what, verb: "Open" });
});

test("the client reads the term’s end among the deal’s dates", async () => {
  await setTerm(20);
  const answer = await ask(`/api/deals/${dealId}`, "GET", undefined, store.client);
  const { otherDates } = (await answer.json()) as Deal;
  expect(otherDates).toMatchObject([
    { day: dayAfter(today, 20), label: "Listing agreement ends", source: "listing" },
  ]);
});

test.each(["America/Los_Angeles", "America/New_York"])(
  "the term ends on the same day when the property turns out to be in %s",
  async (zone) => {
    await setTerm(20);
    await store.db.updateTable("listing").set({ status: "withdrawn" }).execute();
    const { details, version } = await read();
    const moved = { ...details, timeZone: zone };
    const changed = await ask(`/api/listings/${listingId}`, "PUT", { details: moved, version });
    expect(changed.status).toBe(204);
    expect((await read()).term?.to).toBe(dayAfter(today, 20));
    await store.db.updateTable("listing").set({ status: "available" }).execute();
    const { otherDates } = (await (await ask(`/api/deals/${dealId}`)).json()) as Deal;
    expect(otherDates).toMatchObject([{ day: dayAfter(today, 20) }]);
  },
);

test.each([
  [{ to: dayAfter(today, -200) }, { to: "The end must be after the start." }],
  [{ to: dayAfter(today, 1200) }, { to: "Please check the year." }],
  [{ protectionDays: 731 }, { protectionDays: "Enter 0 to 730 days." }],
  [{ protectionDays: -1 }, { protectionDays: "Enter 0 to 730 days." }],
])("a term with %o is refused beside its field", async (more, fields) => {
  const refused = await setTerm(0, more);
  expect(refused.status).toBe(400);
  const body = (await refused.json()) as { fields: Record<string, string> };
  expect(
    Object.fromEntries(Object.entries(body.fields).map(([key, text]) => [key.slice(5), text])),
  ).toEqual(fields);
});

test("who used an emailed link while the agreement was over enters once it’s renewed", async () => {
  const email = `${slug}@example.com`;
  await enterRoomOf(store, slug, { email });
  const token = await newestLink(store, slug, email);
  await setTerm(-1);
  const refused = await roomPages(store).post(`/listings/${slug}/enter`, { token });
  expect(refused.status).toBe(404);
  await setTerm(180);
  expect(cookieOf(await roomPages(store).get(`/listings/${slug}/enter`))).toBe("");
  expect((await roomPages(store).get(`/listings/${slug}/enter`)).status).toBe(200);
});

test("open offers and running contracts are counted apart, and the contract of a leased space isn’t", async () => {
  const [pending, leased] = [suite({ status: "pending" }), suite({ status: "leased" })];
  const details = JSON.stringify({ ...listingDetails, spaces: [pending, leased] });
  await store.db.updateTable("listing").set({ status: "under-contract", details }).execute();
  const add = async (more: Parameters<typeof addOffer>[2]) =>
    addOffer(store.db, { listingId, prospectId: await addProspect(store.db, listingId) }, more);
  await add({});
  await add({ state: "accepted" });
  for (const { id } of [pending, leased]) {
    await add({ state: "accepted", terms: { ...leaseTerms, spaceIds: [id] } });
  }
  expect((await read()).offers).toMatchObject({
    total: 4,
    open: 1,
    contracts: { whole: 1, spaces: 1 },
  });
});
