import * as z from "zod/mini";
import { daySchema, idSchema } from "./record.ts";

/** What a client can be waited for, most urgent first; "date": the nearest key date. */
export const nextStepKinds = ["sign", "send", "confirm", "read", "date"] as const;
export type NextStepKind = (typeof nextStepKinds)[number];

/** A day ahead, or one that was missed, in the client's words and time zone. */
const nextDateSchema = z.object({
  id: idSchema,
  day: daySchema,
  /** The day of the month. */
  figure: z.string(),
  /** Its weekday within 14 days, else its month: "Fri", "Aug". */
  unit: z.string(),
  label: z.string(),
  /** Where: "48 Example Road, 10am to 2pm". */
  detail: z.string(),
  /** "Tomorrow", "3 days", "2 days late" */
  left: z.string(),
  /** Due within three days, or late. */
  isUrgent: z.boolean(),
  path: z.string(),
});

/** What a client's overview opens with. */
export const nextStepsSchema = z.object({
  /** "Sign the purchase agreement. Due diligence ends Friday." */
  sentence: z.string(),
  /** Absent if nothing is due from the client. */
  action: z.optional(
    z.object({ kind: z.enum(nextStepKinds), label: z.string(), path: z.string() }),
  ),
  /** What it is about. */
  deal: z.optional(z.object({ name: z.string(), path: z.string() })),
  /** With nothing due: who is waited for, and how the client hears of the next step. */
  note: z.optional(z.string()),
  /** The nearest first, at most three. */
  dates: z.array(nextDateSchema),
});

export type NextSteps = z.infer<typeof nextStepsSchema>;
export type NextDate = z.infer<typeof nextDateSchema>;
