import { pageSizeMax, type PageOf, type PageRequest } from "@frontage/records/schemas/page-of";

/**
 * All pages of a list.
 *
 * @param list fetches one page
 * @returns the last page, with the records of all pages
 */
export async function everyPage<Page extends PageOf<unknown>>(
  list: (request: PageRequest) => Promise<Page>,
): Promise<Page> {
  const items: Page["items"][number][] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await list({ cursor, limit: pageSizeMax });
    items.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === undefined) return { ...page, items };
  }
}
