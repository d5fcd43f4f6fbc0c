import { afterEach, describe, expect, test, vi } from "vitest";

import {
  formatTime,
  formatRecentDate,
  formatDate,
  dayIn,
  daysBetween,
  formatFullDay,
  formatDateTime,
  shiftDay,
  timeIn,
} from "./dates.ts";

afterEach(() => vi.unstubAllEnvs());

const now = new Date("2026-07-14T15:00:00Z");
const chicago = { now, timeZone: "America/Chicago" };

test("a time today shows its time", () => {
  expect(formatRecentDate("2026-07-14T14:12:00Z", chicago)).toBe("Today, 9:12am");
  expect(formatRecentDate("2026-07-14T05:00:00Z", chicago)).toBe("Today, 12am");
});

test("the day before is “Yesterday”, from its first minute to its last", () => {
  expect(formatRecentDate("2026-07-14T04:59:00Z", chicago)).toBe("Yesterday");
  expect(formatRecentDate("2026-07-13T05:00:00Z", chicago)).toBe("Yesterday");
  expect(formatRecentDate("2026-07-13T04:59:00Z", chicago)).toBe("Jul 12");
});

test("the time zone decides which day it is", () => {
  const instant = "2026-07-14T04:59:00Z";
  expect(formatRecentDate(instant, { now, timeZone: "Europe/Berlin" })).toBe("Today, 6:59am");
  expect(dayIn(new Date(instant), "America/Los_Angeles")).toBe("2026-07-13");
});

test("a field's time has two digits each, and midnight is zero", () => {
  expect(timeIn("2026-07-14T14:05:00Z", "America/Chicago")).toBe("09:05");
  expect(timeIn("2026-07-14T05:00:00Z", "America/Chicago")).toBe("00:00");
});

test("another year is shown", () => {
  expect(formatRecentDate("2025-12-31T18:00:00Z", chicago)).toBe("Dec 31, 2025");
});

test("“Yesterday” is right on days with a clock change", () => {
  const changed = { now: new Date("2026-03-08T17:00:00Z"), timeZone: "America/Chicago" };
  expect(formatRecentDate("2026-03-07T06:30:00Z", changed)).toBe("Yesterday");
  const back = { now: new Date("2026-11-01T23:00:00Z"), timeZone: "America/Chicago" };
  expect(formatRecentDate("2026-10-31T05:30:00Z", back)).toBe("Yesterday");
});

test("a full date has its year and time", () => {
  expect(formatDateTime("2026-07-10T14:12:00Z", "America/Chicago")).toBe("July 10, 2026, 9:12am");
  expect(formatTime("2026-07-10T17:00:00Z", "America/Chicago")).toBe("12pm");
});

// The browser's own time zone must not matter: west and east of UTC, and one where midnight is
// skipped.
describe.for(["Pacific/Honolulu", "UTC", "Pacific/Kiritimati", "Asia/Beirut"])("in %s", (zone) => {
  test.for([
    ["2026-12-31", 1, "2027-01-01"],
    ["2027-01-01", -1, "2026-12-31"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-02-28", 1, "2026-03-01"],
    // Daylight saving time starts or ends in between.
    ["2026-03-07", 2, "2026-03-09"],
    ["2026-03-28", 1, "2026-03-29"],
    ["2026-10-31", 2, "2026-11-02"],
    ["2026-01-15", 180, "2026-07-14"],
    ["2026-07-14", 0, "2026-07-14"],
  ] as const)("%s and %i days are %s, and back", ([day, days, other]) => {
    vi.stubEnv("TZ", zone);
    expect(shiftDay(day, days)).toBe(other);
    expect(daysBetween(day, other)).toBe(days);
  });

  test("a day in words is that day", () => {
    vi.stubEnv("TZ", zone);
    expect(formatFullDay("2026-07-15")).toBe("Wednesday, July 15, 2026");
    expect(formatDate("2026-12-31", "2026-01-01")).toBe("December 31");
    expect(formatDate("2025-12-31", "2026-01-01")).toBe("December 31, 2025");
  });
});

test("a day in the year 26 keeps four digits, and what can't be read breaks only its own line", () => {
  const early = dayIn("0026-12-20T22:00:00.000Z", "America/Chicago");
  expect(early).toBe("0026-12-20");
  expect(formatFullDay(early)).toContain("December 20, 26");
  expect(formatDateTime("+010000-01-01T05:30:00.000Z", "America/Chicago")).toContain("9999");
  for (const broken of ["", "soon", "2026-13-45T00:00:00Z"]) {
    expect(dayIn(broken, "UTC")).toBe("unknown");
    expect(timeIn(broken, "UTC")).toBe("unknown");
    expect(formatDateTime(broken, "UTC")).toContain("unknown");
    expect(formatRecentDate(broken, chicago)).toContain("unknown");
    expect(shiftDay(broken, 1)).toBe(broken);
  }
  expect(formatTime("2026-07-14T15:00:00Z", "America/Nowhere")).toBe("unknown");
});
