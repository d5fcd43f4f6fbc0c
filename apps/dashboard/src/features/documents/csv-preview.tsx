import { cn } from "@frontage/ui/cn";
import { Skeleton } from "@frontage/ui/skeleton";
import { useEffect, useMemo, useState, type ReactNode, type RefCallback } from "react";

import { csvLimits, isFigures, readCsv, type CsvTable } from "./csv-file.ts";
import { findQuote, type TextRange } from "./find-quote.ts";
import {
  markClasses,
  PassageStatus,
  PreviewNote,
  ScrollFrame,
  type PreviewProps,
} from "./preview-frame.tsx";
import { useScrollOnce } from "./quoted-passage.ts";

/** A preview of a CSV file as a table; only the beginning of a long file. */
export default function CsvPreview({ file, name, onEnd, passage }: PreviewProps) {
  const [table, setTable] = useState<CsvTable>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    readCsv(file).then(
      (read) => isCurrent && setTable(read),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);

  const quote = passage?.quote;
  const marked = useMemo(
    () => (table && quote ? findQuote([table.head, ...table.rows].flat(), quote) : []),
    [quote, table],
  );
  const firstMark = useScrollOnce(passage);

  if (failed) {
    return (
      <PreviewNote role="alert">
        Couldn’t show this file; it may be damaged. You can still download it.
      </PreviewNote>
    );
  }
  if (!table) return <Skeleton className="m-4 h-96" />;
  if (table.head.length === 0) return <PreviewNote>This file is empty.</PreviewNote>;
  return (
    <>
      <ScrollFrame aria-label={`Preview of ${name}`} onEnd={onEnd}>
        <Cells table={table} name={name} marked={marked} firstMark={firstMark} />
      </ScrollFrame>
      {quote && <PassageStatus isMarked={marked.length > 0} />}
      {!table.isUtf8 && (
        <p className="px-4 py-2 text-caption text-fg-3 lg:px-6">
          This file isn’t saved as UTF-8, so some characters may look wrong here.
        </p>
      )}
      {table.isCut && (
        <p className="px-4 py-2 text-caption text-fg-3 lg:px-6">
          Showing part of this file, up to {csvLimits.rows} rows. Download it to see everything.
        </p>
      )}
    </>
  );
}

type CellsProps = {
  table: CsvTable;
  name: string;
  /**
   * Marked parts of cells. Their index counts cells from the first one of the header, row by row.
   */
  marked: readonly TextRange[];
  firstMark: RefCallback<HTMLElement>;
};

function Cells({ firstMark, marked, name, table }: CellsProps) {
  const alignments = table.head.map((_, column) => isFigures(table, column) && "text-right");
  const padding = "px-3 py-2 first:pl-4 last:pr-4";
  const rowStarts = startsOf(table);
  function contentOf(value: string, index: number): ReactNode {
    const range = marked.find((one) => one.index === index);
    if (!range) return value;
    return (
      <>
        {value.slice(0, range.start)}
        <mark ref={range === marked[0] ? firstMark : undefined} className={markClasses}>
          {value.slice(range.start, range.end)}
        </mark>
        {value.slice(range.end)}
      </>
    );
  }
  return (
    <table className="w-max min-w-full border-separate border-spacing-0 text-small tabular-nums">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          {table.head.map((value, column) => (
            <th
              // oxlint-disable-next-line react/no-array-index-key -- a file's columns never move
              key={column}
              scope="col"
              className={cn(
                padding,
                "sticky top-0 border-b border-hairline bg-sunken text-left align-bottom font-medium text-fg",
                alignments[column],
              )}
            >
              {contentOf(value, column) || <span className="sr-only">Column {column + 1}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&>tr:not(:last-child)>td]:border-b">
        {table.rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a file's rows never move
          <tr key={index}>
            {row.map((value, column) => (
              <td
                // oxlint-disable-next-line react/no-array-index-key -- a file's columns never move
                key={column}
                className={cn(
                  padding,
                  "max-w-80 border-hairline align-top whitespace-pre-line",
                  alignments[column],
                )}
              >
                {contentOf(value, (rowStarts[index] ?? 0) + column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The index of each row's first cell, counted from the header's first. */
function startsOf({ head, rows }: CsvTable): number[] {
  const starts = [head.length];
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.length);
  return starts;
}
