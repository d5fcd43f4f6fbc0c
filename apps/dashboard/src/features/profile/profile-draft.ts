import { clientRoles, preferredContacts, type Profile } from "@frontage/records/schemas/profile";
import { propertyTypes } from "@frontage/records/schemas/deal";
import * as z from "zod/mini";

/** A profile as typed, which may be invalid until it is saved. */
export const draftSchema = z.object({
  name: z.string(),
  company: z.string(),
  role: z.enum(clientRoles),
  phone: z.string(),
  email: z.string(),
  preferredContact: z.enum(preferredContacts),
  photo: z.string(),
  criteria: z.object({
    types: z.array(z.enum(propertyTypes)),
    states: z.string(),
    squareFeetMin: z.string(),
    squareFeetMax: z.string(),
    priceMin: z.string(),
    priceMax: z.string(),
    targetCapRate: z.string(),
    isExchange: z.boolean(),
    exchangeSaleDay: z.string(),
  }),
}) satisfies z.ZodMiniType<Profile>;

/** A profile as text, to compare two profiles. */
export function profileText(profile: Profile): string {
  return JSON.stringify(z.parse(draftSchema, profile));
}
