import * as z from "zod/mini";
import { prospectStages } from "./listing.ts";
import { profileSchema } from "./profile.ts";
import { idSchema, instantSchema } from "./record.ts";

const { criteria, preferredContact } = profileSchema.shape;

/** What a broker’s page of a client shows besides the lists of their records. */
export const clientSummarySchema = z.object({
  /** From the profile; absent until the client has saved it. */
  wishes: z.optional(z.object({ preferredContact, criteria })),
  /** The documents that the client opened last, each once, latest first. */
  openings: z.array(
    z.object({ documentId: idSchema, documentName: z.string(), at: instantSchema }),
  ),
  /** Listings whose prospect they are, the last seen first, with how far they came. */
  listings: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      stage: z.enum(prospectStages),
      at: instantSchema,
    }),
  ),
});

export type ClientSummary = z.infer<typeof clientSummarySchema>;
