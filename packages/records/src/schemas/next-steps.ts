import * as z from "zod/mini";
import { daySchema, idSchema } from "./record.ts";

/** Kinds of steps for a client, most urgent first; "date" is the nearest key date. */
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
  /** Whether it is due within three days, or late. */
  isUrgent: z.boolean(),
  path: z.string(),
});

/** The start of a client's overview. */
export const nextStepsSchema = z.object({
  /** "Sign the purchase agreement. Due diligence ends Friday." */
  sentence: z.string(),
  /** Absent if the client has nothing to do. */
  action: z.optional(
    z.object({ kind: z.enum(nextStepKinds), label: z.string(), path: z.string() }),
  ),
  /** The deal that the step belongs to. */
  deal: z.optional(z.object({ name: z.string(), path: z.string() })),
  /**
   * If the client has nothing to do: whom the broker is waiting for, and how the client will learn
   * the next step.
   */
  note: z.optional(z.string()),
  /** At most three, nearest first. */
  dates: z.array(nextDateSchema),
});

export type NextSteps = z.infer<typeof nextStepsSchema>;
export type NextDate = z.infer<typeof nextDateSchema>;
