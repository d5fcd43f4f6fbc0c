import * as z from "zod/mini";
import { instantSchema } from "./record.ts";

/** A change of one's own login email that waits for both addresses to confirm. */
export const ownEmailChangeSchema = z.object({
  newEmail: z.string(),
  /** When its links stop working. */
  expiresAt: instantSchema,
  isCurrentConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
});

/** A client's pending change of the login email, as a broker sees it. */
export const emailChangeSchema = z.extend(ownEmailChangeSchema, {
  /** Whether another account has the new address, which prevents the change. */
  isTaken: z.boolean(),
});

export type OwnEmailChange = z.infer<typeof ownEmailChangeSchema>;
export type EmailChange = z.infer<typeof emailChangeSchema>;
