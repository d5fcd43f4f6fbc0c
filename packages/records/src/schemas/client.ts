import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import { nameMax, nameMin } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { emailSchema } from "./email.ts";
import { emailChangeSchema } from "./email-change.ts";
import { deliveryStates } from "./received-inquiry.ts";
import { dealProgressSchema, dealSchema, noiPeriods, propertyTypes } from "./deal.ts";
import {
  idSchema,
  instantSchema,
  monthSchema,
  phoneSchema,
  photoPathSchema,
  timeZoneSchema,
  versionSchema,
} from "./record.ts";
import {
  capRateSchema,
  isPlausibleSize,
  noiSchema,
  occupancySchema,
  priceSchema,
  regionSchema,
  rentSchema,
  sizeMessage,
  squareFeetSchema,
  yearBuiltSchema,
  yearMessage,
} from "./property-figures.ts";
import { newMessageSchema } from "./thread.ts";

// Clients as brokers read and change them. Clients never request any of this.

/** A client, as the broker's list shows one. */
export const clientSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The login email, to which invitations and links for new passwords go. */
  email: z.string(),
  company: z.string(),
  /** The email for notifications: the profile's, or the login email until a profile is saved. */
  contactEmail: z.string(),
  phone: z.optional(phoneSchema),
  photo: z.optional(photoPathSchema),
  /** Whether they were invited, and have not chosen a password yet. */
  isInvited: z.boolean(),
  /** Whether they can't log in, or their invitation was canceled; the broker can undo both. */
  isDisabled: z.boolean(),
  /** Whether they were imported and never invited, so that they can't log in yet. */
  isUninvited: z.optional(z.boolean()),
  /** When they asked to close their account. */
  closureRequestedAt: z.optional(instantSchema),
  /** A pending change of the login email, or an expired one that wasn't dismissed. */
  emailChange: z.optional(emailChangeSchema),
  /** The state of the invitation email, while it is kept. */
  invitation: z.optional(z.enum(deliveryStates)),
  deals: z.int().check(z.nonnegative()),
  /** The earliest next date of their deals; only in a list. */
  nextDate: dealSchema.shape.nextDate,
  /** What they and the broker wait for, in deals or outside of any; only in a list. */
  waitingFor: dealSchema.shape.waitingFor,
  /** How many of the client's messages no broker has read. */
  unreadMessages: z.int().check(z.nonnegative()),
  /** The time of their last action; absent if there is none. */
  lastActivityAt: z.optional(instantSchema),
  /** Whether they get market notes, in the app or by email. */
  wantsMarketNote: z.boolean(),
  /** When they unsubscribed from market notes by email. */
  marketNotesUnsubscribedAt: z.optional(instantSchema),
  /** Whether the broker turned the assistant off for them. */
  isAssistantOff: z.optional(z.boolean()),
  /** Whether the site can send email; while it can't, no link reaches anyone. */
  isEmailSetUp: z.boolean(),
});

/** An email to a client and its delivery, as the broker sees it. */
export const clientEmailSchema = z.object({
  id: idSchema,
  kind: z.enum([
    "invitation",
    "reset",
    "password-changed",
    "passkey-added",
    "passkey-removed",
    "email-change-current",
    "email-change-new",
    "notification",
    // To a party of a deal.
    "moved-date",
    "market-note",
    // About their listing.
    "weekly-report",
    // To brokers only.
    "digest",
  ]),
  /** The party of a deal it is for, until it is sent. */
  to: z.optional(z.string()),
  state: z.enum(deliveryStates),
  createdAt: instantSchema,
  attempts: z.int(),
  /** The result of the last attempt, as a sentence. */
  detail: z.optional(z.string()),
  /** When the next attempt is made, while it is waiting. */
  nextAttemptAt: z.optional(instantSchema),
});

/**
 * Whether a client may log in. Turning this off ends their sessions and cancels an open invitation.
 */
export const clientAccessSchema = z.object({ isEnabled: z.boolean() });

/** The form "Market note": a message to each client who wants it. */
export const marketNoteSchema = z.object({
  text: newMessageSchema.shape.text.check(z.minLength(1, "Please write the note first.")),
});

/** The client made from the sender of an inquiry. */
export const inquiryClientSchema = z.extend(clientSchema, {
  /** Whether the client was just created, with an invitation by email. */
  isNew: z.boolean(),
});

const name = z
  .string(fieldMessages.name)
  .check(
    cleaned(),
    z.minLength(nameMin, fieldMessages.name),
    z.maxLength(nameMax, fieldMessages.nameTooLong),
  );

/** The form "Invite a client". */
export const invitationSchema = z.object({ name, email: emailSchema });

/** The fields that the checks below compare; each may still be missing. */
type DealDraft = {
  name?: unknown;
  type?: unknown;
  squareFeet?: unknown;
  yearBuilt?: unknown;
  occupancy?: unknown;
  noi?: unknown;
  noiPeriod?: unknown;
  noiThrough?: unknown;
  progress?: { side?: unknown; stage?: unknown };
};

/** Whether a buyer or tenant is still searching, so that there is no property yet. */
export function isSearch(progress: DealDraft["progress"]): boolean {
  if (progress?.side === "purchase") return progress.stage === "search";
  return (
    progress?.side === "lease" && (progress.stage === "assignment" || progress.stage === "tours")
  );
}

/** Whether there is a building to describe: not on land, and not during a search. */
export const hasBuilding = ({ progress, type }: DealDraft) =>
  type !== "land" && !isSearch(progress);

/** A check that compares fields, even while other fields are invalid. */
const compared = (path: string, error: string, isRight: (form: DealDraft) => boolean) =>
  z.refine<DealDraft>(isRight, {
    path: [path],
    error,
    when: ({ value }) => typeof value === "object" && value !== null,
  });

/** The form of a deal and its property. */
export const dealFormSchema = z
  .object({
    /** The short address: "48 Example Road". A search may have none. */
    name: z.string().check(cleaned(), z.maxLength(60, "Please keep this under 60 characters.")),
    city: z
      .string()
      .check(cleaned(), z.minLength(1, "Please enter the city."), z.maxLength(nameMax)),
    region: regionSchema,
    type: z.enum(propertyTypes, "Please select a type."),
    squareFeet: squareFeetSchema,
    yearBuilt: z.optional(yearBuiltSchema),
    summary: z
      .string()
      .check(
        cleaned(),
        z.minLength(1, "Please describe the property in a sentence."),
        z.maxLength(300, "Please keep this under 300 characters."),
      ),
    occupancy: z.optional(occupancySchema),
    price: z.optional(priceSchema),
    noi: z.optional(noiSchema),
    noiPeriod: z.optional(z.enum(noiPeriods, "Please select what it counts.")),
    noiThrough: z.optional(monthSchema),
    /** Used if the deal's price or NOI is unknown. */
    capRate: z.optional(capRateSchema),
    rent: z.optional(rentSchema),
    timeZone: timeZoneSchema,
    progress: dealProgressSchema,
  })
  .check(
    compared(
      "name",
      "Please enter the street address.",
      ({ progress, name }) =>
        isSearch(progress) || (typeof name === "string" && name.trim() !== ""),
    ),
    compared("squareFeet", sizeMessage, isPlausibleSize),
    compared(
      "noiPeriod",
      "Please select what it counts.",
      ({ noi, noiPeriod }) => noi === undefined || noiPeriod !== undefined,
    ),
    compared(
      "noiThrough",
      "Please select the last month.",
      ({ noi, noiPeriod, noiThrough }) =>
        noi === undefined || noiPeriod !== "trailing-12" || noiThrough !== undefined,
    ),
    compared(
      "yearBuilt",
      yearMessage,
      (form) => !hasBuilding(form) || form.yearBuilt !== undefined,
    ),
    compared(
      "occupancy",
      "Please enter a percentage.",
      (form) => !hasBuilding(form) || form.occupancy !== undefined,
    ),
  );

/** A change of a deal. */
export const dealChangeSchema = z.safeExtend(dealFormSchema, { version: versionSchema });

/**
 * The broker's actions on a document's signature: request it, note that the e-signature service
 * emailed the link or undo that note, mark it as signed, or cancel the request.
 */
export const signingSchema = z.object({
  status: z.enum(["needs-signature", "emailed", "not-emailed", "signed", "reviewed"]),
  /** The number of the newest version that the broker has seen. */
  version: versionSchema,
});

export type Client = z.infer<typeof clientSchema>;
export type ClientEmail = z.infer<typeof clientEmailSchema>;
export type InquiryClient = z.infer<typeof inquiryClientSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type DealChange = z.infer<typeof dealChangeSchema>;
export type DealForm = z.infer<typeof dealFormSchema>;
export type Signing = z.infer<typeof signingSchema>;
export type SigningStatus = Signing["status"];
