import { timeRequestSchema } from "@frontage/content/schemas/event";
import * as z from "zod/mini";

import { tabDraft } from "../../lib/browser-storage.ts";

const draftSchema = z.partial(
  z.object({
    kind: timeRequestSchema.shape.kind,
    propertyId: z.string(),
    day: z.string(),
    time: z.string(),
    minutes: timeRequestSchema.shape.minutes,
    note: z.string(),
  }),
);

/** The request for a time as far as it is filled in. */
export const requestDraft = tabDraft("time-request", (kept) => z.safeParse(draftSchema, kept).data);
