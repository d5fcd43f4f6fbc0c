import * as z from "zod/mini";
import { prospectRoles } from "./listing.ts";
import { clientRefSchema, daySchema, idSchema, versionSchema } from "./record.ts";

/** A buyer on the list that names whom a listing agreement protects after its end. */
export const protectedBuyerSchema = z.object({
  id: idSchema,
  name: z.string(),
  company: z.string(),
  role: z.enum(prospectRoles),
  /** Whom a broker acts for. */
  buyerName: z.optional(z.string()),
  /** Whether the client sees them as "Private buyer". */
  isPrivate: z.boolean(),
  firstContactOn: daySchema,
  signed: z.optional(z.object({ on: daySchema, isElsewhere: z.boolean() })),
  touredOn: z.optional(daySchema),
  /** "$3,650,000, declined April 20" */
  offered: z.optional(z.string()),
});

/** The protected list of a listing whose agreement has ended, in the property's time zone. */
export const protectedListSchema = z.object({
  listing: z.object({ id: idSchema, name: z.string(), version: versionSchema }),
  /** To whom it is sent; absent while the listing has no client, or no deal. */
  client: z.optional(clientRefSchema),
  from: daySchema,
  to: daySchema,
  protectionDays: z.int(),
  protectedUntil: daySchema,
  listDays: z.int(),
  dueOn: daySchema,
  today: daySchema,
  buyers: z.readonly(z.array(protectedBuyerSchema)),
  /** When it was sent, and its files among the client's documents. */
  sent: z.optional(
    z.object({
      on: daySchema,
      documents: z.readonly(z.array(z.object({ id: idSchema, name: z.string() }))),
    }),
  ),
});

/** Sends the protected list with these buyers. */
export const protectedListFormSchema = z.object({
  ids: z.array(idSchema).check(z.minLength(1, "Check at least one buyer.")),
  /** The listing's version. */
  version: versionSchema,
});

export type ProtectedBuyer = z.infer<typeof protectedBuyerSchema>;
export type ProtectedList = z.infer<typeof protectedListSchema>;
export type ProtectedListForm = z.infer<typeof protectedListFormSchema>;
