import { dashboardPaths } from "@frontage/content/dashboard";
import { dealStageNames } from "@frontage/records/record-names";
import { dealSides, dealStages, type DealSide } from "@frontage/records/schemas/deal";
import type { PipelineStage } from "@frontage/records/schemas/today";
import { cn } from "@frontage/ui/cn";
import { Link } from "react-router";

import { formatDay } from "../../time/dates.ts";
import { formatVolume } from "./today-text.ts";

const sideNames: Record<DealSide, string> = {
  purchase: "Purchases",
  sale: "Sales",
  lease: "Leases",
};

/** The largest number of stages of any side, without closed. */
const stagesMax = Math.max(...dealSides.map((side) => dealStages[side].length)) - 1;

type Stage = keyof typeof dealStageNames;

type PipelineProps = {
  stages: readonly PipelineStage[];
  /** Today; the closed deals of its month are counted. */
  day: string;
};

/** The total of open deals: "15 deals, $91.1M in purchases and sales". */
export function pipelineNote(stages: readonly PipelineStage[]): string {
  const open = stages.filter(({ stage }) => stage !== "closed");
  const count = sum(open, "count");
  const deals = `${count} ${count === 1 ? "deal" : "deals"}`;
  const volume = sum(open, "volume");
  return volume > 0 ? `${deals}, ${formatVolume(volume)} in purchases and sales` : deals;
}

const sum = (stages: readonly PipelineStage[], key: "count" | "volume") =>
  stages.reduce((total, stage) => total + stage[key], 0);

/** The number of deals at each stage, in a row per side; each cell links to its deals. */
export function Pipeline({ day, stages }: PipelineProps) {
  const largest = Math.max(1, ...stages.map(({ volume }) => volume));
  return (
    <div className="overflow-hidden rounded-panel border border-hairline bg-surface text-ui xl:grid xl:grid-cols-[9.5rem_repeat(7,minmax(0,1fr))]">
      {dealSides.map((side) => {
        const sideStages = stages.filter((stage) => stage.side === side);
        const open = dealStages[side].filter((stage) => stage !== "closed");
        const find = (name: string) => sideStages.find(({ stage }) => stage === name);
        return (
          <div
            key={side}
            className="group/side xl:col-span-full xl:grid xl:grid-cols-subgrid xl:not-last:border-b xl:not-last:border-hairline"
          >
            <h3 className="flex items-baseline justify-between gap-4 border-hairline bg-side px-4 py-2.5 font-semibold group-not-first/side:border-t xl:block xl:border-0! xl:bg-transparent xl:py-3.5">
              <Link
                to={`${dashboardPaths.deals}?side=${side}`}
                className="hover:underline-hairline"
              >
                {sideNames[side]}
              </Link>
              {side !== "lease" && (
                <span className="mt-0.5 block font-normal text-fg-3">
                  {formatVolume(
                    sum(
                      sideStages.filter(({ stage }) => stage !== "closed"),
                      "volume",
                    ),
                  )}
                </span>
              )}
            </h3>
            <ul
              aria-label={sideNames[side]}
              className="xl:col-start-2 xl:col-end-[-1] xl:grid xl:grid-cols-subgrid"
            >
              {open.map((stage) => (
                <Cell key={stage} side={side} stage={stage} of={find(stage)} largest={largest} />
              ))}
              {/* Aligns the closed stage of sides with fewer stages. */}
              {open.length < stagesMax && (
                <li
                  aria-hidden
                  className={cn(
                    "hidden border-hairline xl:block xl:border-l",
                    stagesMax - open.length === 2 && "col-span-2",
                  )}
                />
              )}
              <Cell
                side={side}
                stage="closed"
                label={`Closed in ${formatDay(day, { month: "short" })}`}
                of={find("closed")}
                largest={largest}
              />
            </ul>
          </div>
        );
      })}
    </div>
  );
}

type CellProps = {
  side: DealSide;
  stage: Stage;
  of: PipelineStage | undefined;
  largest: number;
  label?: string;
  className?: string;
};

function Cell({ className, label, largest, of, side, stage }: CellProps) {
  const { count, volume } = of ?? { count: 0, volume: 0 };
  const inside = (
    <>
      <span className={cn("text-caption", count === 0 && "text-fg-3")}>
        {label ?? dealStageNames[stage]}
      </span>
      <span
        className={cn(
          "text-right font-display text-h3 xl:mt-1.5 xl:block xl:text-left",
          count === 0 ? "text-fg-3" : "text-fg",
        )}
      >
        {count}
      </span>
      {side !== "lease" && (
        <span className="text-right text-caption text-fg-3 xl:mt-1 xl:block xl:text-left">
          {formatVolume(volume)}
        </span>
      )}
    </>
  );
  const classes =
    "grid grid-cols-[minmax(0,1fr)_auto_minmax(5.5rem,auto)] gap-x-2 items-center px-4 py-2.5 xl:block xl:h-full xl:py-3.5";
  return (
    <li
      className={cn(
        "relative border-t border-hairline xl:border-t-0 xl:border-l",
        count === 0 && "max-xl:hidden",
        className,
      )}
    >
      {count > 0 ? (
        <Link
          to={`${dashboardPaths.deals}?side=${side}&stage=${stage}`}
          className={cn(classes, "-outline-offset-2 transition-colors hover:bg-side")}
        >
          {inside}
        </Link>
      ) : (
        <div className={classes}>{inside}</div>
      )}
      {volume > 0 && stage !== "closed" && (
        <span
          aria-hidden
          className="pointer-events-none absolute -bottom-px left-0 h-0.5 bg-chart-bar forced-mark"
          style={{ width: `${(volume / largest) * 100}%` }}
        />
      )}
    </li>
  );
}
