import { lazyPart } from "@frontage/ui/lazy-part";
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableContainer,
  TableHead,
  TableHeader,
  TableRow,
  TableSortHead,
  type TableCellProps,
  type TableContainerProps,
} from "@frontage/ui/table";
import type { VirtualRowProps, VirtualTableBodyProps } from "@frontage/ui/virtual-table-body";
import type { ReactNode } from "react";

// Virtual rows, loaded only for long lists: the code is large, and few lists are long.
const longBody = lazyPart<VirtualTableBodyProps>(async () => ({
  default: (await import("@frontage/ui/virtual-table-body")).VirtualTableBody,
}));

/**
 * With more rows than this, only those near the viewport are rendered, if their height is known.
 */
const plainRowsMax = 100;

export type RecordColumn<Row, Sort extends string = never> = {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The two sort orders of this column, if any; its header starts with the first. */
  sorts?: readonly [first: Sort, second: Sort];
  /** Classes for the width and visibility of the column. */
  className?: string;
  align?: TableCellProps["align"];
  /** Where the cell goes in a narrow window's card. */
  narrow?: TableCellProps["narrow"];
};

type RecordTableProps<Row, Sort extends string> = {
  caption: string;
  columns: readonly RecordColumn<Row, Sort>[];
  /** With few columns, a narrower window still has a table instead of cards. */
  columnCount?: TableContainerProps["columns"];
  rows: readonly Row[];
  /** The sort order; a leading dash reverses it: "name", "-name". */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Whether the rows are the previous ones, while the next are loading. */
  isStale?: boolean;
  /** Whether columns keep their widths, whatever they contain. */
  hasFixedWidths?: boolean;
  /** Estimates a row's height in px, so that a long list can be virtualized. */
  rowHeight?: () => number;
  rowClassName?: string;
};

/** A table of records; a list of cards if it is narrow. */
export function RecordTable<Row extends { id: string }, Sort extends string = never>({
  caption,
  columnCount,
  columns,
  hasFixedWidths,
  isStale,
  onSort,
  rowClassName,
  rowHeight,
  rows,
  sort,
}: RecordTableProps<Row, Sort>) {
  function renderRow(row: Row | undefined, rowProps?: VirtualRowProps) {
    if (!row) return null;
    return (
      <TableRow key={row.id} className={rowClassName} {...rowProps}>
        {columns.map(({ align, cell, className, id, narrow }) => (
          <TableCell key={id} align={align} narrow={narrow} className={className}>
            {cell(row)}
          </TableCell>
        ))}
      </TableRow>
    );
  }
  return (
    <TableContainer columns={columnCount} aria-busy={isStale}>
      <Table
        aria-rowcount={rows.length + 1}
        className={hasFixedWidths ? "as-table:table-fixed" : undefined}
      >
        <TableCaption>{caption}</TableCaption>
        <TableHeader>
          <TableRow aria-rowindex={1}>
            {columns.map(({ align, className, head, id, sorts }) =>
              sorts ? (
                <TableSortHead
                  key={id}
                  align={align}
                  className={className}
                  sorted={
                    sorts.some((one) => one === sort) && (sort?.startsWith("-") ? "desc" : "asc")
                  }
                  onSort={() => onSort?.(sort === sorts[0] ? sorts[1] : sorts[0])}
                >
                  {head}
                </TableSortHead>
              ) : (
                <TableHead key={id} align={align} className={className}>
                  {head}
                </TableHead>
              ),
            )}
          </TableRow>
        </TableHeader>
        {rowHeight && rows.length > plainRowsMax ? (
          <longBody.Part count={rows.length} estimateHeight={rowHeight}>
            {(index, rowProps) => renderRow(rows[index], rowProps)}
          </longBody.Part>
        ) : (
          <TableBody>{rows.map((row) => renderRow(row))}</TableBody>
        )}
      </Table>
    </TableContainer>
  );
}
