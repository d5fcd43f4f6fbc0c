import { expect, test } from "vitest";

import { chicagoOffice as office } from "./chicago-office.ts";
import { formatHours, isWithinHours, nextOpening } from "./office-hours.ts";

test.each([
  ["the whole day", "2026-07-14T14:00:00Z", "2026-07-14T23:00:00Z", true],
  ["a minute too early", "2026-07-14T13:59:00Z", "2026-07-14T15:00:00Z", false],
  ["a minute too long", "2026-07-14T22:00:00Z", "2026-07-14T23:01:00Z", false],
  ["a weekday's evening hour on Saturday", "2026-07-18T21:00:00Z", "2026-07-18T22:00:00Z", false],
  ["Sunday", "2026-07-19T17:00:00Z", "2026-07-19T18:00:00Z", false],
  ["from one day to the next", "2026-07-14T22:00:00Z", "2026-07-15T15:00:00Z", false],
  ["nine in the morning in winter", "2026-01-13T15:00:00Z", "2026-01-13T16:00:00Z", true],
])("an office is open for %s: %s to %s, %s", (_, start, end, isOpen) => {
  expect(isWithinHours({ start, end }, office)).toBe(isOpen);
});

test("the hours are written as on the site", () => {
  expect(formatHours(office)).toBe("Monday to Friday 9am to 6pm, Saturday 10am to 3pm");
});

test("the night of a clock change has its real length", () => {
  // Daylight saving time starts on Sunday, March 8, and ends on Sunday, November 1.
  expect(nextOpening(new Date("2026-03-08T01:00:00Z"), office)?.toISOString()).toBe(
    "2026-03-09T14:00:00.000Z",
  );
  expect(nextOpening(new Date("2026-11-01T01:00:00Z"), office)?.toISOString()).toBe(
    "2026-11-02T15:00:00.000Z",
  );
});

test("an office with one day a week opens again in a week", () => {
  const hours = office.hours.slice(0, 1).map((row) => ({ ...row, weekdays: ["Monday"] as const }));
  const mondays = { ...office, hours };
  expect(nextOpening(new Date("2026-07-14T00:00:00Z"), mondays)?.toISOString()).toBe(
    "2026-07-20T14:00:00.000Z",
  );
});
