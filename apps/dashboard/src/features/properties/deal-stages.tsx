import { dealStageNames } from "@frontage/content/record-names";
import { dealStages, type Property } from "@frontage/content/schemas/property";
import { StageRail } from "@frontage/ui/stage-rail";

import { formatDate } from "../../time/dates.ts";

export type DealStagesProps = {
  property: Property;
  /** "2026-07-14" */
  today: string;
};

/** A deal’s stages, with the days on which it reached them where these are known. */
export function DealStages({ property: { deal, stageDays = {} }, today }: DealStagesProps) {
  const stages: readonly Property["deal"]["stage"][] = dealStages[deal.side];
  const current = stages.indexOf(deal.stage);
  function noteOf(stage: string, index: number): string | undefined {
    const day = stageDays[stage];
    if (day === undefined || index > current) return undefined;
    const reached = formatDate(day, today, { month: "short", day: "numeric" });
    return index === current ? `Since ${reached}` : reached;
  }
  return (
    <StageRail
      className="mt-7 md:mt-9"
      label="Stages"
      stages={stages.map((stage, index) => ({
        id: stage,
        label: dealStageNames[stage],
        note: noteOf(stage, index),
      }))}
      current={current}
      complete={current === stages.length - 1}
      position={`stage ${current + 1} of ${stages.length}`}
    />
  );
}
