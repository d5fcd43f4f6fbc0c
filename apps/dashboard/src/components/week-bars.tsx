import { cn } from "@frontage/ui/cn";

import { formatDay, shiftDay } from "../time/dates.ts";

/** How many weeks the chart has, and from which week on there is one. */
const shownWeeksMax = 11;
export const chartFromWeek = 3;
/** The height of the highest bar, px. */
const barMax = 88;
const shortDay = { month: "short", day: "numeric" } as const;
const longDay = { month: "long", day: "numeric" } as const;

/** The days of a week: "July 7 to 13", "July 28 to August 3". */
export function formatWeek({ firstDay, lastDay }: { firstDay: string; lastDay: string }) {
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  return `${formatDay(firstDay, longDay)} to ${formatDay(lastDay, isOneMonth ? { day: "numeric" } : longDay)}`;
}

type ViewBarsProps = {
  /** Oldest first. */
  weeks: readonly { lastDay: string; views: number }[];
  /** What the last week is called. */
  last: string;
};

/** The views of each week as bars; the highest and the last have their numbers. */
export function ViewBars({ last, weeks: all }: ViewBarsProps) {
  const weeks = all.slice(-shownWeeksMax);
  const highest = Math.max(...weeks.map(({ views }) => views), 1);
  const peak = weeks.findIndex(({ views }) => views === highest);
  const firstWeek = weeks[0]?.lastDay ?? "";
  return (
    // A drawing: its numbers are in text nearby.
    <div aria-hidden className="text-tick text-fg-3">
      <div className="flex h-28 items-end gap-2 print:[print-color-adjust:exact]">
        {weeks.map(({ lastDay, views }, index) => {
          const isLast = index === weeks.length - 1;
          return (
            <span
              key={lastDay}
              className="flex min-w-0 flex-1 flex-col items-center justify-end gap-0.75"
            >
              {(isLast || index === peak) && (
                <span className={cn(isLast && "font-semibold text-fg")}>
                  {views.toLocaleString("en-US")}
                </span>
              )}
              <span
                className="w-full rounded-t-site bg-chart-bar forced-mark"
                style={{ height: Math.max(Math.round((views / highest) * barMax), 1) }}
              />
            </span>
          );
        })}
      </div>
      <p className="flex justify-between gap-3 border-t border-hairline pt-1.5">
        <span>Views by week, since {formatDay(shiftDay(firstWeek, -6), shortDay)}</span>
        <span className="font-semibold text-fg">{last}</span>
      </p>
    </div>
  );
}
