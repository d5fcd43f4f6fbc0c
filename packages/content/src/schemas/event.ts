import * as z from "zod/mini";
import { clientRefSchema, daySchema, idSchema, instantSchema, timeZoneSchema } from "./record.ts";

export const eventKinds = ["viewing", "call", "milestone", "deadline"] as const;
export type EventKind = (typeof eventKinds)[number];

const eventBase = {
  id: idSchema,
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  dealId: z.optional(idSchema),
  /** Where, or by what means: "Front entrance", "By phone". */
  location: z.optional(z.string()),
  /** By its author. */
  note: z.optional(z.string()),
  /** Who has to respond: "requested" the broker's, "proposed" the client's, to another time. */
  status: z.enum(["confirmed", "requested", "proposed"]),
  /** The client requested it. */
  isRequest: z.optional(z.boolean()),
  /** The broker's note on a request. */
  answer: z.optional(z.string()),
  /** The client; only set on the server, where a broker has many clients. */
  clientId: z.optional(idSchema),
  /** The same client by name, in lists. */
  client: z.optional(clientRefSchema),
};

const timedBase = {
  ...eventBase,
  start: instantSchema,
  end: instantSchema,
  /** The place's time zone (IANA name). */
  timeZone: timeZoneSchema,
  /** The time the client requested, where the broker has proposed another. */
  requestedStart: z.optional(instantSchema),
};

/** Deadlines and milestones are whole days, the same in every zone; the others are moments. */
export const eventSchema = z.discriminatedUnion("kind", [
  z.object({ ...eventBase, kind: z.literal("deadline"), day: daySchema }),
  z.object({ ...eventBase, kind: z.literal("milestone"), day: daySchema }),
  z.object({ ...timedBase, kind: z.literal("viewing") }),
  z.object({ ...timedBase, kind: z.literal("call") }),
]);

/** The form "Request a time". Times are in the property's time zone. */
export const timeRequestSchema = z.object({
  kind: z.enum(["viewing", "call"], "Please choose a viewing or a call."),
  dealId: z.string("Please select a property.").check(z.minLength(1, "Please select a property.")),
  day: z.iso.date("Please choose a day."),
  /** "10:00" */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please choose a time.")),
  minutes: z.enum(["30", "60", "120", "240"], "Please choose how long."),
  note: z.string().check(z.trim(), z.maxLength(1000, "Please keep this under 1,000 characters.")),
});

/** Another time than the one requested, in the property's time zone. */
export const timeProposalSchema = z.pick(timeRequestSchema, {
  day: true,
  time: true,
  minutes: true,
  note: true,
});

export type PortalEvent = z.infer<typeof eventSchema>;
export type TimeRequest = z.infer<typeof timeRequestSchema>;
export type TimeProposal = z.infer<typeof timeProposalSchema>;
