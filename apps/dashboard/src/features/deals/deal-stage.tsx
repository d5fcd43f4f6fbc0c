import { dealStageNames } from "@frontage/records/record-names";
import { dealStages, type Deal, type DealMove } from "@frontage/records/schemas/deal";
import { Popover, PopoverContent, PopoverTrigger } from "@frontage/ui/popover";
import { ProgressMarker } from "@frontage/ui/progress-marker";
import { ChevronDown } from "lucide-react";
import { useState } from "react";

import { clients } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { formatDate } from "../../time/dates.ts";

type Stage = Deal["progress"]["stage"];

/** "Due diligence, step 4 of 6" */
export function formatStage({ side, stage }: Deal["progress"]): string {
  const stages: readonly Stage[] = dealStages[side];
  return `${dealStageNames[stage]}, step ${stages.indexOf(stage) + 1} of ${stages.length}`;
}

type DealStageProps = {
  deal: Deal;
  /** "2026-07-14" */
  today: string;
};

/** A deal's stage. A click lists all stages with their days, where a broker can choose another. */
export function DealStage({ deal, today }: DealStageProps) {
  const { progress, stageDays = {} } = deal;
  const [isOpen, setOpen] = useState(false);
  const move = useMove(deal);
  const stages: readonly Stage[] = dealStages[progress.side];
  const current = stages.indexOf(progress.stage);
  function noteOf(stage: Stage, index: number): string | undefined {
    const day = index <= current ? stageDays[stage] : undefined;
    if (day === undefined) return undefined;
    const reached = formatDate(day, today, { month: "short", day: "numeric" });
    return index === current ? `Since ${reached}` : reached;
  }
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger className="group/stage -my-1 flex min-h-8 cursor-pointer items-center gap-2.5 text-left text-ui font-medium text-fg pointer-coarse:min-h-11">
        <span aria-hidden className="size-2 shrink-0 bg-accent forced-mark" />
        {formatStage(progress)}
        <ChevronDown
          aria-hidden
          className="-ml-0.5 size-4 text-fg-3 transition-transform group-data-[state=open]/stage:rotate-180"
          strokeWidth={1.75}
        />
      </PopoverTrigger>
      <PopoverContent aria-label="Stages" className="w-72 p-1.5">
        <ol>
          {stages.map((stage, index) => {
            const isCurrent = index === current;
            const content = (
              <>
                <ProgressMarker
                  state={isCurrent ? "current" : index < current ? "done" : "ahead"}
                />
                <span className={isCurrent ? "grow font-semibold text-fg" : "grow text-fg-2"}>
                  {dealStageNames[stage]}
                </span>
                <span className="text-caption text-fg-3">{noteOf(stage, index)}</span>
              </>
            );
            const row = "flex min-h-10 w-full items-center gap-3 rounded-control px-2.5 text-left";
            return (
              <li key={stage} aria-current={isCurrent ? "step" : undefined}>
                {move && !isCurrent ? (
                  <button
                    type="button"
                    aria-label={`Move to ${dealStageNames[stage].toLowerCase()}`}
                    className={`${row} cursor-pointer transition-colors hover:bg-active pointer-coarse:min-h-11`}
                    onClick={() => {
                      setOpen(false);
                      move(stage);
                    }}
                  >
                    {content}
                  </button>
                ) : (
                  <span className={row}>{content}</span>
                )}
              </li>
            );
          })}
        </ol>
        {move && (
          <p className="border-t border-hairline px-2.5 pt-2 pb-1 text-caption text-fg-3">
            Choose a step to move the deal there.
          </p>
        )}
      </PopoverContent>
    </Popover>
  );
}

/** Moves a deal to another stage, with Undo; undefined for a client. */
function useMove(deal: Deal): ((stage: Stage) => void) | undefined {
  const isBroker = useIsBroker();
  const { client, progress, id, name, version } = deal;
  async function move(stage: Stage, seen: number) {
    if (!isBroker || !client) return;
    await read(
      clients[":id"].deals[":dealId"].stage.$put({
        param: { id: client.id, dealId: id },
        json: { side: progress.side, stage, version: seen } as DealMove,
      }),
    );
  }
  const formatMoved = (stage: Stage) => `${name} moved to ${dealStageNames[stage].toLowerCase()}.`;
  const { run } = useAction({
    act: (stage: Stage) => move(stage, version),
    changes: ["deals"],
    done: (_, stage) => formatMoved(stage),
    undo: () => ({
      act: () => move(progress.stage, version + 1),
      done: formatMoved(progress.stage),
    }),
  });
  if (!isBroker || !client) return undefined;
  return run;
}
