import { expect, test } from "vitest";
import { isTimeZone, parseTimeZone } from "./time-zone.ts";

test.each([
  "America/Chicago",
  "America/Detroit",
  "America/Indiana/Indianapolis",
  "America/Indianapolis",
  "America/Kentucky/Louisville",
  "America/North_Dakota/New_Salem",
  "Pacific/Honolulu",
  "US/Mountain",
  "UTC",
])("%s is a time zone", (name) => {
  expect(isTimeZone(name)).toBe(true);
  expect(parseTimeZone(` ${name} `)).toBe(name);
});

test.each(["", "Texas", "America/Austin", "+05:00", "-06:00", "EST", "MST"])(
  "%j is no time zone of a place",
  (name) => {
    expect(isTimeZone(name)).toBe(false);
    expect(parseTimeZone(name)).toBeUndefined();
  },
);

test("a zone is also read by its everyday name", () => {
  expect(["Central", "eastern time", "Mountain Standard Time"].map(parseTimeZone)).toEqual([
    "America/Chicago",
    "America/New_York",
    "America/Denver",
  ]);
});
