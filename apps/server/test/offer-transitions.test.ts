import { listingCan, settableFor, statusesOnSite } from "@frontage/records/listing-states";
import { isCounterOpen, isOpen, refusalOf } from "@frontage/records/offer-states";
import { formatDollars } from "@frontage/records/amounts";
import { applyRule } from "@frontage/records/deal-clock/deal-clock";
import { type SaleTerms, offerTermsSchema } from "@frontage/records/schemas/offer";
import type { KeyDateRule } from "@frontage/records/schemas/key-date";
import fc from "fast-check";
import { expect, test } from "vitest";
import { loadListingCards } from "../src/assistant/cards/load-listing-cards.ts";
import { type Change, makeChange } from "../src/changes/make-change.ts";
import type { Person } from "../src/database/scope.ts";
import { Failure } from "../src/http/failure.ts";
import { changeKeyDates } from "../src/key-dates/change-key-dates.ts";
import {
  changeDeal,
  changeStatus,
  publishListing,
  withdrawListing,
} from "../src/listing-status/change-status.ts";
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
import { stagedOf } from "../src/due/open-offer.ts";
import { listDeadlines } from "../src/today/deadlines.ts";
import { listNeeds } from "../src/today/needs.ts";
import { addDeal } from "./deal.ts";
import { addOffer, addProspect, saleTerms } from "./listing.ts";
import { addCompleteListing } from "./room.ts";
import { sharedStore } from "./store.ts";

// Any sequence of what people do with offers and listings, by the functions that the routes call.

const store = sharedStore();

type World = { listings: string[]; deals: string[] };

/** Two deals of a client, and three listings, one on the market; two have an offer. */
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
  for (const listingId of listings.slice(0, 2)) {
    const prospectId = await addProspect(store.db, listingId);
    const terms = nextTerms({ deposit: 250_000, isCash: false });
    await addOffer(store.db, { listingId, prospectId }, { terms });
  }
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
    .select(["listing.dealId", "listing.details", "listing.kind", "listing.status"])
    .select("listing.termEndsAt")
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
/** Most of it happens to the one on the market. */
const listing = fc.constantFrom(0, 0, 0, 1, 2);
const day = fc.constantFrom("2099-07-20", "2099-08-03");

const step = fc.oneof(
  // What most of the others depend on comes more often.
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("enter" as const), listing, form }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("accept" as const),
      which,
      day,
      isAtCounter: fc.constant(false),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("set-status" as const),
      listing,
      to: fc.constantFrom(0, 0, 1, 2),
    }),
  },
  fc.record({ kind: fc.constant("publish" as const), listing }),
  fc.record({ kind: fc.constant("withdraw" as const), listing }),
  fc.record({ kind: fc.constant("connect" as const), listing, deal: fc.nat(2) }),
  fc.record({ kind: fc.constant("finish-dates" as const), deal: fc.nat(1) }),
  fc.record({ kind: fc.constant("expire" as const), which, isCounter: fc.boolean() }),
  fc.record({ kind: fc.constant("change-offer" as const), which, form }),
  fc.record({ kind: fc.constant("withdraw-offer" as const), which }),
  fc.record({ kind: fc.constant("decline" as const), which }),
  fc.record({ kind: fc.constant("counter" as const), which, form }),
  fc.record({ kind: fc.constant("withdraw-counter" as const), which }),
  fc.record({ kind: fc.constant("approve" as const), which }),
  fc.record({ kind: fc.constant("send" as const), which }),
  fc.record({ kind: fc.constant("ask-to-accept" as const), which }),
  fc.record({
    kind: fc.constant("accept" as const),
    which,
    day,
    isAtCounter: fc.constant(true),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Takes a step. @returns what the states' tables allow otherwise than the server does */
async function take(world: World, one: Step): Promise<string[]> {
  const agree = (isDone: boolean, isAllowed: boolean) =>
    isDone === isAllowed ? [] : [`${one.kind} was ${isDone ? "done" : "refused"}`];
  const { broker, client } = store;
  if ("listing" in one) {
    const id = world.listings[one.listing] ?? "";
    const { dealId, kind, status, version } = await rowOf(id);
    switch (one.kind) {
      case "publish":
        await attempt(broker, (change) => publishListing(change, id, { version }));
        return [];
      case "withdraw":
        return agree(
          await attempt(broker, (change) => withdrawListing(change, id, { version })),
          listingCan("withdraw", status),
        );
      case "set-status": {
        const to = settableFor(kind)[one.to] ?? "available";
        return agree(
          await attempt(broker, (change) => changeStatus(change, id, { status: to, version })),
          listingCan("set-status", status),
        );
      }
      case "connect": {
        const to = world.deals[one.deal] ?? null;
        if (to !== dealId) {
          await attempt(broker, (change) => changeDeal(change, id, { dealId: to, version }));
        }
        return [];
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
        return [];
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
    return [];
  }
  const offers = await offersOf();
  const offer = offers[one.which % Math.max(offers.length, 1)];
  if (!offer) return [];
  const { id, version } = offer;
  if (one.kind === "expire") {
    const past = new Date(Date.now() - 1000).toISOString();
    const over = one.isCounter ? { counterExpiresAt: past } : { expiresAt: past };
    await store.db.updateTable("offer").set(over).where("id", "=", id).execute();
    return [];
  }
  const now = new Date();
  const refused = (action: Parameters<typeof refusalOf>[0]) =>
    refusalOf(action, stagedOf(offer, offer), now) !== undefined;
  const message = "Thank you.";
  switch (one.kind) {
    case "change-offer":
      return agree(
        await attempt(broker, (change) =>
          changeOffer(change, id, { ...nextTerms(one.form), ...expiry, version }),
        ),
        !refused("change"),
      );
    case "withdraw-offer":
      return agree(
        await attempt(broker, (change) => withdrawOffer(change, id, version)),
        !refused("withdraw"),
      );
    case "decline":
      return agree(
        await attempt(broker, (change) => declineOffer(change, id, { message, version })),
        !refused("decline"),
      );
    case "counter":
      return agree(
        await attempt(broker, (change) =>
          proposeCounter(change, id, { terms: nextTerms(one.form), ...expiry, version }),
        ),
        !refused("propose-counter"),
      );
    case "withdraw-counter":
      return agree(
        await attempt(broker, (change) => withdrawCounter(change, id, version)),
        !refused("withdraw-counter") || !refused("recall-counter"),
      );
    case "approve":
      return agree(
        await attempt(client, (change) => approveCounter(change, id, version)),
        !refused("approve-counter"),
      );
    case "send":
      return agree(
        await attempt(broker, (change) => sendCounter(change, id, { message, version })),
        !refused("send-counter"),
      );
    case "ask-to-accept":
      return agree(
        await attempt(client, (change) => requestAcceptance(change, id, version)),
        !refused("request-acceptance"),
      );
    case "accept": {
      const { day: contractOn, isAtCounter } = one;
      const isDone = await attempt(broker, (change) =>
        acceptOffer(change, id, { contractOn, isAtCounter, othersMessage: "", version }),
      );
      return agree(isDone, !refused(isAtCounter ? "accept-counter" : "accept"));
    }
  }
}

const fromContract = (count: number): KeyDateRule => ({
  anchor: "effective-date",
  count,
  unit: "calendar",
  roll: "next",
});

/** What has to hold after every step. @returns what doesn't */
async function broken({ deals, listings }: World): Promise<string[]> {
  const found: string[] = [];
  const hold = (fact: string, isTrue: boolean) => {
    if (!isTrue) found.push(fact);
  };
  const now = new Date();
  const rows = await offersOf();
  const published = await store.db
    .selectFrom("listing")
    .select("dealId")
    .where("status", "in", statusesOnSite)
    .where("dealId", "is not", null)
    .execute();
  hold(
    "a deal has at most one listing on the site",
    new Set(published.map(({ dealId }) => dealId)).size === published.length,
  );

  const accepted = rows.filter(({ state }) => state === "accepted");
  hold(
    "a listing has at most one accepted offer",
    new Set(accepted.map(({ listingId }) => listingId)).size === accepted.length,
  );
  hold(
    "a listing on the market has none",
    accepted.every(({ status }) => status !== "available"),
  );
  const ofDeals = accepted.flatMap(({ dealId }) => dealId ?? []);
  hold("a deal has at most one", new Set(ofDeals).size === ofDeals.length);

  for (const dealId of deals) {
    const dates = await store.db
      .selectFrom("keyDate")
      .selectAll()
      .where("dealId", "=", dealId)
      .execute();
    const contract = accepted.find((offer) => offer.dealId === dealId);
    const dayOf = (label: string) => dates.find((date) => date.label === label)?.day ?? undefined;
    if (!contract) {
      hold(
        "without a contract, its dates have no day",
        dates.every((date) => date.day === null),
      );
      continue;
    }
    const terms = offerTermsSchema.parse(JSON.parse(contract.terms)) as SaleTerms;
    const contractOn = contract.contractOn ?? "";
    hold("the contract begins on its day", dayOf("Effective date") === contractOn);
    const closing = dates.find(({ kind }) => kind === "closing");
    hold(
      "closing is the accepted offer's",
      closing?.day === applyRule(fromContract(terms.closingDays), contractOn),
    );
    const earnest = dates.find(({ label }) => label === "Earnest money due");
    const deposit = terms.deposit > 0 ? `Deposit of ${formatDollars(terms.deposit)}` : "";
    hold("the deposit is the accepted offer's", earnest?.basis === deposit);
    hold(
      "only an offer with a loan has a financing contingency",
      (dayOf("Financing contingency") !== undefined) === terms.contingencies.includes("financing"),
    );
  }

  // Nothing expired counts as open, wherever offers are counted.
  const open = rows.filter((row) => isOpen(row, now));
  const priceOf = ({ terms }: { terms: string }) =>
    (offerTermsSchema.parse(JSON.parse(terms)) as SaleTerms).price;
  for (const id of listings) {
    const { offers } = await readListing(store.db, id, now);
    const standing = [...open, ...accepted].filter(({ listingId }) => listingId === id);
    hold("only open and accepted offers are counted", offers.total === standing.length);
    const best = standing.length === 0 ? undefined : Math.max(...standing.map(priceOf));
    hold("the best offer is one of them", offers.best?.amount === best);
    const { dealId } = await rowOf(id);
    const reader = { db: store.db, records: store.db, person: store.broker };
    const cards = await loadListingCards(reader, [dealId ?? id], now);
    const highest = cards.find(({ label }) => label === "Highest offer")?.text ?? "";
    const isNamed = rows.some(
      (row) => !open.includes(row) && highest.startsWith(formatDollars(priceOf(row))),
    );
    hold("the assistant's highest offer is open", !isNamed);
  }
  const named = [
    ...(await listNeeds(store.db, { now, personId: store.broker.id })).items.filter(
      ({ kind }) => kind === "offer",
    ),
    ...(await listDeadlines(store.db, { day: "2026-01-01", now })).items.filter(
      ({ source }) => source === "offer",
    ),
  ].map(({ id }) => id);
  const openIds = rows
    .filter((row) => isOpen(row, now) || isCounterOpen(stagedOf(row, row), now))
    .map(({ id }) => id);
  hold(
    "Today has only open offers and counters",
    named.every((id) => openIds.includes(id)),
  );
  return found;
}

test("whatever people do with offers and listings, in any order, the facts hold", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 20, size: "max" }),
      async (steps) => {
        const world = await begin();
        for (const one of steps) {
          expect([...(await take(world, one)), ...(await broken(world))]).toEqual([]);
        }
      },
    ),
    { numRuns: 25 },
  );
});
