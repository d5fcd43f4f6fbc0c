import { settableStatuses } from "../listing-states.ts";
import * as z from "zod/mini";
import { checklistItems } from "../listing-checklist.ts";
import { cleaned } from "./cleaned.ts";
import { propertyTypes } from "./deal.ts";
import {
  documentTiers,
  enteredListingSchema,
  enteredListingShape,
  listingDetailsSchema,
  listingKinds,
  listingStatuses,
} from "./listing.ts";
import { listingPhotoSchema } from "./listing-photo.ts";
import { monthlyOriginsSchema } from "./received-inquiry.ts";
import { isPlausibleSize, sizeMessage } from "./property-figures.ts";
import {
  clientRefSchema,
  daySchema,
  enteredDaySchema,
  enteredInstantSchema,
  idSchema,
  instantSchema,
  versionSchema,
} from "./record.ts";
import { viewOrigins } from "../view-origins.ts";

// A listing as its broker sees it. What the site shows of it is in apps/server/src/listing-pages.

const count = z.int().check(z.nonnegative());

/** How many there were of a kind: in all, in the seven days before today, and today. */
const stageCountSchema = z.object({ total: count, lastWeek: count, today: count });

export const funnelSchema = z.object({
  views: stageCountSchema,
  inquired: stageCountSchema,
  signed: stageCountSchema,
  read: stageCountSchema,
  toured: stageCountSchema,
  offered: stageCountSchema,
});

/** Views of a listing's page in its weeks, Tuesday to Monday; the last one is the latest complete. */
const listingViewsSchema = z.object({
  /** Of the last week, as the next ones. */
  firstDay: daySchema,
  lastDay: daySchema,
  /** Each counted once a day. */
  visitors: count,
  origins: z.record(z.enum(viewOrigins), count),
  weeks: z.readonly(z.array(z.object({ lastDay: daySchema, views: count }))),
});

/** Counts of what waits for the broker on a listing. */
const waitingSchema = z.object({
  /** Offers that wait for the broker: for an answer, or for what the owner decided to be done. */
  offersToAnswer: count,
  /** Those of them whose counter is to be sent. */
  countersToSend: count,
  /** Those of them that the owner wants to accept. */
  acceptances: count,
  /** Prospects who requested a document. */
  requests: count,
  /** Prospects with an unread question, and when the latest was sent. */
  questions: count,
  questionAt: z.optional(instantSchema),
  /** Requests for tours in the future. */
  tours: count,
});

const protectionDaysMax = 730;
const days = z
  .int("Enter 0 to 730 days.")
  .check(
    z.nonnegative("Enter 0 to 730 days."),
    z.maximum(protectionDaysMax, "Enter 0 to 730 days."),
  );
const termShape = {
  /** Its first and last day. */
  from: enteredDaySchema,
  to: enteredDaySchema,
  /** For how many days after its end the buyers on the protected list are protected. */
  protectionDays: days,
  /** Within how many days after its end the protected list goes to the client. */
  listDays: days,
};

/** The term of the agreement by which the client has the broker list the property. */
export const listingTermSchema = z.object(termShape).check(
  z.refine(({ from, to }) => to >= from, {
    path: ["to"],
    error: "The end must be after the start.",
  }),
  z.refine(({ from, to }) => to < `${Number(from.slice(0, 4)) + 3}${from.slice(4)}`, {
    path: ["to"],
    error: "Please check the year.",
  }),
);

const base = {
  id: idSchema,
  kind: z.enum(listingKinds),
  status: z.enum(listingStatuses),
  slug: z.string(),
  /** The client who owns the property; absent while there is none. */
  client: z.optional(clientRefSchema),
  /** When it was first published. */
  publishedAt: z.optional(instantSchema),
  /** The first day on the market: the deal's key date, or the day it was published. */
  onMarketSince: z.optional(daySchema),
  /** When the broker last confirmed that it is available. */
  confirmedAt: z.optional(instantSchema),
  /** When it got its status. */
  statusAt: instantSchema,
  offersDueAt: z.optional(instantSchema),
  term: z.optional(
    z.object({
      ...termShape,
      /** When the protected list was sent. */
      listSentOn: z.optional(daySchema),
    }),
  ),
  waiting: waitingSchema,
  version: versionSchema,
};

/** A listing in the broker's list. */
export const listedListingSchema = z.object({
  ...base,
  /** The address. */
  name: z.string(),
  type: z.enum(propertyTypes),
  timeZone: z.string(),
  marketingFrom: z.optional(daySchema),
  photo: z.optional(listingPhotoSchema),
  /** How many entries of the checklist are missing. */
  missing: count,
  prospects: count,
  agreements: count,
  offers: count,
});

export const listingDocumentSchema = z.object({
  id: idSchema,
  name: z.string(),
  tier: z.enum(documentTiers),
  isOfferingMemorandum: z.boolean(),
  isDownloadable: z.boolean(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: count,
  pages: z.optional(count),
  addedAt: instantSchema,
  version: versionSchema,
  /** For a public document, how often it was opened; for others, how many prospects opened it. */
  readers: count,
  /** Prospects whom the broker approved, and all who requested it. */
  approved: count,
  requested: count,
});

/** Who decided what is shown, and when; absent before the first decision. */
const decisionSchema = z.optional(z.object({ by: z.string(), at: instantSchema }));

/** A listing with everything that its broker's screen shows, except prospects and offers. */
export const brokerListingSchema = z.object({
  ...base,
  deal: z.optional(z.object({ id: idSchema, name: z.string() })),
  details: listingDetailsSchema,
  createdAt: instantSchema,
  /** Whether the client sees buyers' roles and companies, and their names. */
  areCompaniesShown: z.boolean(),
  areNamesShown: z.boolean(),
  /** Who last decided it. */
  decided: z.object({
    address: decisionSchema,
    companies: decisionSchema,
    names: decisionSchema,
  }),
  photos: z.readonly(z.array(listingPhotoSchema)),
  documents: z.readonly(z.array(listingDocumentSchema)),
  checklist: z.readonly(
    z.array(
      z.object({
        item: z.enum(checklistItems),
        isDone: z.boolean(),
        note: z.optional(z.string()),
      }),
    ),
  ),
  funnel: funnelSchema,
  /** Absent before it is published. */
  views: z.optional(listingViewsSchema),
  /** Where its inquiries came from, by month in its time zone. */
  origins: monthlyOriginsSchema,
  offers: z.object({
    /** Open and accepted offers. */
    total: count,
    open: count,
    /** Running contracts: of the whole listing, and of its spaces. */
    contracts: z.object({ whole: count, spaces: count }),
    /** When the next open offer expires. */
    firstExpiresAt: z.optional(instantSchema),
    /** The highest price, or rent of a lease, and the company that offers it. */
    best: z.optional(z.object({ amount: z.number(), company: z.string() })),
  }),
});

/** A new listing of a property without a deal. */
export const newPropertyListingSchema = z.object({
  /** One for sale whose spaces are for lease is both. */
  kind: z.enum([...listingKinds, "both"]),
  details: z
    .extend(
      z.pick(listingDetailsSchema, { address: true, city: true, timeZone: true, type: true }),
      { region: enteredListingShape.region, squareFeet: enteredListingShape.squareFeet },
    )
    .check(z.refine(isPlausibleSize, { path: ["squareFeet"], error: sizeMessage })),
});

/**
 * A new listing: of a client's deal, whose facts it takes over, or of a property without a deal.
 */
export const newListingSchema = z.union([z.object({ dealId: idSchema }), newPropertyListingSchema]);

/** A change of a listing's term, or a renewal. */
export const listingTermChangeSchema = z.object({
  term: listingTermSchema,
  version: versionSchema,
});

/** A change of a listing's details, and of what it is for: one for sale may have spaces, too. */
export const listingChangeSchema = z.object({
  details: enteredListingSchema,
  kind: z.optional(z.enum(listingKinds)),
  version: versionSchema,
});

export const listingStatusChangeSchema = z.object({
  status: z.enum(settableStatuses),
  version: versionSchema,
});

export const offersDueChangeSchema = z.object({
  /** Null for no day. */
  offersDueAt: z.nullable(enteredInstantSchema),
  version: versionSchema,
});

/** A change of what the client sees of buyers. */
export const visibilityChangeSchema = z.object({
  areCompaniesShown: z.boolean(),
  areNamesShown: z.boolean(),
  version: versionSchema,
});

/** Moves a listing to another deal; null for none. */
export const listingDealChangeSchema = z.object({
  dealId: z.nullable(idSchema),
  version: versionSchema,
});

/** The form of a listing's document. */
export const listingDocumentFormSchema = z.object({
  name: z
    .string()
    .check(
      cleaned(),
      z.minLength(1, "Please name the document."),
      z.maxLength(80, "Please keep this under 80 characters."),
    ),
  tier: z.enum(documentTiers),
  isOfferingMemorandum: z.boolean(),
  isDownloadable: z.boolean(),
});

export const listingDocumentChangeSchema = z.extend(listingDocumentFormSchema, {
  version: versionSchema,
});

/** The new order of all documents of a listing. */
export const documentOrderSchema = z.object({ ids: z.array(idSchema).check(z.maxLength(1000)) });

export type ListingPhoto = z.infer<typeof listingPhotoSchema>;
export type ListedListing = z.infer<typeof listedListingSchema>;
export type BrokerListing = z.infer<typeof brokerListingSchema>;
export type ListingDocument = z.infer<typeof listingDocumentSchema>;
export type ListingViews = z.infer<typeof listingViewsSchema>;
export type ListingFunnel = z.infer<typeof funnelSchema>;
export type NewListing = z.infer<typeof newListingSchema>;
export type NewPropertyListing = z.infer<typeof newPropertyListingSchema>;
export type ListingChange = z.infer<typeof listingChangeSchema>;
export type ListingStatusChange = z.infer<typeof listingStatusChangeSchema>;
export type SettableStatus = (typeof settableStatuses)[number];
export type VisibilityChange = z.infer<typeof visibilityChangeSchema>;
export type OffersDueChange = z.infer<typeof offersDueChangeSchema>;
export type ListingDocumentForm = z.infer<typeof listingDocumentFormSchema>;
export type ListingDocumentChange = z.infer<typeof listingDocumentChangeSchema>;

export type ListingTerm = z.infer<typeof listingTermSchema>;
export type ListingTermChange = z.infer<typeof listingTermChangeSchema>;
