import { expect, test } from "vitest";

import { daysOnMarket } from "./listing-labels.ts";

const now = new Date("2026-11-28T18:00:00.000Z");
const listing = {
  onMarketSince: "2026-09-14",
  status: "available",
  statusAt: "2026-11-28T15:00:00.000Z",
  timeZone: "America/Chicago",
} as const;

test("days on the market count from the first day there, and end when it is left", () => {
  expect(daysOnMarket(listing, now)).toBe(75);
  const sold = { ...listing, status: "sold", statusAt: "2026-10-14T15:00:00.000Z" } as const;
  expect(daysOnMarket(sold, now)).toBe(30);
  expect(daysOnMarket({ ...listing, onMarketSince: undefined }, now)).toBeUndefined();
});
