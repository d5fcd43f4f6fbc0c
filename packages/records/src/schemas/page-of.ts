import * as z from "zod/mini";

/** How many records a page holds by default. */
export const pageSizeMax = 200;

/** One page of a list; `nextCursor` requests the next one. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.readonly(z.array(item)),
    /** How many records match, on all pages. */
    total: z.number().check(z.int(), z.nonnegative()),
    nextCursor: z.optional(z.string()),
  });
}

export type PageOf<Item> = { items: readonly Item[]; total: number; nextCursor?: string };

/** Which page to load, and its size. */
export const pageRequestSchema = z.object({
  cursor: z.optional(z.string()),
  limit: z.int().check(z.gte(1), z.lte(pageSizeMax)),
});

export type PageRequest = z.infer<typeof pageRequestSchema>;

/** For a list that also has numbered pages: `offset` skips this many records. */
export type NumberedPageRequest = PageRequest & { offset?: number };
