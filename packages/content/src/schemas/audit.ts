import * as z from "zod/mini";
import { idSchema, instantSchema } from "./record.ts";

/** What the server writes down. A page may be older than its server, so an entry may say another. */
export type AuditAction =
  | "accept"
  | "backup-codes"
  | "change"
  | "closure-request"
  | "closure-withdraw"
  | "confirm"
  | "create"
  | "decline"
  | "download"
  | "erase"
  | "export"
  | "invitation-accept"
  | "invite"
  | "link"
  | "password-change"
  | "propose"
  | "read"
  | "remove"
  | "reply"
  | "request"
  | "reset"
  | "reset-request"
  | "restore"
  | "retry"
  | "send"
  | "session-end"
  | "sign"
  | "sign-in"
  | "sign-out"
  | "signature-request"
  | "signature-withdraw"
  | "two-factor-begin"
  | "two-factor-off"
  | "two-factor-on"
  | "upload"
  | "view"
  | "withdraw";

/** What happened to a client's records: who did what to what, and whether they were let. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: instantSchema,
  /** Who it was, as they were called then. */
  person: z.string(),
  /** See `AuditAction`. */
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
