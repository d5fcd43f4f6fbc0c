import { describe, expect, test } from "vitest";
import { instantsAt } from "./wall-clock.ts";

const chicago = "America/Chicago";

describe("the instant of a local time", () => {
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
  ] as const)("%s: one", ([, day, clock, timeZone, instants]) => {
    expect(instantsAt(day, clock, timeZone)).toEqual(instants);
  });

  test("is missing if daylight saving skips it", () => {
    expect(instantsAt("2026-03-08", "02:00", chicago)).toEqual([]);
    expect(instantsAt("2026-03-08", "02:59", chicago)).toEqual([]);
    expect(instantsAt("2026-03-29", "00:30", "Asia/Beirut")).toEqual([]);
  });

  test("is two instants, in order, if daylight saving repeats it", () => {
    const both = ["2026-11-01T06:30:00.000Z", "2026-11-01T07:30:00.000Z"];
    expect(instantsAt("2026-11-01", "01:30", chicago)).toEqual(both);
    // A change of only half an hour.
    expect(instantsAt("2026-04-05", "01:45", "Australia/Lord_Howe")).toEqual([
      "2026-04-04T14:45:00.000Z",
      "2026-04-04T15:15:00.000Z",
    ]);
  });
});
