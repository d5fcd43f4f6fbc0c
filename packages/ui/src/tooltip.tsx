import { Tooltip as TooltipPrimitive } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Put it once around an app: after one tooltip was shown, the others open without delay. */
export function TooltipProvider(props: ComponentProps<typeof TooltipPrimitive.Provider>) {
  return <TooltipPrimitive.Provider delayDuration={300} {...props} />;
}

/** Contains a `TooltipTrigger` and a `TooltipContent`. */
export const Tooltip = TooltipPrimitive.Root;

/** The element described: shows the tooltip on hover and on keyboard focus. */
export function TooltipTrigger(props: ComponentProps<typeof TooltipPrimitive.Trigger>) {
  return <TooltipPrimitive.Trigger data-slot="tooltip-trigger" {...props} />;
}

/**
 * A short text in inverted colors. It can't be a control's only name, because touch screens never
 * show it: an icon button still needs its `aria-label`.
 */
export function TooltipContent({
  className,
  ...props
}: ComponentProps<typeof TooltipPrimitive.Content>) {
  return (
    <TooltipPrimitive.Portal>
      <TooltipPrimitive.Content
        data-slot="tooltip-content"
        sideOffset={8}
        collisionPadding={8}
        className={cn(
          "z-(--z-dropdown) max-w-60 rounded-control bg-tip px-2.5 py-1.5 text-caption font-medium text-tip-fg select-none data-[state=closed]:animate-pop-out data-[state=delayed-open]:animate-pop-in data-[state=instant-open]:animate-pop-in",
          className,
        )}
        {...props}
      />
    </TooltipPrimitive.Portal>
  );
}
