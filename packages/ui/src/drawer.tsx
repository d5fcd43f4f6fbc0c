import { cva, type VariantProps } from "class-variance-authority";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";
import { useOpener } from "./use-opener.ts";

/**
 * Contains a `DrawerTrigger` and a `DrawerContent`. Manages whether it is open, unless `open` is
 * given.
 */
export const Drawer = DialogPrimitive.Root;

/** The button that opens the drawer; focus returns here. */
export function DrawerTrigger(props: ComponentProps<typeof DialogPrimitive.Trigger>) {
  return <DialogPrimitive.Trigger data-slot="drawer-trigger" {...props} />;
}

/** Closes the drawer; `asChild` takes a button, or a link to another page. */
export function DrawerClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="drawer-close" {...props} />;
}

const drawerVariants = cva(
  "fixed inset-y-0 flex flex-col overflow-y-auto overscroll-contain border-hairline p-4 text-fg-2 outline-none",
  {
    variants: {
      size: {
        /** For navigation; a strip of the page stays visible. */
        md: "z-(--z-drawer) w-76 max-w-[calc(100vw-3.5rem)] bg-side",
        /** For reading next to the page; fills the screen on phones. May open from a dialog. */
        lg: "z-(--z-dialog) w-120 max-w-full bg-surface sm:p-6",
      },
      side: {
        left: "left-0 border-r data-[state=closed]:animate-drawer-out-left data-[state=open]:animate-drawer-in-left",
        right:
          "right-0 border-l data-[state=closed]:animate-drawer-out-right data-[state=open]:animate-drawer-in-right",
      },
    },
    defaultVariants: { size: "md", side: "left" },
  },
);

type DrawerContentProps = ComponentProps<typeof DialogPrimitive.Content> &
  VariantProps<typeof drawerVariants>;

/** The sheet at the window's edge, on a scrim. Needs a `DrawerTitle`. */
export function DrawerContent({ className, side, size, ...props }: DrawerContentProps) {
  const focus = useOpener(props);
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay
        data-slot="drawer-scrim"
        className={cn(
          "fixed inset-0 bg-ink/55 data-[state=closed]:animate-scrim-out data-[state=open]:animate-scrim-in",
          size === "lg" ? "z-(--z-dialog)" : "z-(--z-drawer)",
        )}
      />
      <DialogPrimitive.Content
        data-slot="drawer-content"
        // Most drawers are navigation and need no description beyond their title.
        aria-describedby={undefined}
        className={cn(drawerVariants({ side, size }), className)}
        {...props}
        {...focus}
      />
    </DialogPrimitive.Portal>
  );
}

/** The first row: title and close button. */
export function DrawerHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="drawer-header"
      className={cn("mb-4 flex items-center justify-between gap-4 pl-2", className)}
      {...props}
    />
  );
}

type DrawerTitleProps = ComponentProps<"h2"> & {
  /** The heading's level in the page's outline. */
  level?: 2 | 3;
};

/** Names the drawer. */
export function DrawerTitle({ className, level = 2, ...props }: DrawerTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <DialogPrimitive.Title asChild>
      <Heading
        data-slot="drawer-title"
        className={cn("font-display text-name", className)}
        {...props}
      />
    </DialogPrimitive.Title>
  );
}
