import * as z from "zod/mini";
import { daySchema, idSchema, instantSchema, timeZoneSchema } from "./record.ts";

export const eventKinds = ["viewing", "call", "milestone", "deadline"] as const;
export type EventKind = (typeof eventKinds)[number];

const eventBase = {
  id: idSchema,
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  propertyId: z.optional(idSchema),
  /** Where, or by what means: "Front entrance", "By phone". */
  location: z.optional(z.string()),
  /** By whoever put it in. */
  note: z.optional(z.string()),
  /** Whose word is awaited: "requested" the broker's, "proposed" the client's, to another time. */
  status: z.enum(["confirmed", "requested", "proposed"]),
  /** The client asked for it. */
  isRequest: z.optional(z.boolean()),
  /** What the broker wrote to a request. */
  answer: z.optional(z.string()),
  /** Whose it is; an account's alone, for a broker has many clients. */
  clientId: z.optional(idSchema),
};

const timedBase = {
  ...eventBase,
  start: instantSchema,
  end: instantSchema,
  /** The clock of the place (IANA name). */
  timeZone: timeZoneSchema,
  /** When the client had asked for, where the broker has proposed another time. */
  requestedStart: z.optional(instantSchema),
};

/** Deadlines and milestones are whole days, the same in every zone; the others are moments. */
export const eventSchema = z.discriminatedUnion("kind", [
  z.object({ ...eventBase, kind: z.literal("deadline"), day: daySchema }),
  z.object({ ...eventBase, kind: z.literal("milestone"), day: daySchema }),
  z.object({ ...timedBase, kind: z.literal("viewing") }),
  z.object({ ...timedBase, kind: z.literal("call") }),
]);

/** The form "Request a time". Times are of the property's clock. */
export const timeRequestSchema = z.object({
  kind: z.enum(["viewing", "call"], "Please choose a viewing or a call."),
  propertyId: z
    .string("Please select a property.")
    .check(z.minLength(1, "Please select a property.")),
  day: z.iso.date("Please choose a day."),
  /** "10:00" */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please choose a time.")),
  minutes: z.enum(["30", "60", "120", "240"], "Please choose how long."),
  note: z.string().check(z.trim(), z.maxLength(1000, "Please keep this under 1,000 characters.")),
});

/** Another time than the one that was asked for, on the property's clock. */
export const timeProposalSchema = z.pick(timeRequestSchema, {
  day: true,
  time: true,
  minutes: true,
  note: true,
});

export type PortalEvent = z.infer<typeof eventSchema>;
export type TimeRequest = z.infer<typeof timeRequestSchema>;
export type TimeProposal = z.infer<typeof timeProposalSchema>;
