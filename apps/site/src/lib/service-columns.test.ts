import { expect, test } from "vitest";

import { serviceColumns } from "./service-columns.ts";

/**
 * How many columns of the last row stay empty, by the cells' `col-span` classes that `of` matches.
 */
function emptyColumns(count: number, isInThrees: boolean, of: RegExp, columns: number): number {
  let used = 0;
  for (let index = 0; index < count; index++) {
    const span = Number(of.exec(serviceColumns(index, count, isInThrees))?.[1] ?? 1);
    // A cell that doesn't fit begins a row.
    if ((used % columns) + span > columns) return columns - (used % columns);
    used += span;
  }
  return (columns - (used % columns)) % columns;
}

test.each([3, 4, 5, 6, 7, 8, 9])("%i services leave no gap in any row", (count) => {
  const gaps = {
    home: emptyColumns(count, false, /(?:^| )md:col-span-(\d)/, 2),
    medium: emptyColumns(count, true, /md:max-lg:col-span-(\d)/, 2),
    wide: emptyColumns(count, true, /lg:col-span-(\d)(?= |$)/, 6),
  };
  expect(gaps).toEqual({ home: 0, medium: 0, wide: 0 });
});
