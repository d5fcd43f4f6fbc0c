import { addDays } from "@frontage/records/deal-clock/days";
import type { ListingViews } from "@frontage/records/schemas/broker-listing";
import { type ViewOrigin, viewOrigins } from "@frontage/records/view-origins";
import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { weekOf, weeksSince } from "../time/weeks.ts";

type DayViews = Selectable<Tables["listingView"]>;

/** Views, the visitors of each day, and where the views came from. */
export type ViewTotals = {
  views: number;
  visitors: number;
  origins: Record<ViewOrigin, number>;
};

/** How often listings' pages were viewed, by day and origin. @param db everyone's rows */
export async function readViews(db: Database, listingIds: readonly string[]): Promise<DayViews[]> {
  if (listingIds.length === 0) return [];
  return db
    .selectFrom("listingView")
    .selectAll()
    .where("listingId", "in", listingIds)
    .orderBy("day")
    .execute();
}

/** The totals of the days that count. */
export function totalViews(
  days: readonly DayViews[],
  counts: (day: string) => boolean = () => true,
): ViewTotals {
  const counted = days.filter(({ day }) => counts(day));
  const sum = (of: (one: DayViews) => number) => counted.reduce((all, one) => all + of(one), 0);
  const viewsFrom = (origin: ViewOrigin) => sum((one) => (one.origin === origin ? one.views : 0));
  return {
    views: sum(({ views }) => views),
    visitors: sum(({ visitors }) => visitors),
    origins: Object.fromEntries(
      viewOrigins.map((origin) => [origin, viewsFrom(origin)]),
    ) as ViewTotals["origins"],
  };
}

/** The same weeks that the listing's client reads, with where the last one's views came from. */
export function weeklyViews(
  days: readonly DayViews[],
  { publishedOn, today }: { publishedOn: string; today: string },
): ListingViews {
  const weeks = weeksSince(publishedOn, today);
  const lastDay = weeks.at(-1) ?? weekOf(today);
  const inWeek = (week: string) => totalViews(days, (day) => weekOf(day) === week);
  const { origins, visitors } = inWeek(lastDay);
  return {
    firstDay: addDays(lastDay, -6),
    lastDay,
    weeks: weeks.map((week) => ({ lastDay: week, views: inWeek(week).views })),
    visitors,
    origins,
  };
}
