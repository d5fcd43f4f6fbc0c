import type { PortalEvent } from "@frontage/records/schemas/event";
import { expect, test } from "vitest";

import { chosenDayOf } from "./chosen-day.ts";

function milestone(day: string): PortalEvent {
  return { id: day, kind: "milestone", title: day, status: "confirmed", version: 1, day };
}

const viewer = { timeZone: "America/Chicago", today: "2026-07-14" };
const events = ["2026-06-24", "2026-07-02", "2026-07-15", "2026-07-30", "2026-08-01"].map(
  milestone,
);

test("the requested day, if the month's weeks show it", () => {
  expect(chosenDayOf("2026-07", "2026-07-04", events, viewer)).toBe("2026-07-04");
  expect(chosenDayOf("2026-07", "2026-08-01", events, viewer)).toBe("2026-08-01");
  expect(chosenDayOf("2026-07", "2026-09-04", events, viewer)).toBe("2026-07-15");
});

test("by default the next day with an event in the current month", () => {
  expect(chosenDayOf("2026-07", undefined, events, viewer)).toBe("2026-07-15");
  expect(chosenDayOf("2026-07", undefined, [...events, milestone("2026-07-14")], viewer)).toBe(
    "2026-07-14",
  );
});

test("today if the current month has no more events, even if the next month's first days have some", () => {
  const earlier = events.filter(({ id }) => id < "2026-07-15" || id > "2026-07-31");
  expect(chosenDayOf("2026-07", undefined, earlier, viewer)).toBe("2026-07-14");
});

test("in another month the first day with an event, or none", () => {
  expect(chosenDayOf("2026-06", undefined, events, viewer)).toBe("2026-06-24");
  expect(chosenDayOf("2026-05", undefined, events, viewer)).toBeUndefined();
});

test("an evening in Chicago is the next day for a viewer in Tokyo", () => {
  const call: PortalEvent = {
    id: "call",
    kind: "call",
    title: "Call",
    status: "confirmed",
    version: 1,
    start: "2026-07-20T22:00:00.000Z",
    end: "2026-07-20T23:00:00.000Z",
    timeZone: "America/Chicago",
  };
  expect(chosenDayOf("2026-07", undefined, [call], viewer)).toBe("2026-07-20");
  expect(chosenDayOf("2026-07", undefined, [call], { ...viewer, timeZone: "Asia/Tokyo" })).toBe(
    "2026-07-21",
  );
});
