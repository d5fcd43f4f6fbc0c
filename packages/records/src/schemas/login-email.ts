import * as z from "zod/mini";
import { emailSchema } from "./email.ts";
import { ownEmailChangeSchema } from "./email-change.ts";
import { confirmationSchema } from "./passkey.ts";

/** A person's own login email. */
export const loginEmailSchema = z.object({
  email: z.string(),
  /** Whether the site can send email; while it can't, no link reaches anyone. */
  isEmailSetUp: z.boolean(),
  /** A pending change of it, or an expired one that wasn't dismissed. */
  change: z.optional(ownEmailChangeSchema),
});

/** The form that changes a login email: one's own, or for a broker a client's. */
export const loginEmailFormSchema = z.extend(confirmationSchema, {
  email: emailSchema,
});

export type LoginEmail = z.infer<typeof loginEmailSchema>;
export type LoginEmailForm = z.infer<typeof loginEmailFormSchema>;
