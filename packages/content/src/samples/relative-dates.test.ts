import { expect, test } from "vitest";
import {
  dayFrom,
  formatDay,
  dayOf,
  daysAgo,
  instantAt,
  lastFriday,
  minutesAgo,
  noEarlierThanToday,
  partOfMonth,
  tomorrowAt,
  businessDayFrom,
} from "./relative-dates.ts";

// Passed to every call, because the owner can change the broker's time zone.
const chicago = "America/Chicago";

test.for([
  ["summer", "2026-07-15", "10:00", "America/Chicago", "2026-07-15T15:00:00.000Z"],
  ["winter", "2026-01-15", "10:00", "America/Chicago", "2026-01-15T16:00:00.000Z"],
  [
    "the hour before summer time",
    "2026-03-08",
    "01:59",
    "America/Chicago",
    "2026-03-08T07:59:00.000Z",
  ],
  ["a time that is skipped", "2026-03-08", "02:30", "America/Chicago", "2026-03-08T08:30:00.000Z"],
  [
    "the hour summer time begins",
    "2026-03-08",
    "03:00",
    "America/Chicago",
    "2026-03-08T08:00:00.000Z",
  ],
  [
    "the morning after it began",
    "2026-03-08",
    "10:00",
    "America/Chicago",
    "2026-03-08T15:00:00.000Z",
  ],
  [
    "the first of two times alike",
    "2026-11-01",
    "01:30",
    "America/Chicago",
    "2026-11-01T06:30:00.000Z",
  ],
  [
    "the hour winter time begins",
    "2026-11-01",
    "02:00",
    "America/Chicago",
    "2026-11-01T08:00:00.000Z",
  ],
  [
    "midnight before winter time",
    "2026-11-01",
    "00:00",
    "America/Chicago",
    "2026-11-01T05:00:00.000Z",
  ],
  [
    "a zone without summer time",
    "2026-07-15",
    "10:00",
    "America/Phoenix",
    "2026-07-15T17:00:00.000Z",
  ],
  ["a zone east of UTC", "2026-07-15", "05:45", "Asia/Kathmandu", "2026-07-15T00:00:00.000Z"],
  [
    "a summer time that begins at midnight",
    "2026-03-29",
    "00:30",
    "Asia/Beirut",
    "2026-03-28T22:30:00.000Z",
  ],
  ["UTC", "2026-07-15", "10:00", "UTC", "2026-07-15T10:00:00.000Z"],
] as const)("finds the moment in %s", ([, day, clock, timeZone, instant]) => {
  expect(instantAt(day, clock, timeZone)).toBe(instant);
});

test.for([
  ["2026-07-14T19:12:00Z", "2026-07-14", "2026-07-15"],
  ["2026-07-15T04:59:59Z", "2026-07-14", "2026-07-15"],
  ["2026-07-15T05:00:00Z", "2026-07-15", "2026-07-16"],
  ["2026-02-01T05:59:00Z", "2026-01-31", "2026-02-01"],
  ["2028-02-28T18:00:00Z", "2028-02-28", "2028-02-29"],
  // 23 and 25 hours long.
  ["2026-03-09T04:59:00Z", "2026-03-08", "2026-03-09"],
  ["2026-11-02T05:59:00Z", "2026-11-01", "2026-11-02"],
] as const)("at %s today in Chicago is %s", ([instant, today, tomorrow]) => {
  const now = new Date(instant);
  expect([dayFrom(now, 0, chicago), dayFrom(now, 1, chicago)]).toEqual([today, tomorrow]);
});

test("counts days back across a clock change", () => {
  const now = new Date("2026-03-09T18:00:00Z");
  expect(daysAgo(now, 1, "10:00", chicago)).toBe("2026-03-08T15:00:00.000Z");
  expect(daysAgo(now, 2, "10:00", chicago)).toBe("2026-03-07T16:00:00.000Z");
});

test("minutes pass alike in every zone, even during a clock change", () => {
  expect(minutesAgo(new Date("2026-03-08T08:30:00Z"), 90)).toBe("2026-03-08T07:00:00.000Z");
});

test("a time that would be yesterday moves to the start of today", () => {
  const night = new Date("2026-07-14T05:20:00Z");
  const toToday = (moment: string) => noEarlierThanToday(moment, night, chicago);
  expect(toToday("2026-07-14T04:59:00.000Z")).toBe("2026-07-14T05:00:00.000Z");
  expect(toToday("2026-07-14T05:10:00.000Z")).toBe("2026-07-14T05:10:00.000Z");
});

test.for([
  ["America/Chicago", "2026-07-14T19:12:00Z", "2026-07-15"],
  ["Europe/Berlin", "2026-07-14T23:00:00Z", "2026-07-16"],
  // Ten in the morning in Chicago is midnight in Tokyo.
  ["Asia/Tokyo", "2026-07-14T14:00:00Z", "2026-07-14"],
  ["Asia/Tokyo", "2026-07-14T16:00:00Z", "2026-07-15"],
  ["Pacific/Honolulu", "2026-07-14T19:12:00Z", "2026-07-15"],
] as const)("in %s at %s the viewing tomorrow is on %s in Chicago", ([zone, instant, day]) => {
  const now = new Date(instant);
  expect(tomorrowAt(now, "10:00", chicago, zone)).toBe(day);
  expect(dayOf(instantAt(day, "10:00", chicago), zone)).toBe(dayFrom(now, 1, zone));
});

test("no viewing is on a federal holiday", () => {
  const eve = new Date("2026-11-25T19:12:00Z");
  expect(tomorrowAt(eve, "10:00", chicago, chicago)).toBe("2026-11-27");
});

test("moves away from today to avoid a weekend or federal holiday", () => {
  const tuesday = new Date("2026-07-14T19:12:00Z");
  expect(businessDayFrom(tuesday, 6, chicago)).toBe("2026-07-20");
  expect(businessDayFrom(tuesday, 4, chicago)).toBe("2026-07-20");
  expect(businessDayFrom(tuesday, 5, chicago)).toBe("2026-07-20");
  expect(businessDayFrom(tuesday, -2, chicago)).toBe("2026-07-10");
  expect(businessDayFrom(tuesday, -3, chicago)).toBe("2026-07-10");
  // Thanksgiving, and Christmas on a Friday.
  const wednesday = new Date("2026-11-25T19:12:00Z");
  expect(businessDayFrom(wednesday, 1, chicago)).toBe("2026-11-27");
  expect(businessDayFrom(wednesday, 30, chicago)).toBe("2026-12-28");
});

test.for([
  ["2026-07-14T19:12:00Z", "2026-07-10"],
  ["2026-07-17T19:12:00Z", "2026-07-10"],
  ["2026-07-18T19:12:00Z", "2026-07-17"],
] as const)("at %s the last Friday was %s", ([instant, friday]) => {
  expect(lastFriday(new Date(instant), chicago)).toBe(friday);
});

test("formats a day", () => {
  expect(formatDay("2026-08-14")).toBe("August 14");
  expect(["2026-08-10", "2026-08-11", "2026-08-20", "2026-08-21"].map(partOfMonth)).toEqual([
    "early August",
    "mid-August",
    "mid-August",
    "late August",
  ]);
});
