import { settableStatuses } from "../listing-states.ts";
import * as z from "zod/mini";
import { checklistItems } from "../listing-checklist.ts";
import { cleaned } from "./clean-text.ts";
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
  enteredInstantSchema,
  idSchema,
  instantSchema,
  versionSchema,
} from "./record.ts";

// A listing as its broker has it. What the site shows of it is in apps/server/src/listing-pages.

const count = z.int().check(z.nonnegative());

/** How many prospects have come at least this far: in all, last week (Tuesday to Monday), today. */
const stageCountSchema = z.object({ total: count, lastWeek: count, today: count });

export const funnelSchema = z.object({
  inquired: stageCountSchema,
  signed: stageCountSchema,
  read: stageCountSchema,
  toured: stageCountSchema,
  offered: stageCountSchema,
});

/** What waits for the broker on a listing. */
const waitingSchema = z.object({
  /** Offers not reviewed. */
  newOffers: count,
  /** Prospects who ask for a document. */
  requests: count,
  /** Prospects with an unread question, and when the latest was sent. */
  questions: count,
  questionAt: z.optional(instantSchema),
  /** Requests for tours that are still to come. */
  tours: count,
});

const base = {
  id: idSchema,
  kind: z.enum(listingKinds),
  status: z.enum(listingStatuses),
  slug: z.string(),
  /** Whose property it is; absent if it belongs to no client yet. */
  client: z.optional(clientRefSchema),
  /** When it was first published. */
  publishedAt: z.optional(instantSchema),
  /** Its first day on the market: its deal's, or when it was published. */
  onMarketSince: z.optional(daySchema),
  /** When the broker last said that it is available. */
  confirmedAt: z.optional(instantSchema),
  /** Since when it has its status. */
  statusAt: instantSchema,
  offersDueAt: z.optional(instantSchema),
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
  /** How many entries of the checklist aren't done. */
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
  /** Openings of a public document; of others, the prospects who opened it. */
  readers: count,
  /** Prospects whom the broker approved, and all who asked. */
  approved: count,
  requested: count,
});

/** Who decided what is shown, and when. */
const decisionSchema = z.optional(z.object({ by: z.string(), at: instantSchema }));

/** One listing, with all that the broker's screen of it shows, but for prospects and offers. */
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
  /** Where its inquiries came from, by month in its time zone. */
  origins: monthlyOriginsSchema,
  offers: z.object({
    /** Open ones, or accepted. */
    total: count,
    /** One is accepted: the listing has a contract. */
    isAccepted: z.boolean(),
    /** The first of the new ones. */
    newSince: z.optional(instantSchema),
    /** When the first open one expires. */
    firstExpiresAt: z.optional(instantSchema),
    /** The highest price, or rent of a lease, and whose it is. */
    best: z.optional(z.object({ amount: z.number(), company: z.string() })),
  }),
});

/** A new listing of a property without a deal. */
export const newPropertyListingSchema = z.object({
  kind: z.enum(listingKinds),
  details: z
    .extend(
      z.pick(listingDetailsSchema, { address: true, city: true, timeZone: true, type: true }),
      { region: enteredListingShape.region, squareFeet: enteredListingShape.squareFeet },
    )
    .check(z.refine(isPlausibleSize, { path: ["squareFeet"], error: sizeMessage })),
});

/** A new listing: of a client's deal, whose facts it takes, or of none yet. */
export const newListingSchema = z.union([z.object({ dealId: idSchema }), newPropertyListingSchema]);

/** A change of what a listing says. */
export const listingChangeSchema = z.object({
  details: enteredListingSchema,
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

/** What its client sees of buyers. */
export const visibilityChangeSchema = z.object({
  areCompaniesShown: z.boolean(),
  areNamesShown: z.boolean(),
  version: versionSchema,
});

/** The deal that a listing belongs to; null for none. */
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

/** All of a listing's documents, first to last. */
export const documentOrderSchema = z.object({ ids: z.array(idSchema).check(z.maxLength(1000)) });

export type ListingPhoto = z.infer<typeof listingPhotoSchema>;
export type ListedListing = z.infer<typeof listedListingSchema>;
export type BrokerListing = z.infer<typeof brokerListingSchema>;
export type ListingDocument = z.infer<typeof listingDocumentSchema>;
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
