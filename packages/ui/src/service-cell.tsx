import { ArrowUpRight } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/**
 * A grid of cells with hairlines between them. The caller sets its columns; it draws the outer
 * rules.
 */
export function ServiceGrid({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="service-grid"
      className={cn("grid grid-cols-1 border-t border-l border-hairline", className)}
      {...props}
    />
  );
}

/**
 * One service in a grid. The title's link covers the whole cell; hovering draws
 * a red rule along the top. Other links inside stay on top (`ServiceCellMore`).
 */
export function ServiceCell({ children, className, ...props }: ComponentProps<"li">) {
  return (
    <li
      data-slot="service-cell"
      className={cn(
        "group/row relative flex flex-col border-r border-b border-hairline p-6 transition-colors hover:bg-stone-50 has-[a:focus-visible]:bg-stone-50 md:p-8",
        className,
      )}
      {...props}
    >
      <span
        aria-hidden
        className="absolute -top-px -left-px h-0.5 w-[calc(100%+1px)] origin-left [scale:0_1] bg-brand transition-transform duration-200 ease-out group-hover/row:[scale:1] group-has-[a:focus-visible]/row:[scale:1]"
      />
      <ArrowUpRight
        aria-hidden
        strokeWidth={1.5}
        className="absolute top-7 right-5 size-5 text-control transition-[translate,color] group-hover/row:[translate:3px_-3px] group-hover/row:text-accent md:top-10 md:right-8"
      />
      {children}
    </li>
  );
}

/** The cell's icon, 32 px, bare. */
export function ServiceCellIcon({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="service-cell-icon"
      className={cn("text-fg *:size-8", className)}
      {...props}
      aria-hidden
    />
  );
}

type ServiceCellTitleProps = ComponentProps<"h3"> & {
  /** The heading's level in the page's outline. */
  level?: 2 | 3 | 4;
};

/** The service's name. Its child is the cell's link, stretched over the whole cell. */
export function ServiceCellTitle({ className, level = 3, ...props }: ServiceCellTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      data-slot="service-cell-title"
      className={cn("font-display text-h3", className)}
      {...props}
    />
  );
}

/** The link over the whole cell; `asChild` takes a router's link. */
export function ServiceCellLink({
  asChild,
  className,
  ...props
}: ComponentProps<"a"> & { asChild?: boolean }) {
  const Comp = asChild ? Slot.Root : "a";
  return (
    <Comp
      data-slot="service-cell-link"
      className={cn(
        "before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-ink",
        className,
      )}
      {...props}
    />
  );
}

/** One sentence under the title. */
export function ServiceCellText({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="service-cell-text"
      className={cn("mt-3 max-w-[40ch] text-copy text-fg-3", className)}
      {...props}
    />
  );
}

/** A second link, above the one that covers the cell. */
export function ServiceCellMore({
  asChild,
  className,
  ...props
}: ComponentProps<"a"> & { asChild?: boolean }) {
  const Comp = asChild ? Slot.Root : "a";
  return (
    <Comp
      data-slot="service-cell-more"
      className={cn(
        "relative mt-auto inline-flex min-h-11 items-end self-start pt-6 text-small font-medium text-fg underline-hairline transition-colors hover:text-accent",
        className,
      )}
      {...props}
    />
  );
}
