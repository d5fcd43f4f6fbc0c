import {
  columnsOf,
  type ImportColumn,
  importParts,
  missingColumns,
  type ImportPart,
  partOf,
} from "@frontage/records/import-columns";
import { cn } from "@frontage/ui/cn";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { Select } from "@frontage/ui/select";
import { useId, useState } from "react";

import { isPartOfName, type ImportFile, type Matches } from "../../files/import-file.ts";
import { partTitle } from "./import-labels.ts";

type MatchColumnsProps = {
  file: ImportFile;
  matches: Matches;
  onMatch: (matches: Matches) => void;
  /** The parts that the file has. */
  parts: readonly ImportPart[];
  onToggle: (part: ImportPart) => void;
};

const none = "none";
const valuesShown = 3;

/** The first values of a file's column: "Dana Whitcombe, Lee Marsh, Ana Ruiz". */
function firstValues({ rows }: ImportFile, index: number): string {
  const values = new Set<string>();
  for (const { cells } of rows) {
    const value = cells[index]?.trim();
    if (value) values.add(value);
    if (values.size === valuesShown) break;
  }
  return [...values].join(", ");
}

/**
 * The fields of a part. First and last names are offered only if the file has them, and then no
 * full name.
 */
function fieldsOf(part: ImportPart, matches: Matches): ImportColumn[] {
  const columns = columnsOf(part);
  const has = ({ name }: ImportColumn) => matches[name] !== undefined;
  const isSplit =
    matches[`${part}.name`] === undefined &&
    columns.some((column) => isPartOfName(column.name) && has(column));
  return columns.filter(({ name }) => (isSplit ? name !== `${part}.name` : !isPartOfName(name)));
}

type FileColumn = { index: number; head: string; values: string };

/** Which field each column of the file is: matched by heads, and changed here. */
export function MatchColumns({ file, matches, onMatch, onToggle, parts }: MatchColumnsProps) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const missing = new Set(missingColumns(matches, parts).map(({ name }) => name));
  const used = new Set(Object.values(matches));
  // Columns without a name and values come from the spreadsheet, not from the file.
  const fileColumns = file.heads
    .map((head, index): FileColumn => ({
      index,
      head: head || `Column ${index + 1}`,
      values: firstValues(file, index),
    }))
    .filter(({ index, values }) => file.heads[index] || values);
  const unused = fileColumns.filter(({ index }) => !used.has(index));
  const fields = parts.map((part) => fieldsOf(part, matches));
  const isMatched = ({ name }: ImportColumn) => matches[name] !== undefined;
  // Deals have many columns that few files contain.
  const isFolded = (column: ImportColumn) =>
    !unfolded &&
    partOf(column.name) === "deal" &&
    !column.isRequired &&
    !column.isRequiredOften &&
    !isMatched(column);
  const folded = fields.flat().filter(isFolded).length;
  function choose(name: string, value: string) {
    const index = value === none ? undefined : Number(value);
    // A column of the file can be used only once.
    const others = Object.entries(matches).filter(([, taken]) => taken !== index);
    onMatch({ ...Object.fromEntries(others), [name]: index });
  }
  return (
    <section aria-labelledby={id} className="xl:col-start-1 xl:row-start-1">
      <RuleListHeader>
        <RuleListTitle id={id} level={3}>
          Columns
        </RuleListTitle>
        <RuleListCount>
          {fields.flat().filter(isMatched).length} of {fields.flat().length} found
        </RuleListCount>
      </RuleListHeader>
      <div aria-hidden className={cn(columnsGrid, "pb-2 text-caption text-fg-3 max-sm:hidden")}>
        <span>Field</span>
        <span>Column in your file</span>
        <span>First values</span>
      </div>
      {parts.map((part, at) => (
        <div
          key={part}
          role="group"
          aria-labelledby={parts.length > 1 ? `${id}-${part}` : id}
          className={cn("border-t border-fg", at > 0 && "mt-6")}
        >
          {parts.length > 1 && (
            <div className="flex min-h-12 items-center gap-4 border-b border-hairline text-ui">
              <h4 id={`${id}-${part}`} className="font-medium text-fg">
                {partTitle(part)}
              </h4>
              {part !== "client" && (
                <TextLink asChild className="ml-auto">
                  <button type="button" className="cursor-pointer" onClick={() => onToggle(part)}>
                    Leave out<span className="sr-only"> {partTitle(part).toLowerCase()}</span>
                  </button>
                </TextLink>
              )}
            </div>
          )}
          {fields[at]
            ?.filter((column) => !isFolded(column))
            .map((column) => (
              <FieldRow
                key={column.name}
                column={column}
                chosen={fileColumns.find(({ index }) => index === matches[column.name])}
                unused={unused}
                used={fileColumns.filter(
                  ({ index }) => used.has(index) && index !== matches[column.name],
                )}
                isMissing={missing.has(column.name)}
                onChoose={(value) => choose(column.name, value)}
              />
            ))}
          {part === "deal" && folded > 0 && (
            <TextLink asChild className="mt-3 inline-block text-ui">
              <button type="button" className="cursor-pointer" onClick={() => setUnfolded(true)}>
                Show {folded} more {folded === 1 ? "field" : "fields"}
              </button>
            </TextLink>
          )}
        </div>
      ))}
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1.5 text-ui text-fg-3">
        {unused.length > 0 && (
          <span className="wrap-anywhere">
            Not imported: {unused.map(({ head }) => head).join(", ")}.
          </span>
        )}
        {importParts
          .filter((part) => !parts.includes(part))
          .map((part) => (
            <TextLink key={part} asChild>
              <button type="button" className="cursor-pointer" onClick={() => onToggle(part)}>
                Add {partTitle(part).toLowerCase()}
              </button>
            </TextLink>
          ))}
      </p>
    </section>
  );
}

const columnsGrid = "grid grid-cols-[7.5rem_12rem_minmax(0,1fr)] gap-x-4.5";

type FieldRowProps = {
  column: ImportColumn;
  chosen: FileColumn | undefined;
  unused: readonly FileColumn[];
  /** Used by other fields. */
  used: readonly FileColumn[];
  isMissing: boolean;
  onChoose: (value: string) => void;
};

function FieldRow({ chosen, column, isMissing, onChoose, unused, used }: FieldRowProps) {
  const id = useId();
  return (
    <div
      className={cn(
        columnsGrid,
        "items-center gap-y-1.5 border-b border-hairline py-1.75 sm:min-h-13.5 max-sm:grid-cols-1 max-sm:py-3",
      )}
    >
      <span className="text-ui max-sm:flex max-sm:items-baseline max-sm:justify-between">
        <label htmlFor={id} className="block font-medium text-fg">
          {column.label}
        </label>
        {column.isRequired && <span className="block text-caption text-fg-3">Required</span>}
      </span>
      <Select
        id={id}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        value={chosen?.index ?? ""}
        onChange={({ target }) => onChoose(target.value)}
      >
        {chosen ? (
          <option value={chosen.index}>{chosen.head}</option>
        ) : (
          <option value="" hidden>
            Choose a column
          </option>
        )}
        <FileColumns>{unused}</FileColumns>
        {chosen && <option value={none}>Not in this file</option>}
        {used.length > 0 && <hr className="my-1.5 border-hairline" />}
        <FileColumns>{used}</FileColumns>
      </Select>
      {isMissing ? (
        <span id={`${id}-error`} className="text-ui font-medium text-error">
          Choose a column from your file.
        </span>
      ) : (
        <span
          className={cn("truncate text-ui", chosen?.values ? "text-fg-2" : "text-fg-3")}
          title={chosen?.values}
        >
          {chosen ? chosen.values || "Empty" : "Nothing yet"}
        </span>
      )}
    </div>
  );
}

/** Options with their first values; browsers without styled lists show both as one text. */
const FileColumns = ({ children }: { children: readonly FileColumn[] }) =>
  children.map(({ head, index, values }) => (
    <option key={index} value={index}>
      <span className="w-28 shrink-0 truncate font-medium">{head}</span>
      {values && <span className="sr-only">: </span>}
      <span className="min-w-0 grow truncate text-fg-3">{values}</span>
    </option>
  ));
