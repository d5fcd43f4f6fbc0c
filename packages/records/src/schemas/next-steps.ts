import * as z from "zod/mini";
import { idSchema } from "./record.ts";

/**
 * What can be open in a deal, most urgent first: money, then signatures, documents, people and
 * listing agreements.
 */
export const openItemKinds = [
  "offer",
  "counter",
  "sign",
  "send",
  "confirm",
  "read",
  "answer",
  "term",
] as const;
export type OpenItemKind = (typeof openItemKinds)[number];

/** What a deal is waiting for, and who has it. */
export const waitingForSchema = z.object({
  kind: z.enum(openItemKinds),
  /** The id of the offer, document, request, event, conversation, question or listing. */
  id: idSchema,
  isYours: z.boolean(),
  /** "You", or a name. */
  who: z.string(),
  /** "Revision 3 to sign" */
  what: z.string(),
  /** What the reader can do about it, and where; "Open" if nothing else. */
  verb: z.string(),
  path: z.string(),
  /** For a broker who waits for a client, whether a reminder may be sent today. */
  canRemind: z.optional(z.boolean()),
});

/** What the reader must do next, as two lines and a button. */
export const nextStepSchema = z.object({
  /** "Sign revision 3 of the purchase agreement." */
  sentence: z.string(),
  /** When it ends, or the nearest date: "Due diligence at 48 Example Road ends Friday." */
  when: z.string(),
  action: z.optional(
    z.object({
      kind: z.enum([...openItemKinds, "date"]),
      /** Absent for a date. */
      id: z.optional(idSchema),
      label: z.string(),
      path: z.string(),
    }),
  ),
});

/** The start of a client's overview. */
export const nextStepsSchema = z.extend(nextStepSchema, {
  /** What else waits for the client, most urgent first. */
  others: z.readonly(
    z.array(
      z.object({
        id: idSchema,
        /** "Approve a $12,250,000 counter" */
        title: z.string(),
        /** "15 Placeholder Plaza, to Abara Retail Partners" */
        detail: z.string(),
        verb: z.string(),
        path: z.string(),
      }),
    ),
  ),
});

export type NextStepKind = OpenItemKind | "date";
export type WaitingFor = z.infer<typeof waitingForSchema>;
export type NextStep = z.infer<typeof nextStepSchema>;
export type NextSteps = z.infer<typeof nextStepsSchema>;
