import { importColumns, missingColumns, type ImportKind } from "@frontage/content/import-columns";
import { RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { Select } from "@frontage/ui/select";
import { useId } from "react";

import type { ImportFile, Matches } from "./import-file.ts";

export type MatchColumnsProps = {
  kind: ImportKind;
  file: ImportFile;
  matches: Matches;
  onMatch: (matches: Matches) => void;
};

/** An option with an empty value would count as a placeholder. */
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

/** Which column of the file is what; matched by their heads, and changed here. */
export function MatchColumns({ file, kind, matches, onMatch }: MatchColumnsProps) {
  const id = useId();
  const missing = new Set(missingColumns(kind, matches).map(({ name }) => name));
  const used = new Set(Object.values(matches));
  const unused = file.heads.filter((head, index) => head && !used.has(index));
  const values = file.heads.map((_, index) => firstValues(file, index));
  const columns = importColumns[kind];
  const found = columns.filter(({ name }) => matches[name] !== undefined).length;
  function choose(name: string, value: string) {
    const index = value === none ? undefined : Number(value);
    // A column of the file is one thing only.
    const others = Object.entries(matches).filter(([, taken]) => taken !== index);
    onMatch({ ...Object.fromEntries(others), [name]: index });
  }
  return (
    <section aria-labelledby={id}>
      <RuleListHeader>
        <RuleListTitle id={id} level={3}>
          Columns
        </RuleListTitle>
        <RuleListCount>
          {found} of {columns.length} found
        </RuleListCount>
      </RuleListHeader>
      <div className="border-t border-fg">
        {columns.map(({ isRequired, label, name }) => {
          const index = matches[name];
          const field = `${id}-${name}`;
          const isMissing = missing.has(name);
          return (
            <div
              key={name}
              className="grid items-center gap-x-5 gap-y-1.5 border-b border-hairline py-2 sm:grid-cols-[8rem_12rem_minmax(0,1fr)]"
            >
              <span className="text-ui max-sm:flex max-sm:justify-between">
                <label htmlFor={field} className="block font-medium text-fg">
                  {label}
                </label>
                {isRequired && <span className="block text-caption text-fg-3">Required</span>}
              </span>
              <Select
                id={field}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? `${field}-error` : undefined}
                value={String(index ?? none)}
                onChange={({ target }) => choose(name, target.value)}
              >
                <option value={none}>Not in this file</option>
                {file.heads.map((head, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a file's columns never move
                  <option key={at} value={at}>
                    {[head || `Column ${at + 1}`, at === index ? "" : values[at]]
                      .filter(Boolean)
                      .join(": ")}
                  </option>
                ))}
              </Select>
              {isMissing ? (
                <span id={`${field}-error`} className="text-ui font-medium text-error">
                  Choose a column from your file.
                </span>
              ) : (
                <span className="truncate text-ui text-fg-2" title={values[index ?? -1]}>
                  {index === undefined ? "" : (values[index] ?? "") || "Empty"}
                </span>
              )}
            </div>
          );
        })}
      </div>
      {unused.length > 0 && (
        <p className="mt-4 text-ui wrap-anywhere text-fg-3">Not imported: {unused.join(", ")}.</p>
      )}
    </section>
  );
}
