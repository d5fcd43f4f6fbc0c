import * as z from "zod/mini";
import { cleaned } from "./clean-text.ts";
import { documentTiers, listingKinds, listingStatuses, prospectRoles } from "./listing.ts";
import {
  clockSchema,
  enteredDaySchema,
  idSchema,
  instantSchema,
  timeZoneSchema,
} from "./record.ts";

/** A question, answer or note of a document room, in characters. */
export const roomMessageMax = 2000;

/** Whether a document of the room opens, or what became of asking for it. */
export const documentStates = ["open", "locked", "requested", "declined"] as const;

const roomDocumentSchema = z.object({
  id: idSchema,
  name: z.string(),
  tier: z.enum(documentTiers),
  state: z.enum(documentStates),
  mediaType: z.string(),
  bytes: z.int(),
  /** Of a PDF. */
  pages: z.optional(z.int()),
  isDownloadable: z.boolean(),
  addedAt: instantSchema,
  /** When they asked for it. */
  requestedAt: z.optional(instantSchema),
});

/** A message between a prospect and the broker. */
export const roomMessageSchema = z.object({
  id: idSchema,
  author: z.enum(["prospect", "broker"]),
  authorName: z.string(),
  text: z.string(),
  sentAt: instantSchema,
});

export const tourStatuses = [
  "requested",
  "confirmed",
  "declined",
  "withdrawn",
  /** In the calendar, after it was confirmed. */
  "canceled",
] as const;

export const roomTourSchema = z.object({
  id: idSchema,
  startsAt: instantSchema,
  endsAt: instantSchema,
  note: z.string(),
  status: z.enum(tourStatuses),
  /** The broker's note. */
  answer: z.optional(z.string()),
});

/** A listing's document room, as one prospect sees it. */
export const roomSchema = z.object({
  reader: z.object({
    name: z.string(),
    company: z.string(),
    email: z.string(),
    role: z.enum(prospectRoles),
  }),
  listing: z.object({
    id: idSchema,
    slug: z.string(),
    kind: z.enum(listingKinds),
    status: z.enum(listingStatuses),
    /** With the address, which the agreement opens. */
    name: z.string(),
    city: z.string(),
    region: z.string(),
    timeZone: timeZoneSchema,
    squareFeet: z.int(),
    /** Whole US dollars; none on request. */
    price: z.optional(z.int()),
    noi: z.optional(z.int()),
    isNoiProForma: z.boolean(),
    /** US dollars per square foot per year. */
    rent: z.optional(z.number()),
    offersDueAt: z.optional(instantSchema),
  }),
  /** The agreement with which they entered. */
  agreement: z.object({ id: idSchema, signedAt: instantSchema, term: z.string() }),
  documents: z.readonly(z.array(roomDocumentSchema)),
  messages: z.readonly(z.array(roomMessageSchema)),
  tours: z.readonly(z.array(roomTourSchema)),
  /** Whether an offer of theirs is open, or accepted. */
  hasOffer: z.boolean(),
});

/** A question or a reply. Repeating it with its id is harmless. */
export const roomMessageFormSchema = z.object({
  id: idSchema,
  text: z
    .string()
    .check(
      cleaned(),
      z.minLength(1, "Please write a message."),
      z.maxLength(roomMessageMax, `Please shorten it to ${roomMessageMax} characters.`),
    ),
});

/** A tour at a time in the property's zone. */
export const tourFormSchema = z.object({
  id: idSchema,
  day: enteredDaySchema,
  time: clockSchema,
  note: z.string().check(cleaned(), z.maxLength(roomMessageMax)),
});

export type Room = z.infer<typeof roomSchema>;
export type RoomDocument = Room["documents"][number];
export type RoomMessage = z.infer<typeof roomMessageSchema>;
export type RoomTour = z.infer<typeof roomTourSchema>;
export type TourForm = z.infer<typeof tourFormSchema>;
