import type { ListingWeek, WeekCounts } from "@frontage/records/schemas/listing-week";
import { cn } from "@frontage/ui/cn";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { useState } from "react";

import { Verb } from "../../components/verb.tsx";
import { chartFromWeek, formatWeek, ViewBars } from "../../components/week-bars.tsx";
import { type Clock, dayIn, formatDay } from "../../time/dates.ts";
import { Interested } from "./interested.tsx";

const stages = {
  views: "Views",
  inquiries: "Inquiries",
  agreements: "Agreements signed",
  tours: "Tours",
  offers: "Offers",
} as const satisfies Partial<Record<keyof WeekCounts, string>>;
const formatCount = (count: number) => count.toLocaleString("en-US");
const stageKeys = Object.keys(stages) as (keyof typeof stages)[];

const longDay = { month: "long", day: "numeric" } as const;

type ListingWeekSectionProps = { week: ListingWeek; isBroker: boolean; clock: Clock };

/** "Last week on your listing": a sentence, a chart of the weeks, and the week's figures. */
export function ListingWeekSection({ clock, isBroker, week }: ListingWeekSectionProps) {
  const [shown, setShown] = useState<"buyers" | "weeks">();
  const toggle = (part: "buyers" | "weeks") => setShown(shown === part ? undefined : part);
  const { interested, rest, sentence, total, weeks } = week;
  const hasChart = weeks.length >= chartFromWeek;
  // The week in which it was published, until that is complete.
  const name = week.lastDay < dayIn(clock.now, week.listing.timeZone) ? "Last week" : "This week";
  return (
    <section aria-labelledby="listing">
      <RuleListHeader>
        <RuleListTitle id="listing" tabIndex={-1} className="scroll-mt-32 outline-none">
          {name} on {isBroker ? "the" : "your"} listing
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
            {[rest, !hasChart && `The chart starts in week ${chartFromWeek} on the site.`]
              .filter(Boolean)
              .join(" ")}
          </p>
        </div>
        {hasChart && <ViewBars weeks={weeks} last={name} />}
      </div>
      <dl className="mt-5.5 grid overflow-hidden border-hairline text-ui max-md:border-t md:grid-cols-5 md:rounded-panel md:border">
        {stageKeys.map((key) => (
          <div
            key={key}
            className="border-hairline max-md:flex max-md:items-baseline max-md:gap-3 max-md:border-b max-md:py-1.5 md:px-4.5 md:pt-3.25 md:pb-3.5 md:not-first:border-l"
          >
            <dt className="max-md:grow">{stages[key]}</dt>
            <dd className="font-display text-date text-fg tabular-nums md:my-2">
              {formatCount(week.week[key])}
            </dd>
            <dd className="text-caption text-fg-3 max-md:w-20 max-md:text-right">
              {formatCount(total[key])} in total
            </dd>
          </div>
        ))}
      </dl>
      {shown === "buyers" && (
        <Interested listing={week.listing} interested={interested} clock={clock} />
      )}
      {shown === "weeks" && <WeekTable weeks={weeks} />}
    </section>
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
                  {formatCount(week[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
