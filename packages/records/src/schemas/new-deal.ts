import * as z from "zod/mini";
import { dealFormSchema } from "./client.ts";
import { templateFormSchema } from "./key-date.ts";

/** The form of a new deal, with its first key dates. */
export const newDealSchema = z.safeExtend(dealFormSchema, {
  template: z.optional(templateFormSchema),
});

export type NewDeal = z.infer<typeof newDealSchema>;
