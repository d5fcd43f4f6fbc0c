import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { ImportFile } from "../../files/import-file.ts";
import type { PreviewRow } from "./import-labels.ts";
import { findProblems, RowsToFix, type SameRows } from "./rows-to-fix.tsx";

/** A file with `count` rows, each the same as `inGroups` − 1 others. */
function fileOf(count: number, inGroups: number) {
  const file: ImportFile = {
    name: "clients.csv",
    heads: ["Email"],
    rows: Array.from({ length: count }, (_, at) => ({
      row: at + 2,
      cells: [`client.${Math.floor(at / inGroups)}@example.com`],
    })),
    isUtf8: true,
  };
  const rows = file.rows.map(({ row }, at): PreviewRow => ({
    row,
    state: "wrong",
    sameAs: at - (at % inGroups) + 2,
  }));
  return { file, rows };
}
const decisions = { matches: { "client.email": 0 }, edits: {}, leftOut: [] };

test("a choice between identical rows shows immediately, before they are checked again", () => {
  const { file, rows } = fileOf(4, 2);
  const decided: SameRows[] = [{ rows: [2, 3], kept: 3 }];
  expect(findProblems(rows, { file, decisions, decided })).toMatchObject({
    same: [{ rows: [2, 3], kept: 3 }, { rows: [4, 5] }],
    count: 1,
  });
});

test.each([
  ["pairs", 2, 40, "And 2,480 more."],
  ["one group", 5000, 20, "And 4,980 more."],
])("of 5,000 same rows in %s only the first are shown", (_, inGroups, radios, more) => {
  const { file, rows } = fileOf(5000, inGroups);
  const markup = renderToStaticMarkup(
    <RowsToFix
      {...{ file, decisions }}
      problems={findProblems(rows, { file, decisions, decided: [] })}
      heading={{ current: null }}
      onEdit={() => {}}
      onLeaveOut={() => {}}
      onKeep={() => {}}
    />,
  );
  expect(markup.match(/type="radio"/g)).toHaveLength(radios);
  expect(markup).toContain(more);
});
