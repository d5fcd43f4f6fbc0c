import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** A panel: hairline, 6 px corners, no shadow. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card"
      className={cn(
        "flex min-w-0 flex-col rounded-panel border border-hairline bg-surface text-fg-2",
        className,
      )}
      {...props}
    />
  );
}

const cardHeaderVariants = cva("flex flex-col gap-0.5 px-4 md:px-6", {
  variants: {
    /** Draws a hairline under the header, for a list that follows edge to edge. */
    ruled: { true: "border-b border-hairline py-4.5", false: "pt-4 md:pt-5.5" },
  },
  defaultVariants: { ruled: false },
});

type CardHeaderProps = ComponentProps<"div"> & VariantProps<typeof cardHeaderVariants>;

/** Holds a `CardTitle` and a `CardDescription`. */
export function CardHeader({ className, ruled, ...props }: CardHeaderProps) {
  return (
    <div
      data-slot="card-header"
      className={cn(cardHeaderVariants({ ruled }), className)}
      {...props}
    />
  );
}

type CardTitleProps = ComponentProps<"h2"> & {
  /** The heading's level in the page's outline. */
  level?: 2 | 3 | 4;
};

/** The panel's heading. */
export function CardTitle({ className, level = 2, ...props }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      data-slot="card-title"
      className={cn("text-section font-semibold", className)}
      {...props}
    />
  );
}

/** One line under the title. */
export function CardDescription({ className, ...props }: ComponentProps<"p">) {
  return (
    <p data-slot="card-description" className={cn("text-ui text-fg-3", className)} {...props} />
  );
}

const cardContentVariants = cva("grow", {
  variants: {
    /** Leaves out the padding, for rows and pictures that reach the edges. */
    flush: { true: "", false: "p-4 md:p-6" },
  },
  defaultVariants: { flush: false },
});

type CardContentProps = ComponentProps<"div"> & VariantProps<typeof cardContentVariants>;

/** The panel's content. */
export function CardContent({ className, flush, ...props }: CardContentProps) {
  return (
    <div
      data-slot="card-content"
      className={cn(cardContentVariants({ flush }), className)}
      {...props}
    />
  );
}

/** Actions at the end, to the right. */
export function CardFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card-footer"
      className={cn(
        "flex flex-wrap items-center justify-end gap-3 border-t border-hairline px-4 py-3 md:px-6",
        className,
      )}
      {...props}
    />
  );
}
