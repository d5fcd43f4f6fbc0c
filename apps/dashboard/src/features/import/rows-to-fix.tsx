import {
  fractionAsPercent,
  headOf,
  importColumns,
  type ImportColumn,
  isFraction,
  percentColumns,
} from "@frontage/records/import-columns";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";

import { cellOf, type Decisions, type Edits, type ImportFile } from "../../files/import-file.ts";
import type { PreviewRow } from "./import-labels.ts";

/** Fixing these first usually fixes more: a wrong column is wrong in every row. */
const mostShown = 20;

/** Rows that are the same, one of which can be kept. */
export type SameRows = { rows: readonly number[]; kept?: number };

type RowsToFixProps = {
  problems: Problems;
  file: ImportFile;
  decisions: Decisions;
  /** The review's heading, which gets the focus once everything is fixed. */
  heading: RefObject<HTMLElement | null>;
  /** Called with cells by row and field. */
  onEdit: (edits: Edits) => void;
  onLeaveOut: (rows: readonly number[]) => void;
  onKeep: (same: SameRows) => void;
};

type Problems = {
  /** Columns of percentages that contain fractions. */
  fractions: ImportColumn[];
  same: SameRows[];
  rows: PreviewRow[];
  /** How many problems there are. */
  count: number;
};

/**
 * What has to be fixed before all rows can be imported. @param decided which of the same rows to
 * keep
 */
export function findProblems(
  rows: readonly PreviewRow[],
  {
    decided,
    decisions,
    file,
  }: { file: ImportFile; decisions: Decisions; decided: readonly SameRows[] },
): Problems {
  const out = new Set(decisions.leftOut);
  const fractions = importColumns.filter(
    ({ name }) =>
      percentColumns.has(name) &&
      file.rows.some((row) => !out.has(row.row) && isFraction(cellOf(row, name, decisions))),
  );
  const asked = new Set<string>(fractions.map(({ name }) => name));
  const wrong = rows.flatMap(({ problems = [], ...row }) => {
    const others = problems.filter(({ column }) => !asked.has(column));
    return others.length > 0 ? [{ ...row, problems: others }] : [];
  });
  const groups = Map.groupBy(
    rows.filter(({ sameAs }) => sameAs !== undefined),
    ({ sameAs }) => sameAs,
  );
  // Decided, but not checked again yet.
  const done = new Set(decided.map(({ rows }) => rows.join()));
  const open = [...groups.values()]
    .map((some): SameRows => ({ rows: some.map(({ row }) => row) }))
    .filter((same) => !done.has(same.rows.join()));
  return {
    fractions,
    same: [...open, ...decided].toSorted((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0)),
    rows: wrong,
    count: fractions.length + open.length + wrong.length,
  };
}

/** The rows that can't be imported yet: each problem is a field or a choice, and is fixed here. */
export function RowsToFix(props: RowsToFixProps) {
  const { decisions, file, heading, onEdit, onLeaveOut, problems } = props;
  const { count, fractions, rows, same } = problems;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The field that was just fixed is gone.
    if (document.activeElement === document.body) (title.current ?? heading.current)?.focus();
  }, [count, heading, same.length]);
  if (count + same.length === 0) return null;
  const byNumber: FileRows = new Map(file.rows.map((row) => [row.row, row]));
  const later = new Set(same.filter(({ kept }) => kept === undefined).slice(mostShown));
  const more = Math.max(0, rows.length - mostShown) + later.size;
  return (
    <section aria-labelledby={id} className="xl:col-start-2">
      <RuleListHeader>
        <RuleListTitle id={id} ref={title} tabIndex={-1} level={3} className="outline-none">
          To fix
        </RuleListTitle>
        <RuleListCount>{count.toLocaleString("en-US")}</RuleListCount>
      </RuleListHeader>
      <ul className="border-t border-fg">
        {fractions.map((column) => (
          <Fractions key={column.name} {...props} column={column} />
        ))}
        {rows.slice(0, mostShown).map(({ problems = [], row }) => (
          <li key={row} className="border-b border-hairline py-3.5 pb-4">
            <div className="flex items-baseline gap-2 text-ui">
              <span className="min-w-0 truncate font-medium text-fg">
                {nameOf(byNumber.get(row), decisions)}
              </span>
              <span className="shrink-0 text-fg-3">Row {row}</span>
              <LeaveOut rows={[row]} onLeaveOut={onLeaveOut}>
                Leave out<span className="sr-only"> row {row}</span>
              </LeaveOut>
            </div>
            {problems.map(({ column, message }) => (
              <Cell
                // A value that the server still refuses stays in the field.
                key={column}
                column={importColumns.find(({ name }) => name === column)}
                row={row}
                message={message}
                value={cellOf(byNumber.get(row), column, decisions)}
                onChange={(text) => onEdit({ [row]: { [column]: text } })}
              />
            ))}
          </li>
        ))}
        {same
          .filter((each) => !later.has(each))
          .map((each) => (
            <OneOfSame key={each.rows.join()} {...props} {...{ byNumber }} same={each} />
          ))}
      </ul>
      <More count={more} />
    </section>
  );
}

function More({ count }: { count: number }) {
  if (count <= 0) return null;
  return <p className="mt-3 text-ui text-fg-3">And {count.toLocaleString("en-US")} more.</p>;
}

function LeaveOut({
  children,
  onLeaveOut,
  rows,
}: Pick<RowsToFixProps, "onLeaveOut"> & { rows: readonly number[]; children: ReactNode }) {
  return (
    <TextLink asChild className="ml-auto shrink-0 font-medium">
      <button type="button" className="cursor-pointer" onClick={() => onLeaveOut(rows)}>
        {children}
      </button>
    </TextLink>
  );
}

type FileRow = ImportFile["rows"][number];
/** Rows by number. */
type FileRows = ReadonlyMap<number, FileRow>;

function nameOf(row: FileRow | undefined, decisions: Decisions): string {
  const text = (name: string) => cellOf(row, name, decisions);
  const names = [
    text("client.name"),
    [text("client.firstName"), text("client.lastName")].filter(Boolean).join(" "),
    text("client.email"),
  ];
  return names.find(Boolean) ?? "";
}

type CellProps = {
  column: ImportColumn | undefined;
  row: number;
  message: string;
  value: string;
  onChange: (text: string) => void;
};

function Cell({ column, message, onChange, row, value }: CellProps) {
  const isOfClient = column?.name.startsWith("client.");
  return (
    <Field
      className="mt-3"
      label={
        <span className="text-ui">
          {column && (isOfClient ? column.label : headOf(column))}
          <span className="sr-only">, row {row}</span>
        </span>
      }
      error={<span className="text-ui">{message}</span>}
    >
      <Input
        defaultValue={value}
        onBlur={({ target }) => target.value !== value && onChange(target.value)}
        onKeyDown={({ currentTarget, key }) => {
          if (key === "Enter" && currentTarget.value !== value) onChange(currentTarget.value);
        }}
      />
    </Field>
  );
}

/** "dana@example.org is in two rows. Keep one." The choice can be changed later. */
function OneOfSame({
  byNumber,
  decisions,
  onKeep,
  onLeaveOut,
  same: { kept, rows },
}: RowsToFixProps & { byNumber: FileRows; same: SameRows }) {
  const id = useId();
  const cells = (row: number, name: string) => cellOf(byNumber.get(row), name, decisions);
  const [first = 0] = rows;
  const what =
    cells(first, "contact.email") || cells(first, "deal.name") || cells(first, "client.email");
  // How they differ, besides their names.
  const unlike = importColumns.filter(
    ({ name }) =>
      !/^client\.(\w*[nN]ame|email)$/.test(name) &&
      new Set(rows.map((row) => cells(row, name))).size > 1,
  );
  return (
    <li className="relative border-b border-hairline py-3.5">
      <fieldset>
        <legend className="pr-28 text-ui text-fg-3 wrap-anywhere">
          <span className="font-medium text-fg">{what}</span> is in{" "}
          {rows.length === 2 ? "two" : rows.length.toLocaleString("en-US")} rows.{" "}
          {kept === undefined ? "Keep one." : `Row ${kept} is kept.`}
        </legend>
        {rows.slice(0, mostShown).map((row) => (
          <label
            key={row}
            htmlFor={`${id}-${row}`}
            className="flex min-h-8 cursor-pointer items-center gap-2.5 text-ui text-fg first-of-type:mt-2 pointer-coarse:min-h-11"
          >
            <input
              id={`${id}-${row}`}
              type="radio"
              name={id}
              checked={kept === row}
              onChange={() => onKeep({ rows, kept: row })}
              className="size-4 shrink-0 cursor-pointer accent-fg"
            />
            <span className="min-w-0 truncate">
              {[nameOf(byNumber.get(row), decisions), ...unlike.map(({ name }) => cells(row, name))]
                .filter(Boolean)
                .join(", ")}
            </span>
            <span className="ml-auto shrink-0 text-caption text-fg-3">Row {row}</span>
          </label>
        ))}
        <More count={rows.length - mostShown} />
        <span className="absolute top-3.5 right-0 text-ui">
          <LeaveOut rows={rows} onLeaveOut={onLeaveOut}>
            Leave out {rows.length === 2 ? "both" : "all"}
            <span className="sr-only"> rows of {what}</span>
          </LeaveOut>
        </span>
      </fieldset>
    </li>
  );
}

/**
 * "These look like fractions: 0.95 means 95%?" Either answer adds a percent sign to all of them.
 */
function Fractions({
  column: { label, name },
  decisions,
  file,
  onEdit,
}: RowsToFixProps & { column: ImportColumn }) {
  const cells = file.rows.flatMap((row) => {
    const cell = cellOf(row, name, decisions);
    return isFraction(cell) ? [{ row: row.row, cell }] : [];
  });
  const first = cells[0]?.cell ?? "";
  const write = (text: (cell: string) => string) =>
    onEdit(Object.fromEntries(cells.map(({ cell, row }) => [row, { [name]: text(cell) }])));
  return (
    <li className="border-b border-hairline py-3.5 pb-4 text-ui">
      <p className="font-medium text-fg">{label}</p>
      <p className="mt-1">
        These look like fractions: {first} means {fractionAsPercent(first)}?
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => write(fractionAsPercent)}>
          Yes, {fractionAsPercent(first)}
        </Button>
        <Button variant="outline" onClick={() => write((cell) => `${cell}%`)}>
          No, {first}%
        </Button>
      </div>
    </li>
  );
}
