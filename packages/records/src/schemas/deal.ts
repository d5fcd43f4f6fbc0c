import * as z from "zod/mini";
import { keyDateKinds, keyDateStatuses } from "./key-date-kinds.ts";
import { nextStepSchema, waitingForSchema } from "./next-steps.ts";
import { pageOf } from "./page-of.ts";
import {
  type ClientRef,
  clientRefSchema,
  daySchema,
  idSchema,
  monthSchema,
  seenSchema,
  timeZoneSchema,
  versionSchema,
} from "./record.ts";

export const propertyTypes = [
  "office",
  "retail",
  "industrial",
  "multifamily",
  "mixed-use",
  "land",
  "hospitality",
  "medical",
  "self-storage",
  "special-purpose",
] as const;

export const dealSides = ["purchase", "sale", "lease"] as const;

/** The stages a deal goes through, in order, by its side. */
export const dealStages = {
  purchase: ["search", "letter-of-intent", "contract", "due-diligence", "closing", "closed"],
  sale: ["preparation", "marketing", "offers", "contract", "due-diligence", "closing", "closed"],
  lease: ["assignment", "tours", "proposal", "lease-execution", "closed"],
} as const;

/** A deal's side, and its stage. */
export const dealProgressSchema = z.discriminatedUnion("side", [
  z.object({ side: z.literal("purchase"), stage: z.enum(dealStages.purchase) }),
  z.object({ side: z.literal("sale"), stage: z.enum(dealStages.sale) }),
  z.object({ side: z.literal("lease"), stage: z.enum(dealStages.lease) }),
]);

/** Moves a deal to another stage of its side. */
export const dealMoveSchema = z.intersection(dealProgressSchema, seenSchema);

/** Periods that a net operating income covers: past months, current leases, or a plan. */
export const noiPeriods = ["trailing-12", "in-place", "pro-forma"] as const;

/** A deal's key date as screens show it; the samples have only the required fields. */
const dateBase = {
  label: z.string().check(z.minLength(1)),
  /** Whether it is marked as done, or a milestone that has passed. */
  done: z.boolean(),
  id: z.optional(idSchema),
  version: z.optional(versionSchema),
  kind: z.optional(z.enum(keyDateKinds)),
  status: z.optional(z.enum(keyDateStatuses)),
  /** Its rule as text: "30 days after contract"; for a moved date, the rule before the move. */
  rule: z.optional(z.string()),
  /** Section of the contract: "PSA §4.2". */
  basis: z.optional(z.string()),
  /** Who has to act: a role, or a contact's name. */
  responsible: z.optional(z.string()),
  /** For a moved date: the reason, its previous day, the notice, and who moved it when. */
  override: z.optional(
    z.object({
      reason: z.string(),
      from: z.optional(daySchema),
      link: z.optional(z.string()),
      by: z.optional(z.string()),
      on: z.optional(daySchema),
    }),
  ),
  /** In the property's time zone: "17:00". */
  time: z.optional(z.string()),
  /** When it was done or waived. */
  settledOn: z.optional(daySchema),
};

/** What a deal's dates besides its key dates are: deadlines in its calendar, and ends of offers. */
const openDateSources = ["event", "offer", "listing"] as const;

/** A day ahead in a deal. */
const openDateSchema = z.object({
  day: daySchema,
  label: z.string(),
  kind: dateBase.kind,
  /** In the property's time zone: "17:00". */
  time: dateBase.time,
  /** Absent for a key date. */
  source: z.optional(z.enum(openDateSources)),
  /** "Specimen Capital, $12,400,000" */
  detail: z.optional(z.string()),
  /** The offer whose end it is. */
  offerId: z.optional(idSchema),
});

/** A client's deal, with its property. */
export const dealSchema = z.object({
  id: idSchema,
  /** The client whose deal it is; absent in the samples, which have one client. */
  client: z.optional(clientRefSchema),
  /** The short address, as on every screen: "48 Example Road". */
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  city: z.string().check(z.minLength(1)),
  region: z.string().check(z.length(2)),
  type: z.enum(propertyTypes),
  squareFeet: z.int().check(z.positive()),
  /** Absent for land and searches. */
  yearBuilt: z.optional(z.int()),
  /** What kind of property it is, in one or two sentences. */
  summary: z.string().check(z.minLength(1), z.maxLength(300)),
  /** Leased share of the area, in percent. */
  occupancy: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** Price in whole US dollars: asking, offered or agreed. Absent for leases. */
  price: z.optional(z.int().check(z.positive())),
  /** Net operating income, whole US dollars a year. It may be negative for a vacant building. */
  noi: z.optional(z.int()),
  /** The period that it covers; absent if unknown. */
  noiPeriod: z.optional(z.enum(noiPeriods)),
  /** The last of the trailing twelve months. */
  noiThrough: z.optional(monthSchema),
  /** Percent: NOI ÷ price, or the quoted rate if one of the two is unknown. */
  capRate: z.optional(z.number().check(z.positive())),
  /** Base rent, US dollars per square foot per year; for leases. */
  rent: z.optional(z.number().check(z.positive())),
  /** Whether the client of a lease is its landlord; only of a single deal. */
  isLandlord: z.optional(z.literal(true)),
  /** Of a lease that was proposed for a listing, if the reader may know it; only of a single deal. */
  tenant: z.optional(z.string()),
  /** The building's time zone (IANA name). */
  timeZone: timeZoneSchema,
  /** The path of its photograph: the newest picture shared in the deal, or its listing’s first one. */
  photo: z.optional(z.string().check(z.startsWith("/"))),
  /** Whether that picture is a rendering, according to its document's name. */
  isRendering: z.optional(z.literal(true)),
  progress: dealProgressSchema,
  /** Counts changes of the deal and its property. */
  version: versionSchema,
  /** An archived deal is kept, without reminders for its dates and requests. */
  isArchived: z.optional(z.literal(true)),
  /** When the deal reached each stage, if known. */
  stageDays: z.optional(z.record(z.string(), daySchema)),
  /** The deal's dates that have a day, in order. */
  keyDates: z.readonly(z.array(z.object({ ...dateBase, day: daySchema }))),
  /** The earliest open key date, deadline or end of an offer; never a tour or a call. */
  nextDate: z.optional(openDateSchema),
  /** All of them that aren't key dates, in order. */
  otherDates: z.optional(z.readonly(z.array(openDateSchema))),
  /** What it waits for, and who has it; absent if for nothing. */
  waitingFor: z.optional(waitingForSchema),
  /** The reader's next step; only of a single deal. */
  next: z.optional(nextStepSchema),
  /** Dates without a day, because they are counted from one: "Needs the effective date". */
  undatedKeyDates: z.optional(z.readonly(z.array(z.object({ ...dateBase, missing: z.string() })))),
});

const dealPlaceSchema = z.object({
  id: idSchema,
  name: dealSchema.shape.name,
  /** "Anytown, IL" */
  place: z.string(),
  timeZone: timeZoneSchema,
});

/** All deals by name, newest first, grouped by client so that client names aren’t repeated. */
export const dealNamesSchema = z.readonly(
  z.array(z.object({ client: clientRefSchema, deals: z.readonly(z.array(dealPlaceSchema)) })),
);

/** A deal in a broker’s list, with only its next key date. */
export const listedDealSchema = z.pick(dealSchema, {
  id: true,
  client: true,
  name: true,
  type: true,
  price: true,
  rent: true,
  photo: true,
  isRendering: true,
  progress: true,
  isArchived: true,
  keyDates: true,
  nextDate: true,
  otherDates: true,
  waitingFor: true,
});

/** A page of deals, and the total value of purchases and sales on all pages, in US dollars. */
export const dealPageSchema = z.extend(pageOf(listedDealSchema), {
  volume: z.number().check(z.nonnegative()),
});

/** The filters of a broker's list of deals; absent members don't filter. */
export const dealFilterSchema = z.object({
  clientId: z.optional(idSchema),
  side: z.optional(z.enum(dealSides)),
  stage: z.optional(z.enum([...new Set(dealSides.flatMap((side) => [...dealStages[side]]))])),
  /** Archived deals count as closed. */
  status: z.optional(z.enum(["open", "closed"])),
});

export type DealFilter = z.infer<typeof dealFilterSchema>;
/** A deal as named in lists and forms. */
export type DealName = Pick<Deal, "id" | "name" | "client">;
/** A deal as named in lists and forms, with its place. */
export type DealPlace = z.infer<typeof dealPlaceSchema> & { client?: ClientRef };
export type DealNames = z.infer<typeof dealNamesSchema>;
export type ListedDeal = z.infer<typeof listedDealSchema>;
export type DealPage = z.infer<typeof dealPageSchema>;
export function dealPlaceOf({
  city,
  id,
  name,
  region,
  timeZone,
}: Pick<Deal, "city" | "id" | "name" | "region" | "timeZone">): DealPlace {
  return { id, name, place: `${city}, ${region}`, timeZone };
}

export type OpenDate = z.infer<typeof openDateSchema>;
export type DealProgress = z.infer<typeof dealProgressSchema>;
export type DealMove = z.infer<typeof dealMoveSchema>;
export type Deal = z.infer<typeof dealSchema>;
export type PropertyType = (typeof propertyTypes)[number];
export type NoiPeriod = (typeof noiPeriods)[number];
export type DealSide = (typeof dealSides)[number];
