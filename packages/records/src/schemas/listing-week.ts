import * as z from "zod/mini";
import { prospectRoles } from "./listing.ts";
import { offeredListingSchema } from "./offer.ts";
import { daySchema, idSchema, instantSchema } from "./record.ts";

/** What moved on a listing within a week. */
const weekCountsSchema = z.object({
  inquiries: z.int(),
  agreements: z.int(),
  readers: z.int(),
  tours: z.int(),
  offers: z.int(),
});

/** Someone who signed, with what the client may know. */
const interestedSchema = z.object({
  id: idSchema,
  /** The company, or "Private buyer". */
  company: z.string(),
  role: z.optional(z.enum(prospectRoles)),
  /** How far they came: "Offered $12,150,000", "Toured Jul 10". */
  step: z.string(),
  lastSeenAt: z.optional(instantSchema),
});

/** The seven days of a listing, Tuesday to Monday, as its client reads them. */
export const listingWeekSchema = z.object({
  listing: offeredListingSchema,
  slug: z.string(),
  publishedOn: z.optional(daySchema),
  confirmedAt: z.optional(instantSchema),
  firstDay: daySchema,
  lastDay: daySchema,
  /** "Two offers came in, and four more buyers signed the agreement." */
  sentence: z.string(),
  /** "Eight inquiries, three first-time readers of the offering memorandum and two tours." */
  rest: z.string(),
  week: weekCountsSchema,
  /** Until the week's end. */
  total: weekCountsSchema,
  /** Each week since it was published, oldest first; this one last. */
  weeks: z.readonly(z.array(z.extend(weekCountsSchema, { lastDay: daySchema }))),
  /** Who signed, furthest first. */
  interested: z.readonly(z.array(interestedSchema)),
});

export type WeekCounts = z.infer<typeof weekCountsSchema>;
export type ListingWeek = z.infer<typeof listingWeekSchema>;
