import { expect, test } from "vitest";

import { exchangeDays } from "./exchange-days.ts";

test("counts calendar days from the day after the sale", () => {
  expect(exchangeDays("2026-03-02")).toEqual({
    identifyBy: "2026-04-16",
    receiveBy: "2026-08-29",
  });
});

test.for([
  ["over the end of a year", "2026-12-01", "2027-01-15", "2027-05-30"],
  ["from the last day of a year", "2026-12-31", "2027-02-14", "2027-06-29"],
  ["over a leap day", "2028-01-15", "2028-02-29", "2028-07-13"],
  ["from a leap day", "2028-02-29", "2028-04-14", "2028-08-27"],
  ["over the same weeks of a common year", "2027-01-15", "2027-03-01", "2027-07-14"],
  ["over both changes of the clocks", "2026-03-01", "2026-04-15", "2026-08-28"],
] as const)("counts %s", ([, sale, identifyBy, receiveBy]) => {
  expect(exchangeDays(sale)).toEqual({ identifyBy, receiveBy });
});

test("can end on a Saturday or Sunday", () => {
  const days = exchangeDays("2026-03-04");
  // Day 45 is a Saturday, and day 180 a Monday.
  expect(days).toEqual({ identifyBy: "2026-04-18", receiveBy: "2026-08-31" });
});

test.for(["", "2026", "2026-02-30x", "2026-13-01", "soon"])("returns nothing for %j", (sale) => {
  expect(exchangeDays(sale)).toBeUndefined();
});
