import * as z from "zod";

import { emailPattern } from "@frontage/records/schemas/email";
import { isTimeZone } from "@frontage/records/time-zone";
import { stateDocumentNames } from "@frontage/records/state-rules/document-names";

/** The full URL of a profile, or `#` for none. */
const socialLink = z.union([z.literal("#"), z.url({ protocol: /^https$/ })]);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Write times as 09:00.");

/** The weekday names of schema.org, which search engines read. */
const weekdaySchema = z.enum([
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
]);

const businessHoursSchema = z.object({
  /** As shown: "Monday to Friday". */
  days: z.string().min(1),
  /** As shown: "9am to 6pm". */
  time: z.string().min(1),
  /** The same for search engines. */
  weekdays: z.array(weekdaySchema).min(1).readonly(),
  opens: clock,
  closes: clock,
});

const phoneSchema = z.object({
  /** E.164: plus sign, country code, digits only. */
  e164: z.string().regex(/^\+[1-9]\d{7,14}$/, "Write the number as +15555550142."),
  display: z.string().min(7),
});

const addressSchema = z.object({
  street: z.string().min(1),
  city: z.string().min(1),
  region: z.string().min(1),
  postalCode: z.string().min(1),
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
});

const licenseSchema = z.object({
  /** Two letters. */
  state: z.string().regex(/^[A-Z]{2}$/),
  /** As the license says: "Broker", "Salesperson". */
  kind: z.string().min(1),
  number: z.string().min(1),
  /** The firm's own license in this state, where the state issues one. */
  firmLicense: z.optional(z.string().min(1)),
  /**
   * Files in the site's folder of documents, if their names differ from those in the state's rules.
   */
  documents: z.optional(
    z.partialRecord(
      z.enum(stateDocumentNames),
      z.string().regex(/^[\w.-]+\.pdf$/i, "Name a PDF file, without its folder."),
    ),
  ),
});

export const brokerSchema = z.object({
  name: z.string().min(2),
  descriptor: z.string().min(1),
  businessName: z.string().min(2),
  firm: z.object({
    name: z.string().min(2),
    /** The full address, which New York requires of associates. */
    website: z.optional(z.url({ protocol: /^https?$/ })),
    /** Omitted if they are the broker's own. */
    phone: z.optional(phoneSchema),
    address: z.optional(addressSchema),
  }),
  licenses: z
    .array(licenseSchema)
    .min(1)
    .refine(
      (licenses) => new Set(licenses.map(({ state }) => state)).size === licenses.length,
      "List each state once.",
    )
    .readonly(),
  phone: phoneSchema,
  email: z.email({ pattern: emailPattern }),
  website: z.object({
    /** The origin of the site, without a trailing slash. */
    url: z
      .url({ protocol: /^https?$/ })
      .regex(/[^/]$/, "Leave out the slash at the end.")
      .refine((url) => new URL(url).origin === url, "Write the origin only, without a path."),
    display: z.string().min(4),
  }),
  address: addressSchema,
  /** Where mail reaches the broker; printed in emails. */
  postalAddress: addressSchema,
  /** The brand's color: "#b91c1c". */
  color: z.string().regex(/^#[\da-f]{6}$/i, "Write the color as #b91c1c: six hex digits."),
  /** Decimal degrees, WGS 84. */
  position: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  timeZone: z.string().refine(isTimeZone, "Write an IANA time zone, such as America/Chicago."),
  hours: z.array(businessHoursSchema).min(1).readonly(),
  social: z.object({
    facebook: socialLink,
    twitter: socialLink,
    linkedin: socialLink,
    instagram: socialLink,
  }),
  sendTo: z.email({ pattern: emailPattern }),
  inquiries: z
    .object({ transport: z.enum(["webhook", "server"]), receiptEmail: z.boolean() })
    .refine(
      ({ receiptEmail, transport }) => !receiptEmail || transport === "server",
      'A receipt by email needs the transport "server".',
    ),
  assistant: z.object({
    /** If false, no page promises it and no screen shows it. */
    isOffered: z.boolean(),
    /** The language model that may phrase answers; null for matching passages only. */
    provider: z.nullable(
      z.object({
        /** As clients see it: "Example AI". */
        name: z.string().min(2),
        api: z.enum(["openai-compatible", "anthropic"]),
        model: z.string().min(1),
        /** The URL of an OpenAI-compatible endpoint: "https://api.example.com/v1". */
        baseUrl: z.optional(z.url({ protocol: /^https?$/ })),
      }),
    ),
  }),
});

export type Broker = z.infer<typeof brokerSchema>;
export type License = z.infer<typeof licenseSchema>;
export type PostalAddress = z.infer<typeof addressSchema>;
