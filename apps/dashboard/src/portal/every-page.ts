import { pageSizeMax, type PageOf, type PageRequest } from "@frontage/records/schemas/page-of";

/** A list's page, or several in one. */
export type Page = Omit<PageOf<unknown>, "total">;

/**
 * The first records of a list, or all of them: one request, unless they are more than a page may
 * hold.
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
