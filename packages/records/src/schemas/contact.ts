import * as z from "zod/mini";
import { clientRefSchema, idSchema, instantSchema, phoneSchema } from "./record.ts";

export const contactRoles = [
  "broker",
  "cooperating-broker",
  "attorney",
  "lender",
  "title-officer",
  "inspector",
  "exchange-intermediary",
  "property-manager",
  "investor",
  "tenant",
  "appraiser",
  "surveyor",
  "other",
] as const;
export type ContactRole = (typeof contactRoles)[number];

/** A party of one or more deals. */
export const contactSchema = z.object({
  id: idSchema,
  /** The client whose contact it is; absent in the samples, which have one client. */
  client: z.optional(clientRefSchema),
  name: z.string().check(z.minLength(1)),
  role: z.enum(contactRoles),
  company: z.string(),
  phone: z.optional(phoneSchema),
  email: z.string(),
  dealIds: z.readonly(z.array(idSchema)),
  addedAt: instantSchema,
  lastContactAt: z.optional(instantSchema),
  /** Whether the client added it, and may change or remove it. */
  isOwn: z.boolean(),
});

/** Which contacts a list shows; absent members don't filter. */
export const contactFilterSchema = z.object({
  role: z.optional(z.enum(contactRoles)),
  /** A role that isn't shown: a broker's own. */
  except: z.optional(z.enum(contactRoles)),
  dealId: z.optional(idSchema),
  text: z.optional(z.string().check(z.maxLength(200))),
  /** For brokers, who see the contacts of all clients. */
  clientId: z.optional(idSchema),
});

export type ContactFilter = z.infer<typeof contactFilterSchema>;
export type Contact = z.infer<typeof contactSchema>;
