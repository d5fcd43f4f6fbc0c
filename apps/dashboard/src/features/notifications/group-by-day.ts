import type { PortalNotification } from "@frontage/content/schemas/notification";

import { dayIn, dayInWords } from "../../lib/dates.ts";

export type NotificationDay = {
  /** "2026-07-14" */
  day: string;
  /** "Today", "Yesterday", "Friday", "July 3", "December 30, 2025" */
  heading: string;
  notifications: PortalNotification[];
};

/** Notifications by the days of a clock, the latest first. */
export function groupByDay(
  notifications: readonly PortalNotification[],
  { now, timeZone }: { now: Date; timeZone: string },
): NotificationDay[] {
  const today = dayIn(now, timeZone);
  const latestFirst = notifications.toSorted((a, b) => b.at.localeCompare(a.at));
  return [...Map.groupBy(latestFirst, ({ at }) => dayIn(at, timeZone))].map(([day, rows]) => ({
    day,
    heading: headingOf(day, today),
    notifications: rows,
  }));
}

function headingOf(day: string, today: string): string {
  const daysAgo = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  if (daysAgo === 0) return "Today";
  if (daysAgo === 1) return "Yesterday";
  // A week ago it was the same weekday as today.
  if (daysAgo > 1 && daysAgo < 7) return dayInWords(day, { weekday: "long" });
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return dayInWords(day, {
    month: "long",
    day: "numeric",
    ...(!isThisYear && { year: "numeric" }),
  });
}
