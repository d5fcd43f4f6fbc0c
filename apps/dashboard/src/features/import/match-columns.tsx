import { importColumns, missingColumns, type ImportKind } from "@frontage/content/import-columns";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";

import type { ImportFile, Matches } from "./import-file.ts";

export type MatchColumnsProps = {
  kind: ImportKind;
  file: ImportFile;
  matches: Matches;
  onMatch: (matches: Matches) => void;
};

/** An option with an empty value would count as a placeholder. */
const none = "none";

/** Which column of the file is what; matched by their heads, and changed here. */
export function MatchColumns({ file, kind, matches, onMatch }: MatchColumnsProps) {
  const missing = new Set(missingColumns(kind, matches).map(({ name }) => name));
  const used = new Set(Object.values(matches));
  const unused = file.heads.filter((head, index) => head && !used.has(index));
  function choose(name: string, value: string) {
    const index = value === none ? undefined : Number(value);
    // A column of the file is one thing only.
    const others = Object.entries(matches).filter(([, taken]) => taken !== index);
    onMatch({ ...Object.fromEntries(others), [name]: index });
  }
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 border-t border-fg pt-5 sm:grid-cols-2 lg:grid-cols-3">
        {importColumns[kind].map(({ label, name }) => (
          <Field
            key={name}
            label={label}
            error={missing.has(name) && "Please select the column of your file."}
          >
            <Select
              value={String(matches[name] ?? none)}
              onChange={({ target }) => choose(name, target.value)}
            >
              <option value={none}>Not in this file</option>
              {file.heads.map((head, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a file's columns never move
                <option key={index} value={index}>
                  {head || `Column ${index + 1}`}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {unused.length > 0 && (
        <p className="mt-4 text-ui wrap-anywhere text-fg-3">Not imported: {unused.join(", ")}.</p>
      )}
    </>
  );
}
