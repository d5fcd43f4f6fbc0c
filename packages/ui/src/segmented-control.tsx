import { RadioGroup } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/**
 * One of a few choices, all visible: a radio group in one frame. Name it by `aria-label` or
 * `aria-labelledby`; arrow keys move and choose.
 */
export function SegmentedControl({ className, ...props }: ComponentProps<typeof RadioGroup.Root>) {
  return (
    <RadioGroup.Root
      data-slot="segmented-control"
      orientation="horizontal"
      className={cn(
        "inline-flex h-10 max-w-full rounded-control border border-field bg-surface p-0.75 pointer-coarse:h-11",
        className,
      )}
      {...props}
    />
  );
}

/** A choice: a word or two, with an icon before it if that helps. */
export function SegmentedControlItem({
  className,
  ...props
}: ComponentProps<typeof RadioGroup.Item>) {
  return (
    <RadioGroup.Item
      data-slot="segmented-control-item"
      className={cn(
        "relative inline-flex h-full cursor-pointer items-center gap-2 rounded-site px-3.5 text-ui font-medium whitespace-nowrap text-fg-3 transition-colors before:absolute before:-inset-y-1 before:inset-x-0 hover:text-fg disabled:cursor-default disabled:opacity-45 data-[state=checked]:bg-fg data-[state=checked]:text-canvas forced-colors:forced-color-adjust-none forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:data-[state=checked]:text-[HighlightText] [&>svg]:size-4 [&>svg]:shrink-0",
        className,
      )}
      {...props}
    />
  );
}
