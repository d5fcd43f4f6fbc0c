import { cn } from "@frontage/ui/cn";
import { Skeleton } from "@frontage/ui/skeleton";
import { useEffect, useState } from "react";

import { csvLimits, isFigures, readCsv, type CsvTable } from "./csv-file.ts";
import { PreviewNote, ScrollFrame, type PreviewProps } from "./preview-frame.tsx";

/** A CSV file as a table; of a long one its beginning. */
export default function CsvPreview({ file, name }: PreviewProps) {
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

  if (failed) {
    return (
      <PreviewNote role="alert">
        Couldn’t show this file; it may be damaged. You can still download it.
      </PreviewNote>
    );
  }
  if (!table) return <Skeleton className="h-96 w-full" />;
  if (table.head.length === 0) return <PreviewNote>This file is empty.</PreviewNote>;
  return (
    <>
      <ScrollFrame aria-label={`Preview of ${name}`} className="max-h-160 overflow-y-auto">
        <Cells table={table} name={name} />
      </ScrollFrame>
      {!table.isUtf8 && (
        <p className="mt-3 text-caption text-fg-3">
          This file isn’t saved as UTF-8, so some characters may look wrong here.
        </p>
      )}
      {table.isCut && (
        <p className="mt-3 text-caption text-fg-3">
          Showing part of this file, up to {csvLimits.rows} rows. Download it to see everything.
        </p>
      )}
    </>
  );
}

function Cells({ name, table }: { table: CsvTable; name: string }) {
  const alignments = table.head.map((_, column) => isFigures(table, column) && "text-right");
  const padding = "px-3 py-2 first:pl-4 last:pr-4";
  return (
    <table className="w-max min-w-full border-separate border-spacing-0 text-ui tabular-nums">
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
              {value || <span className="sr-only">Column {column + 1}</span>}
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
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
