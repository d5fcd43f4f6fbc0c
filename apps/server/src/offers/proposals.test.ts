import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import type { Deal } from "@frontage/records/schemas/deal";
import type { LeaseTerms, OfferBoard, OwnOffer } from "@frontage/records/schemas/offer";
import type { Space } from "@frontage/records/schemas/space";
import type { Today } from "@frontage/records/schemas/today";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addOffer, addProspect, leaseTerms, saleTerms, suite } from "../../test/listing.ts";
import { addCompleteListing, enterRoomOf } from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";
import { today } from "../time/today.ts";

// Proposals for the spaces of a building, which may be for sale as a whole.

const store = sharedStore();
let listingId: string;
let saleDealId: string;
let slug: string;

const first = suite({ id: "first", name: "Suite 1", squareFeet: 1200 });
const third = suite({ id: "third", name: "Suite 3", rent: { amount: 24.5, unit: "sf-year" } });

beforeEach(async () => {
  for (const table of ["listing", "deal", "notification", "email", "attempt"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  saleDealId = await addDeal(store.db, store.client, "200 Sample Avenue");
  await store.db.updateTable("deal").set({ side: "sale", stage: "offers" }).execute();
  slug = `avenue-${randomUUID().slice(0, 8)}`;
  listingId = await addCompleteListing(store, {
    slug,
    clientId: store.client.id,
    dealId: saleDealId,
    details: { address: "200 Sample Avenue", spaces: [first, third] },
  });
});

const ask = (path: string, method = "GET", body?: object) =>
  store.as(store.broker)(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
const board = async (): Promise<OfferBoard> =>
  (await ask(`/api/listings/${listingId}/offers`)).json();
const listing = async (): Promise<BrokerListing> =>
  (await ask(`/api/listings/${listingId}`)).json();
/** The client's deals as the client reads them, without archived ones. */
async function clientsDeals(): Promise<Deal[]> {
  const rows = await store.db
    .selectFrom("deal")
    .select("id")
    .where("archivedAt", "is", null)
    .execute();
  const client = store.as(store.client);
  return Promise.all(rows.map(async ({ id }) => (await client(`/api/deals/${id}`)).json()));
}
const statuses = async () =>
  (await listing()).details.spaces?.map(({ name, status }) => `${name} ${status}`);
const stateOf = async (id: string) =>
  (await board()).offers.find((offer) => offer.id === id)?.state;

async function proposed(spaceIds: string[], changes: Partial<LeaseTerms> = {}): Promise<string> {
  const prospectId = await addProspect(store.db, listingId);
  const terms = { ...leaseTerms, spaceIds, ...changes };
  return addOffer(store.db, { listingId, prospectId }, { terms });
}
async function accept(id: string, othersMessage = "") {
  const version = (await board()).offers.find((offer) => offer.id === id)?.version;
  const form = { contractOn: "2099-07-20", othersMessage, version };
  return ask(`/api/offers/${id}/accept`, "POST", form);
}
async function saveSpaces(spaces: readonly Space[]) {
  const { details, version } = await listing();
  return ask(`/api/listings/${listingId}`, "PUT", { details: { ...details, spaces }, version });
}

const expiry = { expiresOn: "2099-07-20", expiresAt: "17:00" };
/** Someone in the document room. */
async function inRoom() {
  const cookie = await enterRoomOf(store, slug);
  const headers = { Cookie: cookie, "Content-Type": "application/json" };
  const path = `/api/room/${slug}/offer`;
  return {
    read: async (): Promise<OwnOffer> => (await store.ask(path, { headers })).json(),
    send: (terms: object, version?: number) =>
      store.ask(path, {
        method: "PUT",
        headers,
        body: JSON.stringify({ offer: { ...terms, ...expiry }, files: [], version }),
      }),
  };
}
const errorOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, ((await response.json()) as { error: string }).error];
};

test("a tenant proposes for a space that is available, and for no other", async () => {
  await saveSpaces([first, { ...third, status: "pending" }]);
  const { read, send } = await inRoom();
  const own = await read();
  expect(own.isOpen).toBe(true);
  expect(own.listing.spaces?.map(({ name, status }) => [name, status])).toEqual([
    ["Suite 1", "available"],
    ["Suite 3", "pending"],
  ]);
  const terms = { ...leaseTerms, spaceIds: ["first"], freeMonths: 3, increase: 3 };
  expect(await errorOf(send({ ...terms, spaceIds: [] }))).toEqual([400, "Please choose a space."]);
  expect(await errorOf(send({ ...terms, spaceIds: ["third"] }))).toEqual([
    409,
    "Suite 3 isn’t available: lease pending.",
  ]);
  expect(await errorOf(send({ ...terms, spaceIds: ["gone"] }))).toEqual([
    409,
    "This space is no longer offered.",
  ]);
  const tooFree = await send({ ...terms, freeMonths: 61 });
  expect(tooFree.status).toBe(400);
  expect(await tooFree.text()).toContain("Free months can’t exceed the term.");
  const sent = await send(terms);
  expect(sent.status).toBe(200);
  expect(((await sent.json()) as OwnOffer).offer?.terms).toEqual(terms);
});

test("a proposal for a listing's only space names it without being asked", async () => {
  await saveSpaces([third]);
  const { send } = await inRoom();
  const { offer } = (await (await send(leaseTerms)).json()) as OwnOffer;
  expect(offer?.terms).toMatchObject({ spaceIds: ["third"] });
});

test("an accepted proposal begins a lease deal of its own, and its space is pending", async () => {
  const sale = await addOffer(store.db, {
    listingId,
    prospectId: await addProspect(store.db, listingId),
  });
  const rival = await proposed(["first", "third"]);
  const other = await proposed(["first"]);
  const id = await proposed(["third"], { rent: 24 });
  expect((await accept(id, "The owner has accepted another one.")).status).toBe(204);

  expect(await statuses()).toEqual(["Suite 1 available", "Suite 3 pending"]);
  expect((await listing()).status).toBe("available");
  expect(await Promise.all([id, rival, other, sale].map(stateOf))).toEqual([
    "accepted",
    "declined",
    "open",
    "open",
  ]);
  const [lease, ...rest] = (await clientsDeals()).filter(({ id: one }) => one !== saleDealId);
  expect(rest).toEqual([]);
  expect(lease).toMatchObject({
    name: "Suite 3, 200 Sample Avenue",
    squareFeet: 4180,
    rent: 24,
    progress: { side: "lease", stage: "lease-execution" },
  });
  const days = lease?.keyDates.flatMap(({ day, label }) => (day ? `${label} ${day}` : []));
  expect(days).toEqual(
    expect.arrayContaining(["Lease commencement 2099-10-01", "Lease expiration 2104-09-30"]),
  );
  const unmoved = (await clientsDeals()).find(({ id: one }) => one === saleDealId);
  expect(unmoved?.progress).toEqual({ side: "sale", stage: "offers" });
  expect((await board()).dealId).toBe(saleDealId);
  const notes = await store.db.selectFrom("notification").select("title").execute();
  expect(notes.map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/^The proposal of private buyer \d is accepted: \$24\.00\/SF\/yr$/i),
  );
});

test("a lease's deal has its client for the landlord, and names the tenant to the broker, and to the client once names are shown", async () => {
  expect((await accept(await proposed(["third"]))).status).toBe(204);
  const dealId = (await clientsDeals()).find(({ id }) => id !== saleDealId)?.id ?? "";
  const asked = async (person: typeof store.broker) =>
    (await (await store.as(person)(`/api/deals/${dealId}`)).json()) as Deal;
  const tenantFor = async (person: typeof store.broker) => (await asked(person)).tenant;
  const { company } = await store.db
    .selectFrom("prospect")
    .innerJoin("offer", "offer.prospectId", "prospect.id")
    .select("company")
    .where("offer.dealId", "=", dealId)
    .executeTakeFirstOrThrow();
  expect(await tenantFor(store.broker)).toBe(company);
  await store.db.updateTable("listing").set({ areCompaniesShown: 0, areNamesShown: 0 }).execute();
  expect(await tenantFor(store.client)).toBeUndefined();
  expect(await asked(store.client)).toMatchObject({ isLandlord: true });
  await store.db.updateTable("listing").set({ areCompaniesShown: 1 }).execute();
  expect(await tenantFor(store.client)).toBe(company);
});

test("two suites are leased in two deals, and one that falls through is available again", async () => {
  const [one, two] = [await proposed(["first"]), await proposed(["third"])];
  await accept(one);
  await accept(two);
  expect(await statuses()).toEqual(["Suite 1 pending", "Suite 3 pending"]);
  expect(await clientsDeals()).toHaveLength(3);
  const [kept] = (await listing()).details.spaces ?? [];
  if (!kept) throw new Error("no space");
  expect((await saveSpaces([kept, third])).status).toBe(204);
  expect([await stateOf(one), await stateOf(two)]).toEqual(["accepted", "ended"]);
  const names = (await clientsDeals()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(["200 Sample Avenue", "Suite 1, 200 Sample Avenue"]);
  // The space can be proposed for and leased again, in another deal.
  expect((await accept(await proposed(["third"]))).status).toBe(204);
  expect(await statuses()).toEqual(["Suite 1 pending", "Suite 3 pending"]);
  expect(await clientsDeals()).toHaveLength(3);
});

test("a sale that falls through ends no lease, and a withdrawn listing frees its pending spaces", async () => {
  const lease = await proposed(["third"]);
  await accept(lease);
  const sale = await addOffer(store.db, {
    listingId,
    prospectId: await addProspect(store.db, listingId),
  });
  expect((await accept(sale)).status).toBe(204);
  expect([(await listing()).status, await statuses()]).toEqual([
    "under-contract",
    ["Suite 1 available", "Suite 3 pending"],
  ]);
  const { version } = await listing();
  await ask(`/api/listings/${listingId}/status`, "PUT", { status: "available", version });
  expect([await stateOf(lease), await stateOf(sale)]).toEqual(["accepted", "ended"]);
  const next = (await listing()).version;
  const withdrawn = await ask(`/api/listings/${listingId}/withdraw`, "POST", { version: next });
  expect(withdrawn.status).toBe(204);
  expect(await stateOf(lease)).toBe("ended");
  expect(await statuses()).toEqual(["Suite 1 available", "Suite 3 available"]);
});

test("a space of an accepted proposal can't be removed, and a sale that falls through ends no lease of one that was", async () => {
  const lease = await proposed(["third"]);
  await accept(lease);
  expect(await errorOf(saveSpaces([first]))).toEqual([
    409,
    "A proposal for Suite 3 is accepted. Close its deal, or mark Suite 3 as available, before you remove it.",
  ]);
  expect(await statuses()).toEqual(["Suite 1 available", "Suite 3 pending"]);
  expect((await saveSpaces([{ ...third, status: "pending" }])).status).toBe(204);
  // One that was removed nevertheless.
  const { details } = await listing();
  await store.db
    .updateTable("listing")
    .set({ status: "under-contract", details: JSON.stringify({ ...details, spaces: [first] }) })
    .execute();
  const { version } = await listing();
  const put = { status: "available", version };
  expect((await ask(`/api/listings/${listingId}/status`, "PUT", put)).status).toBe(204);
  expect(await stateOf(lease)).toBe("accepted");
});

test("of a building for sale, only offers to buy are its best price, and are asked for a better one", async () => {
  await proposed(["third"]);
  expect((await listing()).offers).not.toHaveProperty("best");
  const best = async () =>
    ask(`/api/listings/${listingId}/best-and-final`, "POST", {
      message: "Please send your best.",
      dueOn: "2099-07-20",
      dueAt: "17:00",
      version: (await board()).version,
    });
  expect(await errorOf(best())).toEqual([409, "There is no open offer."]);
  await addOffer(store.db, { listingId, prospectId: await addProspect(store.db, listingId) });
  expect((await listing()).offers.best?.amount).toBe(saleTerms.price);
  expect((await best()).status).toBe(204);
  const emails = await store.db
    .selectFrom("email")
    .select("id")
    .where("kind", "=", "offer-state")
    .execute();
  expect(emails).toHaveLength(1);
});

test("a building under contract goes on to lease, and proposals for a pending space wait for nothing", async () => {
  const held = await proposed(["third"]);
  const open = await proposed(["first"]);
  await accept(await proposed(["third"]));
  await store.db.updateTable("listing").set({ status: "under-contract" }).execute();
  const { needsYou } = (await (await ask("/api/today")).json()) as Today;
  expect(needsYou?.items.flatMap((item) => (item.kind === "offer" ? item.id : []))).toEqual([open]);
  expect(await errorOf(accept(held))).toEqual([409, "Suite 3 isn’t available: lease pending."]);
  const { read, send } = await inRoom();
  expect((await read()).isOpen).toBe(true);
  expect(await errorOf(send(saleTerms))).toEqual([
    409,
    "This property isn’t taking offers right now.",
  ]);
  expect((await send({ ...leaseTerms, spaceIds: ["first"] })).status).toBe(200);
  expect((await accept(open)).status).toBe(204);
  expect(await statuses()).toEqual(["Suite 1 pending", "Suite 3 pending"]);
});

test("the broker enters what came by email for an available space, and changes it whatever became of that", async () => {
  const email = "sam.whitlock@example.com";
  const buyer = { name: "Sam Whitlock", email, company: "", role: "principal", buyerName: "" };
  const terms = { ...leaseTerms, spaceIds: ["third"] };
  const form = { buyer, receivedOn: today(), offer: { ...terms, ...expiry } };
  const entered = await ask(`/api/listings/${listingId}/offers`, "POST", form);
  const { id } = (await entered.json()) as { id: string };
  await accept(await proposed(["third"]));
  const version = (await board()).offers.find((offer) => offer.id === id)?.version;
  const change = { ...terms, ...expiry, rent: 13, version };
  expect((await ask(`/api/offers/${id}`, "PUT", change)).status).toBe(204);
  const other = { ...form, buyer: { ...buyer, email: "other@example.com" } };
  expect(await errorOf(ask(`/api/listings/${listingId}/offers`, "POST", other))).toEqual([
    409,
    "Suite 3 isn’t available: lease pending.",
  ]);
});

test("a counter that moves a tenant to another suite goes on without the first one, and only that is taken", async () => {
  const moved = await proposed(["third"]);
  const rival = await proposed(["third"]);
  const counter = async (id: string, spaceId: string) => {
    const version = (await board()).offers.find((offer) => offer.id === id)?.version;
    const terms = { ...leaseTerms, spaceIds: [spaceId] };
    return ask(`/api/offers/${id}/counter`, "PUT", { terms, ...expiry, version });
  };
  // Their suite is taken, so that they are offered the other one.
  expect((await accept(rival)).status).toBe(204);
  expect(await errorOf(counter(moved, "third"))).toEqual([
    409,
    "Suite 3 isn’t available: lease pending.",
  ]);
  expect((await counter(moved, "first")).status).toBe(204);
  const approve = `/api/deals/${saleDealId}/offers/${moved}/counter/approve`;
  const approved = await store.as(store.client)(approve, {
    method: "POST",
    body: JSON.stringify({ version: 2 }),
    headers: { "Content-Type": "application/json" },
  });
  expect(approved.status).toBe(204);
  const { needsYou } = (await (await ask("/api/today")).json()) as Today;
  expect(needsYou?.items.flatMap((item) => (item.kind === "offer" ? item.id : []))).toEqual([
    moved,
  ]);
  const send = { message: "Suite 1 is available.", version: 3 };
  expect((await ask(`/api/offers/${moved}/counter/send`, "POST", send)).status).toBe(204);
  const same = await proposed(["first"]);
  const form = { contractOn: "2099-07-20", othersMessage: "", version: 4, isAtCounter: true };
  expect((await ask(`/api/offers/${moved}/accept`, "POST", form)).status).toBe(204);
  expect(await statuses()).toEqual(["Suite 1 pending", "Suite 3 pending"]);
  expect(await stateOf(same)).toBe("open");
});

test("a proposal that a counter moved to an accepted one’s suite is declined with the others", async () => {
  const moved = await proposed(["third"]);
  const version = (await board()).offers.find((offer) => offer.id === moved)?.version;
  const terms = { ...leaseTerms, spaceIds: ["first"] };
  await ask(`/api/offers/${moved}/counter`, "PUT", { terms, ...expiry, version });
  expect((await accept(await proposed(["first"]), "Another one is accepted.")).status).toBe(204);
  expect(await stateOf(moved)).toBe("declined");
});

test("a lease's rent starts after its free months, and a renewal brings the notice of it", async () => {
  const { details } = await listing();
  await store.db
    .updateTable("listing")
    .set({ details: JSON.stringify({ ...details, occupancy: 80 }) })
    .execute();
  const terms = { startsOn: "2100-02-01", freeMonths: 3 };
  await accept(await proposed(["third"], terms));
  await accept(await proposed(["first"], { ...terms, renewal: "One 5-year option" }));
  const deals = new Map((await clientsDeals()).map((deal) => [deal.name, deal]));
  const [without, renewed] = ["Suite 3", "Suite 1"].map((name) =>
    deals.get(`${name}, 200 Sample Avenue`),
  );
  const dayOf = (deal: Deal | undefined, label: string) =>
    deal?.keyDates.find((date) => date.label === label)?.day;
  expect(dayOf(without, "Rent start")).toBe("2100-05-01");
  expect(without?.keyDates.map(({ label }) => label)).not.toContain("Option notice");
  expect(dayOf(renewed, "Option notice")).toBeDefined();
  // The building's occupancy says nothing about a suite.
  expect(without?.occupancy).toBeUndefined();
});

test("emails and notices about a proposal call it one, with its suite", async () => {
  const id = await proposed(["third"]);
  const form = { message: "Thank you for your proposal.", version: 1 };
  expect((await ask(`/api/offers/${id}/decline`, "POST", form)).status).toBe(204);
  const [email] = await store.db
    .selectFrom("email")
    .select("content")
    .where("kind", "=", "offer-state")
    .execute();
  expect(JSON.parse(email?.content ?? "{}")).toMatchObject({
    subject: "Your proposal was declined: Suite 3, 200 Sample Avenue",
  });
  const notes = await store.db.selectFrom("notification").select("title").execute();
  expect(notes.map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/^The proposal of .+ was declined$/),
  );
});
