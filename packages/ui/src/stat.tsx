import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Figures in one panel, with cells joined by hairlines: two per row, four from 1280 px. */
export function StatGroup({ className, ...props }: ComponentProps<"dl">) {
  return (
    <dl
      data-slot="stat-group"
      className={cn(
        "grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-hairline bg-hairline xl:grid-cols-4",
        className,
      )}
      {...props}
    />
  );
}

/** One cell: a `StatLabel`, a `StatValue` and a `StatNote`. */
export function Stat({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="stat"
      className={cn("flex min-w-0 flex-col bg-surface p-4 md:px-6 md:py-5", className)}
      {...props}
    />
  );
}

/** What is counted; an icon after the text goes to the right. */
export function StatLabel({ className, ...props }: ComponentProps<"dt">) {
  return (
    <dt
      data-slot="stat-label"
      className={cn(
        "flex min-h-6 items-start justify-between gap-3 text-ui font-medium text-fg-2 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-fg-3",
        className,
      )}
      {...props}
    />
  );
}

/** The figure, 48 px in the display face. */
export function StatValue({ className, ...props }: ComponentProps<"dd">) {
  return (
    <dd
      data-slot="stat-value"
      className={cn("mt-2 font-display text-stat text-fg md:mt-4.5", className)}
      {...props}
    />
  );
}

/** The line under the figure. */
export function StatNote({ className, ...props }: ComponentProps<"dd">) {
  return (
    <dd
      data-slot="stat-note"
      className={cn("mt-1.5 text-ui text-balance text-fg-3 md:mt-3", className)}
      {...props}
    />
  );
}

const signed = new Intl.NumberFormat("en-US", { signDisplay: "exceptZero" });

type StatDeltaProps = Omit<ComponentProps<"span">, "children"> & {
  /** The change, as a plain number; printed with its sign. */
  value: number;
};

/** The signed number inside a `StatNote`: green if it grew. */
export function StatDelta({ className, value, ...props }: StatDeltaProps) {
  return (
    <span
      data-slot="stat-delta"
      className={cn("font-semibold", value > 0 ? "text-ok" : "text-fg", className)}
      {...props}
    >
      {signed.format(value)}
    </span>
  );
}
