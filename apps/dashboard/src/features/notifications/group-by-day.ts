import type { PortalNotification } from "@frontage/records/schemas/notification";

import { formatDate, dayIn, formatDay, daysBetween } from "../../time/dates.ts";

type NotificationDay = {
  /** "2026-07-14" */
  day: string;
  /** "Today", "Yesterday", "Friday", "July 3", "December 30, 2025" */
  heading: string;
  notifications: PortalNotification[];
};

/** Groups notifications by day in a time zone, latest first. */
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
  const daysAgo = daysBetween(day, today);
  if (daysAgo === 0) return "Today";
  if (daysAgo === 1) return "Yesterday";
  // Exactly a week ago, the weekday's name would be today's.
  if (daysAgo > 1 && daysAgo < 7) return formatDay(day, { weekday: "long" });
  return formatDate(day, today);
}
