import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import { documentTiers, listingKinds, listingStatuses, prospectRoles } from "./listing.ts";
import {
  clockSchema,
  enteredDaySchema,
  idSchema,
  instantSchema,
  timeZoneSchema,
} from "./record.ts";

/** The most characters of a question, answer or note in a document room. */
export const roomMessageMax = 2000;

/** Whether a document of the room can be opened, or the state of a request for it. */
export const documentStates = ["open", "locked", "requested", "declined"] as const;

const roomDocumentSchema = z.object({
  id: idSchema,
  name: z.string(),
  tier: z.enum(documentTiers),
  state: z.enum(documentStates),
  mediaType: z.string(),
  bytes: z.int(),
  /** Whether it is the offering memorandum. */
  isMemorandum: z.optional(z.literal(true)),
  /** Absent unless it is a PDF. */
  pages: z.optional(z.int()),
  isDownloadable: z.boolean(),
  addedAt: instantSchema,
  /** When the prospect requested it. */
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
  /** Removed from the calendar after it was confirmed. */
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
    /** The listing's name with its address, which those who signed may know. */
    name: z.string(),
    city: z.string(),
    region: z.string(),
    timeZone: timeZoneSchema,
    squareFeet: z.int(),
    /** Whole US dollars; absent if it is on request. */
    price: z.optional(z.int()),
    noi: z.optional(z.int()),
    isNoiProForma: z.boolean(),
    /** US dollars per square foot per year. */
    rent: z.optional(z.number()),
    offersDueAt: z.optional(instantSchema),
  }),
  /** The agreement that the prospect signed. */
  agreement: z.object({ id: idSchema, signedAt: instantSchema, term: z.string() }),
  documents: z.readonly(z.array(roomDocumentSchema)),
  messages: z.readonly(z.array(roomMessageSchema)),
  tours: z.readonly(z.array(roomTourSchema)),
  /** What the prospect's open or accepted offer is for. */
  offerKind: z.optional(z.enum(listingKinds)),
  /** What an offer can be made for now: to buy, to lease, or either. */
  offeredKinds: z.readonly(z.array(z.enum(listingKinds))),
});

/** A question or a reply. Sending it again with the same id is harmless. */
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

/** The request for a tour, at a time in the property's zone. */
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
