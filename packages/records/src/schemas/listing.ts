import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import { noiPeriods, propertyTypes } from "./deal.ts";
import {
  isPlausibleSize,
  noiSchema,
  occupancySchema,
  priceSchema,
  regionSchema,
  sizeMessage,
  squareFeetSchema,
  yearBuiltSchema,
} from "./property-figures.ts";
import { daySchema, enteredDaySchema, monthSchema, timeZoneSchema } from "./record.ts";
import { enteredSpaceSchema, type Space, spaceSchema, spacesMax } from "./space.ts";
import { nameTaken, spaceProblems } from "../spaces.ts";
import { isInState, stateProblem } from "../state-rules/state-bounds.ts";

/** A listing for sale that has spaces is for lease, too: see `sidesOf` in `spaces.ts`. */
export const listingKinds = ["sale", "lease"] as const;

/**
 * A listing's statuses. The site shows all but drafts, lapsed and withdrawn ones, and a sold or
 * leased one for 90 days. "lapsed" is never stored: see `standingOf` in `listing-states.ts`.
 */
export const listingStatuses = [
  "draft",
  "available",
  "lapsed",
  "under-contract",
  "lease-pending",
  "sold",
  "leased",
  "withdrawn",
] as const;

/** Why a building has no income. */
export const noIncomeReasons = ["vacant", "owner-user"] as const;

/**
 * Who may open a listing's document: everyone, those who signed, or those whom the broker approved.
 */
export const documentTiers = ["public", "agreement", "approval"] as const;

/** Whom a visitor acts for when signing the confidentiality agreement. */
export const prospectRoles = ["principal", "broker", "lender", "other"] as const;

/** The stages of a prospect, furthest last. */
export const prospectStages = ["inquired", "signed", "read", "toured", "offered"] as const;

const degrees = (most: number, sentence: string) =>
  z.number(sentence).check(z.gte(-most, sentence), z.lte(most, sentence));
const text = (maximum: number) => z.string().check(cleaned(), z.maxLength(maximum));

/** A pin on the map, in decimal degrees. */
export const positionSchema = z.object({
  latitude: degrees(90, "Please enter the latitude in degrees, such as 30.2649."),
  longitude: degrees(180, "Please enter the longitude in degrees, such as -97.7446."),
});

/** A highlight on the listing's page. */
const highlightSchema = z.object({ title: text(60), text: text(200) });

/**
 * The details of a listing, as stored: earlier releases accepted more than can be entered now. Only
 * what a deal knows is required, so that a draft can be saved; what publishing requires is in
 * `listing-checklist.ts`.
 */
export const listingDetailsSchema = z.object({
  /**
   * The street address, "15 Placeholder Plaza"; the page may hide it until the agreement is signed.
   */
  address: text(60).check(z.minLength(1)),
  city: text(60).check(z.minLength(1)),
  region: z.string().check(z.length(2)),
  timeZone: timeZoneSchema,
  /** Whether the site shows the address and pin. */
  isAddressShown: z.boolean(),
  position: z.optional(positionSchema),
  /** A fact about the place, with its source: "21,400 vehicles a day (state count, 2025)." */
  locationNote: z.optional(text(200)),
  /** The listing's name if the address is hidden: "Brick loft building". */
  headline: z.optional(text(60)),
  /** Its text in the index of listings. */
  line: z.optional(text(140)),
  /** The first paragraph of its page. */
  summary: z.optional(text(600)),
  highlights: z.readonly(z.array(highlightSchema).check(z.maxLength(6))),
  type: z.enum(propertyTypes),
  squareFeet: z.int().check(z.positive()),
  /** A note below a figure that says what it is based on: "11 shops at street level". */
  buildingNote: z.optional(text(60)),
  landAcres: z.optional(z.number().check(z.positive())),
  landNote: z.optional(text(60)),
  yearBuilt: z.optional(z.int()),
  yearNote: z.optional(text(60)),
  /** Leased share of the area, in percent. */
  occupancy: z.optional(z.number().check(z.gte(0), z.lte(100))),
  occupancyNote: z.optional(text(60)),
  zoning: z.optional(text(20)),
  zoningNote: z.optional(text(60)),
  parkingSpaces: z.optional(z.int().check(z.nonnegative())),
  /** Asking price of a sale, whole US dollars. */
  price: z.optional(z.int().check(z.positive())),
  /** Whether the page says "Price on request" instead of the price. Each space says it of its rent. */
  isPriceOnRequest: z.boolean(),
  /** Net operating income, whole US dollars a year. */
  noi: z.optional(z.int()),
  noiPeriod: z.optional(z.enum(noiPeriods)),
  /** The last of the trailing twelve months. */
  noiThrough: z.optional(monthSchema),
  /** Why there is neither a net operating income nor a rent roll. */
  noIncome: z.optional(z.enum(noIncomeReasons)),
  /** What is for lease. */
  spaces: z.optional(z.readonly(z.array(spaceSchema).check(z.maxLength(spacesMax)))),
  /** The day on which marketing is to begin. */
  marketingFrom: z.optional(daySchema),
  /** A broker licensed in the property's state, if the listing's broker isn't. */
  cooperatingBroker: z.optional(z.object({ name: text(80), firm: text(80), license: text(60) })),
});

/** A space, as someone enters it beside the listing's others. */
export const spaceFormSchema = (others: readonly Space[]) =>
  enteredSpaceSchema.check(
    z.superRefine((space, context) => {
      const taken = nameTaken(space, others);
      const problems = { ...spaceProblems(space), ...(taken && { name: taken }) };
      for (const [field, message] of Object.entries(problems)) {
        const path = field === "rent" ? ["rent", "amount"] : [field];
        context.addIssue({ code: "custom", path, message, input: space });
      }
    }),
  );

/** Fields with stricter rules when entered than when stored. */
export const enteredListingShape = {
  region: regionSchema,
  squareFeet: squareFeetSchema,
  yearBuilt: z.optional(yearBuiltSchema),
  occupancy: z.optional(occupancySchema),
  price: z.optional(priceSchema),
  noi: z.optional(noiSchema),
  marketingFrom: z.optional(enteredDaySchema),
  spaces: z.optional(
    z.readonly(
      z.array(enteredSpaceSchema).check(
        z.maxLength(spacesMax, `A listing has at most ${spacesMax} spaces.`),
        z.refine(
          (spaces) => new Set(spaces.map(({ id }) => id)).size === spaces.length,
          "Each space needs an id of its own.",
        ),
        z.superRefine((spaces, context) => {
          for (const [index, space] of spaces.entries()) {
            const { error } = spaceFormSchema(spaces.slice(0, index)).safeParse(space);
            for (const { message, path } of error?.issues ?? []) {
              context.addIssue({ code: "custom", path: [index, ...path], message, input: space });
            }
          }
        }),
      ),
    ),
  ),
} as const;

/** The details of a listing, as someone enters them. */
export const enteredListingSchema = z.extend(listingDetailsSchema, enteredListingShape).check(
  z.refine(isPlausibleSize, { path: ["squareFeet"], error: sizeMessage }),
  z.refine(({ position, region }) => !position || isInState(region, position), {
    path: ["position", "latitude"],
    error: ({ input }) => pinProblem(input as ListingDetails),
  }),
);

const pinProblem = ({ position, region }: ListingDetails) =>
  position && stateProblem(region, position);

export type ListingKind = (typeof listingKinds)[number];
export type ListingStatus = (typeof listingStatuses)[number];
export type NoIncomeReason = (typeof noIncomeReasons)[number];
export type DocumentTier = (typeof documentTiers)[number];
export type ProspectRole = (typeof prospectRoles)[number];
export type ProspectStage = (typeof prospectStages)[number];
export type ListingDetails = z.infer<typeof listingDetailsSchema>;
