import type { ImportColumn } from "@frontage/content/import-columns";
import { Chip } from "@frontage/ui/chip";
import {
  Pagination,
  PaginationNext,
  PaginationPrevious,
  PaginationStatus,
} from "@frontage/ui/pagination";
import { RuleListActions, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { Select } from "@frontage/ui/select";
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

import type { ImportFile, Matches } from "./import-file.ts";
import { countStates, stateLabels, type PreviewRow } from "./import-labels.ts";

const pageSize = 25;
const states = ["new", "known", "wrong"] as const;

export type PreviewTableProps = {
  rows: readonly PreviewRow[];
  /** The matched ones. */
  columns: readonly ImportColumn[];
  file: ImportFile;
  matches: Matches;
};

/** A file’s rows, each with what becomes of it and what is wrong. */
export function PreviewTable({ columns, file, matches, rows }: PreviewTableProps) {
  const [state, setState] = useState<PreviewRow["state"]>();
  const [page, setPage] = useState(0);
  const counts = countStates(rows);
  const shown = state ? rows.filter((row) => row.state === state) : rows;
  const first = page * pageSize;
  const cellsOf = new Map(file.rows.map(({ cells, row }) => [row, cells]));
  return (
    <section aria-labelledby="import-rows" className="mt-9">
      <RuleListHeader className="items-center">
        <RuleListTitle id="import-rows" level={3}>
          Rows
        </RuleListTitle>
        <RuleListActions>
          <Select
            aria-label="Show rows"
            className="w-auto"
            value={state ?? "all"}
            onChange={({ target: { value } }) => {
              setState(states.find((each) => each === value));
              setPage(0);
            }}
          >
            <option value="all">All</option>
            {states
              .filter((each) => counts[each] > 0)
              .map((each) => (
                <option key={each} value={each}>
                  {`${stateLabels[each]} (${counts[each].toLocaleString("en-US")})`}
                </option>
              ))}
          </Select>
        </RuleListActions>
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
                {(name) => cellsOf.get(row.row)?.[matches[name] ?? -1]?.trim() ?? ""}
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

function Row({ children, columns, row }: RowProps) {
  const { problems = [], state } = row;
  // Of a column that the file doesn't have.
  const others = problems.filter(({ column }) => !columns.some(({ name }) => name === column));
  return (
    <TableRow className="as-table:align-top as-table:*:py-3">
      <TableCell isRowHead align="right" narrow="meta" className="text-fg-3">
        <span className="as-table:hidden">Row </span>
        {row.row}
      </TableCell>
      <TableCell narrow="meta" className="whitespace-nowrap">
        {state === "wrong" ? (
          <Chip tone="danger">{stateLabels.wrong}</Chip>
        ) : (
          <span className={state === "new" ? "text-fg" : "text-fg-3"}>{stateLabels[state]}</span>
        )}
        {others.map(({ column, message }) => (
          <Message key={column} message={message} />
        ))}
      </TableCell>
      {columns.map(({ label, name }) => {
        const problem = problems.find(({ column }) => column === name);
        const text = children(name);
        return (
          <TableCell
            key={name}
            narrow="status"
            className={text || problem ? "max-w-72 min-w-24" : "as-list:hidden"}
          >
            {(text || problem) && <span className="text-fg-3 as-table:hidden">{label}: </span>}
            <span className="wrap-anywhere">{text}</span>
            {problem && <Message message={problem.message} />}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

const Message = ({ message }: { message: string }) => (
  <span className="mt-1 block font-medium whitespace-normal text-error">{message}</span>
);
