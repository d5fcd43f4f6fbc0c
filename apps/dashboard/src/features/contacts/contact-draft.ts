import * as z from "zod/mini";

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

/** Name of the session-storage entry with the draft. */
const key = "contact-draft";

/** What was typed earlier on this visit, if anything. */
export function readContactDraft(): ContactDraft | undefined {
  try {
    return z.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed for this visit. */
export function keepContactDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without room the draft lasts as long as the dialog stands.
  }
}

/** Forgets what was typed. */
export function dropContactDraft(): void {
  sessionStorage.removeItem(key);
}
