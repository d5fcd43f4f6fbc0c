import * as z from "zod/mini";

/** How many records a list brings at once where nothing else is said. */
export const pageSizeMax = 200;

/** One stretch of a longer list; `nextCursor` asks for the one after it. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.readonly(z.array(item)),
    /** How many records match, on every page together. */
    total: z.number().check(z.int(), z.nonnegative()),
    nextCursor: z.optional(z.string()),
  });
}

export type PageOf<Item> = { items: readonly Item[]; total: number; nextCursor?: string };

/** Where a list goes on, and how many records it brings. */
export const pageRequestSchema = z.object({
  cursor: z.optional(z.string()),
  limit: z.int().check(z.gte(1), z.lte(pageSizeMax)),
});

export type PageRequest = z.infer<typeof pageRequestSchema>;
