import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

const buttonVariants = cva(
  "inline-flex cursor-pointer items-center justify-center gap-3 border font-medium transition-colors aria-busy:cursor-progress disabled:cursor-default disabled:not-aria-busy:opacity-45",
  {
    variants: {
      variant: {
        /** In the brand's color: the one primary action of a view. */
        primary:
          "border-transparent bg-brand text-white hover:bg-brand-deep active:bg-brand-deep aria-busy:bg-brand-deep",
        /** Red: irreversible actions. */
        danger:
          "border-transparent bg-danger text-white hover:bg-danger-deep active:bg-danger-deep aria-busy:bg-danger-deep",
        /** Ink outline that fills on hover. */
        secondary:
          "border-fg text-fg hover:bg-fg hover:text-canvas active:bg-fg active:text-canvas",
        /** The dashboard's primary. */
        ink: "border-transparent bg-fg text-canvas hover:bg-fg-2",
        /** The dashboard's secondary: quiet border, fills lightly. */
        outline:
          "border-field bg-surface text-fg hover:bg-active disabled:border-hairline disabled:bg-transparent disabled:text-fg-3",
        ghost: "border-transparent text-fg hover:bg-active",
        /** On ink and on photographs. */
        white: "border-transparent bg-white text-ink hover:bg-stone-200",
        whiteOutline: "border-white/60 text-white hover:border-white hover:bg-white hover:text-ink",
      },
      size: {
        // As wide as its label, which wraps on a phone without room for it.
        lg: "h-fit min-h-13.5 max-w-full shrink-0 rounded-site px-6.5 py-3 text-center text-copy/none max-[16rem]:px-4",
        md: "h-10 gap-2 rounded-control px-3.5 text-ui/none whitespace-nowrap pointer-coarse:h-11",
        icon: "size-10 rounded-control pointer-coarse:size-11",
      },
      block: { true: "w-full", false: "" },
    },
    defaultVariants: { variant: "primary", size: "md", block: false },
  },
);

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Style the single child instead of rendering a `<button>`; meant for links. */
    asChild?: boolean;
    /** Blocks a second press while the first is in progress. */
    pending?: boolean;
  };

/**
 * A button; with `asChild`, a link that looks like one. While `pending`, it is disabled and marked
 * busy, but keeps full contrast.
 */
export function Button({
  asChild,
  block,
  className,
  disabled,
  pending,
  size,
  variant,
  ...props
}: ButtonProps) {
  const Comp = asChild ? Slot.Root : "button";
  return (
    <Comp
      data-slot="button"
      type={asChild ? undefined : "button"}
      className={cn(buttonVariants({ block, size, variant }), className)}
      {...props}
      aria-busy={pending || undefined}
      disabled={disabled || pending || undefined}
    />
  );
}

/** The spinning arc in a pending button. Decorative: the label says what is happening. */
export function Spinner({ className, ...props }: ComponentProps<"svg">) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      className={cn("size-5 shrink-0 animate-spin", className)}
      {...props}
      aria-hidden
    >
      <path d="M17.5 10A7.5 7.5 0 1 1 10 2.5" />
    </svg>
  );
}
