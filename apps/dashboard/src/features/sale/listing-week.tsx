import type { ListingWeek, WeekCounts } from "@frontage/records/schemas/listing-week";
import { BarChart } from "@frontage/ui/bar-chart";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@frontage/ui/tabs";
import { useState } from "react";

import { formatDay } from "../../time/dates.ts";
import { Verb } from "../../components/verb.tsx";

type Stage = keyof WeekCounts;

const stages = {
  inquiries: { tab: "Inquiries", row: "Inquiries", one: "inquiry", many: "inquiries" },
  agreements: {
    tab: "Agreements",
    row: "Agreements signed",
    one: "agreement signed",
    many: "agreements signed",
  },
  readers: {
    tab: "OM readers",
    row: "First-time OM readers",
    one: "first-time reader",
    many: "first-time readers",
  },
  tours: { tab: "Tours", row: "Tours", one: "tour", many: "tours" },
  offers: { tab: "Offers", row: "Offers", one: "offer", many: "offers" },
} as const satisfies Record<Stage, object>;
const stageKeys = Object.keys(stages) as Stage[];

/** How many weeks the chart has. */
const shownWeeksMax = 11;
const shortDay = { month: "short", day: "numeric" } as const;
const longDay = { month: "long", day: "numeric" } as const;

/** The days of a week: "July 7 to 13", "July 28 to August 3". */
function formatWeek({ firstDay, lastDay }: Pick<ListingWeek, "firstDay" | "lastDay">) {
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  return `${formatDay(firstDay, longDay)} to ${formatDay(lastDay, isOneMonth ? { day: "numeric" } : longDay)}`;
}

type ListingWeekSectionProps = { week: ListingWeek; isBroker: boolean };

/** "This week on your listing": a sentence, a chart of the weeks, and this week's figures. */
export function ListingWeekSection({ isBroker, week }: ListingWeekSectionProps) {
  const [stage, setStage] = useState<Stage>("inquiries");
  const [areWeeksShown, setWeeksShown] = useState(false);
  const { rest, sentence, total, weeks } = week;
  const { many, one, tab } = stages[stage];
  const bars = weeks.slice(-shownWeeksMax).map((each) => ({
    name: formatDay(each.lastDay, shortDay),
    value: each[stage],
  }));
  const count = week.week[stage];
  return (
    <section aria-labelledby="listing">
      <RuleListHeader>
        <RuleListTitle id="listing" tabIndex={-1} className="outline-none">
          This week on {isBroker ? "the" : "your"} listing
        </RuleListTitle>
        <RuleListCount>{formatWeek(week)}</RuleListCount>
        {weeks.length > 1 && (
          <RuleListActions>
            <Verb onClick={() => setWeeksShown(!areWeeksShown)} name="">
              {areWeeksShown ? "Hide earlier weeks" : "Earlier weeks"}
            </Verb>
          </RuleListActions>
        )}
      </RuleListHeader>
      <div className="border-t border-fg pt-5">
        <h3 className="max-w-[30ch] font-display text-[1.75rem]/[1.16] tracking-[-0.016em] text-balance text-fg md:text-[2.125rem]/[1.16]">
          {sentence}
        </h3>
        {rest && <p className="mt-2.5 max-w-[64ch] text-small text-fg-2">{rest}</p>}
      </div>
      {areWeeksShown ? (
        <WeekTable weeks={weeks} />
      ) : (
        <div className="mt-7 grid items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_21rem]">
          <div>
            <Tabs value={stage} onValueChange={(value) => setStage(value as Stage)}>
              <TabsList aria-label="What the chart counts" className="max-sm:gap-0">
                {stageKeys.map((key) => (
                  <TabsTrigger key={key} value={key}>
                    {stages[key].tab}
                  </TabsTrigger>
                ))}
              </TabsList>
              <TabsContent value={stage} flush>
                <div className="mt-4 h-65">
                  <BarChart
                    key={stage}
                    animate={false}
                    data={bars}
                    current={bars.at(-1)?.name}
                    label={`${tab} by week`}
                    summary={`${count} ${count === 1 ? one : many} this week, ${total[stage]} in total.`}
                    columns={["Week until", tab]}
                  />
                </div>
                <p className="mt-2 text-caption text-fg-3">
                  {tab} in each week, by the Monday it ends.
                </p>
              </TabsContent>
            </Tabs>
          </div>
          <FigureTable week={week} />
        </div>
      )}
    </section>
  );
}

/** A table with the figures of this week and in total. */
function FigureTable({ week }: { week: ListingWeek }) {
  return (
    <table className="w-full text-ui">
      <caption className="sr-only">This week and in total</caption>
      <thead>
        <tr className="text-caption text-fg-3">
          <th scope="col" className="pb-2 text-left font-normal">
            <span className="sr-only">What</span>
          </th>
          <th scope="col" className="w-20 pb-2 text-right font-normal">
            This week
          </th>
          <th scope="col" className="w-20 pb-2 text-right font-normal">
            In total
          </th>
        </tr>
      </thead>
      <tbody className="border-t border-fg">
        {stageKeys.map((key) => (
          <tr key={key} className="h-12 border-b border-hairline">
            <th scope="row" className="text-left font-normal text-fg">
              {stages[key].row}
            </th>
            <td className="text-right font-display text-[1.625rem]/none text-fg tabular-nums">
              {week.week[key]}
            </td>
            <td className="text-right text-fg-2 tabular-nums">{week.total[key]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table of all weeks, newest first. */
function WeekTable({ weeks }: Pick<ListingWeek, "weeks">) {
  return (
    <div className="mt-6 overflow-x-auto">
      <table className="w-full min-w-120 text-ui">
        <caption className="sr-only">Every week so far</caption>
        <thead>
          <tr className="text-caption text-fg-3">
            <th scope="col" className="pb-2 text-left font-normal">
              Week until
            </th>
            {stageKeys.map((key) => (
              <th key={key} scope="col" className="pb-2 text-right font-normal">
                {stages[key].tab}
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
