import * as z from "zod/mini";

/** What several notifications say as one. */
export const togetherSchema = z.object({
  title: z.string(),
  detail: z.string(),
  path: z.string(),
  /** Each one's lines follow the detail. */
  isListed: z.optional(z.literal(true)),
});
export type Together = z.infer<typeof togetherSchema>;
