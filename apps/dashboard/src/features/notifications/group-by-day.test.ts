import type { PortalNotification } from "@frontage/records/schemas/notification";
import { expect, test } from "vitest";

import { groupByDay } from "./group-by-day.ts";

function at(instant: string): PortalNotification {
  return {
    id: instant.replaceAll(/\W/g, "-"),
    kind: "event",
    title: instant,
    detail: "",
    at: instant,
    isRead: false,
    path: "/dashboard/calendar",
  };
}

// Tuesday, July 14, 2026, at 2:12pm in Chicago.
const now = new Date("2026-07-14T19:12:00Z");

test("names the days by the reader's clock in Chicago, the latest first", () => {
  const days = groupByDay(
    [
      at("2025-12-30T12:00:00.000Z"),
      at("2026-07-14T04:59:00.000Z"),
      at("2026-07-14T05:00:00.000Z"),
      at("2026-07-14T14:12:00.000Z"),
      at("2026-07-10T12:00:00.000Z"),
      at("2026-07-08T12:00:00.000Z"),
      at("2026-07-07T12:00:00.000Z"),
    ],
    { now, timeZone: "America/Chicago" },
  );
  expect(days.map(({ heading, notifications }) => [heading, notifications.length])).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["Friday", 1],
    ["Wednesday", 1],
    ["July 7", 1],
    ["December 30, 2025", 1],
  ]);
  expect(days[0]?.notifications[0]?.at).toBe("2026-07-14T14:12:00.000Z");
});

test("the same times are other days in another zone", () => {
  const moments = [at("2026-07-14T14:12:00.000Z"), at("2026-07-14T15:00:00.000Z")];
  const inTokyo = groupByDay(moments, { now, timeZone: "Asia/Tokyo" });
  expect(inTokyo.map(({ heading }) => heading)).toEqual(["Today", "Yesterday"]);
  const inHonolulu = groupByDay(moments, { now, timeZone: "Pacific/Honolulu" });
  expect(inHonolulu.map(({ heading }) => heading)).toEqual(["Today"]);
});

test("the days before and after a clock change stay separate", () => {
  const days = groupByDay([at("2026-03-08T05:59:00.000Z"), at("2026-03-09T04:59:00.000Z")], {
    now: new Date("2026-03-09T18:00:00Z"),
    timeZone: "America/Chicago",
  });
  expect(days.map(({ heading }) => heading)).toEqual(["Yesterday", "Saturday"]);
});
