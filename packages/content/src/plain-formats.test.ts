import { expect, test } from "vitest";

import { inList, longDay } from "./plain-formats.ts";

test("a day and a list read as `Intl` would write them", () => {
  const days = ["2026-01-01", "2026-06-30", "2024-02-29", "2027-12-09"];
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  expect(days.map(longDay)).toEqual(days.map((day) => format.format(new Date(day))));

  const lists = [[], ["TX"], ["TX", "OK"], ["TX", "OK", "NM"], ["TX", "OK", "NM", "LA"]];
  const list = new Intl.ListFormat("en-US");
  expect(lists.map(inList)).toEqual(lists.map((words) => list.format(words)));
});
