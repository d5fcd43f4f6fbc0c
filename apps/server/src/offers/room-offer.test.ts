import type { OfferBoard, OwnOffer } from "@frontage/records/schemas/offer";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { Today } from "@frontage/records/schemas/today";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sheetOf } from "@frontage/records/offer-sheet";
import { addListing, addOffer, listingDetails, saleTerms } from "../../test/listing.ts";
import { enterRoomOf } from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";
import { cleanUp } from "../cleanup/cleanup.ts";

const store = sharedStore();
let slug: string;
let listingId: string;
let cookie: string;

beforeEach(async () => {
  for (const table of ["listing", "deal", "attempt", "notification"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  slug = `plaza-${randomUUID().slice(0, 8)}`;
  const dealId = await addDeal(store.db, store.client, "15 Placeholder Plaza");
  listingId = await addListing(store.db, { slug, clientId: store.client.id, dealId });
  cookie = await enterRoomOf(store, slug);
});

const ask = (path: string, init: RequestInit = {}) =>
  store.ask(`/api/room/${slug}/offer${path}`, {
    ...init,
    headers: {
      Cookie: cookie,
      ...(typeof init.body === "string" ? { "Content-Type": "application/json" } : {}),
    },
  });
const read = async (): Promise<OwnOffer> => (await ask("")).json();
const offer = (changes: object = {}) => ({
  ...saleTerms,
  ...changes,
  expiresOn: "2099-07-20",
  expiresAt: "17:00",
});
const send = (terms: object = {}, more: object = {}) =>
  ask("", { method: "PUT", body: JSON.stringify({ offer: offer(terms), files: [], ...more }) });
const board = async (): Promise<OfferBoard> =>
  (await store.as(store.broker)(`/api/listings/${listingId}/offers`)).json();
const notes = async (who = store.broker): Promise<string[]> =>
  ((await (await store.as(who)("/api/notifications")).json()) as PortalNotification[]).map(
    ({ title }) => title,
  );

test("a prospect sends an offer, which the broker and the client hear of", async () => {
  expect(await read()).toMatchObject({ isOpen: true, listing: { price: 12_400_000 } });
  expect((await send()).status).toBe(200);
  expect((await read()).offer).toMatchObject({ state: "open", terms: { price: 12_150_000 } });
  expect(
    await (await store.ask(`/api/room/${slug}`, { headers: { Cookie: cookie } })).json(),
  ).toMatchObject({ offerKind: "sale" });
  expect((await board()).offers).toMatchObject([
    { buyer: "Fairley Holdings", person: "Dana Fairley", isReviewed: false },
  ]);
  expect(await notes()).toContain("Fairley Holdings offers $12,150,000, 2.0% under asking");
  expect(await notes(store.client)).toContain("Private buyer 1 offers $12,150,000");
  const { offeredAt } = await store.db
    .selectFrom("prospect")
    .select("offeredAt")
    .executeTakeFirstOrThrow();
  expect(offeredAt).not.toBeNull();
});

test("a client whose listing has no deal, as after a change of its kind, hears of its offers on the overview", async () => {
  await store.db.updateTable("listing").set({ dealId: null }).execute();
  await send();
  const heard = await (await store.as(store.client)("/api/notifications")).json();
  expect(heard).toMatchObject([
    { title: "Private buyer 1 offers $12,150,000", path: "/dashboard" },
  ]);
});

test("an offer that the broker has seen on Today has no unread notice", async () => {
  await send();
  const broker = store.as(store.broker);
  const unread = async () =>
    ((await (await broker("/api/notifications")).json()) as PortalNotification[]).filter(
      ({ isRead, kind }) => kind === "offer" && !isRead,
    ).length;
  expect(await unread()).toBe(1);
  const today = (await (await broker("/api/today")).json()) as Today;
  const need = today.needsYou?.items.find(({ kind }) => kind === "offer");
  const seen = await broker(`/api/today/offer/${need?.id}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ at: need?.at, mark: "seen" }),
  });
  expect(seen.status).toBe(204);
  expect(await unread()).toBe(0);
});

test("a prospect gets their first offer's page by email, and no more for its changes", async () => {
  await store.db.deleteFrom("email").execute();
  await send();
  await send({ price: 12_160_000 }, { version: (await read()).offer?.version });
  const rows = await store.db
    .selectFrom("email")
    .select("content")
    .where("kind", "=", "offer-state")
    .execute();
  expect(rows.map(({ content }) => JSON.parse(content ?? "{}"))).toEqual([
    {
      action: "receipt",
      offerId: (await read()).offer?.id,
      subject: "Your offer at $12,150,000 is with Jordan: 15 Placeholder Plaza",
      message:
        "I have your offer, and I’ll reply by email. It’s open until Monday, July 20, 5pm Central time (Chicago). You can change or withdraw it until it’s accepted.",
    },
  ]);
});

test("many changes of one offer are one notification and one email to each, and another offer has its own", async () => {
  for (const table of ["email", "notification"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  await send();
  for (const price of [12_160_000, 12_170_000, 12_180_000, 12_190_000]) {
    await send({ price }, { version: (await read()).offer?.version });
  }
  expect(await notes()).toEqual([
    "Fairley Holdings changed their offer to $12,190,000, 1.7% under asking",
  ]);
  expect(await notes(store.client)).toEqual(["Private buyer 1 changed their offer: $12,190,000"]);
  const waiting = async (personId: string) =>
    store.db.selectFrom("email").select("about").where("personId", "=", personId).execute();
  expect(await waiting(store.broker.id)).toHaveLength(1);
  expect(await waiting(store.client.id)).toHaveLength(1);
  const other = await enterRoomOf(store, slug, {
    email: "kim@example.com",
    name: "Kim Osei",
    signature: "Kim Osei",
  });
  cookie = other;
  await send();
  expect(await notes()).toHaveLength(3);
  expect(await waiting(store.client.id)).toHaveLength(2);
});

test("the selling client's activity names no buyer", async () => {
  expect((await send()).status).toBe(200);
  const log = await (await store.as(store.client)("/api/audit")).text();
  expect(log).not.toMatch(/Fairley/);
  expect(await (await store.as(store.broker)("/api/audit")).text()).toContain("Dana Fairley");
});

const counterExpiry = { expiresOn: "2099-07-17", expiresAt: "17:00" };

test("a counter can be accepted until it expires, and no longer once the broker withdrew it", async () => {
  await send();
  const { id } = (await read()).offer ?? {};
  const asBroker = store.as(store.broker);
  const post = async (path: string, json: object) => {
    const version = (await board()).offers[0]?.version;
    const headers = { "Content-Type": "application/json" };
    const content = JSON.stringify({ ...json, version });
    return asBroker(`/api/offers/${id}/${path}`, { method: "POST", headers, body: content });
  };
  const sentAt = new Date().toISOString();
  const counter = { ...saleTerms, price: 12_250_000, note: "" };
  const counterTo = async (counterExpiresAt: string) =>
    store.db
      .updateTable("offer")
      .set({
        counter: JSON.stringify(counter),
        counterState: "sent",
        counterAt: sentAt,
        counterExpiresAt,
      })
      .execute();
  await counterTo(sentAt);
  const { version } = (await read()).offer ?? {};
  const accept = { isCounterAccepted: true, version };
  const late = await send({ price: 12_250_000 }, accept);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    error: "This counter has expired. You can change your offer instead.",
  });
  await counterTo("2099-07-17T22:00:00.000Z");
  expect((await post("counter/withdraw", {})).status).toBe(204);
  const { history, offer: own } = await read();
  expect(own?.counter).toBeUndefined();
  expect(history[0]?.kind).toBe("counter-recalled");
  const withdrawn = await send({ price: 12_250_000 }, accept);
  expect(withdrawn.status).toBe(409);
  expect(await withdrawn.text()).toContain("withdrew the counter");
  await counterTo("2099-07-17T22:00:00.000Z");
  const now = (await read()).offer?.version;
  expect((await send({ price: 12_250_000 }, { ...accept, version: now })).status).toBe(200);
  expect(await notes()).toContain(
    "Fairley Holdings accepts the counter at $12,250,000, 1.2% under asking",
  );
});

test("a counter is seen once its buyer opens it, of which nothing is theirs before it is sent", async () => {
  await send();
  const { id } = (await read()).offer ?? {};
  const asBroker = store.as(store.broker);
  const put = async (path: string, json: object, method = "POST") => {
    const version = (await board()).offers[0]?.version;
    const headers = { "Content-Type": "application/json" };
    const content = JSON.stringify({ ...json, version });
    return (await asBroker(`/api/offers/${id}/${path}`, { method, headers, body: content })).status;
  };
  const counter = { ...saleTerms, price: 12_250_000, note: "" };
  expect(await put("counter", { terms: counter, ...counterExpiry }, "PUT")).toBe(204);
  await store.db.updateTable("offer").set({ counterState: "approved" }).execute();
  expect(await ask("/counter/seen", { method: "POST" })).toMatchObject({ status: 204 });
  const before = JSON.stringify(await read());
  expect(before).not.toMatch(/counter|12250000/);
  // Nor are they said to have changed it themselves.
  const late = await send({ price: 12_200_000 }, { version: 1 });
  expect(late.status).toBe(409);
  expect(await late.text()).not.toMatch(/counter|You /);
  expect(await put("counter/send", { message: "Our counter." })).toBe(204);
  const seenAt = async () => (await board()).offers[0]?.counter?.seenAt;
  expect(await seenAt()).toBeUndefined();
  await ask("/counter/seen", { method: "POST" });
  const first = await seenAt();
  expect(first).toBeDefined();
  await ask("/counter/seen", { method: "POST" });
  expect(await seenAt()).toBe(first);
  const log = await (await asBroker("/api/audit")).text();
  expect(log.match(/"action":"read"/g)).toHaveLength(1);
  expect((await read()).history.map(({ kind }) => kind)).toEqual(["counter-sent", "offered"]);
});

test("with the price on request, the buyer’s page has no relation to asking", async () => {
  await store.db
    .updateTable("listing")
    .set({ details: JSON.stringify({ ...listingDetails, isPriceOnRequest: true }) })
    .where("id", "=", listingId)
    .execute();
  await send();
  const { from, history, listing, offer: own } = await read();
  if (!own) throw new Error("no offer");
  expect(
    sheetOf({ from, history, listing, now: new Date(), offer: own, reader: "buyer" }).relation,
  ).not.toMatch(/asking/);
});

test("they change and withdraw it, each of which is kept, and offer again", async () => {
  await send();
  const { version } = (await read()).offer ?? {};
  // A second one would be another tab's.
  expect((await send()).status).toBe(409);
  expect((await send({ price: 12_250_000 }, { version })).status).toBe(200);
  expect((await send({ price: 1 }, { version })).status).toBe(409);
  const changed = (await read()).offer;
  const withdraw = await ask("/withdraw", {
    method: "POST",
    body: JSON.stringify({ version: changed?.version }),
  });
  expect(withdraw.status).toBe(204);
  expect((await read()).offer).toMatchObject({ state: "withdrawn" });
  expect((await board()).history.map(({ kind }) => kind)).toEqual([
    "withdrawn",
    "changed",
    "offered",
  ]);
  expect((await send({ price: 12_300_000 })).status).toBe(200);
  expect((await read()).offer).toMatchObject({ state: "open", terms: { price: 12_300_000 } });
});

test("who makes and withdraws offers again and again takes nobody else's place", async () => {
  await send();
  const { id: prospectId } = await store.db
    .selectFrom("prospect")
    .select("id")
    .executeTakeFirstOrThrow();
  await store.db.updateTable("offer").set({ state: "withdrawn" }).execute();
  for (let count = 1; count < 20; count++) {
    await addOffer(store.db, { listingId, prospectId }, { state: "withdrawn" });
  }
  expect((await send()).status).toBe(409);
  cookie = await enterRoomOf(store, slug, { email: "other@example.com", company: "Other LLC" });
  expect((await send()).status).toBe(200);
});

test("a file is uploaded for the offer and sent with it", async () => {
  const bytes = Buffer.from("%PDF-1.7\n%%EOF\n");
  const query = "name=Letter.pdf&mediaType=application/pdf&kind=proof-of-funds";
  const upload = () => ask(`/files?${query}`, { method: "POST", body: bytes });
  const { id } = (await (await upload()).json()) as { id: string };
  const unwanted = (await (await upload()).json()) as { id: string };
  expect((await ask(`/files/${unwanted.id}`, { method: "DELETE" })).status).toBe(204);
  await send({}, { files: [id, unwanted.id] });
  expect((await read()).offer?.files).toMatchObject([{ id, name: "Letter.pdf" }]);
  expect(await (await ask(`/files/${id}`)).text()).toBe(bytes.toString());
  // It was sent.
  expect((await ask(`/files/${id}`, { method: "DELETE" })).status).toBe(404);
});

test("a buyer's files count all together, sent or not, and unsent ones go after a day", async () => {
  const query = "name=Letter.pdf&mediaType=application/pdf&kind=proof-of-funds";
  const upload = () =>
    ask(`/files?${query}`, { method: "POST", body: Buffer.from("%PDF-1.7\n%%EOF\n") });
  const { id } = (await (await upload()).json()) as { id: string };
  await send({}, { files: [id] });
  await store.db
    .updateTable("offerFile")
    .set({ bytes: 200 * 1024 * 1024 })
    .where("id", "=", id)
    .execute();
  expect((await upload()).status).toBe(409);
  await store.db.updateTable("offerFile").set({ bytes: 1 }).execute();
  const unsent = (await (await upload()).json()) as { id: string };
  await cleanUp(store, Date.now() + 86_400_000 + 1000);
  const kept = await store.db.selectFrom("offerFile").select("id").execute();
  expect(kept).toEqual([{ id }]);
  expect(unsent.id).not.toBe(id);
  const { prospectId, ...file } = await store.db
    .selectFrom("offerFile")
    .selectAll()
    .executeTakeFirstOrThrow();
  // Of earlier offers.
  const earlier = await addOffer(store.db, { listingId, prospectId }, { state: "withdrawn" });
  for (let count = 1; count < 40; count++) {
    await store.db
      .insertInto("offerFile")
      .values({
        ...file,
        prospectId,
        id: randomUUID(),
        fileKey: `${file.fileKey}-${count}`,
        offerId: earlier,
      })
      .execute();
  }
  expect((await upload()).status).toBe(409);
});

test("a counter is theirs once it is sent, and the listing takes no offers under contract", async () => {
  await send();
  const counter = { counter: JSON.stringify({ ...saleTerms, price: 12_250_000 }) };
  const set = (columns: object) => store.db.updateTable("offer").set(columns).execute();
  await set({ ...counter, counterState: "proposed", counterAt: new Date().toISOString() });
  expect((await read()).offer).not.toHaveProperty("counter");
  await set({ counterState: "sent" });
  expect((await read()).offer?.counter).toMatchObject({ terms: { price: 12_250_000 } });
  await store.db.updateTable("listing").set({ status: "under-contract" }).execute();
  expect((await read()).isOpen).toBe(false);
  const { version } = (await read()).offer ?? {};
  expect((await send({}, { version })).status).toBe(409);
});

test("another prospect's offer and files aren't there", async () => {
  await send();
  cookie = await enterRoomOf(store, slug, { email: "other@example.com", company: "Other LLC" });
  expect(await read()).not.toHaveProperty("offer");
  expect((await send({ price: 12_000_000 })).status).toBe(200);
  expect((await board()).offers).toHaveLength(2);
});
