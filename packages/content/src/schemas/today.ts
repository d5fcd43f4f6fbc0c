import * as z from "zod/mini";
import { responsibleRoles } from "./key-date.ts";
import { dealSides } from "./property.ts";
import {
  clientRefSchema,
  daySchema,
  idSchema,
  instantSchema,
  timeZoneSchema,
  versionSchema,
} from "./record.ts";

const count = z.int().check(z.nonnegative());

/** The first of a group, and how many there are in all. */
const groupOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.readonly(z.array(item)), total: count });

const dealRefSchema = z.object({
  id: idSchema,
  /** Of its property. */
  name: z.string(),
  side: z.enum(dealSides),
  /** Of its property. */
  timeZone: timeZoneSchema,
});
const client = clientRefSchema;
const deal = z.optional(dealRefSchema);

const needSchema = z.discriminatedUnion("kind", [
  /** A visitor’s, without an answer. */
  z.object({
    kind: z.literal("inquiry"),
    id: idSchema,
    name: z.string(),
    email: z.string(),
    text: z.string(),
    at: instantSchema,
  }),
  /** A conversation with unread messages: `id` is the conversation’s, `text` the latest’s. */
  z.object({
    kind: z.literal("message"),
    id: idSchema,
    client,
    text: z.string(),
    /** The contact whose words the broker relays there: "Casey Park". */
    about: z.optional(z.string()),
    /** How many are unread. */
    unread: count,
    at: instantSchema,
  }),
  /** A document that a client says they signed. */
  z.object({
    kind: z.literal("signature"),
    id: idSchema,
    client,
    deal,
    name: z.string(),
    at: instantSchema,
  }),
  /** A document that a client sent because it was requested; `documentId` is what they sent. */
  z.object({
    kind: z.literal("request"),
    id: idSchema,
    documentId: z.optional(idSchema),
    client,
    deal,
    name: z.string(),
    at: instantSchema,
    version: versionSchema,
  }),
  /** A tour or call that a client asked for, or asked to move. */
  z.object({
    kind: z.literal("time"),
    id: idSchema,
    client,
    deal,
    title: z.string(),
    start: instantSchema,
    end: instantSchema,
    timeZone: timeZoneSchema,
    /** It is confirmed, and asked to be at `start` instead. */
    isChange: z.boolean(),
    version: versionSchema,
    at: z.optional(instantSchema),
  }),
  /** The questions that the assistant couldn’t answer, all in one row. */
  z.object({
    kind: z.literal("assistant"),
    /** Of the latest, as are `text` and `at`. */
    id: idSchema,
    /** Who asked, the latest question’s first. */
    clients: z.readonly(z.array(client)),
    text: z.string(),
    count,
    at: instantSchema,
  }),
]);

const deadlineSchema = z.object({
  id: idSchema,
  /** "event": an entry of the calendar, not a key date of a deal. */
  source: z.enum(["key-date", "event"]),
  label: z.string(),
  day: daySchema,
  /** Put off already, to this day. */
  isExtended: z.boolean(),
  /** Negative: it was missed. */
  daysLeft: z.int(),
  /** On the property’s clock: "17:00". */
  time: z.optional(z.string()),
  client,
  deal,
  /** Who has to act: a role, or a contact’s name. */
  role: z.optional(z.enum(responsibleRoles)),
  contactName: z.optional(z.string()),
});

/** What the broker waits for; `at` since when. */
const waitSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("signature"),
    id: idSchema,
    client,
    deal,
    name: z.string(),
    at: instantSchema,
    days: count,
    /** When the client was reminded last. */
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
  /** Of the two days that the schedule covers. */
  day: daySchema,
  /** Absent: all day. */
  start: z.optional(instantSchema),
  end: z.optional(instantSchema),
  /** Of the place, of what has a start. */
  timeZone: z.optional(timeZoneSchema),
  client,
  deal,
});

const openedSchema = z.object({
  /** The document’s. */
  id: idSchema,
  name: z.string(),
  at: instantSchema,
  client,
});

const pipelineStageSchema = z.object({
  side: z.enum(dealSides),
  /** One of `dealStages` of the side. "closed" counts this month’s. */
  stage: z.string(),
  count,
  /** US dollars, of the deals whose price is known; 0 of leases. */
  volume: count,
});

/** The broker’s day. A group that couldn’t be read is absent. */
export const todaySchema = z.object({
  /** Today in the broker’s time zone. */
  day: daySchema,
  timeZone: timeZoneSchema,
  needsYou: z.optional(
    z.extend(groupOf(needSchema), {
      /** The kinds of which there are more than the items. */
      more: z.readonly(z.array(z.enum(["inquiry", "message", "signature", "request", "time"]))),
    }),
  ),
  deadlines: z.optional(
    z.extend(groupOf(deadlineSchema), {
      /** How many of all were missed. */
      overdue: count,
    }),
  ),
  waiting: z.optional(groupOf(waitSchema)),
  schedule: z.optional(z.readonly(z.array(scheduledSchema))),
  opened: z.optional(z.readonly(z.array(openedSchema))),
  pipeline: z.optional(z.readonly(z.array(pipelineStageSchema))),
  /** What a first day consists of. */
  steps: z.optional(
    z.object({
      /** One of the clients. */
      clientId: z.optional(idSchema),
      hasDeal: z.boolean(),
      hasDocument: z.boolean(),
    }),
  ),
  /** Who is left of the sample, once the site is the owner's. */
  samples: z.optional(z.readonly(z.array(z.string()))),
});

export type Today = z.infer<typeof todaySchema>;
export type TodayNeed = z.infer<typeof needSchema>;
export type TodayDeadline = z.infer<typeof deadlineSchema>;
export type TodayWait = z.infer<typeof waitSchema>;
export type TodayEvent = z.infer<typeof scheduledSchema>;
export type TodayOpening = z.infer<typeof openedSchema>;
export type PipelineStage = z.infer<typeof pipelineStageSchema>;
