import {
  RuleList,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";

import type { PreviewRow } from "./import-labels.ts";

/** More are fixed by fixing these first: a wrong column is wrong in every row. */
const mostShown = 20;

export type ProblemListProps = {
  rows: readonly PreviewRow[];
  /** The columns’ names, by field. */
  labels: ReadonlyMap<string, string>;
};

/** What is wrong in a file, by row and column: "Row 4, Email: …". */
export function ProblemList({ labels, rows }: ProblemListProps) {
  const all = rows.flatMap(({ problems = [], row }) =>
    problems.map((problem) => ({ row, ...problem })),
  );
  if (all.length === 0) return null;
  const rest = all.length - mostShown;
  return (
    <section aria-labelledby="import-problems" className="mt-9">
      <RuleListHeader>
        <RuleListTitle id="import-problems" level={3}>
          To fix
        </RuleListTitle>
        <RuleListCount>{all.length.toLocaleString("en-US")}</RuleListCount>
      </RuleListHeader>
      <RuleList>
        {all.slice(0, mostShown).map(({ column, message, row }) => (
          <RuleListRow key={`${row} ${column}`} size="sm" align="baseline">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium text-fg">
                Row {row}, {labels.get(column) ?? column}:
              </span>{" "}
              {message}
            </span>
          </RuleListRow>
        ))}
      </RuleList>
      {rest > 0 && (
        <p className="mt-3 text-ui text-fg-3">
          And {rest.toLocaleString("en-US")} more, in the rows below.
        </p>
      )}
    </section>
  );
}
