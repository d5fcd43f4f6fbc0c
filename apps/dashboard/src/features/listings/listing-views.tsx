import type { ListingViews } from "@frontage/records/schemas/broker-listing";
import { viewOriginNames, viewOrigins } from "@frontage/records/view-origins";
import { cn } from "@frontage/ui/cn";
import {
  RuleList,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";

import { chartFromWeek, formatWeek, ViewBars } from "../../components/week-bars.tsx";
import { counted } from "./listings.ts";

/** How often a listing's page was viewed in the week that its client reads, and from where. */
export function ListingViewsSection({ today, views }: { today: string; views: ListingViews }) {
  const { lastDay, origins, visitors, weeks } = views;
  const days = formatWeek(views);
  // The week in which it was published, until that is complete.
  const week = lastDay < today ? "last week" : "this week";
  const hasChart = weeks.length >= chartFromWeek;
  const count = (weeks.at(-1)?.views ?? 0).toLocaleString("en-US");
  return (
    <section aria-labelledby="views">
      <RuleListHeader>
        <RuleListTitle id="views">Views</RuleListTitle>
        <RuleListCount>
          {count} {week}, {days}
        </RuleListCount>
      </RuleListHeader>
      {hasChart && (
        <div className="border-t border-fg pt-4 pb-3">
          <ViewBars weeks={weeks} last={days} />
        </div>
      )}
      <RuleList className={cn(hasChart && "border-hairline")}>
        {viewOrigins.map((origin) => (
          <RuleListRow key={origin} size="sm" className="justify-between text-fg">
            <span>{viewOriginNames[origin]}</span>
            <span className="text-fg-2 tabular-nums">
              {origins[origin].toLocaleString("en-US")}
            </span>
          </RuleListRow>
        ))}
      </RuleList>
      <p className="mt-3 text-caption text-fg-3">
        {counted(visitors, "visitor", "visitors")}, each counted once a day. Visits without
        JavaScript, by bots and by people who are logged in aren’t counted.
      </p>
    </section>
  );
}
