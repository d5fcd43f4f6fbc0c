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

test("a list with numbered pages is read completely too", async () => {
  const all = Array.from({ length: 2 * pageSizeMax + 7 }, (_, index) => index);
  const { items } = await everyNumberedPage(async ({ limit, offset = 0 }) => ({
    items: all.slice(offset, offset + limit),
    total: all.length,
  }));
  expect(items).toEqual(all);
});
