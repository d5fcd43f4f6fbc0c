import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import {
  clientRefSchema,
  clockSchema,
  daySchema,
  enteredDaySchema,
  idSchema,
  instantSchema,
  timeZoneSchema,
  versionSchema,
} from "./record.ts";

export const eventKinds = ["viewing", "call", "milestone", "deadline"] as const;
export type EventKind = (typeof eventKinds)[number];

/** Final statuses: a request ends by either side's answer, a confirmed event by being canceled. */
const endedStatuses = ["declined", "withdrawn", "canceled"] as const;
const activeStatuses = ["confirmed", "requested", "proposed"] as const;

const sideSchema = z.enum(["client", "broker"]);
const noteSchema = z
  .string()
  .check(cleaned(), z.maxLength(1000, "Please keep this under 1,000 characters."));

const eventBase = {
  id: idSchema,
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  dealId: z.optional(idSchema),
  /** The place, or how it is held: "Front entrance", "By phone". */
  location: z.optional(z.string()),
  /** Who is coming besides the broker and the client: "Kai Okafor, Casey Park". */
  attendees: z.optional(z.string()),
  /** The author's note. */
  note: z.optional(z.string()),
  /**
   * "requested" waits for the broker, "proposed" (another time) for the client. Ended events are no
   * longer listed, but can still be read.
   */
  status: z.enum([...activeStatuses, ...endedStatuses]),
  /** Who ended it, and why. */
  endedBy: z.optional(sideSchema),
  reason: z.optional(z.string()),
  version: versionSchema,
  /** Whether it is a deal's key date, which is edited with the deal. */
  isKeyDate: z.optional(z.boolean()),
  /** Whether a deadline was met. */
  isDone: z.optional(z.boolean()),
  /** Whether the client requested it. */
  isRequest: z.optional(z.boolean()),
  /** The broker's note on a request. */
  answer: z.optional(z.string()),
  /** The client's id; set only on the server, where a broker has many clients. */
  clientId: z.optional(idSchema),
  /** The same client with their name, in lists. */
  client: z.optional(clientRefSchema),
};

const timedBase = {
  ...eventBase,
  start: instantSchema,
  end: instantSchema,
  /** The place's time zone (IANA name). */
  timeZone: timeZoneSchema,
  /** The time the client requested, if the broker has proposed another. */
  requestedStart: z.optional(instantSchema),
  /**
   * A requested new time for a confirmed event, which keeps its time until the other side accepts.
   */
  change: z.optional(
    z.object({
      start: instantSchema,
      end: instantSchema,
      /** The side that requested it. */
      by: sideSchema,
      note: z.optional(z.string()),
    }),
  ),
};

const datedBase = {
  ...eventBase,
  day: daySchema,
  /** By when a key date is due, in the time zone of its deal's property: "17:00". */
  time: z.optional(z.string()),
};

/** Deadlines and milestones are all-day, the same in every zone; other events have instants. */
export const eventSchema = z.discriminatedUnion("kind", [
  z.object({ ...datedBase, kind: z.literal("deadline") }),
  z.object({ ...datedBase, kind: z.literal("milestone") }),
  z.object({
    ...timedBase,
    kind: z.literal("viewing"),
    /** A prospect's tour of a listing without a client, which is answered there. */
    tour: z.optional(z.object({ listingId: idSchema, prospectId: idSchema })),
  }),
  z.object({ ...timedBase, kind: z.literal("call") }),
]);

/** The form "Request a time". Times are in the property's time zone. */
export const timeRequestSchema = z.object({
  kind: z.enum(["viewing", "call"], "Please choose a tour or a call."),
  dealId: z.string("Please select a property.").check(z.minLength(1, "Please select a property.")),
  day: enteredDaySchema,
  /** "10:00" */
  time: clockSchema,
  minutes: z.enum(["30", "60", "120", "240"], "Please choose how long."),
  note: noteSchema,
});

/** Proposes a different time than the requested one, in the property's time zone. */
export const timeProposalSchema = z.pick(timeRequestSchema, {
  day: true,
  time: true,
  minutes: true,
  note: true,
});

/** A client's counterproposal to a proposed time, or a new time for a confirmed event. */
export const clientProposalSchema = z.extend(timeProposalSchema, { version: versionSchema });

/** Ends an event, declines a proposed time, or withdraws a request for another one. */
export const cancellationSchema = z.object({ version: versionSchema, reason: noteSchema });

/** Whether an event was declined, withdrawn or canceled. */
export function hasEnded({ status }: Pick<PortalEvent, "status">): boolean {
  return endedStatuses.some((ended) => ended === status);
}

/** Whether a client can cancel or reschedule it: an upcoming confirmed tour or call. */
export function canCancel(event: PortalEvent, now: Date): event is TimedEvent {
  return (
    event.status === "confirmed" && "start" in event && Date.parse(event.start) > now.getTime()
  );
}

/** An event without the new time that was requested for it. */
export function withoutChange<Event extends PortalEvent>(event: Event): Event {
  const kept = { ...event };
  if ("change" in kept) delete kept.change;
  return kept;
}

export type PortalEvent = z.infer<typeof eventSchema>;
export type TimedEvent = Extract<PortalEvent, { start: string }>;
export type TimeRequest = z.infer<typeof timeRequestSchema>;
export type TimeProposal = z.infer<typeof timeProposalSchema>;
export type ClientProposal = z.infer<typeof clientProposalSchema>;
export type Cancellation = z.infer<typeof cancellationSchema>;
