import type { ImportColumn } from "@frontage/content/import-columns";
import { fractionAsPercent, isFraction, percentColumns } from "@frontage/content/import-columns";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { useEffect, useId, useRef } from "react";

import { cellOf, type Edits, type ImportFile, type Matches } from "./import-file.ts";
import type { PreviewRow } from "./import-labels.ts";

/** More are fixed by fixing these first: a wrong column is wrong in every row. */
const mostShown = 20;

export type RowsToFixProps = {
  rows: readonly PreviewRow[];
  columns: readonly ImportColumn[];
  file: ImportFile;
  matches: Matches;
  edits: Edits;
  /** Called with cells by row and field. */
  onEdit: (edits: Edits) => void;
  onLeaveOut: (row: number) => void;
};

/** The rows that can't be imported yet: each problem is a field, and fixed here. */
export function RowsToFix(props: RowsToFixProps) {
  const { columns, edits, file, matches, onEdit, onLeaveOut, rows } = props;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const wrong = rows.filter(({ state }) => state === "wrong");
  const fractions = columns.filter(
    ({ name }) =>
      percentColumns.has(name) &&
      file.rows.some((row) => isFraction(cellOf(row, name, { matches, edits }))),
  );
  const asked = new Set(fractions.map(({ name }) => name));
  const isOther = ({ problems = [] }: PreviewRow) =>
    problems.some(({ column }) => !asked.has(column));
  const shown = wrong.filter(isOther);
  const count = shown.length + fractions.length;
  useEffect(() => {
    // The field that was just fixed is gone.
    if (document.activeElement === document.body) title.current?.focus();
  }, [count]);
  if (count === 0) return null;
  const labels = new Map(columns.map(({ label, name }) => [name, label]));
  return (
    <section aria-labelledby={id}>
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
        {shown.slice(0, mostShown).map(({ problems = [], row }) => (
          <li key={row} className="border-b border-hairline py-4">
            <div className="flex items-baseline gap-2 text-ui">
              <span className="min-w-0 truncate font-medium text-fg">
                {nameOf(file, row, { matches, edits })}
              </span>
              <span className="shrink-0 text-fg-3">Row {row}</span>
              <TextLink asChild className="ml-auto shrink-0">
                <button type="button" className="cursor-pointer" onClick={() => onLeaveOut(row)}>
                  Leave out<span className="sr-only"> row {row}</span>
                </button>
              </TextLink>
            </div>
            {problems
              .filter(({ column }) => !asked.has(column))
              .map(({ column, message }) => (
                <Cell
                  // What the server still refuses keeps what was typed.
                  key={column}
                  label={labels.get(column) ?? column}
                  row={row}
                  message={message}
                  value={cellOf(rowOf(file, row), column, { matches, edits })}
                  onChange={(text) => onEdit({ [row]: { [column]: text } })}
                />
              ))}
          </li>
        ))}
      </ul>
      {shown.length > mostShown && (
        <p className="mt-3 text-ui text-fg-3">
          And {(shown.length - mostShown).toLocaleString("en-US")} more rows.
        </p>
      )}
    </section>
  );
}

const rowOf = ({ rows }: ImportFile, row: number) => rows.find((each) => each.row === row);

function nameOf(file: ImportFile, row: number, cells: { matches: Matches; edits: Edits }): string {
  const texts = ["clientName", "name", "email", "clientEmail"].map((name) =>
    cellOf(rowOf(file, row), name, cells),
  );
  return texts.find(Boolean) ?? "";
}

type CellProps = {
  label: string;
  row: number;
  message: string;
  value: string;
  onChange: (text: string) => void;
};

function Cell({ label, message, onChange, row, value }: CellProps) {
  return (
    <Field
      className="mt-3"
      label={
        <>
          {label}
          <span className="sr-only">, row {row}</span>
        </>
      }
      error={message}
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

/** "These look like fractions: 0.95 means 95%?" Either answer writes all of them with a sign. */
function Fractions({
  column: { label, name },
  edits,
  file,
  matches,
  onEdit,
}: RowsToFixProps & { column: ImportColumn }) {
  const cells = file.rows.flatMap((row) => {
    const cell = cellOf(row, name, { matches, edits });
    return isFraction(cell) ? [{ row: row.row, cell }] : [];
  });
  const first = cells[0]?.cell ?? "";
  const write = (text: (cell: string) => string) =>
    onEdit(Object.fromEntries(cells.map(({ cell, row }) => [row, { [name]: text(cell) }])));
  return (
    <li className="border-b border-hairline py-4 text-ui">
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
