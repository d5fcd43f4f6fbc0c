import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/**
 * A thin bar that shows how much is done; indeterminate without a `value`. Give it an `aria-label`.
 * It is the browser's own element, which needs no style attribute: a strict Content-Security-Policy
 * would refuse that.
 */
export function Progress({ className, max = 1, ...props }: ComponentProps<"progress">) {
  return (
    <progress
      data-slot="progress"
      max={max}
      className={cn(
        "block h-1 w-full appearance-none overflow-hidden rounded-full bg-active [&::-moz-progress-bar]:bg-fg [&::-webkit-progress-bar]:bg-active [&::-webkit-progress-value]:bg-fg forced-colors:border forced-colors:[&::-moz-progress-bar]:bg-[CanvasText] forced-colors:[&::-webkit-progress-value]:bg-[CanvasText]",
        className,
      )}
      {...props}
    />
  );
}
