import { cva } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** The state of a step: done, skipped, current, or later. */
export type ProgressState = "done" | "waived" | "current" | "ahead";

const shapeVariants = cva("", {
  variants: {
    state: {
      waived: "h-px w-2.75 bg-fg-3 forced-mark",
      current: "size-2.5 bg-accent forced-mark",
      ahead: "size-2.75 rounded-full border border-field",
    },
  },
});

export type ProgressMarkerProps = Omit<ComponentProps<"span">, "children"> & {
  state: ProgressState;
};

/**
 * A check, a dash, a red square or a ring, 15 px. Decorative: the word next to it has the same
 * meaning.
 */
export function ProgressMarker({ className, state, ...props }: ProgressMarkerProps) {
  return (
    <span
      data-slot="progress-marker"
      className={cn("grid size-3.75 shrink-0 place-items-center text-fg-2", className)}
      {...props}
      aria-hidden
    >
      {state === "done" ? (
        <Check className="size-3.75" strokeWidth={1.75} />
      ) : (
        <span className={shapeVariants({ state })} />
      )}
    </span>
  );
}
