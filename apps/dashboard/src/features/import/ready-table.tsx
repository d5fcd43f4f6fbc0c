import type { ImportColumn } from "@frontage/content/import-columns";
import {
  Pagination,
  PaginationNext,
  PaginationPrevious,
  PaginationStatus,
} from "@frontage/ui/pagination";
import { RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableContainer,
  TableHead,
  TableHeader,
  TableRow,
} from "@frontage/ui/table";
import { useState } from "react";

import { cellOf, type Edits, type ImportFile, type Matches } from "./import-file.ts";
import { stateLabels, type PreviewRow } from "./import-labels.ts";

const pageSize = 25;

export type ReadyTableProps = {
  rows: readonly PreviewRow[];
  /** The matched ones. */
  columns: readonly ImportColumn[];
  file: ImportFile;
  matches: Matches;
  edits: Edits;
};

/** The rows that can be imported, and those that are there already. */
export function ReadyTable({ columns, edits, file, matches, rows }: ReadyTableProps) {
  const [page, setPage] = useState(0);
  const shown = rows.filter(({ state }) => state !== "wrong");
  const first = Math.min(page, Math.max(0, Math.ceil(shown.length / pageSize) - 1)) * pageSize;
  const rowOf = new Map(file.rows.map((row) => [row.row, row]));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="import-rows" className="mt-9">
      <RuleListHeader className="items-center">
        <RuleListTitle id="import-rows" level={3}>
          Ready
        </RuleListTitle>
        <RuleListCount>
          {shown.filter(({ state }) => state === "new").length.toLocaleString("en-US")}
        </RuleListCount>
      </RuleListHeader>
      <TableContainer role="region" aria-label={`Rows of ${file.name}`} tabIndex={0}>
        <Table>
          <TableCaption>Rows of {file.name}</TableCaption>
          <TableHeader>
            <TableRow>
              <TableHead align="right">Row</TableHead>
              <TableHead>Status</TableHead>
              {columns.map(({ label, name }) => (
                <TableHead key={name}>{label}</TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {shown.slice(first, first + pageSize).map((row) => (
              <Row key={row.row} row={row} columns={columns}>
                {(name) => cellOf(rowOf.get(row.row), name, { matches, edits })}
              </Row>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {shown.length > pageSize && (
        <Pagination className="mt-4" aria-label="Pages of rows">
          <PaginationStatus>
            {first + 1} to {Math.min(first + pageSize, shown.length)} of{" "}
            {shown.length.toLocaleString("en-US")} rows
          </PaginationStatus>
          <PaginationPrevious disabled={page === 0} onClick={() => setPage(page - 1)} />
          <PaginationNext
            disabled={first + pageSize >= shown.length}
            onClick={() => setPage(page + 1)}
          />
        </Pagination>
      )}
    </section>
  );
}

type RowProps = {
  row: PreviewRow;
  columns: readonly ImportColumn[];
  /** A cell’s text, by field. */
  children: (name: string) => string;
};

function Row({ children, columns, row: { row, state } }: RowProps) {
  return (
    <TableRow>
      <TableCell isRowHead align="right" narrow="meta" className="text-fg-3">
        <span className="as-table:hidden">Row </span>
        {row}
      </TableCell>
      <TableCell narrow="meta" className="whitespace-nowrap">
        <span className={state === "new" ? "text-fg" : "text-fg-3"}>{stateLabels[state]}</span>
      </TableCell>
      {columns.map(({ label, name }) => {
        const text = children(name);
        return (
          <TableCell
            key={name}
            narrow="status"
            className={text ? "max-w-72 min-w-24" : "as-list:hidden"}
          >
            {text && <span className="text-fg-3 as-table:hidden">{label}: </span>}
            <span className="wrap-anywhere">{text}</span>
          </TableCell>
        );
      })}
    </TableRow>
  );
}
