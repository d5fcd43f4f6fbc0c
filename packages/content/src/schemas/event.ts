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
  note: z.optional(z.string()),
  /** "requested": the broker has not answered yet. */
  status: z.enum(["confirmed", "requested"]),
};

/** Deadlines and milestones are whole days, the same in every zone; the others are moments. */
export const eventSchema = z.discriminatedUnion("kind", [
  z.object({ ...eventBase, kind: z.literal("deadline"), day: daySchema }),
  z.object({ ...eventBase, kind: z.literal("milestone"), day: daySchema }),
  z.object({
    ...eventBase,
    kind: z.literal("viewing"),
    start: instantSchema,
    end: instantSchema,
    /** The clock of the place (IANA name). */
    timeZone: timeZoneSchema,
  }),
  z.object({
    ...eventBase,
    kind: z.literal("call"),
    start: instantSchema,
    end: instantSchema,
    timeZone: timeZoneSchema,
  }),
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

export type PortalEvent = z.infer<typeof eventSchema>;
export type TimeRequest = z.infer<typeof timeRequestSchema>;
