import { ChevronLeft, ChevronRight } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** The row below a long list: the position in it, and buttons to the previous and next page. */
export function Pagination({ className, ...props }: ComponentProps<"nav">) {
  return (
    <nav
      data-slot="pagination"
      aria-label="Pagination"
      className={cn("flex items-center gap-2", className)}
      {...props}
    />
  );
}

/** "1 to 9 of 36 documents", announced whenever it changes. */
export function PaginationStatus({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="pagination-status"
      aria-live="polite"
      className={cn("mr-auto text-ui text-fg-3", className)}
      {...props}
    />
  );
}

type PaginationStepProps = ComponentProps<"button"> & {
  /** Style the single child instead of rendering a `<button>`; meant for links. */
  asChild?: boolean;
};

/** The previous page; on the first page it is `disabled`, but keeps the focus. */
export function PaginationPrevious({ children, ...props }: PaginationStepProps) {
  return (
    <PaginationStep data-slot="pagination-previous" aria-label="Previous page" {...props}>
      {children ?? <ChevronLeft aria-hidden className="size-5" strokeWidth={1.5} />}
    </PaginationStep>
  );
}

/** The next page; on the last page it is `disabled`, but keeps the focus. */
export function PaginationNext({ children, ...props }: PaginationStepProps) {
  return (
    <PaginationStep data-slot="pagination-next" aria-label="Next page" {...props}>
      {children ?? <ChevronRight aria-hidden className="size-5" strokeWidth={1.5} />}
    </PaginationStep>
  );
}

// `aria-disabled`, not `disabled`: disabling the focused button would move the focus to the top of
// the page.
function PaginationStep({ asChild, className, disabled, onClick, ...props }: PaginationStepProps) {
  const Comp = asChild ? Slot.Root : "button";
  return (
    <Comp
      type={asChild ? undefined : "button"}
      className={cn(
        "grid size-10 shrink-0 cursor-pointer place-items-center rounded-control border border-hairline bg-surface text-fg transition-colors hover:bg-active aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-field pointer-coarse:size-11",
        className,
      )}
      {...props}
      aria-disabled={disabled || undefined}
      onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
    />
  );
}
