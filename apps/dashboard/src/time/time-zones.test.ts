import { afterEach, describe, expect, test, vi } from "vitest";

import { formatTime, dayIn, formatDay } from "./dates.ts";
import {
  cityOf,
  daysTouched,
  formatSpan,
  formatSpanInBothZones,
  formatZone,
  isSameClock,
} from "./time-zones.ts";

afterEach(() => vi.unstubAllEnvs());

const chicago = "America/Chicago";
const losAngeles = "America/Los_Angeles";
const tokyo = "Asia/Tokyo";

describe("the days of a time span", () => {
  test("follow the reader's time zone", () => {
    const viewing = { start: "2026-07-15T15:00:00.000Z", end: "2026-07-15T19:00:00.000Z" };
    expect(daysTouched(viewing, chicago)).toEqual({ first: "2026-07-15", last: "2026-07-15" });
    expect(daysTouched(viewing, tokyo)).toEqual({ first: "2026-07-16", last: "2026-07-16" });
    expect(daysTouched(viewing, "Asia/Kathmandu")).toEqual({
      first: "2026-07-15",
      last: "2026-07-16",
    });
  });

  test("end with the last moment, not at the next midnight", () => {
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
      expect(formatDay("2026-07-20")).toBe("Monday, July 20");
    },
  );

  test("change at midnight in that zone", () => {
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

  test("a full hour has no minutes", () => {
    expect(formatTime("2026-07-15T15:00:00.000Z", chicago)).toBe("10am");
    expect(formatTime("2026-07-15T18:45:00.000Z", chicago)).toBe("1:45pm");
    expect(formatTime("2026-07-15T05:00:00.000Z", chicago)).toBe("12am");
    expect(formatTime("2026-07-15T17:10:00.000Z", chicago)).toBe("12:10pm");
  });

  test("a span is shown once if both zones agree", () => {
    expect(formatSpanInBothZones(viewing, chicago)).toBe("10am to 2pm");
    // Winnipeg has the same time as Chicago.
    expect(formatSpanInBothZones(viewing, "America/Winnipeg")).toBe("10am to 2pm");
    expect(isSameClock(viewing.start, chicago, "America/Winnipeg")).toBe(true);
  });

  test("and in both zones if they differ", () => {
    expect(formatSpanInBothZones(viewing, losAngeles)).toBe(
      "10am to 2pm in Chicago, 8am to 12pm for you",
    );
    // Phoenix has no daylight saving time: it is an hour behind Denver in July, but not in January.
    const winter = {
      start: "2026-01-15T17:00:00.000Z",
      end: "2026-01-15T18:00:00.000Z",
      timeZone: "America/Phoenix",
    };
    expect(formatSpanInBothZones(winter, "America/Denver")).toBe("10am to 11am");
  });

  test("with the days if they differ too", () => {
    expect(formatSpanInBothZones(viewing, tokyo)).toBe(
      "Wednesday 10am to 2pm in Chicago, Thursday 12am to 4am for you",
    );
    expect(formatSpanInBothZones(viewing, "Asia/Kathmandu")).toBe(
      "10am to 2pm in Chicago, 8:45pm to 12:45am the next day for you",
    );
  });

  test("a time zone has its name and city", () => {
    expect(formatZone("America/Chicago")).toBe("Central time (Chicago)");
    expect(formatZone("America/New_York")).toBe("Eastern time (New York)");
  });

  test("a span over midnight says so", () => {
    const night = { start: "2026-07-16T03:00:00.000Z", end: "2026-07-16T07:00:00.000Z" };
    expect(formatSpan(night, chicago)).toBe("10pm to 2am the next day");
    const untilMidnight = { start: "2026-07-16T03:00:00.000Z", end: "2026-07-16T05:00:00.000Z" };
    expect(formatSpan(untilMidnight, chicago)).toBe("10pm to 12am");
  });

  test("a zone is known by its place", () => {
    expect(cityOf(losAngeles)).toBe("Los Angeles");
    expect(cityOf("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
    expect(cityOf("UTC")).toBe("UTC");
  });
});
