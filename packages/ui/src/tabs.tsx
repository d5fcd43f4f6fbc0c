import { cva, type VariantProps } from "class-variance-authority";
import { Tabs as TabsPrimitive } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Panels, one of which is shown. Arrow keys move between the tabs and select. */
export function Tabs({ className, ...props }: ComponentProps<typeof TabsPrimitive.Root>) {
  return (
    <TabsPrimitive.Root data-slot="tabs" className={cn("flex flex-col", className)} {...props} />
  );
}

/**
 * The row of tabs on a hairline; scrolls sideways if it doesn't fit. Extends 8 px beyond its text
 * on either side, for the focus ring.
 */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      className={cn(
        "relative -mx-2 flex gap-2 overflow-x-auto before:absolute before:inset-x-2 before:bottom-0 before:h-px before:bg-hairline",
        className,
      )}
      {...props}
    />
  );
}

/** One tab: a word and, if it helps, a `TabsCount`. */
export function TabsTrigger({
  className,
  onMouseDown,
  ...props
}: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      onMouseDown={(event) => {
        onMouseDown?.(event);
        // Radix focuses the tab by script, for which browsers show the ring as for the keyboard.
        if (event.button === 0) event.currentTarget.focus({ focusVisible: false });
      }}
      className={cn(
        "relative flex h-11 shrink-0 cursor-pointer items-center gap-2 rounded-control px-2 text-ui font-medium text-fg-3 transition-colors duration-200 ease-out hover:text-fg focus-visible:-outline-offset-2 disabled:cursor-default disabled:opacity-45 data-[state=active]:text-fg data-[state=active]:after:absolute data-[state=active]:after:inset-x-2 data-[state=active]:after:bottom-0 data-[state=active]:after:border-b-2 data-[state=active]:after:border-accent",
        className,
      )}
      {...props}
    />
  );
}

/** The tab's count. */
export function TabsCount({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="tabs-count"
      className={cn("font-normal text-fg-3 tabular-nums", className)}
      {...props}
    />
  );
}

const tabsContentVariants = cva("", {
  variants: {
    /** Starts at the row's hairline, for panes that reach the edges. */
    flush: { true: "", false: "pt-6" },
  },
  defaultVariants: { flush: false },
});

type TabsContentProps = ComponentProps<typeof TabsPrimitive.Content> &
  VariantProps<typeof tabsContentVariants>;

/** The panel of the tab with the same `value`. */
export function TabsContent({ className, flush, ...props }: TabsContentProps) {
  return (
    <TabsPrimitive.Content
      data-slot="tabs-content"
      className={cn(tabsContentVariants({ flush }), className)}
      {...props}
    />
  );
}
