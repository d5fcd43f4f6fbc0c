import {
  pageSizeMax,
  type NumberedPageOf,
  type NumberedPageRequest,
  type PageOf,
  type PageRequest,
} from "@frontage/records/schemas/page-of";

/** The page of a list, or several pages merged. */
export type Page = Omit<PageOf<unknown>, "total">;

/**
 * The first `count` records of a list, or all: in one request, if a page can hold that many.
 *
 * @param list fetches one page
 * @returns the last page, with the records of all pages
 */
export async function everyPage<Of extends Page>(
  list: (request: PageRequest) => Promise<Of>,
  count = Infinity,
): Promise<Of> {
  const items: Of["items"][number][] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await list({ cursor, limit: Math.min(count - items.length, pageSizeMax) });
    items.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === undefined || items.length >= count) return { ...page, items };
  }
}

/**
 * All records of a list with numbered pages: in one request, if a page can hold them. Starts again
 * if records are added or removed meanwhile, because pages would overlap.
 */
export async function everyNumberedPage<Of extends NumberedPageOf<unknown>>(
  list: (request: NumberedPageRequest) => Promise<Of>,
): Promise<Of> {
  const first = await list({ offset: 0, limit: pageSizeMax });
  const items = [...first.items];
  while (items.length < first.total) {
    const page = await list({ offset: items.length, limit: pageSizeMax });
    if (page.total !== first.total) return everyNumberedPage(list);
    items.push(...page.items);
  }
  return { ...first, items };
}
