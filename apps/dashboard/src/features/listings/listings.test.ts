import type { ListedListing } from "@frontage/records/schemas/broker-listing";
import { expect, test } from "vitest";

import { daysOnMarket, endingContracts, listingsLead, statusOf, verbOf } from "./listings.ts";
import { nothing } from "./story-listings.ts";

const now = new Date("2026-07-14T15:00:00.000Z");
const clock = { now, timeZone: "America/Chicago" };
const listing = (columns: Partial<ListedListing> = {}): ListedListing => ({
  id: "lane",
  name: "77 Instance Lane",
  kind: "sale",
  status: "available",
  slug: "lane",
  publishedAt: "2026-06-03T15:00:00.000Z",
  confirmedAt: "2026-07-10T15:00:00.000Z",
  statusAt: "2026-06-03T15:00:00.000Z",
  waiting: nothing,
  version: 1,
  type: "industrial",
  timeZone: "America/Chicago",
  missing: 0,
  prospects: 9,
  agreements: 3,
  offers: 0,
  ...columns,
});
const due = listing({ confirmedAt: "2026-06-30T15:00:00.000Z" });

test("the lead says what needs the broker, and which listing must be confirmed", () => {
  const offers = listing({ waiting: { ...nothing, offersToAnswer: 2 } });
  const toSend = listing({ waiting: { ...nothing, offersToAnswer: 2, countersToSend: 1 } });
  expect(statusOf(toSend, clock).note).toBe("One offer to answer, one counter to send");
  const wanted = listing({ waiting: { ...nothing, offersToAnswer: 2, acceptances: 1 } });
  expect(statusOf(wanted, clock).note).toBe("The seller accepts, one offer to answer");
  const question = listing({ waiting: { ...nothing, questions: 1 } });
  expect(listingsLead([offers, question, due], now)).toEqual([
    "Two offers and a question wait for you.",
    "77 Instance Lane has to be confirmed today.",
  ]);
  expect(listingsLead([question], now)).toEqual(["A question waits for you."]);
  const tour = listing({ waiting: { ...nothing, tours: 1 } });
  expect(listingsLead([tour], now)).toEqual(["A request for a tour waits for you."]);
  expect(listingsLead([due, due], now)).toEqual(["Two listings have to be confirmed."]);
});

test("if nothing needs the broker, the lead counts the listings on the site", () => {
  expect(listingsLead([listing()], now)).toEqual([
    "One listing is on the site.",
    "Nothing waits for you.",
  ]);
  expect(listingsLead([listing({ status: "draft" })], now)).toEqual([
    "One draft. Nothing is on the site yet.",
  ]);
});

test("an offer comes before a question, and both before the confirmation", () => {
  const verb = (columns: Partial<ListedListing>) =>
    verbOf(listing({ confirmedAt: due.confirmedAt, ...columns }), now).verb;
  expect(
    verb({ waiting: { ...nothing, offersToAnswer: 1, requests: 1, questions: 1, tours: 1 } }),
  ).toBe("Review");
  expect(verb({ waiting: { ...nothing, requests: 1, questions: 1, tours: 1 } })).toBe("Approve");
  expect(verb({ waiting: { ...nothing, questions: 1, tours: 1 } })).toBe("Answer");
  expect(verb({ waiting: { ...nothing, questions: 1 } })).toBe("Reply");
  expect(verb({})).toBe("Confirm");
  expect(verb({ status: "under-contract" })).toBe("Open");
  expect(verb({ status: "draft", missing: 1 })).toBe("Finish");
  expect(verb({ status: "draft" })).toBe("Publish");
});

test("a confirmation is asked for after 14 days, stale after 21, and gone after 30", () => {
  const note = (day: string) =>
    statusOf(listing({ confirmedAt: `${day}T15:00:00.000Z` }), clock).note;
  expect(note("2026-07-01")).toBeUndefined();
  expect(note("2026-06-30")).toBe("Confirm by today");
  expect(note("2026-06-29")).toBe("Confirm, 1 day late");
  expect(note("2026-06-23")).toBe("Confirm, 7 days late");
  expect(note("2026-06-14")).toBe("Off the site until confirmed");
});

test("days on the market count from the first day there, and end when it is left", () => {
  const today = new Date("2026-11-28T18:00:00.000Z");
  const onMarket = {
    onMarketSince: "2026-09-14",
    status: "available",
    statusAt: "2026-11-28T15:00:00.000Z",
    timeZone: "America/Chicago",
  } as const;
  expect(daysOnMarket(onMarket, today)).toBe(75);
  const sold = { ...onMarket, status: "sold", statusAt: "2026-10-14T15:00:00.000Z" } as const;
  expect(daysOnMarket(sold, today)).toBe(30);
  expect(daysOnMarket({ ...onMarket, onMarketSince: undefined }, today)).toBeUndefined();
});

test("a building that returns to the market ends its sale, and one that is withdrawn its leases, too", () => {
  const offers = { total: 4, open: 1, contracts: { whole: 1, spaces: 2 } };
  const building = { kind: "sale", status: "under-contract", offers } as const;
  expect(endingContracts(building, "available")).toBe(1);
  expect(endingContracts(building, "withdrawn")).toBe(3);
  expect(endingContracts(building, "sold")).toBe(0);
  expect(endingContracts({ ...building, status: "available" }, "withdrawn")).toBe(3);
});
