import * as z from "zod/mini";

/** What a search finds, in the order shown. */
export const searchKinds = [
  "property",
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
  /** Of a document: its extension belongs to the title. */
  fileName: z.optional(z.string()),
  /** What sets it apart from similar results: the deal, the role, the day. */
  detail: z.string(),
  /** Where it leads: a path of the dashboard, with its search. */
  path: z.string().check(z.regex(/^\/dashboard(\/|\?|$)/)),
});

export type SearchResult = z.infer<typeof searchResultSchema>;
