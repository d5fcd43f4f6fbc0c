import {
  importColumns,
  type ImportColumn,
  type ImportPart,
  headOf,
} from "@frontage/records/import-columns";
import { Chip } from "@frontage/ui/chip";
import { cn } from "@frontage/ui/cn";
import { Link as TextLink } from "@frontage/ui/link";
import {
  Pagination,
  PaginationNext,
  PaginationPrevious,
  PaginationStatus,
} from "@frontage/ui/pagination";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
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

import { cellOf, type Decisions, type ImportFile } from "../../files/import-file.ts";
import { formatState, type PreviewRow } from "./import-labels.ts";

const pageSize = 25;
/** How many rows are shown at first; changed rows are never folded. */
const glance = 4;

type ReadyTableProps = {
  rows: readonly PreviewRow[];
  /** The names of the matched columns. */
  names: readonly string[];
  parts: readonly ImportPart[];
  file: ImportFile;
  decisions: Decisions;
  /** Rows whose clients stay unchanged. */
  kept: ReadonlySet<number>;
  onKeep: (row: number) => void;
};

/** The rows that can be imported, and those that already exist. */
export function ReadyTable({ decisions, file, kept, names, onKeep, parts, rows }: ReadyTableProps) {
  const [page, setPage] = useState(0);
  const [isWhole, setWhole] = useState(false);
  // Changes first, unchanged rows last.
  const order = { update: 0, new: 1, known: 2, wrong: 3 };
  const all = rows
    .filter(({ state }) => state !== "wrong")
    .toSorted((a, b) => order[a.state] - order[b.state]);
  const isReady = ({ adds, row, state }: PreviewRow) =>
    Boolean(adds?.length) || (state === "update" && !kept.has(row));
  const updates = all.filter(({ state }) => state === "update").length;
  const most = isWhole ? pageSize : Math.min(Math.max(glance, updates), pageSize);
  const pages = isWhole || updates > pageSize ? Math.ceil(all.length / most) : 1;
  // There may be fewer pages now than when it was chosen.
  const shown = Math.min(page, Math.max(0, pages - 1));
  const first = shown * most;
  const rowOf = new Map(file.rows.map((row) => [row.row, row]));
  if (all.length === 0) return null;
  const wanted = new Set(names);
  const columns = importColumns.filter(({ name }) => wanted.has(name));
  return (
    <section aria-labelledby="import-rows" className="mt-8">
      <RuleListHeader>
        <RuleListTitle id="import-rows" level={3}>
          Ready
        </RuleListTitle>
        <RuleListCount>{all.filter(isReady).length.toLocaleString("en-US")}</RuleListCount>
        {pages === 1 && all.length > most && (
          <RuleListActions>
            <TextLink asChild>
              <button type="button" className="cursor-pointer" onClick={() => setWhole(true)}>
                Show all {all.length.toLocaleString("en-US")}
              </button>
            </TextLink>
          </RuleListActions>
        )}
      </RuleListHeader>
      <TableContainer
        role="region"
        aria-label={`Rows of ${file.name}`}
        tabIndex={0}
        className="rounded-none border-x-0 border-t-0 bg-transparent as-list:border-t as-list:border-t-fg"
      >
        <Table>
          <TableCaption>Rows of {file.name}</TableCaption>
          <TableHeader>
            <TableRow className="border-fg!">
              <TableHead className="pl-0">Row</TableHead>
              <TableHead>Result</TableHead>
              {columns.map((column) => (
                <TableHead key={column.name}>{labelOf(column)}</TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {all.slice(first, first + most).map((row) => (
              <Row
                key={row.row}
                row={row}
                columns={columns}
                parts={parts}
                isKept={kept.has(row.row)}
                onKeep={() => onKeep(row.row)}
              >
                {(name) => cellOf(rowOf.get(row.row), name, decisions)}
              </Row>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {pages > 1 && (
        <Pagination className="mt-4" aria-label="Pages of rows">
          <PaginationStatus>
            {first + 1} to {Math.min(first + most, all.length)} of{" "}
            {all.length.toLocaleString("en-US")} rows
          </PaginationStatus>
          <PaginationPrevious disabled={first === 0} onClick={() => setPage(shown - 1)} />
          <PaginationNext
            disabled={first + most >= all.length}
            onClick={() => setPage(shown + 1)}
          />
        </Pagination>
      )}
    </section>
  );
}

const labelOf = (column: ImportColumn) =>
  column.name.startsWith("contact.") ? headOf(column) : column.label;

type RowProps = {
  row: PreviewRow;
  columns: readonly ImportColumn[];
  parts: readonly ImportPart[];
  isKept: boolean;
  onKeep: () => void;
  /** A cell’s text, by field. */
  children: (name: string) => string;
};

function Row({ children, columns, isKept, onKeep, parts, row }: RowProps) {
  const isUpdate = row.state === "update";
  const changes = new Map(isUpdate ? row.changes?.map((each) => [each.column, each]) : []);
  const isFullName =
    changes.has("client.name") && !columns.some(({ name }) => name === "client.name");
  return (
    <TableRow className="in-data-[slot=table-body]:h-11.5 as-list:pl-0!">
      <TableCell narrow="meta" className="pl-0 tabular-nums text-fg-3">
        <span className="as-table:hidden">Row </span>
        {row.row}
      </TableCell>
      <TableCell narrow="meta" className="whitespace-nowrap">
        {isUpdate && !isKept ? (
          <Chip>Update</Chip>
        ) : (
          <span className={row.adds?.length ? "text-fg" : "text-fg-3"}>
            {formatState(row, parts)}
          </span>
        )}
        {isUpdate && !isKept && row.adds && <span className="ml-2">{formatState(row, parts)}</span>}
        {isUpdate && (
          <TextLink asChild className="ml-3 text-caption">
            <button type="button" className="cursor-pointer" onClick={onKeep}>
              {isKept ? "Update" : "Keep as is"}
              <span className="sr-only">, row {row.row}</span>
            </button>
          </TextLink>
        )}
      </TableCell>
      {columns.map((column, at) => {
        const { name } = column;
        const isNamed = isFullName && name === "client.firstName";
        const change = changes.get(isNamed ? "client.name" : name);
        const text = change?.to ?? row.values?.[name] ?? children(name);
        const isOld = change && isKept;
        return (
          <TableCell
            key={name}
            isRowHead={at === 0}
            narrow="status"
            className={cn(
              "text-left",
              text ? "as-table:max-w-72 as-table:min-w-28" : "as-list:hidden",
            )}
          >
            {text && <span className="text-fg-3 as-table:hidden">{labelOf(column)}: </span>}
            <span className={cn("wrap-break-word", at === 0 && "font-medium text-fg")}>
              {change?.from && !isOld && (
                <>
                  <span className="sr-only">was </span>
                  <s className="text-fg-3">{change.from}</s>
                  <span className="sr-only">, will be</span>{" "}
                </>
              )}
              {isOld ? change.from || "–" : text || <span className="text-fg-3">–</span>}
            </span>
          </TableCell>
        );
      })}
    </TableRow>
  );
}
