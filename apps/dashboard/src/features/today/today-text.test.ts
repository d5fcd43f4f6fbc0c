import type { DealDeadline } from "@frontage/records/schemas/today";
import { expect, test } from "vitest";

import { formatDue, formatLeft, formatSince, formatSpan, formatThere } from "./today-text.ts";

const timeZone = "America/Chicago";
const clock = { now: new Date("2026-07-14T15:12:00Z"), timeZone };

test.each([
  ["2026-07-14T14:41:00Z", "9:41am"],
  ["2026-07-14T04:59:00Z", "Yesterday"],
  ["2026-07-10T15:00:00Z", "Jul 10"],
])("%s was, at ten in Chicago, %s", (at, since) => {
  expect(formatSince(at, clock)).toBe(since);
});

test("a time span says AM or PM once if both ends share it", () => {
  const span = (start: string, end: string) =>
    formatSpan({ start: `2026-07-16T${start}Z`, end: `2026-07-16T${end}Z` }, timeZone);
  expect(span("19:00:00", "20:00:00")).toBe("Thu, July 16, 2 to 3pm");
  expect(span("16:30:00", "18:00:00")).toBe("Thu, July 16, 11:30am to 1pm");
});

test.each([
  [-4, "Missed 4 days ago"],
  [-1, "Missed yesterday"],
  [0, "Due today"],
  [1, "1 day left"],
  [3, "3 days left"],
  [4, "4 days"],
])("with %i days left, a deadline says “%s”", (days, left) => {
  expect(formatLeft(days)).toBe(left);
});

const deadline = (
  what: Partial<DealDeadline>,
  side: "purchase" | "sale" | "lease" = "sale",
): DealDeadline => ({
  id: "id",
  source: "key-date",
  label: "Closing",
  day: "2026-07-14",
  daysLeft: 0,
  isExtended: false,
  client: { id: "taylor", name: "Taylor Morgan" },
  deal: { id: "deal", name: "48 Example Road", side, timeZone },
  ...what,
});

test("a time includes its city if the property has another time zone", () => {
  const time = "17:00";
  expect(formatDue(deadline({ role: "client", time }), clock)).toBe("Due from the seller by 5pm");
  const inPhoenix = { ...clock, timeZone: "America/Phoenix" };
  expect(formatDue(deadline({ time }), inPhoenix)).toBe("Due by 5pm in Chicago");
  expect(formatThere("2026-07-16T19:00:00Z", timeZone, clock)).toBeUndefined();
  expect(formatThere("2026-07-16T19:00:00Z", timeZone, inPhoenix)).toBe("2pm in Chicago");
});

test("the person who has to act is named by their side of the deal", () => {
  const dueFrom = (who: Partial<DealDeadline>, side: "purchase" | "sale" | "lease" = "sale") =>
    formatDue(deadline(who, side), clock);
  expect(dueFrom({ role: "client" })).toBe("Due from the seller");
  expect(dueFrom({ role: "client" }, "purchase")).toBe("Due from the buyer");
  expect(dueFrom({ role: "counterparty" }, "lease")).toBe("Due from the tenant");
  expect(dueFrom({ role: "broker" })).toBe("Due from you");
  expect(dueFrom({ role: "exchange-intermediary" })).toBe("Due from the 1031 intermediary");
  expect(dueFrom({ contactName: "Casey Park" })).toBe("Due from Casey Park");
  expect(dueFrom({})).toBeUndefined();
});
