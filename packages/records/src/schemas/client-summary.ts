import * as z from "zod/mini";
import { prospectStages } from "./listing.ts";
import { profileSchema } from "./profile.ts";
import { idSchema, instantSchema } from "./record.ts";

const { criteria, preferredContact } = profileSchema.shape;

/** The parts of a broker’s page of a client that aren't lists of records. */
export const clientSummarySchema = z.object({
  /** From the profile; absent until the client has saved it. */
  wishes: z.optional(z.object({ preferredContact, criteria })),
  /** The client's latest openings of documents, one per document, latest first. */
  openings: z.array(
    z.object({ documentId: idSchema, documentName: z.string(), at: instantSchema }),
  ),
  /**
   * The listings in which the client is a prospect, latest activity first, with the stage they
   * reached.
   */
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
