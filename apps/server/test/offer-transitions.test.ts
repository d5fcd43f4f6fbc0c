import { listingCan, settableFor, statusesOnSite } from "@frontage/records/listing-states";
import { isOpen, refusalOf } from "@frontage/records/offer-states";
import { formatDollars } from "@frontage/records/amounts";
import { addDays } from "@frontage/records/deal-clock/days";
import { type SaleTerms, offerTermsSchema } from "@frontage/records/schemas/offer";
import type { KeyDateRule } from "@frontage/records/schemas/key-date";
import fc from "fast-check";
import { expect, test } from "vitest";
import { loadListingItems } from "../src/assistant/records/load-listings.ts";
import { type Change, makeChange } from "../src/changes/make-change.ts";
import type { Person } from "../src/database/scope.ts";
import { Failure } from "../src/http/failure.ts";
import { changeKeyDates } from "../src/key-dates/change-key-dates.ts";
import {
  changeDeal,
  changeStatus,
  publishListing,
  withdrawListing,
} from "../src/listings/change-listing.ts";
import { readListing } from "../src/listings/queries.ts";
import { acceptOffer } from "../src/offers/accept-offer.ts";
import {
  approveCounter,
  changeOffer,
  declineOffer,
  enterOffer,
  proposeCounter,
  requestAcceptance,
  sendCounter,
  withdrawCounter,
  withdrawOffer,
} from "../src/offers/change-offer.ts";
import { stagedOf } from "../src/offers/rows.ts";
import { listDeadlines } from "../src/today/deadlines.ts";
import { listNeeds } from "../src/today/needs.ts";
import { addDeal } from "./deal.ts";
import { saleTerms } from "./listing.ts";
import { addCompleteListing } from "./room.ts";
import { sharedStore } from "./store.ts";

// Any sequence of what people do with offers and listings, by the functions that the routes call.

const store = sharedStore();

type World = { listings: string[]; deals: string[] };

/** Two deals of a client, and three listings: one on the market, and two that aren't published. */
async function begin(): Promise<World> {
  for (const table of ["listing", "deal", "property", "notification", "email"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  const deals = [];
  for (const name of ["15 Placeholder Plaza", "48 Example Road"]) {
    const id = await addDeal(store.db, store.client, name);
    await store.db
      .updateTable("deal")
      .set({ side: "sale", stage: "offers" })
      .where("id", "=", id)
      .execute();
    deals.push(id);
  }
  const of = (dealId: string | undefined) => ({
    clientId: store.client.id,
    dealId: dealId ?? null,
  });
  const listings = [
    await addCompleteListing(store, of(deals[0])),
    await addCompleteListing(store, { ...of(deals[0]), status: "withdrawn" }),
    await addCompleteListing(store, { ...of(deals[1]), status: "withdrawn" }),
  ];
  return { listings, deals };
}

/** Does something, or is refused. @returns whether it was done */
async function attempt(person: Person, work: (change: Change) => Promise<unknown>) {
  try {
    await makeChange(store, { ipAddress: "", person }, work);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.status < 500) return false;
    throw error;
  }
}

const rowOf = async (id: string) =>
  store.db.selectFrom("listing").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const offersOf = async () =>
  store.db
    .selectFrom("offer")
    .innerJoin("listing", "listing.id", "offer.listingId")
    .selectAll("offer")
    .select(["listing.dealId", "listing.status"])
    .orderBy("offer.receivedAt")
    .orderBy("offer.id")
    .execute();

let price = 1_000_000;
/** No two offers have the same price, so that each can be told apart wherever it is named. */
function nextTerms({ deposit, isCash }: { deposit: number; isCash: boolean }): SaleTerms {
  price += 1000;
  return {
    ...saleTerms,
    price,
    deposit,
    closingDays: 30 + (price % 7),
    contingencies: isCash ? ["title"] : ["title", "financing"],
  };
}

const expiry = { expiresOn: "2099-07-20", expiresAt: "17:00" };
const which = fc.nat(20);
const form = fc.record({ deposit: fc.constantFrom(0, 50_000, 500_000), isCash: fc.boolean() });
const listing = fc.nat(2);
const day = fc.constantFrom("2099-07-20", "2099-08-03");

const step = fc.oneof(
  fc.record({ kind: fc.constant("publish" as const), listing }),
  fc.record({ kind: fc.constant("withdraw" as const), listing }),
  fc.record({ kind: fc.constant("set-status" as const), listing, to: fc.nat(2) }),
  fc.record({ kind: fc.constant("connect" as const), listing, deal: fc.nat(2) }),
  fc.record({ kind: fc.constant("enter" as const), listing, form }),
  fc.record({ kind: fc.constant("enter" as const), listing, form }),
  fc.record({ kind: fc.constant("finish-dates" as const), deal: fc.nat(1) }),
  fc.record({ kind: fc.constant("expire" as const), which }),
  fc.record({ kind: fc.constant("change-offer" as const), which, form }),
  fc.record({ kind: fc.constant("withdraw-offer" as const), which }),
  fc.record({ kind: fc.constant("decline" as const), which }),
  fc.record({ kind: fc.constant("counter" as const), which, form }),
  fc.record({ kind: fc.constant("withdraw-counter" as const), which }),
  fc.record({ kind: fc.constant("approve" as const), which }),
  fc.record({ kind: fc.constant("send" as const), which }),
  fc.record({ kind: fc.constant("ask-to-accept" as const), which }),
  fc.record({ kind: fc.constant("accept" as const), which, day, isAtCounter: fc.boolean() }),
  fc.record({ kind: fc.constant("accept" as const), which, day, isAtCounter: fc.constant(false) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(world: World, one: Step): Promise<void> {
  const { broker, client } = store;
  if ("listing" in one) {
    const id = world.listings[one.listing] ?? "";
    const { dealId, kind, status, version } = await rowOf(id);
    switch (one.kind) {
      case "publish":
        await attempt(broker, (change) => publishListing(change, id, { version }));
        return;
      case "withdraw":
        expect(await attempt(broker, (change) => withdrawListing(change, id, { version }))).toBe(
          listingCan("withdraw", status),
        );
        return;
      case "set-status": {
        const to = settableFor(kind)[one.to] ?? "available";
        expect(
          await attempt(broker, (change) => changeStatus(change, id, { status: to, version })),
        ).toBe(listingCan("set-status", status));
        return;
      }
      case "connect": {
        const to = world.deals[one.deal] ?? null;
        if (to !== dealId) {
          await attempt(broker, (change) => changeDeal(change, id, { dealId: to, version }));
        }
        return;
      }
      case "enter": {
        const email = `${one.form.deposit}@example.com`;
        const buyer = {
          name: "Sam Whitlock",
          email,
          company: "Specimen Capital",
          role: "principal",
          buyerName: "",
        } as const;
        const receivedOn = new Date().toISOString().slice(0, 10);
        await attempt(broker, (change) =>
          enterOffer(change, id, {
            buyer,
            receivedOn: receivedOn,
            offer: { ...nextTerms(one.form), ...expiry },
          }),
        );
        return;
      }
    }
  }
  if (one.kind === "finish-dates") {
    await attempt(broker, (change) =>
      changeKeyDates(change, world.deals[one.deal] ?? "", (dates) =>
        dates.map((date) =>
          /^(earnest|financing)/i.test(date.label) && date.day !== undefined
            ? { ...date, status: "done" }
            : date,
        ),
      ),
    );
    return;
  }
  const offers = await offersOf();
  const offer = offers[one.which % Math.max(offers.length, 1)];
  if (!offer) return;
  const { id, version } = offer;
  if (one.kind === "expire") {
    const expiresAt = new Date(Date.now() - 1000).toISOString();
    await store.db.updateTable("offer").set({ expiresAt }).where("id", "=", id).execute();
    return;
  }
  const now = new Date();
  const refused = (action: Parameters<typeof refusalOf>[0]) =>
    refusalOf(action, stagedOf(offer), now) !== undefined;
  const message = "Thank you.";
  switch (one.kind) {
    case "change-offer":
      expect(
        await attempt(broker, (change) =>
          changeOffer(change, id, { ...nextTerms(one.form), ...expiry, version }),
        ),
      ).toBe(!refused("change"));
      return;
    case "withdraw-offer":
      expect(await attempt(broker, (change) => withdrawOffer(change, id, version))).toBe(
        !refused("withdraw"),
      );
      return;
    case "decline":
      expect(
        await attempt(broker, (change) => declineOffer(change, id, { message, version })),
      ).toBe(!refused("decline"));
      return;
    case "counter":
      expect(
        await attempt(broker, (change) =>
          proposeCounter(change, id, { terms: nextTerms(one.form), version }),
        ),
      ).toBe(!refused("propose-counter"));
      return;
    case "withdraw-counter":
      expect(await attempt(broker, (change) => withdrawCounter(change, id, version))).toBe(
        !refused("withdraw-counter"),
      );
      return;
    case "approve":
      expect(await attempt(client, (change) => approveCounter(change, id, version))).toBe(
        !refused("approve-counter"),
      );
      return;
    case "send":
      expect(await attempt(broker, (change) => sendCounter(change, id, { message, version }))).toBe(
        !refused("send-counter"),
      );
      return;
    case "ask-to-accept":
      expect(await attempt(client, (change) => requestAcceptance(change, id, version))).toBe(
        !refused("request-acceptance"),
      );
      return;
    case "accept": {
      const { day: contractOn, isAtCounter } = one;
      const isDone = await attempt(broker, (change) =>
        acceptOffer(change, id, { contractOn, isAtCounter, othersMessage: "", version }),
      );
      const isRefused = refused(isAtCounter ? "accept-counter" : "accept");
      expect(isDone).toBe(!isRefused && listingCan("accept-offer", offer.status));
    }
  }
}

const fromContract = (count: number): KeyDateRule => ({
  anchor: "effective-date",
  count,
  unit: "calendar",
  roll: "next",
});

/** What holds after every step. */
async function check({ deals, listings }: World): Promise<void> {
  const now = new Date();
  const rows = await offersOf();
  const published = await store.db
    .selectFrom("listing")
    .select("dealId")
    .where("status", "in", statusesOnSite)
    .where("dealId", "is not", null)
    .execute();
  // A deal has at most one listing on the site.
  expect(new Set(published.map(({ dealId }) => dealId)).size).toBe(published.length);

  const accepted = rows.filter(({ state }) => state === "accepted");
  // An accepted offer is one of its listing, which isn't on the market, and of its deal.
  expect(new Set(accepted.map(({ listingId }) => listingId)).size).toBe(accepted.length);
  expect(accepted.filter(({ status }) => status === "available")).toEqual([]);
  const ofDeals = accepted.flatMap(({ dealId }) => dealId ?? []);
  expect(new Set(ofDeals).size).toBe(ofDeals.length);

  for (const dealId of deals) {
    const dates = await store.db
      .selectFrom("keyDate")
      .selectAll()
      .where("dealId", "=", dealId)
      .execute();
    const contract = accepted.find((offer) => offer.dealId === dealId);
    const dayOf = (label: string) => dates.find((date) => date.label === label)?.day ?? undefined;
    if (!contract) {
      expect(dates.filter((date) => date.day !== null)).toEqual([]);
      continue;
    }
    const terms = offerTermsSchema.parse(JSON.parse(contract.terms)) as SaleTerms;
    const contractOn = contract.contractOn ?? "";
    expect(dayOf("Effective date")).toBe(contractOn);
    const closing = dates.find(({ kind }) => kind === "closing");
    expect(JSON.parse(closing?.rule ?? "{}")).toEqual(fromContract(terms.closingDays));
    // Closing rolls to a business day.
    expect(addDays(contractOn, terms.closingDays) <= (closing?.day ?? "")).toBe(true);
    const earnest = dates.find(({ label }) => label === "Earnest money due");
    expect(earnest?.basis).toBe(
      terms.deposit > 0 ? `Deposit of ${formatDollars(terms.deposit)}` : "",
    );
    expect(dayOf("Financing contingency") !== undefined).toBe(
      terms.contingencies.includes("financing"),
    );
  }

  // Nothing expired counts as open, wherever offers are counted.
  const open = rows.filter((row) => isOpen(row, now));
  const priceOf = ({ terms }: { terms: string }) =>
    (offerTermsSchema.parse(JSON.parse(terms)) as SaleTerms).price;
  for (const id of listings) {
    const { offers } = await readListing(store.db, id, now);
    const standing = [...open, ...accepted].filter(({ listingId }) => listingId === id);
    expect(offers.total).toBe(standing.length);
    const best = standing.length === 0 ? undefined : Math.max(...standing.map(priceOf));
    expect(offers.best?.amount).toBe(best);
    const { dealId } = await rowOf(id);
    const reader = { db: store.db, records: store.db, person: store.broker };
    const items = await loadListingItems(reader, [dealId ?? id], now);
    const highest = items.find(({ fact }) => fact.attribute === "offer-highest")?.fact.quote ?? "";
    const isNamed = rows.some(
      (row) =>
        !open.includes(row) &&
        highest.includes(`the highest offer is ${formatDollars(priceOf(row))}`),
    );
    expect(isNamed).toBe(false);
  }
  const named = [
    ...(await listNeeds(store.db, { now })).items.filter(({ kind }) => kind === "offer"),
    ...(await listDeadlines(store.db, { day: "2026-01-01", now })).items.filter(
      ({ source }) => source === "offer",
    ),
  ].map(({ id }) => id);
  const openIds = open.map(({ id }) => id);
  expect(named.filter((id) => !openIds.includes(id))).toEqual([]);
}

test("whatever people do with offers and listings, in any order, the facts hold", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const world = await begin();
      for (const one of steps) {
        await take(world, one);
        await check(world);
      }
    }),
    { numRuns: 25 },
  );
});
