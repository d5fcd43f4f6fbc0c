import { ChevronRight } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** The path to the page: a navigation named "Breadcrumb" around an ordered list. */
export function Breadcrumb({ children, className, ...props }: ComponentProps<"nav">) {
  return (
    <nav data-slot="breadcrumb" aria-label="Breadcrumb" className={className} {...props}>
      <ol className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-fg-3">
        {children}
      </ol>
    </nav>
  );
}

type BreadcrumbItemProps = ComponentProps<"li"> & {
  /** Marks the current page, which has no link and no separator after it. */
  current?: boolean;
};

/** One step. Put a link inside, or plain text when `current`. */
export function BreadcrumbItem({ children, className, current, ...props }: BreadcrumbItemProps) {
  return (
    <li data-slot="breadcrumb-item" className={cn("flex items-center gap-4", className)} {...props}>
      {current ? (
        <span aria-current="page" className="font-medium text-fg">
          {children}
        </span>
      ) : (
        <>
          {children}
          <ChevronRight className="size-4 text-field" strokeWidth={1.5} aria-hidden />
        </>
      )}
    </li>
  );
}

/** A breadcrumb's link; `asChild` takes a router's link. */
export function BreadcrumbLink({
  asChild,
  className,
  ...props
}: ComponentProps<"a"> & { asChild?: boolean }) {
  const Comp = asChild ? Slot.Root : "a";
  return (
    <Comp
      data-slot="breadcrumb-link"
      className={cn("py-1 transition-colors hover:text-accent", className)}
      {...props}
    />
  );
}
