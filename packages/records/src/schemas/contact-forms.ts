import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import { nameMax, nameMin } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { contactRoles } from "./contact.ts";
import { emailSchema } from "./email.ts";
import { typedPhoneSchema } from "./phone.ts";
import { idSchema } from "./record.ts";

/** What the client's and the broker's forms of a contact ask for. */
const contactFields = {
  name: z
    .string(fieldMessages.name)
    .check(
      cleaned(),
      z.minLength(nameMin, fieldMessages.name),
      z.maxLength(nameMax, fieldMessages.nameTooLong),
    ),
  role: z.enum(contactRoles, "Please select a role."),
  company: z.string().check(cleaned(), z.maxLength(nameMax)),
  email: emailSchema,
  phone: typedPhoneSchema,
};

/** The form "Add contact". */
export const newContactSchema = z.object({ ...contactFields, dealId: z.string() });

/** The broker's form of a party to a client's deals. */
export const partyFormSchema = z.object({
  ...contactFields,
  dealIds: z.array(idSchema).check(z.maxLength(100)),
});

export type NewContact = z.infer<typeof newContactSchema>;
export type PartyForm = z.infer<typeof partyFormSchema>;
