import { expect, test } from "vitest";

import { closingOf, keyDatesOf } from "./key-dates.ts";

const dates = [
  { label: "Offer accepted", day: "2026-06-03", done: true },
  { label: "Due diligence ends", day: "2026-07-17", done: false },
  { label: "Financing contingency", day: "2026-08-03", done: false },
  { label: "Closing", day: "2026-08-14", done: false },
];

test("the first open date is the current one, and red within three days", () => {
  expect(
    keyDatesOf(dates, "2026-07-14").map(({ isUrgent, state, status }) => [state, status, isUrgent]),
  ).toEqual([
    ["done", "Done", false],
    ["current", "3 days left", true],
    ["ahead", "20 days left", false],
    ["ahead", "31 days left", false],
  ]);
  expect(keyDatesOf(dates, "2026-07-13")[1]).toMatchObject({ isUrgent: false });
});

test.each([
  ["2026-07-16", "Tomorrow"],
  ["2026-07-17", "Today"],
  ["2026-07-18", "1 day late"],
  ["2026-07-20", "3 days late"],
])("on %s the date reads %j", (today, status) => {
  expect(keyDatesOf(dates, today)[1]).toMatchObject({ status, isUrgent: true });
});

test("the closing is the date with that name, not an earlier one", () => {
  const named = [{ label: "Closing documents due", day: "2026-08-01", done: false }, ...dates];
  expect(closingOf(keyDatesOf(named, "2026-07-14"))?.day).toBe("2026-08-14");
  expect(closingOf(keyDatesOf(dates.slice(0, 3), "2026-07-14"))).toBeUndefined();
});

test("a waived date isn't the next date, and shows when it was settled", () => {
  const [first, second, ...others] = dates;
  if (!first || !second) throw new Error("There are dates above.");
  const waived = { ...second, status: "waived" as const, settledOn: "2026-07-06" };
  const shown = keyDatesOf([first, waived, ...others], "2026-07-14");
  expect(shown[1]).toMatchObject({ state: "waived", status: "Waived", settled: "Jul 6" });
  expect(shown[1]?.isUrgent).toBe(false);
  expect(shown[2]?.state).toBe("current");
});

test("the closing is the date of that kind, whatever its name", () => {
  const settlement = {
    label: "Settlement",
    kind: "closing" as const,
    day: "2026-09-01",
    done: false,
  };
  expect(closingOf(keyDatesOf([...dates, settlement], "2026-07-14"))?.day).toBe("2026-09-01");
});

test("a past milestone has passed; done means that someone marked it", () => {
  const [first] = dates;
  if (!first) throw new Error("There are dates above.");
  const shown = keyDatesOf(
    [
      { ...first, status: "open" },
      { ...first, status: "done" },
    ],
    "2026-07-14",
  );
  expect(shown.map(({ state, status }) => [state, status])).toEqual([
    ["done", "Passed"],
    ["done", "Done"],
  ]);
});

test("offers are due by the end of their day, unless a time is set, from all buyers", () => {
  const due = { label: "Offers due", day: "2026-07-20", done: false };
  const read = (time?: string) => {
    const zones = { place: "America/Chicago", reader: "America/Los_Angeles" };
    return keyDatesOf([{ ...due, ...(time && { time }) }], "2026-07-14", [], zones)[0];
  };
  expect(read()).toMatchObject({ time: "11:59pm in Chicago", detail: "From all buyers" });
  expect(read("17:00")?.time).toBe("5pm in Chicago");
});
