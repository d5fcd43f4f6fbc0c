// Sent to browsers with the contact page: zod/mini, and only small imports.
import * as z from "zod/mini";
import { messageMax, messageMin, nameMax, nameMin, phoneMax, phoneMin } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { emailSchema } from "./email.ts";
import { cleaned } from "./cleaned.ts";

/** How long a name is. */
export const nameChecks = [
  z.minLength(nameMin, fieldMessages.name),
  z.maxLength(nameMax, fieldMessages.nameTooLong),
] as const;

/**
 * An inquiry. Values are trimmed before they are counted and sent, so that spaces or invisible
 * characters don't count as content.
 */
export const inquirySchema = z.object({
  name: z.string(fieldMessages.name).check(cleaned(), ...nameChecks),
  email: emailSchema,
  // Ten characters of any kind, as specified: "(555) 555-0142" and "+44 20 7946 0018" are both
  // valid.
  phone: z
    .string(fieldMessages.phone)
    .check(
      cleaned(),
      z.minLength(phoneMin, fieldMessages.phone),
      z.maxLength(phoneMax, fieldMessages.phone),
    ),
  // A string rather than an enum, so that the API's types don't depend on the broker's services.
  service: z.string(fieldMessages.service),
  message: z
    .string(fieldMessages.message)
    .check(
      cleaned(),
      z.minLength(messageMin, fieldMessages.message),
      z.maxLength(messageMax, fieldMessages.messageTooLong),
    ),
});

/** The contact form, where a visitor chooses one of these services. */
export const inquiryFormWith = (services: readonly string[]) =>
  z.extend(inquirySchema, {
    service: z
      .string(fieldMessages.service)
      .check(z.refine((service) => services.includes(service), fieldMessages.service)),
  });

/** The body posted to a webhook: the five fields, and where they come from. */
export const inquiryBodySchema = z.extend(inquirySchema, {
  form: z.literal("contact"),
  /** Who receives the inquiry: `broker.sendTo`. */
  send_to: emailSchema,
  /** When it was sent, ISO 8601 in UTC. */
  timestamp: z.iso.datetime(),
  /** The origin of the site it was sent from. */
  triggered_from: z.url({ protocol: /^https?$/ }),
});

export type Inquiry = z.infer<typeof inquirySchema>;
export type InquiryBody = z.infer<typeof inquiryBodySchema>;
