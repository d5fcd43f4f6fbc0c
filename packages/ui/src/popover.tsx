import { Popover as PopoverPrimitive } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Contains a `PopoverTrigger` and a `PopoverContent`. */
export const Popover = PopoverPrimitive.Root;

/**
 * The element that the popover is next to, if it isn’t the trigger: `virtualRef` takes any element.
 */
export const PopoverAnchor = PopoverPrimitive.Anchor;

/** The button that opens the popover; focus returns here. */
export function PopoverTrigger(props: ComponentProps<typeof PopoverPrimitive.Trigger>) {
  return <PopoverPrimitive.Trigger data-slot="popover-trigger" {...props} />;
}

/** Closes the popover; meant for `asChild` around a button. */
export function PopoverClose(props: ComponentProps<typeof PopoverPrimitive.Close>) {
  return <PopoverPrimitive.Close data-slot="popover-close" {...props} />;
}

/**
 * A panel next to its trigger; the page stays usable. It flips and shifts to stay inside the
 * window. Needs an `aria-label` or `aria-labelledby`.
 */
export function PopoverContent({
  className,
  ...props
}: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        data-slot="popover-content"
        align="start"
        sideOffset={8}
        collisionPadding={16}
        className={cn(
          "z-(--z-dropdown) max-h-(--radix-popover-content-available-height) overflow-y-auto overscroll-contain rounded-control border border-hairline bg-raised text-ui text-fg-2 shadow-pop outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in",
          className,
        )}
        {...props}
      />
    </PopoverPrimitive.Portal>
  );
}
