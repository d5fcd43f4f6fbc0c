import { TableHead, TableSortHead, type TableCellProps } from "@frontage/ui/table";
import type { MouseEvent, ReactNode } from "react";

/** How a column looks, in its head and in its cells alike. */
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
  /** The column's name. */
  children: ReactNode;
};

/** A column's head: a button where its rows can be sorted by it. */
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
