import { TableHead, TableSortHead, type TableCellProps } from "@frontage/ui/table";
import type { SortingState, Updater } from "@tanstack/react-table";
import type { MouseEvent, ReactNode } from "react";

/** A column’s look, for its head and its cells. */
export type ColumnLook = {
  /** Width and visibility. */
  className?: string;
  align?: TableCellProps["align"];
  narrow?: TableCellProps["narrow"];
};

export type ColumnHeadProps = {
  column: {
    columnDef: { meta?: ColumnLook };
    getCanSort: () => boolean;
    getIsSorted: () => false | "asc" | "desc";
    getToggleSortingHandler: () => ((event: MouseEvent) => void) | undefined;
  };
  children: ReactNode;
};

/** A column’s head; a button if the rows can be sorted by it. */
export function ColumnHead({ children, column }: ColumnHeadProps) {
  const { align, className } = column.columnDef.meta ?? {};
  if (!column.getCanSort()) {
    return (
      <TableHead align={align} className={className}>
        {children}
      </TableHead>
    );
  }
  return (
    <TableSortHead
      align={align}
      className={className}
      sorted={column.getIsSorted()}
      onSort={column.getToggleSortingHandler()}
    >
      {children}
    </TableSortHead>
  );
}

/** The options of a table that is sorted by "name" or, in reverse, "-name". */
export function sortingOptions<Sort extends string>(
  sort: Sort,
  sorts: readonly Sort[],
  onSort: (sort: Sort) => void,
) {
  const sorting: SortingState = [{ id: sort.replace("-", ""), desc: sort.startsWith("-") }];
  return {
    state: { sorting },
    enableSortingRemoval: false,
    onSortingChange: (update: Updater<SortingState>) => {
      const [next] = typeof update === "function" ? update(sorting) : update;
      const wanted = sorts.find((name) => name === `${next?.desc ? "-" : ""}${next?.id}`);
      if (wanted) onSort(wanted);
    },
  };
}
