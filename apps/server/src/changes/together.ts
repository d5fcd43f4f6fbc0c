import * as z from "zod/mini";

/** The summary shown instead of several notifications. */
export const togetherSchema = z.object({
  title: z.string(),
  detail: z.string(),
  path: z.string(),
  /** Whether each notification's lines follow the detail. */
  isListed: z.optional(z.literal(true)),
});
export type Together = z.infer<typeof togetherSchema>;
