import type { NumberedPageRequest, PageOf } from "@frontage/records/schemas/page-of";

/** A page of a whole list; its cursor is the position where the next one begins. */
export function pageOfAll<Item>(
  all: readonly Item[],
  { cursor, limit, offset = 0 }: NumberedPageRequest,
): PageOf<Item> {
  const end = Number(cursor ?? 0) + offset + limit;
  return {
    items: all.slice(end - limit, end),
    total: all.length,
    ...(end < all.length && { nextCursor: String(end) }),
  };
}
