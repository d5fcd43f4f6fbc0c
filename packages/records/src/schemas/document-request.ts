import * as z from "zod/mini";
import {
  clientRefSchema,
  daySchema,
  enteredDaySchema,
  idSchema,
  instantSchema,
  versionSchema,
} from "./record.ts";
import { cleaned } from "./cleaned.ts";

const documentRequestStatuses = [
  "requested",
  // The client has uploaded it; the broker has to review it.
  "received",
  "done",
  "canceled",
] as const;
export type DocumentRequestStatus = (typeof documentRequestStatuses)[number];

const note = z
  .string()
  .check(cleaned(), z.maxLength(500, "Please keep this under 500 characters."));

/** The form "Request a document". */
export const documentRequestFormSchema = z.object({
  /** What is needed: "Rent roll, second quarter". */
  label: z
    .string()
    .check(
      cleaned(),
      z.minLength(1, "Please say which document you need."),
      z.maxLength(120, "Please keep this under 120 characters."),
    ),
  /** Absent for no due date. */
  dueDay: z.optional(enteredDaySchema),
  note,
});

/** A broker's change of a request; absent fields stay unchanged. */
export const documentRequestChangeSchema = z.object({
  version: versionSchema,
  label: z.optional(documentRequestFormSchema.shape.label),
  /** `null` removes the due date. */
  dueDay: z.optional(z.nullable(enteredDaySchema)),
  note: z.optional(note),
  /**
   * "done" checks it off, "received" undoes that. "requested" requests it again. "canceled" is
   * final.
   */
  status: z.optional(z.enum(documentRequestStatuses)),
});

/** A document that the broker requested from the client of a deal. */
export const documentRequestSchema = z.object({
  id: idSchema,
  dealId: idSchema,
  /** The client who is asked. */
  client: z.optional(clientRefSchema),
  /** "48 Example Road" */
  dealName: z.string(),
  label: z.string().check(z.minLength(1)),
  dueDay: z.optional(daySchema),
  note: z.string(),
  status: z.enum(documentRequestStatuses),
  /** The document that the client uploaded for it, unless it was removed. */
  documentId: z.optional(idSchema),
  documentName: z.optional(z.string()),
  createdAt: instantSchema,
  /** When the client was last reminded. */
  remindedAt: z.optional(instantSchema),
  /** Whether the client can be reminded now: it is open, and there was no reminder today. */
  canRemind: z.boolean(),
  version: versionSchema,
});

export type DocumentRequest = z.infer<typeof documentRequestSchema>;
export type DocumentRequestForm = z.infer<typeof documentRequestFormSchema>;
export type DocumentRequestChange = z.infer<typeof documentRequestChangeSchema>;
