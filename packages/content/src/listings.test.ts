import { expect, test } from "vitest";
import {
  companyLinksWithListings,
  daysSinceConfirmed,
  freshnessAfter,
  siteStateOf,
  withListings,
} from "./listings.ts";
import { companyLinks, mainNavigation } from "./navigation.ts";

const timeZone = "America/Los_Angeles";

test("a confirmation is asked for after 14 days, stale after 21 and over after 30", () => {
  expect([13, 14, 20, 21, 29, 30].map(freshnessAfter)).toEqual([
    "fresh",
    "ask",
    "ask",
    "stale",
    "stale",
    "hidden",
  ]);
  expect(freshnessAfter(daysSinceConfirmed({ confirmedAt: null, timeZone }, Date.now()))).toBe(
    "hidden",
  );
});

test("days begin at midnight where the property is", () => {
  // It is still the evening of July 13 there.
  const confirmedAt = "2026-07-14T06:30:00.000Z";
  const since = (now: string) => daysSinceConfirmed({ confirmedAt, timeZone }, Date.parse(now));
  expect(since("2026-07-14T06:59:00.000Z")).toBe(0);
  expect(since("2026-07-14T07:00:00.000Z")).toBe(1);
});

test.for(["sold", "leased"] as const)(
  "what is %s is shown for 90 days, and then gone",
  (status) => {
    const statusAt = "2026-07-14T06:30:00.000Z";
    const listing = { status, statusAt, confirmedAt: null, termEndsAt: null, timeZone };
    expect(siteStateOf(listing, Date.parse("2026-10-11T06:59:00.000Z"))).toBe("shown");
    expect(siteStateOf(listing, Date.parse("2026-10-11T07:00:00.000Z"))).toBe("gone");
  },
);

test("the footer begins with Contact and About, then leads to the listings; the top bar names them before Contact", () => {
  const labelsOf = (links: readonly { label: string }[]) => links.map(({ label }) => label);
  expect(labelsOf(companyLinks).slice(0, 2)).toEqual(["Contact", "About"]);
  expect(labelsOf(companyLinksWithListings).slice(0, 3)).toEqual(["Contact", "About", "Listings"]);
  expect(labelsOf(withListings(mainNavigation)).slice(-2)).toEqual(["Listings", "Contact"]);
});
