import * as z from "zod/mini";
import { idSchema, instantSchema } from "./record.ts";

/** What happened to a client's records: who did what to what, and whether they were let. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: instantSchema,
  /** Who it was, as they were called then. */
  person: z.string(),
  /** "sign-in", "download", "create" … */
  action: z.string(),
  /** "session", "document", "message" … */
  subject: z.string(),
  subjectId: z.optional(idSchema),
  /** What it was called then, which it may no longer be. */
  subjectName: z.optional(z.string()),
  outcome: z.enum(["done", "refused"]),
  /** Of one's own doings, and of who was not signed in; a broker sees everybody's. */
  ipAddress: z.optional(z.string()),
});

/** A stretch of the record, the newest first; `nextCursor` asks for the one after it. */
export const auditPageSchema = z.object({
  items: z.readonly(z.array(auditEntrySchema)),
  nextCursor: z.optional(z.string()),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditPage = z.infer<typeof auditPageSchema>;
