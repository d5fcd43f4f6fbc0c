import { expect, test } from "vitest";

import { dayIn } from "./dates.ts";
import { dayHeading, shortTime } from "./message-time.ts";

const chicago = "America/Chicago";
/** A Tuesday, at 9:30am in Chicago. */
const now = new Date("2026-07-14T14:30:00Z");

test.each([
  ["2026-07-14T14:24:00Z", "9:24am", "Today"],
  ["2026-07-14T04:59:00Z", "Yesterday", "Yesterday"],
  ["2026-07-11T15:00:00Z", "Sat", "Saturday, July 11"],
  ["2026-07-07T15:00:00Z", "Jul 7", "Tuesday, July 7"],
  ["2025-12-30T15:00:00Z", "Dec 30, 2025", "December 30, 2025"],
])("%s is told as %s, under %s", (at, short, heading) => {
  expect(shortTime(at, now, chicago)).toBe(short);
  expect(dayHeading(dayIn(at, chicago), now, chicago)).toBe(heading);
});

test("the reader's zone decides which day it was", () => {
  const lateAtHome = "2026-07-14T03:00:00Z";
  expect(shortTime(lateAtHome, now, chicago)).toBe("Yesterday");
  expect(shortTime(lateAtHome, now, "Europe/Paris")).toBe("5am");
});
