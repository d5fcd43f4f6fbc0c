import * as z from "zod/mini";
import { prospectRoles } from "./listing.ts";
import { offeredListingSchema } from "./offer.ts";
import { daySchema, idSchema, instantSchema } from "./record.ts";

/** Counts of a week on a listing. */
const weekCountsSchema = z.object({
  /** Of its page on the site. */
  views: z.int(),
  inquiries: z.int(),
  agreements: z.int(),
  readers: z.int(),
  tours: z.int(),
  offers: z.int(),
});

/** A buyer who signed the agreement, with what the client may know of them. */
const interestedSchema = z.object({
  id: idSchema,
  /** The company, or "Private buyer", numbered once they offered. */
  company: z.string(),
  role: z.optional(z.enum(prospectRoles)),
  /** The last thing that they did: "Offered $12,150,000", "Toured Jul 10". */
  step: z.string(),
  lastSeenAt: z.optional(instantSchema),
});

/** A week on a listing, Tuesday to Monday, as its client sees it. */
export const listingWeekSchema = z.object({
  listing: offeredListingSchema,
  slug: z.string(),
  publishedOn: z.optional(daySchema),
  confirmedAt: z.optional(instantSchema),
  firstDay: daySchema,
  lastDay: daySchema,
  /** "Two offers came in, and four more buyers signed the agreement." */
  sentence: z.string(),
  /** "214 views by 148 visitors, most from search. The busiest week so far." */
  rest: z.string(),
  week: weekCountsSchema,
  /** Totals up to the end of the week. */
  total: weekCountsSchema,
  /** Every week since it was published, oldest first; the last one is the week that is reported. */
  weeks: z.readonly(z.array(z.extend(weekCountsSchema, { lastDay: daySchema }))),
  /** Buyers who signed, those at the furthest stage first. */
  interested: z.readonly(z.array(interestedSchema)),
});

export type WeekCounts = z.infer<typeof weekCountsSchema>;
export type ListingWeek = z.infer<typeof listingWeekSchema>;
