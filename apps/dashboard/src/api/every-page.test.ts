import { pageSizeMax } from "@frontage/records/schemas/page-of";
import { expect, test } from "vitest";

import { everyNumberedPage, everyPage } from "./every-page.ts";

/** A list of numbers in pages; a cursor is the index at which the next page starts. */
function listOf(total: number) {
  const asked: number[] = [];
  return {
    asked,
    list: async ({ cursor = "0", limit }: { cursor?: string; limit: number }) => {
      asked.push(limit);
      const end = Math.min(Number(cursor) + limit, total);
      return {
        items: Array.from({ length: end - Number(cursor) }, (_, index) => Number(cursor) + index),
        total,
        counts: { odd: 1 },
        nextCursor: end < total ? String(end) : undefined,
      };
    },
  };
}

test("a list of several pages is read completely and in order, each record once", async () => {
  const { list } = listOf(2 * pageSizeMax + 7);
  const { items } = await everyPage(list);
  expect(items).toEqual(Array.from({ length: 2 * pageSizeMax + 7 }, (_, index) => index));
});

test("totals on a page are kept, and nothing is read after the last one", async () => {
  const { asked, list } = listOf(pageSizeMax);
  expect(await everyPage(list)).toMatchObject({ total: pageSizeMax, counts: { odd: 1 } });
  expect((await everyPage(list)).nextCursor).toBeUndefined();
  expect(asked).toEqual([pageSizeMax, pageSizeMax]);
});

test("an empty list is read with one request", async () => {
  const { asked, list } = listOf(0);
  expect((await everyPage(list)).items).toEqual([]);
  expect(asked).toHaveLength(1);
});

test("the first records are one request", async () => {
  const { asked, list } = listOf(100);
  expect((await everyPage(list, 36)).items).toHaveLength(36);
  expect(asked).toEqual([36]);
});

/** A list of numbers with numbered pages; `change` happens before the second request. */
function numbered(total: number, change: (all: number[]) => void = () => undefined) {
  const all = Array.from({ length: total }, (_, index) => index);
  const asked: number[] = [];
  const list = async ({ limit, offset = 0 }: { limit: number; offset?: number }) => {
    asked.push(offset);
    if (asked.length === 2) change(all);
    return { items: all.slice(offset, offset + limit), total: all.length };
  };
  return { all, asked, list };
}

test.each([[0], [7], [pageSizeMax], [2 * pageSizeMax + 7]])(
  "a list of %i records with numbered pages is read completely, with no request too many",
  async (total) => {
    const { all, asked, list } = numbered(total);
    expect((await everyNumberedPage(list)).items).toEqual(all);
    expect(asked).toHaveLength(Math.max(1, Math.ceil(total / pageSizeMax)));
  },
);

test.each([
  ["added", (all: number[]) => void all.unshift(-1)],
  ["removed", (all: number[]) => void all.shift()],
])(
  "a record that is %s while pages are read is neither repeated nor skips another",
  async (_, change) => {
    const { all, list } = numbered(2 * pageSizeMax, change);
    expect((await everyNumberedPage(list)).items).toEqual(all);
  },
);
