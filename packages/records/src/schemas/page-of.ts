import * as z from "zod/mini";

/** The most records on a page. */
export const pageSizeMax = 200;

/** Requests the records after the first `offset`. */
export type NumberedPageRequest = { offset?: number; limit: number };

/** One page of a list with numbered pages. */
export function numberedPageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.readonly(z.array(item)),
    /** How many records there are on all pages. */
    total: z.number().check(z.int(), z.nonnegative()),
  });
}

export type NumberedPageOf<Item> = { items: readonly Item[]; total: number };

/** Requests the records after those of the page that gave the cursor. */
export type PageRequest = { cursor?: string | undefined; limit: number };

/** One page of a list that grows; `nextCursor` requests the next one. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.extend(numberedPageOf(item), { nextCursor: z.optional(z.string()) });
}

export type PageOf<Item> = NumberedPageOf<Item> & { nextCursor?: string };
