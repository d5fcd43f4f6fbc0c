import { cva, type VariantProps } from "class-variance-authority";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
/*
 * In a narrow container the same markup becomes a list: each row a block, with its cells placed by
 * their `narrow` role. The variants `as-list:` and `as-table:` distinguish the two. The ARIA roles
 * are explicit because browsers drop a table's semantics when its display changes.
 */

// Wider than its rules, for the background of an active row.
const tableContainerVariants = cva("-mx-4 overflow-x-auto px-4", {
  variants: {
    /**
     * How many columns have to fit: with many, the table becomes a list below 896 px, with few below
     * 576.
     */
    columns: { many: "@container/many-columns", few: "@container/few-columns" },
  },
  defaultVariants: { columns: "many" },
});

export type TableContainerProps = ComponentProps<"div"> &
  VariantProps<typeof tableContainerVariants>;

/** The frame of a table, which has rules instead of a border; it scrolls sideways, so that the page doesn't. */
export function TableContainer({ className, columns, ...props }: TableContainerProps) {
  return (
    <div
      data-slot="table-container"
      className={cn(tableContainerVariants({ columns }), className)}
      {...props}
    />
  );
}

/** Give it a `TableCaption`, or an `aria-label`. */
export function Table({ className, ...props }: ComponentProps<"table">) {
  return (
    <table
      data-slot="table"
      role="table"
      className={cn("w-full border-collapse text-ui text-fg-2 as-list:block", className)}
      {...props}
    />
  );
}

/** The table's name, for screen readers. */
export function TableCaption({ className, ...props }: ComponentProps<"caption">) {
  return <caption data-slot="table-caption" className={cn("sr-only", className)} {...props} />;
}

/** The row of column heads; hidden in the list. */
export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
  return (
    <thead
      data-slot="table-header"
      role="rowgroup"
      className={cn("as-list:sr-only", className)}
      {...props}
    />
  );
}

/** The rows. */
export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return (
    <tbody
      data-slot="table-body"
      role="rowgroup"
      className={cn("as-list:block as-list:border-t as-list:border-fg", className)}
      {...props}
    />
  );
}

/** One row, 56 px; in the head 40. */
export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return (
    <tr
      data-slot="table-row"
      role="row"
      className={cn(
        "group/row border-b border-hairline in-data-[slot=table-body]:h-14 in-data-[slot=table-body]:transition-colors in-data-[slot=table-body]:hover:bg-side in-data-[slot=table-body]:hover:shadow-[-0.75rem_0_0_var(--color-side),0.75rem_0_0_var(--color-side)] in-data-[slot=table-header]:h-10 in-data-[slot=table-header]:border-fg as-list:relative as-list:flex as-list:h-auto! as-list:flex-wrap as-list:items-center as-list:gap-x-3 as-list:gap-y-1 as-list:py-3.5 as-list:pr-12 as-list:has-data-[slot=table-glyph]:pl-8.5",
        className,
      )}
      {...props}
    />
  );
}

const alignments = {
  left: "text-left",
  /** For columns of numbers. */
  right: "text-right tabular-nums",
};

const tableHeadVariants = cva(
  "px-4 text-caption font-normal whitespace-nowrap first:pl-0 last:pr-0 text-fg-3 aria-[sort=ascending]:text-fg aria-[sort=descending]:text-fg",
  { variants: { align: alignments }, defaultVariants: { align: "left" } },
);

type TableHeadProps = Omit<ComponentProps<"th">, "align"> & VariantProps<typeof tableHeadVariants>;

/** A column's head. */
export function TableHead({ align, className, ...props }: TableHeadProps) {
  return (
    <th
      data-slot="table-head"
      scope="col"
      role="columnheader"
      className={cn("group/head", tableHeadVariants({ align }), className)}
      {...props}
    />
  );
}

/** The button in a sortable column's head; the arrow follows the head's `aria-sort`. */
function TableSort({ children, className, ...props }: ComponentProps<"button">) {
  return (
    <button
      data-slot="table-sort"
      type="button"
      className={cn(
        "-mx-1 inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-control px-1 transition-colors group-aria-[sort=ascending]/head:font-medium group-aria-[sort=descending]/head:font-medium hover:text-fg [&>svg]:size-4",
        className,
      )}
      {...props}
    >
      {children}
      <ArrowUpDown
        aria-hidden
        className="group-aria-[sort=ascending]/head:hidden group-aria-[sort=descending]/head:hidden"
        strokeWidth={1.75}
      />
      <ArrowUp
        aria-hidden
        className="hidden group-aria-[sort=ascending]/head:block"
        strokeWidth={1.75}
      />
      <ArrowDown
        aria-hidden
        className="hidden group-aria-[sort=descending]/head:block"
        strokeWidth={1.75}
      />
    </button>
  );
}

export type TableSortHeadProps = Omit<TableHeadProps, "aria-sort"> & {
  /** The direction in which the rows are sorted by this column, if they are. */
  sorted: false | "asc" | "desc";
  onSort?: ComponentProps<"button">["onClick"];
};

/** A sortable column's head: a `TableHead` with its `TableSort`. */
export function TableSortHead({ children, onSort, sorted, ...props }: TableSortHeadProps) {
  return (
    <TableHead {...props} aria-sort={sorted ? orders[sorted] : "none"}>
      {/* The list doesn't contain the button, which must not get the focus there. */}
      <span className="as-table:hidden">{children}</span>
      <TableSort className="as-list:hidden" onClick={onSort}>
        {children}
      </TableSort>
    </TableHead>
  );
}

const orders = { asc: "ascending", desc: "descending" } as const;

const tableCellVariants = cva("px-4 first:pl-0 last:pr-0 as-list:p-0", {
  variants: {
    align: alignments,
    /** Where the cell goes in a narrow container's list. */
    narrow: {
      title: "as-list:w-full as-list:text-small as-table:relative",
      // No separators: one would dangle at a line's end.
      meta: "as-list:text-left as-list:text-caption as-list:text-fg-3 as-list:empty:hidden",
      status: "as-list:order-1 as-list:w-full",
      actions: "as-list:absolute as-list:top-2 as-list:-right-2",
      hidden: "as-list:hidden",
    },
  },
  defaultVariants: { align: "left", narrow: "meta" },
});

export type TableCellProps = Omit<ComponentProps<"td">, "align"> &
  VariantProps<typeof tableCellVariants> & {
    /** Whether it names its row; by default true for the `title`. */
    isRowHead?: boolean;
  };

/** One value. The cell that names the row is `narrow="title"`. */
export function TableCell({
  align,
  className,
  narrow,
  isRowHead = narrow === "title",
  ...props
}: TableCellProps) {
  const Comp = isRowHead ? "th" : "td";
  return (
    <Comp
      data-slot="table-cell"
      data-narrow={narrow ?? "meta"}
      role={isRowHead ? "rowheader" : "cell"}
      scope={isRowHead ? "row" : undefined}
      className={cn(tableCellVariants({ align, narrow }), isRowHead && "font-normal", className)}
      {...props}
    />
  );
}

/** Inside the title cell: a glyph, then the row's name or its link. */
export function TableTitle({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="table-title"
      className={cn("flex items-center gap-3 font-medium text-balance text-fg", className)}
      {...props}
    />
  );
}

/** The icon before a row's name; decorative. */
export function TableGlyph({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="table-glyph"
      className={cn(
        "shrink-0 text-fg-3 as-list:absolute as-list:top-3.5 as-list:left-0 [&>svg]:size-5",
        className,
      )}
      {...props}
      aria-hidden
    />
  );
}

/** Actions that show while the row is hovered or holds the focus; on touch always. */
export function TableActions({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="table-actions"
      className={cn(
        "inline-flex items-center opacity-0 transition-opacity group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100",
        className,
      )}
      {...props}
    />
  );
}
