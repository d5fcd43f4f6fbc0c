import {
  pageSizeMax,
  type NumberedPageOf,
  type NumberedPageRequest,
  type PageOf,
  type PageRequest,
} from "@frontage/records/schemas/page-of";
import type { Context } from "hono";

/** The page that a request's query asks for. */
export function pageOfQuery(c: Context) {
  const { cursor, limit = pageSizeMax, offset = 0 } = c.req.query();
  return { cursor, limit: Number(limit), offset: Number(offset) };
}

/** One page of a complete list. Its cursor is the index of the next page's first item. */
export function pageOfAll<Item>(
  all: readonly Item[],
  { cursor, limit }: PageRequest,
): PageOf<Item> {
  const end = Number(cursor ?? 0) + limit;
  return {
    items: all.slice(end - limit, end),
    total: all.length,
    ...(end < all.length && { nextCursor: String(end) }),
  };
}

/** One numbered page of a complete list. */
export const numberedPageOfAll = <Item>(
  all: readonly Item[],
  { limit, offset = 0 }: NumberedPageRequest,
): NumberedPageOf<Item> => ({ items: all.slice(offset, offset + limit), total: all.length });

/** Compares keys by code units, as databases do. */
export const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other);
