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

/** The same, as a broker sees a client's. */
export const emailChangeSchema = z.extend(ownEmailChangeSchema, {
  /** Another account has the new address, so it can't be changed. */
  isTaken: z.boolean(),
});

export type OwnEmailChange = z.infer<typeof ownEmailChangeSchema>;
export type EmailChange = z.infer<typeof emailChangeSchema>;
