import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

const chipVariants = cva(
  "inline-flex h-6 items-center gap-2 rounded-site px-2.5 text-caption font-medium whitespace-nowrap",
  {
    variants: {
      tone: {
        neutral: "bg-sunken text-fg-2",
        accent: "bg-accent-tint text-accent",
        danger: "bg-error-tint text-error",
        positive: "bg-ok-tint text-ok",
        caution: "bg-warn-tint text-warn",
      },
      /** Adds a dot before the word. */
      dot: {
        true: "before:size-1.75 before:shrink-0 before:rounded-full before:bg-current before:forced-mark",
        false: "",
      },
    },
    defaultVariants: { tone: "neutral", dot: false },
  },
);

export type ChipProps = ComponentProps<"span"> & VariantProps<typeof chipVariants>;

/** A status as a tinted word. */
export function Chip({ className, dot, tone, ...props }: ChipProps) {
  return (
    <span data-slot="chip" className={cn(chipVariants({ dot, tone }), className)} {...props} />
  );
}
