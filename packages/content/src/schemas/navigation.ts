import * as z from "zod";

export const navigationLinkSchema = z.object({
  label: z.string().min(1).max(24),
  /** Absolute within the site, without a trailing slash. */
  path: z.string().regex(/^\/([a-z][a-z/-]*[a-z])?$/),
});

export type NavigationLink = z.infer<typeof navigationLinkSchema>;
