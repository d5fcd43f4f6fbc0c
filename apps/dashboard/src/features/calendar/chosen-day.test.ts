import type { PortalEvent } from "@frontage/content/schemas/event";
import { expect, test } from "vitest";

import { chosenDayOf } from "./chosen-day.ts";

function milestone(day: string): PortalEvent {
  return { id: day, kind: "milestone", title: day, status: "confirmed", day };
}

const reader = { timeZone: "America/Chicago", today: "2026-07-14" };
const events = ["2026-06-24", "2026-07-02", "2026-07-15", "2026-07-30", "2026-08-01"].map(
  milestone,
);

test("the day that was asked for, as long as the month's weeks show it", () => {
  expect(chosenDayOf("2026-07", "2026-07-04", events, reader)).toBe("2026-07-04");
  expect(chosenDayOf("2026-07", "2026-08-01", events, reader)).toBe("2026-08-01");
  expect(chosenDayOf("2026-07", "2026-09-04", events, reader)).toBe("2026-07-15");
});

test("unasked, the current month shows what comes next", () => {
  expect(chosenDayOf("2026-07", undefined, events, reader)).toBe("2026-07-15");
  expect(chosenDayOf("2026-07", undefined, [...events, milestone("2026-07-14")], reader)).toBe(
    "2026-07-14",
  );
});

test("with nothing ahead it is today, though the next month's first days are in sight", () => {
  const earlier = events.filter(({ id }) => id < "2026-07-15" || id > "2026-07-31");
  expect(chosenDayOf("2026-07", undefined, earlier, reader)).toBe("2026-07-14");
});

test("another month shows its first day with an event, or none", () => {
  expect(chosenDayOf("2026-06", undefined, events, reader)).toBe("2026-06-24");
  expect(chosenDayOf("2026-05", undefined, events, reader)).toBeUndefined();
});

test("an evening in Chicago is the next day for a reader in Tokyo", () => {
  const call: PortalEvent = {
    id: "call",
    kind: "call",
    title: "Call",
    status: "confirmed",
    start: "2026-07-20T22:00:00.000Z",
    end: "2026-07-20T23:00:00.000Z",
    timeZone: "America/Chicago",
  };
  expect(chosenDayOf("2026-07", undefined, [call], reader)).toBe("2026-07-20");
  expect(chosenDayOf("2026-07", undefined, [call], { ...reader, timeZone: "Asia/Tokyo" })).toBe(
    "2026-07-21",
  );
});
