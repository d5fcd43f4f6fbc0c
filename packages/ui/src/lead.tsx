import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** The start of a screen: a sentence made from data, with related content on its right. */
export function Lead({ className, ...props }: ComponentProps<"section">) {
  return (
    <section
      data-slot="lead"
      className={cn(
        "grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_25.5rem]",
        className,
      )}
      {...props}
    />
  );
}

type LeadMarkProps = ComponentProps<"p"> & {
  /** A gray mark: nothing to do. */
  calm?: boolean;
};

/** The sentence's subject, after a red square. */
export function LeadMark({ calm, children, className, ...props }: LeadMarkProps) {
  return (
    <p
      data-slot="lead-mark"
      className={cn("flex items-center gap-2.5 text-ui font-medium text-fg", className)}
      {...props}
    >
      <span
        aria-hidden
        className={cn("size-2 shrink-0 forced-mark", calm ? "bg-fg-3" : "bg-accent")}
      />
      {children}
    </p>
  );
}

const leadTitleVariants = cva("font-display text-pretty wrap-anywhere text-fg", {
  variants: {
    size: {
      md: "mt-3.5 text-[1.875rem]/[1.14] tracking-[-0.018em] xl:text-[2.25rem]/[1.14]",
      /** For a count of days, on a page about one thing. */
      lg: "mt-4 text-[3rem]/none tracking-[-0.028em] md:text-[4rem]/none",
    },
  },
  defaultVariants: { size: "md" },
});

export type LeadTitleProps = ComponentProps<"h2"> & VariantProps<typeof leadTitleVariants>;

/** The sentence. */
export function LeadTitle({ children, className, size, ...props }: LeadTitleProps) {
  return (
    <h2 data-slot="lead-title" className={cn(leadTitleVariants({ size }), className)} {...props}>
      {children}
    </h2>
  );
}

/** Further text. */
export function LeadText({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="lead-text"
      className={cn("mt-2.5 max-w-[52ch] text-small text-pretty text-fg-2", className)}
      {...props}
    />
  );
}

/** One button, and text links; full width on a phone. */
export function LeadActions({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="lead-actions"
      className={cn(
        "mt-6 flex gap-x-4.5 gap-y-3.5 text-ui font-medium max-md:flex-col md:flex-wrap md:items-center max-md:[&>[data-slot=link]]:self-start",
        className,
      )}
      {...props}
    />
  );
}

type DayFigureProps = Omit<ComponentProps<"span">, "children"> & {
  /** The day of the month. */
  figure: string;
  /** Its weekday or month. */
  unit: string;
};

/** A day in display type, on the left of a row. */
export function DayFigure({ className, figure, unit, ...props }: DayFigureProps) {
  return (
    <span data-slot="day-figure" className={cn("block w-13 shrink-0", className)} {...props}>
      <span className="block font-display text-date text-fg">{figure}</span>
      <span className="mt-0.5 block text-caption text-fg-3">{unit}</span>
    </span>
  );
}
