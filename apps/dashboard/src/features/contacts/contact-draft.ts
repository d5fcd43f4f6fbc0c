import * as z from "zod/mini";

import { tabDraft } from "../../lib/browser-storage.ts";

// What is typed may be wrong in every way; it is checked when it is sent.
const draftSchema = z.partial(
  z.object({
    name: z.string(),
    role: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
    propertyId: z.string(),
  }),
);

/** A new contact as far as it is typed. */
export type ContactDraft = z.infer<typeof draftSchema>;

/** What was typed of a new contact. */
export const contactDraft = tabDraft("contact", (kept) => z.safeParse(draftSchema, kept).data);
