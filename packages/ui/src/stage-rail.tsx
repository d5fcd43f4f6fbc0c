import type { ComponentProps } from "react";

import { cn } from "./cn.ts";
import { ProgressMarker, type ProgressState } from "./progress-marker.tsx";

type Stage = {
  id: string;
  label: string;
  /** The line under it, such as the day it was reached. */
  note?: string;
};

export type StageRailProps = Omit<ComponentProps<"div">, "children"> & {
  /** Names the list. */
  label: string;
  /** In order. */
  stages: readonly Stage[];
  /** The current one's place, from 0. */
  current: number;
  /** Whether the current stage is the end of the way, with nothing left to do. */
  complete?: boolean;
  /** The place in words, for where there is room for bars only: "stage 4 of 6". */
  position: string;
};

/** How far something has come: a rail with markers and notes; on a phone the stage's name over bars. */
export function StageRail({
  className,
  complete = false,
  current,
  label,
  position,
  stages,
  ...props
}: StageRailProps) {
  const stateOf = (index: number): ProgressState => {
    if (index < current || (complete && index === current)) return "done";
    return index === current ? "current" : "ahead";
  };
  return (
    <div data-slot="stage-rail" className={cn("text-ui text-fg-2", className)} {...props}>
      <ol aria-label={label} className="hidden md:flex">
        {stages.map(({ id, label: name, note }, index) => (
          <li
            key={id}
            aria-current={index === current ? "step" : undefined}
            data-state={stateOf(index)}
            className="relative pt-6 not-last:flex-1 not-last:pr-3 not-last:before:absolute not-last:before:inset-x-0 not-last:before:top-1.75 not-last:before:h-px not-last:before:bg-hairline not-last:before:forced-mark not-last:data-[state=done]:before:bg-fg"
          >
            <span className="absolute top-0 left-0 bg-canvas pr-1.5">
              <ProgressMarker state={stateOf(index)} />
            </span>
            <span className={index === current ? "block font-semibold text-fg" : "block"}>
              {name}
            </span>
            {note && <span className="block text-caption text-fg-3">{note}</span>}
          </li>
        ))}
      </ol>
      <p className="md:hidden">
        <span className="font-semibold text-fg">{stages[current]?.label}</span>{" "}
        <span className="text-fg-3">{position}</span>
      </p>
      <div aria-hidden className="mt-2.5 flex gap-0.75 md:hidden">
        {stages.map(({ id }, index) => (
          <span
            key={id}
            data-state={stateOf(index)}
            className="h-1 flex-1 bg-hairline data-[state=current]:bg-accent data-[state=current]:forced-current data-[state=done]:bg-fg data-[state=done]:forced-mark forced-colors:border"
          />
        ))}
      </div>
    </div>
  );
}
