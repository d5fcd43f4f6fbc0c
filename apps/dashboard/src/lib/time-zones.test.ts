import { afterEach, describe, expect, test, vi } from "vitest";

import { clockInWords, dayIn, dayInWords } from "./dates.ts";
import {
  daysTouched,
  isSameClock,
  momentsAt,
  placeOf,
  spanInWords,
  spanOnBothClocks,
} from "./time-zones.ts";

afterEach(() => vi.unstubAllEnvs());

const chicago = "America/Chicago";
const losAngeles = "America/Los_Angeles";
const tokyo = "Asia/Tokyo";

describe("the moment at which a clock shows a time", () => {
  test.for([
    ["summer", "2026-07-15", "10:00", chicago, ["2026-07-15T15:00:00.000Z"]],
    ["winter", "2026-01-15", "10:00", chicago, ["2026-01-15T16:00:00.000Z"]],
    ["no summer time", "2026-07-15", "10:00", "America/Phoenix", ["2026-07-15T17:00:00.000Z"]],
    ["a quarter of an hour", "2026-07-15", "05:45", "Asia/Kathmandu", ["2026-07-15T00:00:00.000Z"]],
    ["before the gap", "2026-03-08", "01:59", chicago, ["2026-03-08T07:59:00.000Z"]],
    ["after the gap", "2026-03-08", "03:00", chicago, ["2026-03-08T08:00:00.000Z"]],
    ["a whole day later", "2026-03-09", "02:30", chicago, ["2026-03-09T07:30:00.000Z"]],
    ["before the overlap", "2026-11-01", "00:59", chicago, ["2026-11-01T05:59:00.000Z"]],
    ["after the overlap", "2026-11-01", "02:00", chicago, ["2026-11-01T08:00:00.000Z"]],
  ] as const)("%s: one", ([, day, clock, timeZone, moments]) => {
    expect(momentsAt(day, clock, timeZone)).toEqual(moments);
  });

  test("is none where the clock skips it", () => {
    expect(momentsAt("2026-03-08", "02:00", chicago)).toEqual([]);
    expect(momentsAt("2026-03-08", "02:59", chicago)).toEqual([]);
    expect(momentsAt("2026-03-29", "00:30", "Asia/Beirut")).toEqual([]);
  });

  test("is two, in order, where the clock is turned back", () => {
    const both = ["2026-11-01T06:30:00.000Z", "2026-11-01T07:30:00.000Z"];
    expect(momentsAt("2026-11-01", "01:30", chicago)).toEqual(both);
    // Half an hour only.
    expect(momentsAt("2026-04-05", "01:45", "Australia/Lord_Howe")).toEqual([
      "2026-04-04T14:45:00.000Z",
      "2026-04-04T15:15:00.000Z",
    ]);
  });
});

describe("the days that something touches", () => {
  test("follow the reader's clock", () => {
    const viewing = { start: "2026-07-15T15:00:00.000Z", end: "2026-07-15T19:00:00.000Z" };
    expect(daysTouched(viewing, chicago)).toEqual({ first: "2026-07-15", last: "2026-07-15" });
    expect(daysTouched(viewing, tokyo)).toEqual({ first: "2026-07-16", last: "2026-07-16" });
    expect(daysTouched(viewing, "Asia/Kathmandu")).toEqual({
      first: "2026-07-15",
      last: "2026-07-16",
    });
  });

  test("end with the last moment, not at the midnight after it", () => {
    const evening = { start: "2026-07-16T03:00:00.000Z", end: "2026-07-16T05:00:00.000Z" };
    expect(daysTouched(evening, chicago)).toEqual({ first: "2026-07-15", last: "2026-07-15" });
    const empty = { start: "2026-07-15T05:00:00.000Z", end: "2026-07-15T05:00:00.000Z" };
    expect(daysTouched(empty, chicago)).toEqual({ first: "2026-07-15", last: "2026-07-15" });
  });

  test.for(["Pacific/Honolulu", "UTC", "Pacific/Kiritimati"])(
    "are the same for a whole day in %s",
    (timeZone) => {
      vi.stubEnv("TZ", timeZone);
      expect(daysTouched({ day: "2026-07-20" }, timeZone)).toEqual({
        first: "2026-07-20",
        last: "2026-07-20",
      });
      expect(dayInWords("2026-07-20")).toBe("Monday, July 20");
    },
  );

  test("turn at midnight of that clock", () => {
    expect(dayIn("2026-07-15T04:59:59.999Z", chicago)).toBe("2026-07-14");
    expect(dayIn("2026-07-15T05:00:00.000Z", chicago)).toBe("2026-07-15");
    expect(dayIn("2026-12-31T10:00:00.000Z", "Pacific/Kiritimati")).toBe("2027-01-01");
  });
});

describe("in words", () => {
  const viewing = {
    start: "2026-07-15T15:00:00.000Z",
    end: "2026-07-15T19:00:00.000Z",
    timeZone: chicago,
  };

  test("a time is short at the full hour", () => {
    expect(clockInWords("2026-07-15T15:00:00.000Z", chicago)).toBe("10am");
    expect(clockInWords("2026-07-15T18:45:00.000Z", chicago)).toBe("1:45pm");
    expect(clockInWords("2026-07-15T05:00:00.000Z", chicago)).toBe("12am");
    expect(clockInWords("2026-07-15T17:10:00.000Z", chicago)).toBe("12:10pm");
  });

  test("a span is said once where the clocks agree", () => {
    expect(spanOnBothClocks(viewing, chicago)).toBe("10am to 2pm");
    // Winnipeg keeps Chicago's time.
    expect(spanOnBothClocks(viewing, "America/Winnipeg")).toBe("10am to 2pm");
    expect(isSameClock(viewing.start, chicago, "America/Winnipeg")).toBe(true);
  });

  test("and on both clocks where they differ", () => {
    expect(spanOnBothClocks(viewing, losAngeles)).toBe(
      "10am to 2pm in Chicago, 8am to 12pm for you",
    );
    // Phoenix has no summer time: an hour behind Denver in July, the same in January.
    const winter = {
      start: "2026-01-15T17:00:00.000Z",
      end: "2026-01-15T18:00:00.000Z",
      timeZone: "America/Phoenix",
    };
    expect(spanOnBothClocks(winter, "America/Denver")).toBe("10am to 11am");
  });

  test("with the days where they differ too", () => {
    expect(spanOnBothClocks(viewing, tokyo)).toBe(
      "Wednesday 10am to 2pm in Chicago, Thursday 12am to 4am for you",
    );
    expect(spanOnBothClocks(viewing, "Asia/Kathmandu")).toBe(
      "10am to 2pm in Chicago, 8:45pm to 12:45am the next day for you",
    );
  });

  test("a span over midnight says so", () => {
    const night = { start: "2026-07-16T03:00:00.000Z", end: "2026-07-16T07:00:00.000Z" };
    expect(spanInWords(night, chicago)).toBe("10pm to 2am the next day");
    const untilMidnight = { start: "2026-07-16T03:00:00.000Z", end: "2026-07-16T05:00:00.000Z" };
    expect(spanInWords(untilMidnight, chicago)).toBe("10pm to 12am");
  });

  test("a zone is known by its place", () => {
    expect(placeOf(losAngeles)).toBe("Los Angeles");
    expect(placeOf("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
    expect(placeOf("UTC")).toBe("UTC");
  });
});
