import { RadioGroup } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/**
 * One of a few choices, all visible: a radio group in one frame. Name it by `aria-label` or
 * `aria-labelledby`; arrow keys move and choose.
 */
export function SegmentedControl({
  className,
  controlSize = "md",
  ...props
}: ComponentProps<typeof RadioGroup.Root> & ControlSize) {
  return (
    <RadioGroup.Root
      data-slot="segmented-control"
      orientation="horizontal"
      className={cn(
        "inline-flex max-w-full border border-field bg-surface",
        controlSize === "lg"
          ? "h-13 divide-x divide-hairline rounded-site"
          : "h-10 rounded-control p-0.75 pointer-coarse:h-11",
        className,
      )}
      {...props}
    />
  );
}

/** `lg` is the size of a form's fields on the site: its choices have the marks of radio buttons. */
type ControlSize = { controlSize?: "lg" | "md" };

const sizes = {
  md: "gap-2 rounded-site px-3.5 text-ui whitespace-nowrap text-fg-3 before:absolute before:-inset-y-1 before:inset-x-0 hover:text-fg data-[state=checked]:bg-fg data-[state=checked]:text-canvas forced-colors:forced-color-adjust-none forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:data-[state=checked]:text-[HighlightText]",
  lg: "grow gap-3 px-4 text-left text-copy text-fg before:size-4.5 before:shrink-0 before:rounded-full before:border before:border-field data-[state=checked]:bg-side data-[state=checked]:before:border-5 data-[state=checked]:before:border-fg",
} as const;

/** A choice: a word or two, with an icon before it if that helps. */
export function SegmentedControlItem({
  className,
  controlSize = "md",
  ...props
}: ComponentProps<typeof RadioGroup.Item> & ControlSize) {
  return (
    <RadioGroup.Item
      data-slot="segmented-control-item"
      className={cn(
        "relative inline-flex h-full cursor-pointer items-center font-medium transition-colors disabled:cursor-default disabled:opacity-45 [&>svg]:size-4 [&>svg]:shrink-0",
        sizes[controlSize],
        className,
      )}
      {...props}
    />
  );
}
