import * as z from "zod/mini";
import { daySchema, idSchema } from "./record.ts";

/** What a client can have to do, most urgent first; "date" is the nearest key date. */
const nextStepKinds = ["offers", "sign", "send", "confirm", "read", "date"] as const;
export type NextStepKind = (typeof nextStepKinds)[number];

/** An upcoming or missed day, in the client's time zone. */
const nextDateSchema = z.object({
  id: idSchema,
  day: daySchema,
  /** The day of the month. */
  figure: z.string(),
  /** Its weekday within 14 days, otherwise its month: "Fri", "Aug". */
  unit: z.string(),
  label: z.string(),
  /** Details: "48 Example Road, 10am to 2pm". */
  detail: z.string(),
  /** "Tomorrow", "3 days", "2 days late" */
  left: z.string(),
  /** Due within three days, or late. */
  isUrgent: z.boolean(),
  path: z.string(),
});

/** The start of a client's overview. */
export const nextStepsSchema = z.object({
  /** "Sign the purchase agreement. Due diligence ends Friday." */
  sentence: z.string(),
  /** Absent if nothing is due from the client. */
  action: z.optional(
    z.object({ kind: z.enum(nextStepKinds), label: z.string(), path: z.string() }),
  ),
  /** What it is about. */
  deal: z.optional(z.object({ name: z.string(), path: z.string() })),
  /** If nothing is due: who is being waited for, and how the client will learn the next step. */
  note: z.optional(z.string()),
  /** Nearest first, at most three. */
  dates: z.array(nextDateSchema),
});

export type NextSteps = z.infer<typeof nextStepsSchema>;
export type NextDate = z.infer<typeof nextDateSchema>;
