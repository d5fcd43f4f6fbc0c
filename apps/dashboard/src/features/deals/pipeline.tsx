import { dashboardPaths } from "@frontage/content/dashboard";
import { dealStageNames } from "@frontage/records/record-names";
import { dealSides, dealStages, type ListedDeal } from "@frontage/records/schemas/deal";
import { RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { Link } from "react-router";

import { formatTotal, volumeOf } from "./deal-totals.ts";

const sideNames = { purchase: "Purchases", sale: "Sales", lease: "Leases" } as const;

/** The open deals at each stage, in a list per side; only stages that have a deal. */
export function Pipeline({ deals }: { deals: readonly ListedDeal[] }) {
  if (deals.length === 0) return null;
  return (
    <section aria-labelledby="pipeline" className="mt-10">
      <RuleListHeader>
        <RuleListTitle id="pipeline">Pipeline</RuleListTitle>
        <RuleListCount>
          {[deals.length === 1 ? "1 deal" : `${deals.length} deals`, formatTotal(volumeOf(deals))]
            .filter(Boolean)
            .join(", ")}
        </RuleListCount>
      </RuleListHeader>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {dealSides.map((side) => {
          const ofSide = deals.filter(({ progress }) => progress.side === side);
          if (ofSide.length === 0) return null;
          return (
            <div key={side} className="border-t border-fg text-ui">
              <h3
                id={`pipeline-${side}`}
                className="flex justify-between gap-4 border-b border-hairline pt-3 pb-2 font-semibold text-fg"
              >
                {sideNames[side]}
                <span className="font-normal text-fg-3">
                  {[ofSide.length, formatTotal(volumeOf(ofSide))].filter(Boolean).join(", ")}
                </span>
              </h3>
              <ul aria-labelledby={`pipeline-${side}`}>
                {dealStages[side].map((stage) => {
                  const atStage = ofSide.filter(({ progress }) => progress.stage === stage);
                  if (atStage.length === 0) return null;
                  return (
                    <li key={stage} className="border-b border-hairline">
                      <Link
                        to={`${dashboardPaths.deals}?side=${side}&stage=${stage}`}
                        className="grid min-h-11.5 grid-cols-[minmax(0,1fr)_1.75rem_4.75rem] items-baseline gap-x-3 pt-2.75 text-fg transition-colors hover:text-accent"
                      >
                        {dealStageNames[stage]}
                        <span className="text-right font-display text-h3/none">
                          {atStage.length}
                        </span>
                        <span className="text-right text-fg-3">
                          {formatTotal(volumeOf(atStage))}
                        </span>
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
