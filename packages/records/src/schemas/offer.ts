import * as z from "zod/mini";
import { nameMax, nameMin } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { cleaned } from "./cleaned.ts";
import { emailSchema } from "./email.ts";
import { listingKinds, listingStatuses, prospectRoles } from "./listing.ts";
import { spaceSchema, spacesMax } from "./space.ts";
import {
  clockSchema,
  enteredDaySchema,
  idSchema,
  instantSchema,
  seenSchema,
  timeZoneSchema,
  versionSchema,
} from "./record.ts";

/** Conditions that an offer may depend on. */
export const contingencies = ["inspection", "title", "financing", "sale"] as const;

export const offerPayments = ["financing", "cash"] as const;

/**
 * The decision on an offer. An expired one stays "open" until someone changes it (see `isOpen` in
 * `offer-states.ts`). "ended" means that the contract came to nothing.
 */
export const offerStates = ["open", "declined", "withdrawn", "accepted", "ended"] as const;

/** The states of a counter: it goes to the client first, then to the buyer. */
export const counterStates = ["proposed", "approved", "sent"] as const;

/** Units of a lease's yearly increase: percent of the last year's rent, or dollars per square foot. */
export const increaseUnits = ["percent", "dollars"] as const;

/** Kinds of files of an offer: proof of funds, or the offer in writing. */
export const offerFileKinds = ["proof-of-funds", "letter"] as const;

const text = (maximum: number) => z.string().check(cleaned(), z.maxLength(maximum));
const amountMax = 100_000_000_000;
const priceMessage = "Please enter a price in whole dollars.";
const dollars = z
  .int("Please enter whole dollars.")
  .check(
    z.nonnegative("Please enter whole dollars."),
    z.lte(amountMax, "Please check this amount."),
  );
const days = z
  .int("Please enter whole days.")
  .check(z.nonnegative("Please enter whole days."), z.lte(730, "Please enter at most 730 days."));

const note = text(1000);

/** The terms of an offer to buy. */
export const saleTermsSchema = z.object({
  kind: z.literal("sale"),
  /** Whole US dollars. */
  price: z
    .int(priceMessage)
    .check(z.positive(priceMessage), z.lte(amountMax, "Please check this amount.")),
  deposit: dollars,
  /** Days of due diligence, from the contract on. */
  diligenceDays: days,
  closingDays: days.check(z.positive("Please enter the days until closing.")),
  payment: z.enum(offerPayments),
  /** The loan's share of the price, in percent; only with financing. */
  loanPercent: z.optional(
    z
      .int("Please enter a whole percentage.")
      .check(z.gte(1, "Please enter 1 to 100."), z.lte(100, "Please enter 1 to 100.")),
  ),
  /** Empty if there is none yet; absent if the reader may not know. */
  lender: z.optional(text(80)),
  contingencies: z.array(z.enum(contingencies)).check(z.maxLength(4)),
  /** A note to the broker, and to an owner who may know the buyers' names. */
  note,
});

/** The terms of a proposal to lease. */
export const leaseTermsSchema = z.object({
  kind: z.literal("lease"),
  /** The listing's spaces that it is for. */
  spaceIds: z.optional(z.array(idSchema).check(z.maxLength(spacesMax))),
  /** US dollars per square foot per year. */
  rent: z
    .number("Please enter a rent.")
    .check(z.positive("Please enter a rent."), z.lte(10_000, "Please check this amount.")),
  termMonths: z
    .int("Please enter whole months.")
    .check(z.positive("Please enter whole months."), z.lte(600, "Please enter at most 600.")),
  /** The landlord's contribution to improvements, US dollars per square foot. */
  improvements: z
    .number("Please enter an amount.")
    .check(z.nonnegative("Please enter an amount."), z.lte(10_000, "Please check this amount.")),
  startsOn: enteredDaySchema,
  /** The first months of the term, in which no rent is due. */
  freeMonths: z.optional(
    z
      .int("Please enter whole months.")
      .check(z.nonnegative("Please enter whole months."), z.lte(600, "Please enter at most 600.")),
  ),
  /** How much the rent grows at each anniversary of the start; percents compound. */
  increase: z.optional(
    z
      .number("Please enter an increase.")
      .check(z.nonnegative("Please enter an increase."), z.lte(100, "Please check this amount.")),
  ),
  /** Percent, unless it says otherwise. */
  increaseUnit: z.optional(z.enum(increaseUnits)),
  /** Options to renew, and who guarantees the lease, as the tenant proposes them. */
  renewal: z.optional(text(200)),
  guaranty: z.optional(text(200)),
  note,
});

/** No more free months than the term has, for a schema of lease terms. */
export const checkFreeMonths = () =>
  z.refine<{ freeMonths?: number | undefined; termMonths: number }>(
    ({ freeMonths = 0, termMonths }) => freeMonths <= termMonths,
    { path: ["freeMonths"], error: "Free months can’t exceed the term." },
  );

export const offerTermsSchema = z.discriminatedUnion("kind", [
  saleTermsSchema,
  leaseTermsSchema.check(checkFreeMonths()),
]);

/** When an offer or a counter expires, in the property's time zone. */
export const expiryShape = {
  expiresOn: enteredDaySchema,
  expiresAt: clockSchema,
};

/** What an offer can depend on: one in cash needs no loan. */
export const contingenciesFor = (payment: OfferPayment): readonly Contingency[] =>
  contingencies.filter((one) => payment !== "cash" || one !== "financing");

/** The terms without conditions that their payment rules out. */
export function withPossibleContingencies<
  Terms extends { contingencies: Contingency[]; payment: OfferPayment },
>(terms: Terms): Terms {
  const possible = contingenciesFor(terms.payment);
  return { ...terms, contingencies: terms.contingencies.filter((one) => possible.includes(one)) };
}

/** What a buyer enters, by kind: the terms, and when the offer expires. */
export const offerFormSchemas = {
  sale: z.extend(saleTermsSchema, expiryShape).check(z.overwrite(withPossibleContingencies)),
  lease: z.extend(leaseTermsSchema, expiryShape).check(checkFreeMonths()),
} as const;

export const offerFormSchema = z.discriminatedUnion("kind", [
  offerFormSchemas.sale,
  offerFormSchemas.lease,
]);

/** A change of an offer. */
export const offerChangeSchema = z.intersection(offerFormSchema, seenSchema);

/** The buyer of an offer that the broker enters. */
export const offerBuyerSchema = z.object({
  name: z
    .string(fieldMessages.name)
    .check(
      cleaned(),
      z.minLength(nameMin, fieldMessages.name),
      z.maxLength(nameMax, fieldMessages.nameTooLong),
    ),
  email: emailSchema,
  company: text(nameMax),
  role: z.enum(prospectRoles, "Please select a role."),
  /** The buyer whom a broker acts for. */
  buyerName: text(nameMax),
});

/** An offer that came by email and that the broker enters, with the day it came. */
export const enteredOfferSchema = z.object({
  buyer: offerBuyerSchema,
  receivedOn: enteredDaySchema,
  offer: offerFormSchema,
});

export const offerFileSchema = z.object({
  id: idSchema,
  kind: z.enum(offerFileKinds),
  name: z.string(),
  bytes: z.int().check(z.nonnegative()),
  addedAt: instantSchema,
});

/** An offer, as the broker sees it; the client sees of it what the broker allows. */
export const offerSchema = z.object({
  id: idSchema,
  /** The buyer's company, or their name without one; "Private buyer 2" if the client may not know. */
  buyer: z.string(),
  /** The buyer's name; absent if the client may not know. */
  person: z.optional(z.string()),
  /** Absent if the client may not know. */
  role: z.optional(z.enum(prospectRoles)),
  state: z.enum(offerStates),
  terms: offerTermsSchema,
  receivedAt: instantSchema,
  changedAt: instantSchema,
  expiresAt: instantSchema,
  /** Whether it came, or was last changed, after the day offers were due. */
  isLate: z.boolean(),
  /** Whether the broker has looked at it since it came or changed. */
  isReviewed: z.boolean(),
  /** The broker's counter. */
  counter: z.optional(
    z.object({
      terms: offerTermsSchema,
      state: z.enum(counterStates),
      /** Since when it is in this state. */
      at: instantSchema,
      /** When the buyer first opened it. */
      seenAt: z.optional(instantSchema),
      /** Until when the buyer can accept it; absent in those of release 1.0.0. */
      expiresAt: z.optional(instantSchema),
    }),
  ),
  /** Whether the counter's email to the buyer couldn't be sent. */
  isCounterUnsent: z.optional(z.boolean()),
  /** For the broker: when they last reminded someone of it, and whether they can do so today. */
  remindedAt: z.optional(instantSchema),
  canRemind: z.optional(z.boolean()),
  /** When the client asked the broker to accept it. */
  acceptanceRequestedAt: z.optional(instantSchema),
  /** When it was accepted, declined, withdrawn or ended. */
  decidedAt: z.optional(instantSchema),
  files: z.readonly(z.array(offerFileSchema)),
  version: versionSchema,
});

export const offerEventKinds = [
  "offered",
  "changed",
  "withdrawn",
  "countered",
  "counter-approved",
  "approval-withdrawn",
  "counter-sent",
  "counter-withdrawn",
  "counter-recalled",
  "acceptance-requested",
  "acceptance-withdrawn",
  "declined",
  "accepted",
  "ended",
] as const;

/** An entry of an offer's history. */
export const offerEventSchema = z.object({
  id: z.int(),
  offerId: idSchema,
  buyer: z.string(),
  at: instantSchema,
  kind: z.enum(offerEventKinds),
  by: z.enum(["prospect", "broker", "client"]),
  terms: z.optional(offerTermsSchema),
  /** The terms before a change. */
  before: z.optional(offerTermsSchema),
});

/** The listing's facts that its offers are compared with. */
export const offeredListingSchema = z.object({
  id: idSchema,
  /** The address: "15 Placeholder Plaza". */
  name: z.string(),
  /** Its name on the site and in emails to buyers: a headline, if the address is hidden. */
  publicName: z.string(),
  /** The city and state: "Anytown, ST". */
  place: z.string(),
  kind: z.enum(listingKinds),
  status: z.enum(listingStatuses),
  /** Whether its listing agreement has ended, so that its spaces aren't offered any longer. */
  isTermOver: z.optional(z.boolean()),
  timeZone: timeZoneSchema,
  squareFeet: z.int(),
  /** What is for lease. */
  spaces: z.optional(
    z.readonly(
      z.array(
        z.pick(spaceSchema, {
          id: true,
          name: true,
          squareFeet: true,
          rent: true,
          leaseType: true,
          status: true,
        }),
      ),
    ),
  ),
  /** Asking price, or rent per square foot per year. */
  price: z.optional(z.number()),
  rent: z.optional(z.number()),
  noi: z.optional(z.int()),
  isProForma: z.boolean(),
  offersDueAt: z.optional(instantSchema),
});

/** All offers for a listing and their history, both newest first. */
export const offerBoardSchema = z.object({
  listing: offeredListingSchema,
  /** The client who owns the property; absent while there is none. */
  client: z.optional(z.object({ id: idSchema, name: z.string() })),
  dealId: z.optional(idSchema),
  recommendation: z.optional(
    z.object({
      text: z.string(),
      offerId: z.optional(idSchema),
      /** When the recommendation was sent to the client. */
      sentAt: z.optional(instantSchema),
    }),
  ),
  offers: z.readonly(z.array(offerSchema)),
  history: z.readonly(z.array(offerEventSchema)),
  /** The listing's version. */
  version: versionSchema,
});

/** The broker's recommendation to the client, and the offer that it prefers. */
export const recommendationSchema = z.object({
  text: text(1000).check(z.minLength(1, "Please write a sentence.")),
  offerId: z.optional(idSchema),
  version: versionSchema,
});

/** A reply to a buyer: an email that the broker has edited. */
export const offerAnswerSchema = z.object({
  message: text(5000).check(z.minLength(1, "Please write a message.")),
  version: versionSchema,
});

/** Asks every buyer with an open offer for their best and final offer. */
export const bestAndFinalSchema = z.object({
  message: text(5000).check(z.minLength(1, "Please write a message.")),
  dueOn: enteredDaySchema,
  dueAt: expiryShape.expiresAt,
  version: versionSchema,
});

/** Marks an offer as accepted. */
export const acceptanceSchema = z.object({
  /** The day both sides sign the contract, from which its dates are counted. */
  contractOn: enteredDaySchema,
  /** Accepts it at the terms of the counter that the buyer was sent, instead of the offer's own. */
  isAtCounter: z.optional(z.boolean()),
  /** The email to the buyers of the other open offers; if empty, those stay open. */
  othersMessage: text(5000),
  version: versionSchema,
});

/** A counter to an offer, and until when it is open. It has no note: an offer's note is the buyer's. */
export const counterSchema = z.object({
  terms: offerTermsSchema,
  ...expiryShape,
  version: versionSchema,
});

/** The buyer's own offer in the document room, and whether they may make one. */
export const ownOfferSchema = z.object({
  listing: z.pick(offeredListingSchema, {
    name: true,
    publicName: true,
    place: true,
    kind: true,
    status: true,
    timeZone: true,
    squareFeet: true,
    spaces: true,
    price: true,
    rent: true,
    noi: true,
    isProForma: true,
    offersDueAt: true,
  }),
  /** Whether the listing still accepts offers. */
  isOpen: z.boolean(),
  /** Who makes the offer. */
  from: z.pick(offerSchema, { buyer: true, person: true, role: true }),
  offer: z.optional(
    z.pick(offerSchema, {
      id: true,
      state: true,
      terms: true,
      receivedAt: true,
      changedAt: true,
      expiresAt: true,
      counter: true,
      decidedAt: true,
      files: true,
      version: true,
    }),
  ),
  /** What the buyer knows of its history, newest first. */
  history: z.readonly(z.array(offerEventSchema)),
});

/** An offer as a buyer sends it, with the files uploaded for it. */
export const sentOfferSchema = z.object({
  offer: offerFormSchema,
  files: z.array(idSchema).check(z.maxLength(5)),
  /** Whether the buyer accepts the counter, whose terms these are. */
  isCounterAccepted: z.optional(z.boolean()),
  /** The version that is changed; absent for a first offer. */
  version: z.optional(versionSchema),
});

export type Contingency = (typeof contingencies)[number];
export type OfferPayment = (typeof offerPayments)[number];
export type OfferState = (typeof offerStates)[number];
export type CounterState = (typeof counterStates)[number];
export type OfferFileKind = (typeof offerFileKinds)[number];
export type OfferEventKind = (typeof offerEventKinds)[number];
export type SaleTerms = z.infer<typeof saleTermsSchema>;
export type LeaseTerms = z.infer<typeof leaseTermsSchema>;
export type OfferTerms = z.infer<typeof offerTermsSchema>;
export type OfferForm = z.infer<typeof offerFormSchema>;
export type OfferBuyer = z.infer<typeof offerBuyerSchema>;
export type EnteredOffer = z.infer<typeof enteredOfferSchema>;
export type Offer = z.infer<typeof offerSchema>;
export type OfferEvent = z.infer<typeof offerEventSchema>;
export type OfferFile = z.infer<typeof offerFileSchema>;
export type OfferBoard = z.infer<typeof offerBoardSchema>;
export type OfferedListing = z.infer<typeof offeredListingSchema>;
export type Acceptance = z.infer<typeof acceptanceSchema>;
export type Counter = z.infer<typeof counterSchema>;
export type BestAndFinal = z.infer<typeof bestAndFinalSchema>;
export type OwnOffer = z.infer<typeof ownOfferSchema>;
export type SentOffer = z.infer<typeof sentOfferSchema>;

/** The terms of a form, without its expiry. */
export const termsOf = (form: OfferForm): OfferTerms => offerTermsSchema.parse(form);
