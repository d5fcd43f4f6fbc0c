import { expect, test } from "vitest";

import { requestedTime } from "./requested-time.ts";

const chicago = "America/Chicago";
const office = {
  timeZone: chicago,
  hours: [
    {
      days: "Monday to Friday",
      time: "9am to 6pm",
      weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    },
    {
      days: "Saturday",
      time: "10am to 3pm",
      weekdays: ["Saturday"],
      opens: "10:00",
      closes: "15:00",
    },
  ] as const,
};
// A Tuesday, at 2:12pm in Chicago.
const now = new Date("2026-07-14T19:12:00Z");

function ask(day: string, time: string, minutes: "30" | "60" | "240" = "60", timeZone = chicago) {
  return requestedTime({ day, time, minutes }, { timeZone, office, now });
}

test("a time within office hours is accepted, up to the minute of closing", () => {
  expect(ask("2026-07-15", "09:00").problem).toBeUndefined();
  expect(ask("2026-07-15", "17:00").problem).toBeUndefined();
  expect(ask("2026-07-18", "10:00", "240").problem).toBeUndefined();
});

test.for([
  ["before it opens", "2026-07-15", "08:59", "30"],
  ["when it ends after the office closes", "2026-07-15", "17:30", "60"],
  ["on a Saturday afternoon", "2026-07-18", "14:30", "60"],
  ["on a Sunday", "2026-07-19", "11:00", "30"],
  ["over midnight", "2026-07-15", "23:30", "60"],
] as const)("a time %s is outside the hours", ([, day, time, minutes]) => {
  expect(ask(day, time, minutes).problem).toBe("outsideHours");
});

test("the hours are on the office's clock, the time on the property's", () => {
  // 8am in Los Angeles is 10am in Chicago; 5pm in Los Angeles is 7pm in Chicago.
  expect(ask("2026-07-15", "08:00", "60", "America/Los_Angeles").problem).toBeUndefined();
  expect(ask("2026-07-15", "17:00", "60", "America/Los_Angeles").problem).toBe("outsideHours");
});

test("a past time is refused", () => {
  expect(ask("2026-07-14", "14:12").problem).toBe("past");
  expect(ask("2026-07-14", "14:13").problem).toBeUndefined();
  expect(ask("2026-07-14", "14:13", "60", "America/New_York").problem).toBe("past");
});

test("a time skipped by daylight saving is refused, and a repeated one means the first", () => {
  const options = { timeZone: chicago, office, now: new Date("2026-01-01T00:00:00Z") };
  expect(requestedTime({ day: "2026-03-08", time: "02:30", minutes: "30" }, options)).toEqual({
    problem: "skipped",
  });
  expect(requestedTime({ day: "2026-11-01", time: "01:30", minutes: "30" }, options)).toMatchObject(
    { isTwice: true, span: { start: "2026-11-01T06:30:00.000Z" } },
  );
});

test("a span has the requested length, even when daylight saving starts or ends", () => {
  const options = { timeZone: chicago, office, now: new Date("2026-01-01T00:00:00Z") };
  expect(requestedTime({ day: "2026-03-08", time: "01:30", minutes: "60" }, options)).toMatchObject(
    { span: { start: "2026-03-08T07:30:00.000Z", end: "2026-03-08T08:30:00.000Z" } },
  );
});

test("an incomplete time reports no other problem", () => {
  expect(ask("", "10:00").problem).toBe("incomplete");
  expect(ask("2026-07-15", "").problem).toBe("incomplete");
});
