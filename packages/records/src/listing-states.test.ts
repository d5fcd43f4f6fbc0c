import { expect, test } from "vitest";

import {
  closedStatuses,
  endsContract,
  listingCan,
  listingStates,
  marketStatuses,
  settableFor,
  settableStatuses,
  standingOf,
  statusesOnSite,
} from "./listing-states.ts";
import type { ListingStatus } from "./schemas/listing.ts";

const statuses = Object.keys(listingStates) as ListingStatus[];

test("a contract ends as its listing returns to the market or leaves it unsold", () => {
  const ending = statuses.flatMap((before) =>
    statuses.filter((after) => endsContract(before, after)).map((after) => `${before} → ${after}`),
  );
  for (const change of [
    "under-contract → available",
    "lease-pending → available",
    "sold → available",
    "under-contract → withdrawn",
    "lease-pending → withdrawn",
    "withdrawn → available",
  ]) {
    expect(ending).toContain(change);
  }
  for (const change of [
    "under-contract → sold",
    "sold → under-contract",
    "lease-pending → leased",
    "sold → withdrawn",
    "leased → withdrawn",
  ]) {
    expect(ending).not.toContain(change);
  }
});

test("offers are made, countered and accepted only while a listing is available", () => {
  expect(statuses.filter((status) => listingCan("make-offer", status))).toEqual(["available"]);
  expect(statuses.filter((status) => listingCan("negotiate", status))).toEqual(["available"]);
});

test("a sale is never leased, and a lease never sold", () => {
  expect(settableFor("sale")).toEqual(["available", "under-contract", "sold"]);
  expect(settableFor("lease")).toEqual(["available", "lease-pending", "leased"]);
});

test("what the site shows is on the market or closed, and can be given each of its statuses", () => {
  expect(statusesOnSite).toEqual([...marketStatuses, ...closedStatuses]);
  expect(marketStatuses).toEqual(["available", "under-contract", "lease-pending"]);
  expect(settableStatuses).toEqual(statusesOnSite);
});

test("only an available listing lapses, at the moment its agreement ends", () => {
  const termEndsAt = "2026-11-01T05:00:00.000Z";
  const before = new Date("2026-11-01T04:59:59.999Z");
  expect(standingOf({ status: "available", termEndsAt }, before)).toBe("available");
  const lapsed = statuses.filter(
    (status) => standingOf({ status, termEndsAt }, new Date(termEndsAt)) !== status,
  );
  expect(lapsed).toEqual(["available"]);
  expect(standingOf({ status: "available", termEndsAt: null }, before)).toBe("available");
});
