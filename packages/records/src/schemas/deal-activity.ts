import * as z from "zod/mini";
import { auditEntrySchema } from "./audit.ts";
import { documentOpeningSchema } from "./document.ts";
import { idSchema } from "./record.ts";

/** What happened in a deal, and who opened its documents; both newest first. */
export const dealActivitySchema = z.object({
  entries: z.readonly(z.array(auditEntrySchema)),
  /** Each person's latest opening of each document. */
  openings: z.readonly(
    z.array(
      z.extend(documentOpeningSchema, {
        documentId: idSchema,
        documentName: z.string(),
      }),
    ),
  ),
});

export type DealActivity = z.infer<typeof dealActivitySchema>;
