import type { Deal } from "@frontage/records/schemas/deal";
import type { ListingStatus } from "@frontage/records/schemas/listing";
import type { NextSteps } from "@frontage/records/schemas/next-steps";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { OfferBoard, OwnOffer, SaleTerms } from "@frontage/records/schemas/offer";
import type { Today } from "@frontage/records/schemas/today";
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addOffer, addProspect, leaseTerms, saleTerms } from "../../test/listing.ts";
import { addCompleteListing, enterRoomOf } from "../../test/room.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";

import { loadListingCards } from "../assistant/cards/load-listing-cards.ts";
import { today } from "../time/today.ts";

const store = sharedStore();
type As = ReturnType<TestStore["as"]>;
let broker: As;
let client: As;
let dealId: string;
let listingId: string;
let slug: string;

beforeAll(() => {
  broker = store.as(store.broker);
  client = store.as(store.client);
});
beforeEach(async () => {
  for (const table of ["listing", "deal", "notification", "email", "attempt", "thread"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  dealId = await addDeal(store.db, store.client, "15 Placeholder Plaza");
  await store.db.updateTable("deal").set({ side: "sale", stage: "offers" }).execute();
  slug = `plaza-${randomUUID().slice(0, 8)}`;
  listingId = await addCompleteListing(store, { slug, clientId: store.client.id, dealId });
});

const body = (value: unknown, method = "POST"): RequestInit => ({
  method,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});
const json = async <Value>(answer: Promise<Response>): Promise<Value> => {
  const response = await answer;
  expect(response.status).toBe(200);
  return response.json();
};
const done = async (answer: Promise<Response>) => expect((await answer).status).toBe(204);
const board = (of = listingId) => json<OfferBoard>(broker(`/api/listings/${of}/offers`));
const deal = () => json<Deal>(client(`/api/deals/${dealId}`));
const notes = async (who: As) =>
  (await json<PortalNotification[]>(who("/api/notifications"))).map(({ title }) => title);
const emails = async () =>
  (
    await store.db
      .selectFrom("email")
      .selectAll()
      .where("kind", "=", "offer-state")
      .orderBy("createdAt")
      .execute()
  ).map(({ content }) => JSON.parse(content ?? "{}") as { subject: string; message: string });

async function offered(terms: SaleTerms = saleTerms, of = listingId): Promise<string> {
  const prospectId = await addProspect(store.db, of);
  return addOffer(store.db, { listingId: of, prospectId }, { terms });
}
async function accept(id: string, contractOn = "2099-07-20", of = listingId) {
  const version = (await board(of)).offers.find((offer) => offer.id === id)?.version;
  await done(broker(`/api/offers/${id}/accept`, body({ contractOn, othersMessage: "", version })));
}
const versionOf = async (id = listingId) => (await board(id)).version;
const setStatus = async (status: ListingStatus, id = listingId) =>
  broker(`/api/listings/${id}/status`, body({ status, version: await versionOf(id) }, "PUT"));
const publish = async (id: string) =>
  broker(`/api/listings/${id}/publish`, body({ version: await versionOf(id) }));
const withdraw = async (id = listingId) =>
  broker(`/api/listings/${id}/withdraw`, body({ version: await versionOf(id) }));
const stateOf = async (id: string) =>
  (await board()).offers.find((offer) => offer.id === id)?.state;

test("back on the market, the accepted offer has ended, as buyer, owner and broker hear", async () => {
  const id = await offered();
  await accept(id);
  await store.db.deleteFrom("notification").execute();
  await store.db.deleteFrom("email").execute();
  await done(setStatus("available"));
  expect(await stateOf(id)).toBe("ended");
  expect((await board()).history[0]).toMatchObject({ kind: "ended", offerId: id });
  expect(await emails()).toMatchObject([
    {
      subject: "Contract ended: 15 Placeholder Plaza",
      message: expect.stringContaining("$12,150,000"),
    },
  ]);
  expect(await notes(client)).toContain("Contract ended: private buyer 1, $12,150,000");
  expect(await notes(broker)).toContain("Contract ended: Abara Retail Partners, $12,150,000");
  // The deal looks for another contract, at what the listing asks, without the ended one's days.
  const { keyDates, price, progress } = await deal();
  expect({ price, progress }).toEqual({
    price: 12_400_000,
    progress: { side: "sale", stage: "offers" },
  });
  expect(keyDates.filter(({ day }) => day !== undefined)).toEqual([]);
});

test("a withdrawn listing's contract has ended, and a sold one's hasn't", async () => {
  const id = await offered();
  await accept(id);
  await done(setStatus("sold"));
  await done(setStatus("under-contract"));
  expect(await stateOf(id)).toBe("accepted");
  await done(withdraw());
  expect(await stateOf(id)).toBe("ended");
  await done(publish(listingId));
  const next = await offered();
  await accept(next);
  await done(setStatus("sold"));
  await done(withdraw());
  expect(await stateOf(next)).toBe("accepted");
});

test("nothing of an ended contract is left in the next one", async () => {
  const first = await offered({ ...saleTerms, deposit: 500_000 });
  await accept(first);
  await store.db
    .updateTable("keyDate")
    .set({ status: "done", settledOn: "2099-07-23" })
    .where("label", "in", ["Earnest money due", "Title objection", "Financing contingency"])
    .execute();
  await done(setStatus("available"));
  const cash: SaleTerms = {
    ...saleTerms,
    deposit: 50_000,
    payment: "cash",
    contingencies: ["inspection", "title"],
  };
  await accept(await offered(cash), "2099-09-01");
  const second = new Map((await deal()).keyDates.map((date) => [date.label, date]));
  expect(second.get("Earnest money due")).toMatchObject({
    basis: "Deposit of $50,000",
    done: false,
    status: "open",
    day: "2099-09-04",
  });
  expect(second.get("Title objection")).toMatchObject({ status: "open", day: "2099-09-21" });
  expect(second.get("Closing")).toMatchObject({ status: "open", day: "2099-11-02" });
  expect(second.has("Financing contingency")).toBe(false);

  // With a loan again, it is back and open.
  await done(setStatus("available"));
  await accept(await offered(), "2099-11-02");
  const third = new Map((await deal()).keyDates.map((date) => [date.label, date]));
  expect(third.get("Financing contingency")).toMatchObject({ status: "open", day: "2099-12-17" });
  expect(third.get("Earnest money due")).toMatchObject({ basis: "Deposit of $250,000" });
});

test("a contract that 1.0.0 left in the dates doesn't leak into the next one, either", async () => {
  const id = await offered({ ...saleTerms, deposit: 500_000 });
  await accept(id);
  await store.db.updateTable("keyDate").set({ status: "done" }).execute();
  await store.db.updateTable("offer").set({ state: "ended" }).execute();
  await store.db.updateTable("listing").set({ status: "available" }).execute();
  await accept(await offered({ ...saleTerms, deposit: 50_000 }), "2099-09-01");
  const dates = new Map((await deal()).keyDates.map((date) => [date.label, date]));
  expect(dates.get("Earnest money due")).toMatchObject({
    basis: "Deposit of $50,000",
    status: "open",
  });
  expect([...dates.values()].filter(({ status }) => status !== "open")).toEqual([]);
});

test("a lease that ends leaves its deal without commencement, and the next one sets it again", async () => {
  await store.db.updateTable("deal").set({ side: "lease", stage: "proposal" }).execute();
  await store.db.updateTable("listing").set({ kind: "lease" }).execute();
  const propose = async (startsOn: string) => {
    const prospectId = await addProspect(store.db, listingId);
    return addOffer(store.db, { listingId, prospectId }, { terms: { ...leaseTerms, startsOn } });
  };
  const first = await propose("2099-10-01");
  await accept(first);
  await store.db.updateTable("listing").set({ status: "lease-pending" }).execute();
  await done(withdraw());
  expect(await stateOf(first)).toBe("ended");
  expect((await deal()).keyDates.filter(({ day }) => day !== undefined)).toEqual([]);
  await store.db.updateTable("listing").set({ status: "available" }).execute();
  await accept(await propose("2100-01-01"));
  const days = Object.fromEntries((await deal()).keyDates.map(({ day, label }) => [label, day]));
  expect(days).toMatchObject({
    "Lease commencement": "2100-01-01",
    "Lease expiration": "2104-12-31",
  });
});

test("a deal has one listing on the site, however a second would get there", async () => {
  const other = await addCompleteListing(store, {
    clientId: store.client.id,
    dealId,
    status: "withdrawn",
  });
  expect((await publish(other)).status).toBe(409);
  await done(withdraw());
  await done(publish(other));
  const refused = await publish(listingId);
  expect(refused.status).toBe(409);
  expect(((await refused.json()) as { error: string }).error).toBe(
    "This deal has a listing. Change that one, or withdraw it first.",
  );
  // Nor by connecting one that is published with the deal, even if the deal's own is sold.
  await done(setStatus("sold", other));
  const third = await addCompleteListing(store, { dealId: null });
  const connect = async () =>
    broker(`/api/listings/${third}/deal`, body({ dealId, version: await versionOf(third) }, "PUT"));
  expect((await connect()).status).toBe(409);
  await done(withdraw(other));
  await done(connect());
});

test("of two listings of a deal that are published at the same moment, one is", async () => {
  const other = await addCompleteListing(store, {
    clientId: store.client.id,
    dealId,
    status: "withdrawn",
  });
  await done(withdraw());
  const versions = await Promise.all([versionOf(), versionOf(other)]);
  const answers = await Promise.all(
    [listingId, other].map((id, at) =>
      broker(`/api/listings/${id}/publish`, body({ version: versions[at] })),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
});

test("a listing with a contract keeps its deal; one that gets a deal brings its contract along", async () => {
  const id = await offered();
  await accept(id);
  const change = async (to: string | null, of = listingId) =>
    broker(`/api/listings/${of}/deal`, body({ dealId: to, version: await versionOf(of) }, "PUT"));
  expect((await change(null)).status).toBe(409);

  const alone = await addCompleteListing(store, { dealId: null });
  const own = await offered({ ...saleTerms, price: 9_000_000 }, alone);
  await accept(own, "2099-08-03", alone);
  const second = await addDeal(store.db, store.client, "48 Example Road");
  await store.db
    .updateTable("deal")
    .set({ side: "sale", stage: "offers" })
    .where("id", "=", second)
    .execute();
  await done(change(second, alone));
  const { keyDates, price } = await json<Deal>(client(`/api/deals/${second}`));
  expect(price).toBe(9_000_000);
  expect(keyDates.find(({ label }) => label === "Effective date")?.day).toBe("2099-08-03");
});

test("an expired offer is nowhere among the open ones", async () => {
  const high = await offered({ ...saleTerms, price: 13_000_000 });
  await offered({ ...saleTerms, price: 12_100_000 });
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await store.db.updateTable("offer").set({ expiresAt }).where("id", "=", high).execute();
  const listing = await json<{ offers: { total: number; best: { amount: number } } }>(
    broker(`/api/listings/${listingId}`),
  );
  expect(listing.offers).toMatchObject({ total: 1, best: { amount: 12_100_000 } });
  const { needsYou } = await json<Today>(broker("/api/today"));
  expect(needsYou?.items.map(({ id }) => id)).not.toContain(high);
  const steps = await json<NextSteps>(client("/api/next"));
  expect(steps.sentence).toMatch(/^Answer a \$12,100,000 offer for /);
  const cards = await loadListingCards({ db: store.db, records: store.db }, [dealId], new Date());
  const facts = cards.map(({ label, text }) => `${label}: ${text}`).join("\n");
  expect(facts).toContain("Offers: One open offer");
  expect(facts).toContain("Highest offer: $12,100,000");
  // Asking for best and final, and an acceptance, leave it alone.
  await done(
    broker(
      `/api/listings/${listingId}/best-and-final`,
      body({
        message: "Please send your best.",
        dueOn: "2099-07-20",
        dueAt: "17:00",
        version: await versionOf(),
      }),
    ),
  );
  expect(await emails()).toHaveLength(1);
});

const expire = async (prospectId?: string) => {
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  const update = store.db.updateTable("offer").set({ expiresAt });
  await (prospectId === undefined ? update : update.where("prospectId", "=", prospectId)).execute();
};
const expiry = { expiresOn: "2099-07-20", expiresAt: "17:00" };

test("a buyer whose offer has expired can make another, which is then the one to change", async () => {
  const email = "sam.whitlock@example.com";
  const buyer = { name: "Sam Whitlock", email, company: "", role: "principal", buyerName: "" };
  const enter = (price: number) =>
    broker(
      `/api/listings/${listingId}/offers`,
      body({ buyer, receivedOn: today(), offer: { ...saleTerms, ...expiry, price } }),
    );
  const { id: first } = await json<{ id: string }>(enter(11_000_000));
  expect((await enter(11_100_000)).status).toBe(409);
  await expire();
  const { id: second } = await json<{ id: string }>(enter(11_200_000));
  const offers = new Map((await board()).offers.map((offer) => [offer.id, offer]));
  expect([...offers.keys()].toSorted()).toEqual([first, second].toSorted());
  // The expired one doesn't come back beside it.
  const change = { ...saleTerms, ...expiry, version: offers.get(first)?.version };
  const refused = await broker(`/api/offers/${first}`, body(change, "PUT"));
  expect(refused.status).toBe(409);
  expect(((await refused.json()) as { error: string }).error).toBe(
    "This buyer has an open offer. Please change that one.",
  );
});

test("a buyer reads and changes their open offer, and makes another beside an expired one", async () => {
  const cookie = await enterRoomOf(store, slug);
  const ask = (init: RequestInit = {}) =>
    store.ask(`/api/room/${slug}/offer`, {
      ...init,
      headers: { Cookie: cookie, "Content-Type": "application/json" },
    });
  const send = (price: number, version?: number) =>
    ask({
      method: "PUT",
      body: JSON.stringify({ offer: { ...saleTerms, ...expiry, price }, files: [], version }),
    });
  const first = await json<OwnOffer>(send(11_000_000));
  await expire();
  await json(send(11_200_000));
  // As if the expired one had come later: the open one is theirs.
  await store.db
    .updateTable("offer")
    .set({ receivedAt: "2098-01-01T00:00:00.000Z" })
    .where("id", "=", first.offer?.id ?? "")
    .execute();
  expect(await json<OwnOffer>(ask())).toMatchObject({ offer: { terms: { price: 11_200_000 } } });
  expect(await json<OwnOffer>(send(11_300_000, 1))).toMatchObject({
    offer: { terms: { price: 11_300_000 } },
  });
  expect((await send(11_400_000)).status).toBe(409);
});

test("expired offers don't count among the open ones that a listing can have", async () => {
  const prospectId = await addProspect(store.db, listingId);
  for (let made = 0; made < 200; made++) await addOffer(store.db, { listingId, prospectId });
  const buyer = { name: "Sam", email: "sam@example.com", company: "", role: "principal" };
  const enter = () =>
    broker(
      `/api/listings/${listingId}/offers`,
      body({
        buyer: { ...buyer, buyerName: "" },
        receivedOn: today(),
        offer: { ...saleTerms, ...expiry },
      }),
    );
  expect((await enter()).status).toBe(409);
  await expire(prospectId);
  await json(enter());
});

test("the client's overview begins with a counter to approve, then offers, before what to sign", async () => {
  const document = {
    id: randomUUID(),
    clientId: store.client.id,
    dealId,
    name: "Purchase agreement, revision 3",
    nameKey: "purchase agreement",
    nameOrder: "purchase agreement",
    type: "purchase-agreement",
    status: "needs-signature",
    fileName: "file.pdf",
    mediaType: "application/pdf",
    isOwn: 0,
    updatedAt: new Date().toISOString(),
    bytes: 1,
  } as const;
  await store.db.insertInto("document").values(document).execute();
  const next = async () => (await json<NextSteps>(client("/api/next"))).sentence;
  expect(await next()).toMatch(/^Sign revision 3/);
  const id = await offered();
  expect(await next()).toMatch(/^Answer a \$12,150,000 offer for /);
  // Also if a newer listing of theirs has none.
  await addListing(store.db, {
    clientId: store.client.id,
    dealId: await addDeal(store.db, store.client),
    createdAt: "2098-01-01T00:00:00.000Z",
  });
  expect(await next()).toMatch(/^Answer a \$12,150,000 offer for /);
  const terms = { ...saleTerms, price: 12_250_000, note: "" };
  await done(
    broker(
      `/api/offers/${id}/counter`,
      body({ terms, expiresOn: "2099-07-20", expiresAt: "17:00", version: 1 }, "PUT"),
    ),
  );
  expect(await next()).toMatch(/^Approve a \$12,250,000 counter for /);
  await done(client(`/api/deals/${dealId}/offers/${id}/counter/approve`, body({ version: 2 })));
  expect(await next()).toMatch(/^Sign revision 3/);
});

test("Today keeps an offer until it is answered, and a counter is waited for with its price", async () => {
  const id = await offered();
  const today = async () => {
    const { needsYou, waiting } = await json<Today>(broker("/api/today"));
    return {
      needs: needsYou?.items.filter(({ kind }) => kind === "offer") ?? [],
      waits: waiting?.items.filter(({ kind }) => kind === "counter") ?? [],
    };
  };
  expect((await today()).needs).toMatchObject([{ id, isSeen: false, listing: { dealId } }]);
  await done(broker(`/api/listings/${listingId}/offers/reviewed`, body({})));
  expect((await today()).needs).toMatchObject([{ id, isSeen: true }]);

  const terms = { ...saleTerms, price: 12_250_000, note: "" };
  await done(
    broker(
      `/api/offers/${id}/counter`,
      body({ terms, expiresOn: "2099-07-20", expiresAt: "17:00", version: 1 }, "PUT"),
    ),
  );
  expect(await today()).toMatchObject({
    needs: [],
    waits: [
      {
        id,
        state: expect.stringMatching(/^Counter with Taylor/),
        who: "Taylor Morgan",
        terms: { price: 12_250_000 },
      },
    ],
  });
  await done(client(`/api/deals/${dealId}/offers/${id}/counter/approve`, body({ version: 2 })));
  expect(await today()).toMatchObject({ needs: [{ reason: "counter-approved" }], waits: [] });
  const message = "Here is our counter.";
  await done(broker(`/api/offers/${id}/counter/send`, body({ message, version: 3 })));
  expect(await today()).toMatchObject({
    needs: [],
    waits: [
      {
        state: expect.stringMatching(/^Counter sent/),
        who: "Abara Retail Partners",
        listing: { dealId },
      },
    ],
  });
});

test("Today keeps a message until it is answered or dismissed, and a later one comes back", async () => {
  await json(client("/api/threads"));
  const { id: threadId } = await store.db
    .selectFrom("thread")
    .select("id")
    .where("clientId", "=", store.client.id)
    .where("kind", "=", "broker")
    .executeTakeFirstOrThrow();
  const write = (who: As, text: string, id = randomUUID()) =>
    json<{ id: string }>(
      who(`/api/threads/${threadId}/messages/${id}`, body({ text, attachmentIds: [] }, "PUT")),
    );
  const needs = async () =>
    ((await json<Today>(broker("/api/today"))).needsYou?.items ?? []).filter(
      ({ kind }) => kind === "message",
    );
  await write(client, "When do we close?");
  expect(await needs()).toMatchObject([{ text: "When do we close?", unread: 1 }]);
  await done(broker(`/api/threads/${threadId}/read`, { method: "POST" }));
  expect(await needs()).toMatchObject([{ text: "When do we close?", unread: 0 }]);
  await write(broker, "In May.");
  expect(await needs()).toEqual([]);

  const { id: messageId } = await write(client, "Thank you!");
  const dismiss = (seen: string) =>
    broker(`/api/threads/${threadId}/dismiss`, body({ messageId: seen }));
  await done(dismiss(messageId));
  expect(await needs()).toEqual([]);
  await write(client, "And the keys?");
  expect(await needs()).toMatchObject([{ text: "And the keys?" }]);
  // It isn't what was dismissed.
  expect((await dismiss(messageId)).status).toBe(409);
});

test("a buyer whose contract has ended reads so, and may make another offer", async () => {
  const cookie = await enterRoomOf(store, slug);
  const ask = (path = "", init: RequestInit = {}) =>
    store.ask(`/api/room/${slug}/offer${path}`, {
      ...init,
      headers: { Cookie: cookie, "Content-Type": "application/json" },
    });
  const offer = { ...saleTerms, expiresOn: "2099-07-20", expiresAt: "17:00" };
  const send = () => ask("", { method: "PUT", body: JSON.stringify({ offer, files: [] }) });
  const own = await json<OwnOffer>(send());
  await accept(own.offer?.id ?? "");
  await done(setStatus("available"));
  expect(await json<OwnOffer>(ask())).toMatchObject({ isOpen: true, offer: { state: "ended" } });
  expect(await json<OwnOffer>(send())).toMatchObject({ offer: { state: "open" } });
});
