import * as z from "zod";

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

export const brokerSchema = z.object({
  name: z.string().min(2),
  descriptor: z.string().min(1),
  businessName: z.string().min(2),
  firm: z.string().min(2),
  license: z.object({
    /** Every state where the license is valid, as two letters. */
    states: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .readonly(),
    number: z.string().min(1),
  }),
  phone: z.object({
    /** E.164: plus sign, country code, digits only. */
    e164: z.string().regex(/^\+[1-9]\d{7,14}$/, "Write the number as +15555550142."),
    display: z.string().min(7),
  }),
  email: z.email(),
  website: z.object({
    /** The origin of the site, without a trailing slash. */
    url: z
      .url({ protocol: /^https?$/ })
      .regex(/[^/]$/, "Leave out the slash at the end.")
      .refine((url) => new URL(url).origin === url, "Write the origin only, without a path."),
    display: z.string().min(4),
  }),
  address: z.object({
    street: z.string().min(1),
    city: z.string().min(1),
    region: z.string().min(1),
    postalCode: z.string().min(1),
    /** ISO 3166-1, two letters. */
    country: z.string().regex(/^[A-Z]{2}$/),
  }),
  /** Decimal degrees, WGS 84. */
  position: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  timeZone: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf("timeZone").includes(zone),
      "Write an IANA time zone, such as America/Chicago.",
    ),
  hours: z.array(businessHoursSchema).min(1).readonly(),
  social: z.object({
    facebook: socialLink,
    twitter: socialLink,
    linkedin: socialLink,
    instagram: socialLink,
  }),
  experience: z.object({ years: z.string().regex(/^\d+\+?$/) }),
  sendTo: z.email(),
  inquiries: z
    .object({ transport: z.enum(["webhook", "server"]), receiptEmail: z.boolean() })
    .refine(
      ({ receiptEmail, transport }) => !receiptEmail || transport === "server",
      'A receipt by email needs the transport "server".',
    ),
});

export type Broker = z.infer<typeof brokerSchema>;
