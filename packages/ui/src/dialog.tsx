import { cva, type VariantProps } from "class-variance-authority";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";
import { useOpener } from "./use-opener.ts";

/**
 * Contains a `DialogTrigger` and a `DialogContent`. Manages whether it is open, unless `open` is
 * given.
 */
export const Dialog = DialogPrimitive.Root;

/** The button that opens the dialog; focus returns here. */
export function DialogTrigger(props: ComponentProps<typeof DialogPrimitive.Trigger>) {
  return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />;
}

/** Closes the dialog; meant for `asChild` around a button whose label is a verb. */
export function DialogClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />;
}

const dialogVariants = cva(
  "flex w-full flex-col border border-hairline bg-raised text-base text-fg-3 shadow-modal outline-none data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in",
  {
    variants: {
      size: {
        /** For confirmations. */
        md: "max-w-110 rounded-panel p-(--dialog-pad) [--dialog-pad:1.5rem] sm:[--dialog-pad:1.75rem]",
        /** For forms and records; rises from the bottom on phones. */
        lg: "max-w-160 p-(--dialog-pad) [--dialog-pad:1rem] max-sm:rounded-t-panel max-sm:border-x-0 max-sm:border-b-0 max-sm:pt-6 sm:rounded-panel sm:[--dialog-pad:1.75rem] **:data-[slot=dialog-description]:text-small",
        /**
         * For viewers: its panes scroll, and it fills the screen on phones. If the window is too
         * low for panes, the dialog itself scrolls.
         */
        xl: "h-dvh max-w-300 overflow-clip max-sm:border-0 sm:h-[calc(100dvh-3.5rem)] sm:rounded-panel min-[100rem]:max-w-360 [@media(max-height:30rem)]:h-auto [@media(max-height:30rem)]:min-h-full **:data-[slot=dialog-description]:text-small",
      },
    },
    defaultVariants: { size: "md" },
  },
);

const overlayClasses = {
  md: "items-center p-4",
  lg: "items-end max-sm:pt-10 sm:items-center sm:p-4",
  xl: "items-stretch sm:p-7",
} as const;

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> &
  VariantProps<typeof dialogVariants>;

/**
 * The panel, centered on a scrim that scrolls if the panel is taller than the window. Needs a
 * `DialogTitle`. The first control inside gets the focus; use `role="alertdialog"` for irreversible
 * actions.
 */
export function DialogContent({ className, size, ...props }: DialogContentProps) {
  const focus = useOpener(props);
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay
        data-slot="dialog-scrim"
        className={cn(
          "fixed inset-0 z-(--z-dialog) grid justify-items-center overflow-y-auto overscroll-contain bg-ink/55 data-[state=closed]:animate-scrim-out data-[state=open]:animate-scrim-in",
          // Don't use min-height: tall content would center off-screen.
          overlayClasses[size ?? "md"],
        )}
      >
        <DialogPrimitive.Content
          data-slot="dialog-content"
          className={cn(dialogVariants({ size }), className)}
          {...props}
          {...focus}
        />
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Portal>
  );
}

type DialogTitleProps = ComponentProps<"h2"> & {
  /** The heading's level in the page's outline. */
  level?: 2 | 3;
};

/** The question or task, in the display face; names the dialog. */
export function DialogTitle({ className, level = 2, ...props }: DialogTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <DialogPrimitive.Title asChild>
      <Heading
        data-slot="dialog-title"
        className={cn("font-display text-title", className)}
        {...props}
      />
    </DialogPrimitive.Title>
  );
}

/** What will happen, in a sentence; describes the dialog. Smaller above a form or text. */
export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn("mt-2", className)}
      {...props}
    />
  );
}

/**
 * The buttons, primary first; on a phone, the primary one is on top. They stay visible at the
 * window's edge, over the scrim's padding, if the panel is taller. If the primary action is
 * irreversible, focus another button when the dialog opens.
 */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        "sticky bottom-0 z-1 sm:-bottom-4 -mx-(--dialog-pad) mt-7 -mb-(--dialog-pad) flex flex-wrap gap-2.5 rounded-b-panel border-t border-hairline bg-raised px-(--dialog-pad) py-5 max-sm:*:grow max-sm:*:first:w-full [@media(max-height:30rem)]:static",
        className,
      )}
      {...props}
    />
  );
}
