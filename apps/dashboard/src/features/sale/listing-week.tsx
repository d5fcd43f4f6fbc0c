import type { ListingWeek, WeekCounts } from "@frontage/records/schemas/listing-week";
import { cn } from "@frontage/ui/cn";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { useState } from "react";

import { type Clock, formatDay, shiftDay } from "../../time/dates.ts";
import { Verb } from "../../components/verb.tsx";
import { Interested } from "./interested.tsx";

const stages = {
  inquiries: "Inquiries",
  agreements: "Agreements signed",
  tours: "Tours",
  offers: "Offers",
} as const satisfies Partial<Record<keyof WeekCounts, string>>;
const stageKeys = Object.keys(stages) as (keyof typeof stages)[];

/** How many weeks the chart has, and from which week on there is one. */
const shownWeeksMax = 11;
const chartFromWeek = 3;
const shortDay = { month: "short", day: "numeric" } as const;
const longDay = { month: "long", day: "numeric" } as const;

/** The days of a week: "July 7 to 13", "July 28 to August 3". */
function formatWeek({ firstDay, lastDay }: Pick<ListingWeek, "firstDay" | "lastDay">) {
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  return `${formatDay(firstDay, longDay)} to ${formatDay(lastDay, isOneMonth ? { day: "numeric" } : longDay)}`;
}

type ListingWeekSectionProps = { week: ListingWeek; isBroker: boolean; clock: Clock };

/** "This week on your listing": a sentence, a chart of the weeks, and this week's figures. */
export function ListingWeekSection({ clock, isBroker, week }: ListingWeekSectionProps) {
  const [shown, setShown] = useState<"buyers" | "weeks">();
  const toggle = (part: "buyers" | "weeks") => setShown(shown === part ? undefined : part);
  const { interested, rest, sentence, total, weeks } = week;
  const hasChart = weeks.length >= chartFromWeek;
  return (
    <section aria-labelledby="listing">
      <RuleListHeader>
        <RuleListTitle id="listing" tabIndex={-1} className="scroll-mt-32 outline-none">
          This week on {isBroker ? "the" : "your"} listing
        </RuleListTitle>
        <RuleListCount>{formatWeek(week)}</RuleListCount>
        <RuleListActions>
          {interested.length > 0 && (
            <Verb onClick={() => toggle("buyers")} isExpanded={shown === "buyers"}>
              {`Who is looking, ${interested.length}`}
            </Verb>
          )}
          {weeks.length > 1 && (
            <Verb onClick={() => toggle("weeks")} isExpanded={shown === "weeks"}>
              Earlier weeks
            </Verb>
          )}
        </RuleListActions>
      </RuleListHeader>
      <div
        className={cn(
          "grid items-end gap-x-14 gap-y-5 border-t border-fg pt-4.5",
          hasChart && "lg:grid-cols-[minmax(0,1fr)_26.5rem]",
        )}
      >
        <div>
          <h3 className="max-w-[26em] font-display text-[1.5rem]/[1.18] tracking-[-0.012em] text-balance text-fg md:text-[1.75rem]/[1.18]">
            {sentence}
          </h3>
          <p className="mt-2 max-w-[58ch] text-small text-fg-2 empty:hidden">
            {[rest, !hasChart && `The chart starts in week ${chartFromWeek}.`]
              .filter(Boolean)
              .join(" ")}
          </p>
        </div>
        {hasChart && <Bars weeks={weeks.slice(-shownWeeksMax)} />}
      </div>
      <dl className="mt-5.5 grid grid-cols-2 overflow-hidden rounded-panel border border-hairline text-ui md:grid-cols-4">
        {stageKeys.map((key) => (
          <div
            key={key}
            className="border-hairline px-4.5 pt-3.25 pb-3.5 even:border-l nth-[n+3]:border-t md:border-t-0! md:not-first:border-l"
          >
            <dt>{stages[key]}</dt>
            <dd className="my-2 font-display text-date text-fg tabular-nums">{week.week[key]}</dd>
            <dd className="text-caption text-fg-3">{total[key]} in total</dd>
          </div>
        ))}
      </dl>
      {shown === "buyers" && <Interested interested={interested} clock={clock} />}
      {shown === "weeks" && <WeekTable weeks={weeks} />}
    </section>
  );
}

/** The height of the highest bar, px. */
const barMax = 88;

/** The inquiries of each week as bars; the highest and this week have their numbers. */
function Bars({ weeks }: Pick<ListingWeek, "weeks">) {
  const counts = weeks.map(({ inquiries }) => inquiries);
  const highest = Math.max(...counts, 1);
  const last = weeks.length - 1;
  const peak = counts.indexOf(highest);
  const firstWeek = weeks[0]?.lastDay ?? "";
  return (
    // A drawing: "Earlier weeks" has its numbers as a table.
    <div aria-hidden className="text-tick text-fg-3">
      <div className="flex h-28 items-end gap-2 print:[print-color-adjust:exact]">
        {counts.map((count, index) => (
          <span
            key={weeks[index]?.lastDay}
            className="flex min-w-0 flex-1 flex-col items-center justify-end gap-0.75"
          >
            {(index === last || index === peak) && (
              <span className={cn(index === last && "font-semibold text-fg")}>{count}</span>
            )}
            <span
              className="w-full rounded-t-site bg-chart-bar forced-mark"
              style={{ height: Math.max(Math.round((count / highest) * barMax), 1) }}
            />
          </span>
        ))}
      </div>
      <p className="flex justify-between border-t border-hairline pt-1.5">
        <span>Inquiries by week, since {formatDay(shiftDay(firstWeek, -6), shortDay)}</span>
        <span className="font-semibold text-fg">This week</span>
      </p>
    </div>
  );
}

/** A table of all weeks, newest first. */
function WeekTable({ weeks }: Pick<ListingWeek, "weeks">) {
  return (
    <div className="mt-5.5 overflow-x-auto">
      <table className="w-full min-w-120 text-ui">
        <caption className="sr-only">Every week so far</caption>
        <thead>
          <tr className="text-caption text-fg-3">
            <th scope="col" className="pb-2 text-left font-normal">
              Week until
            </th>
            {stageKeys.map((key) => (
              <th key={key} scope="col" className="pb-2 text-right font-normal">
                {stages[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="border-t border-fg">
          {weeks.toReversed().map((week) => (
            <tr key={week.lastDay} className="h-12 border-b border-hairline">
              <th scope="row" className="text-left font-normal text-fg">
                {formatDay(week.lastDay, longDay)}
              </th>
              {stageKeys.map((key) => (
                <td key={key} className="text-right text-fg-2 tabular-nums">
                  {week[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
