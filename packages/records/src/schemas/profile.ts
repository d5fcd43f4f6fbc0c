import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import { nameMax, nameMin } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { propertyTypes } from "./deal.ts";
import { emailSchema } from "./email.ts";
import { typedPhoneSchema } from "./phone.ts";
import { enteredDaySchema } from "./record.ts";

export const clientRoles = ["buyer", "seller", "landlord", "tenant", "investor"] as const;
export const preferredContacts = ["email", "phone", "message"] as const;

const tooLong = "Please keep this shorter.";

/** A number as text, or nothing. */
const amount = z
  .string()
  .check(
    cleaned(),
    z.regex(/^$|^\d{1,12}(\.\d{1,2})?$/, "Please enter digits only, or leave this empty."),
  );

/** The profile as its form stores it: everything typed is text. */
export const profileSchema = z
  .object({
    name: z
      .string(fieldMessages.name)
      .check(
        cleaned(),
        z.minLength(nameMin, fieldMessages.name),
        z.maxLength(nameMax, fieldMessages.nameTooLong),
      ),
    company: z.string().check(cleaned(), z.maxLength(nameMax, tooLong)),
    role: z.enum(clientRoles, "Please select a role."),
    phone: typedPhoneSchema,
    email: emailSchema,
    preferredContact: z.enum(preferredContacts),
    /** A small picture as a data URL, or nothing. */
    photo: z
      .string()
      .check(
        z.maxLength(200_000, "Please choose a smaller picture."),
        z.regex(
          /^$|^data:image\/(jpeg|png|webp);base64,/,
          "Please choose a JPEG, PNG or WebP picture.",
        ),
      ),
    criteria: z.object({
      types: z.array(z.enum(propertyTypes)),
      /** Two-letter states, as typed: "ST, SA". */
      states: z
        .string()
        .check(
          cleaned(),
          z.regex(
            /^$|^[A-Za-z]{2}(\s*,\s*[A-Za-z]{2})*$/,
            "Please write states as two letters, with commas between.",
          ),
        ),
      squareFeetMin: amount,
      squareFeetMax: amount,
      priceMin: amount,
      priceMax: amount,
      targetCapRate: amount,
      isExchange: z.boolean(),
      /**
       * The day the sold property was transferred; the 45 and 180 days are counted from the day
       * after.
       */
      exchangeSaleDay: z.union([z.literal(""), enteredDaySchema]),
    }),
  })
  .check(
    z.refine((profile) => isInOrder(profile.criteria.priceMin, profile.criteria.priceMax), {
      path: ["criteria", "priceMax"],
      error: "The upper price is below the lower one.",
    }),
    z.refine(
      (profile) => isInOrder(profile.criteria.squareFeetMin, profile.criteria.squareFeetMax),
      { path: ["criteria", "squareFeetMax"], error: "The upper size is below the lower one." },
    ),
    z.refine(({ criteria }) => !criteria.isExchange || criteria.exchangeSaleDay !== "", {
      path: ["criteria", "exchangeSaleDay"],
      error: "Please choose the day of the sale.",
    }),
  );

function isInOrder(lower: string, upper: string): boolean {
  return lower === "" || upper === "" || Number(lower) <= Number(upper);
}

export type Profile = z.infer<typeof profileSchema>;
