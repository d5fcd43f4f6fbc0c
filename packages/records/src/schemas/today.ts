import * as z from "zod/mini";
import { responsibleRoles } from "./key-date.ts";
import { offerTermsSchema } from "./offer.ts";
import { dealSides, propertyTypes } from "./deal.ts";
import {
  clientRefSchema,
  daySchema,
  idSchema,
  instantSchema,
  timeZoneSchema,
  versionSchema,
} from "./record.ts";

const count = z.int().check(z.nonnegative());

/** The first items of a group, and the number of all. */
const groupOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.readonly(z.array(item)), total: count });

const dealRefSchema = z.object({
  id: idSchema,
  /** The deal's name. */
  name: z.string(),
  side: z.enum(dealSides),
  /** The property's time zone. */
  timeZone: timeZoneSchema,
});
const client = clientRefSchema;
const deal = z.optional(dealRefSchema);

/** Whether the broker has looked at it since it came or changed. */
const isSeen = z.boolean();

const needSchema = z.discriminatedUnion("kind", [
  /** An unanswered inquiry. */
  z.object({
    kind: z.literal("inquiry"),
    isSeen,
    id: idSchema,
    name: z.string(),
    email: z.string(),
    text: z.string(),
    at: instantSchema,
  }),
  /**
   * An open offer that waits for the broker: not answered, or the client wants it accepted or
   * approved its counter, or its counter expired.
   */
  z.object({
    kind: z.literal("offer"),
    isSeen,
    id: idSchema,
    reason: z.enum(["new", "accept", "counter-approved", "counter-expired"]),
    /** The buyer's name, and company. */
    name: z.string(),
    company: z.string(),
    listing: z.object({
      id: idSchema,
      name: z.string(),
      timeZone: timeZoneSchema,
      dealId: z.optional(idSchema),
      /** The asking amount, in the offer's unit. */
      asking: z.optional(z.number()),
    }),
    terms: offerTermsSchema,
    expiresAt: instantSchema,
    at: instantSchema,
  }),
  /**
   * A conversation whose latest message the broker has neither answered nor dismissed: `id` is the
   * conversation’s, `text` and `messageId` are the latest message’s.
   */
  z.object({
    kind: z.literal("message"),
    isSeen,
    id: idSchema,
    messageId: idSchema,
    client,
    text: z.string(),
    /** The contact whose messages the broker relays there: "Casey Park". */
    contactName: z.optional(z.string()),
    /** How many messages are unread; 0 if the broker has seen them. */
    unread: count,
    at: instantSchema,
  }),
  /**
   * A client's question to the assistant that waits for the broker. Not one that the client sent
   * them, which is a message.
   */
  z.object({
    kind: z.literal("asked"),
    isSeen,
    id: idSchema,
    client,
    deal,
    text: z.string(),
    at: instantSchema,
  }),
  /** A prospect who requests documents of a listing; `id` is the prospect's. */
  z.object({
    kind: z.literal("access"),
    isSeen,
    id: idSchema,
    name: z.string(),
    listing: z.object({ id: idSchema, name: z.string() }),
    /** The name of the first requested document, and the ids of all. */
    document: z.string(),
    documentIds: z.readonly(z.array(idSchema)),
    at: instantSchema,
    version: versionSchema,
  }),
  /** A prospect's unanswered question about a listing; `id` is the prospect's. */
  z.object({
    kind: z.literal("question"),
    isSeen,
    id: idSchema,
    name: z.string(),
    listing: z.object({ id: idSchema, name: z.string() }),
    text: z.string(),
    at: instantSchema,
  }),
  /** A tour that a listing's prospect requests. */
  z.object({
    kind: z.literal("tour"),
    isSeen,
    id: idSchema,
    name: z.string(),
    listing: z.object({ id: idSchema, name: z.string() }),
    start: instantSchema,
    end: instantSchema,
    timeZone: timeZoneSchema,
    at: instantSchema,
  }),
  /** A listing that was last confirmed at least two weeks ago, at `at`. */
  z.object({
    kind: z.literal("confirm"),
    isSeen,
    id: idSchema,
    name: z.string(),
    timeZone: timeZoneSchema,
    type: z.enum(propertyTypes),
    /** Its first photograph, at its smallest width. */
    photo: z.optional(z.object({ id: idSchema, width: count })),
    at: instantSchema,
    version: versionSchema,
  }),
  /** A listing whose agreement ends within 30 days, or has ended; asked 30 and 7 days ahead, and after. */
  z.object({
    kind: z.literal("term"),
    isSeen,
    id: idSchema,
    name: z.string(),
    timeZone: timeZoneSchema,
    type: z.enum(propertyTypes),
    endsOn: daySchema,
    /** Negative once it has ended. */
    daysLeft: z.int(),
    at: instantSchema,
    version: versionSchema,
  }),
  /** A document that a client says they signed. */
  z.object({
    kind: z.literal("signature"),
    isSeen,
    id: idSchema,
    client,
    deal,
    name: z.string(),
    at: instantSchema,
    /** The number of its newest version. */
    version: versionSchema,
  }),
  /** A document that a client uploaded for a request; `documentId` is the upload. */
  z.object({
    kind: z.literal("request"),
    isSeen,
    id: idSchema,
    documentId: z.optional(idSchema),
    client,
    deal,
    name: z.string(),
    at: instantSchema,
    version: versionSchema,
  }),
  /** A tour or call that a client requests, or wants to move. */
  z.object({
    kind: z.literal("time"),
    isSeen,
    id: idSchema,
    client,
    deal,
    title: z.string(),
    start: instantSchema,
    end: instantSchema,
    timeZone: timeZoneSchema,
    /** Whether it is confirmed, with a request to move it to `start`. */
    isChange: z.boolean(),
    version: versionSchema,
    at: z.optional(instantSchema),
  }),
]);

/** The day an offer expires, or offers for a listing are due. */
const listingDeadlineSchema = z.object({
  id: idSchema,
  source: z.enum(["offer", "listing", "protected-list"]),
  label: z.string(),
  day: daySchema,
  daysLeft: z.int(),
  /** In the property's time zone: "17:00". */
  time: z.string(),
  /** The buyer's name, or the client's. */
  who: z.string(),
  listing: z.object({ id: idSchema, name: z.string(), timeZone: timeZoneSchema }),
});

const dealDeadlineSchema = z.object({
  id: idSchema,
  /** "event" is an entry in the calendar, not a deal's key date. */
  source: z.enum(["key-date", "event"]),
  label: z.string(),
  day: daySchema,
  /** Whether it was already extended. */
  isExtended: z.boolean(),
  /** Negative if it was missed. */
  daysLeft: z.int(),
  /** In the property’s time zone: "17:00". */
  time: z.optional(z.string()),
  client,
  deal,
  /** Who has to act: a role, or a contact’s name. */
  role: z.optional(z.enum(responsibleRoles)),
  contactName: z.optional(z.string()),
  /** A key date's version. */
  version: z.optional(versionSchema),
});

const deadlineSchema = z.discriminatedUnion("source", [dealDeadlineSchema, listingDeadlineSchema]);

/** Something that the broker is waiting for since `at`. */
const waitSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("signature"),
    id: idSchema,
    client,
    deal,
    name: z.string(),
    at: instantSchema,
    days: count,
    /** When the client was last reminded. */
    remindedAt: z.optional(instantSchema),
    canRemind: z.boolean(),
  }),
  z.object({
    kind: z.literal("request"),
    id: idSchema,
    client,
    deal,
    name: z.string(),
    dueDay: z.optional(daySchema),
    at: instantSchema,
    days: count,
    remindedAt: z.optional(instantSchema),
    canRemind: z.boolean(),
  }),
  /** A counter that waits for the client's approval, or the buyer's answer; `id` is the offer’s. */
  z.object({
    kind: z.literal("counter"),
    id: idSchema,
    /** "Counter seen 11:32am" */
    state: z.string(),
    /** The name of the client, or the buyer. */
    who: z.string(),
    listing: z.object({
      id: idSchema,
      name: z.string(),
      timeZone: timeZoneSchema,
      dealId: z.optional(idSchema),
    }),
    terms: offerTermsSchema,
    /** When it expires; absent in a counter of release 1.0.0. */
    expiresAt: z.optional(instantSchema),
    at: instantSchema,
    days: count,
    remindedAt: z.optional(instantSchema),
    canRemind: z.boolean(),
  }),
  /** `id` is the client’s. */
  z.object({
    kind: z.literal("invitation"),
    id: idSchema,
    client,
    at: instantSchema,
    days: count,
  }),
]);

const scheduledSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** The day in the schedule: today or tomorrow. */
  day: daySchema,
  /** Absent for all-day events. */
  start: z.optional(instantSchema),
  end: z.optional(instantSchema),
  /** The place's time zone, if there is a start. */
  timeZone: z.optional(timeZoneSchema),
  client,
  deal,
});

/** The kinds of items that need the broker. */
export const needKinds = [
  "inquiry",
  "offer",
  "access",
  "message",
  "asked",
  "question",
  "confirm",
  "term",
  "signature",
  "request",
  "tour",
  "time",
] as const satisfies readonly TodayNeed["kind"][];

/** The broker’s day. A group that couldn’t be read is absent. */
export const todaySchema = z.object({
  /** Today in the broker’s time zone. */
  day: daySchema,
  timeZone: timeZoneSchema,
  needsYou: z.optional(
    z.extend(groupOf(needSchema), {
      /** The kinds that have more items than are listed. */
      more: z.readonly(z.array(z.enum(needKinds))),
    }),
  ),
  deadlines: z.optional(
    z.extend(groupOf(deadlineSchema), {
      /** How many deadlines were missed. */
      overdue: count,
    }),
  ),
  waiting: z.optional(groupOf(waitSchema)),
  schedule: z.optional(z.readonly(z.array(scheduledSchema))),
  /** The steps of a new site's first day. */
  steps: z.optional(
    z.object({
      /** The id of one of the clients. */
      clientId: z.optional(idSchema),
      hasDeal: z.boolean(),
      hasDocument: z.boolean(),
    }),
  ),
  /** Names of sample people who are still in the store of an owner's site. */
  samples: z.optional(z.readonly(z.array(z.string()))),
});

/** What a broker does with an item of Needs you, other than answer it. */
export const todayMarkSchema = z.object({
  mark: z.enum(["seen", "tomorrow", "dismissed"]),
  /** The item's `at`: something new on it ends the mark. */
  at: z.string(),
});

export type TodayMark = z.infer<typeof todayMarkSchema>;
export type Today = z.infer<typeof todaySchema>;
export type TodayNeed = z.infer<typeof needSchema>;
export type TodayDeadline = z.infer<typeof deadlineSchema>;
export type DealDeadline = z.infer<typeof dealDeadlineSchema>;
export type ListingDeadline = z.infer<typeof listingDeadlineSchema>;
export type TodayWait = z.infer<typeof waitSchema>;
export type TodayEvent = z.infer<typeof scheduledSchema>;
