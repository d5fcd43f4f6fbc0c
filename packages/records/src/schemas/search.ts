import * as z from "zod/mini";

/** The kinds of search results, in the order shown. */
export const searchKinds = [
  "deal",
  "listing",
  "offers",
  "document",
  "contact",
  "key-date",
  "event",
  "message",
  "inquiry",
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchResultSchema = z.object({
  kind: z.enum(searchKinds),
  id: z.string(),
  title: z.string(),
  /** A document's file name; its extension is part of the result's title. */
  fileName: z.optional(z.string()),
  /** What distinguishes it from similar results: the deal, the role, the day. */
  detail: z.string(),
  /** The path it links to in the dashboard, with its query string. */
  path: z.string().check(z.regex(/^\/dashboard(\/|\?|$)/)),
});

export type SearchResult = z.infer<typeof searchResultSchema>;
