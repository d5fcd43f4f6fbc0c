import { type OfferAction, offerActions } from "@frontage/records/offer-states";
import * as z from "zod/mini";

const actions = Object.keys(offerActions) as OfferAction[];

/** What an email about an offer says, and what was done, which isn't stored in older ones. */
export const offerEmailSchema = z.object({
  subject: z.string(),
  message: z.string(),
  action: z.optional(z.enum([...actions, "best-and-final", "receipt", "remind"])),
  /** Absent if it is about all of the buyer's offers. */
  offerId: z.optional(z.string()),
});
export type OfferEmail = z.infer<typeof offerEmailSchema>;
