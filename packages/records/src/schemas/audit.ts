import * as z from "zod/mini";
import { idSchema, instantSchema } from "./record.ts";

/**
 * The actions the server records. An entry may have another action if the page is older than its
 * server.
 */
export type AuditAction =
  | "accept"
  | "archive"
  | "ask"
  | "backup-codes"
  | "cancel"
  | "change"
  | "closure-decline"
  | "closure-request"
  | "closure-withdraw"
  | "confirm"
  | "consent"
  | "consent-withdraw"
  | "create"
  | "decline"
  | "disable"
  | "dismiss"
  | "download"
  | "email-change"
  | "email-change-cancel"
  | "email-change-confirm"
  | "email-change-request"
  | "enable"
  | "end"
  | "erase"
  | "export"
  | "import"
  | "invitation-accept"
  | "invitation-cancel"
  | "invite"
  | "link"
  | "passkey-add"
  | "passkey-remove"
  | "passkey-rename"
  | "password-change"
  | "propose"
  | "publish"
  | "read"
  | "remind"
  | "remove"
  | "reply"
  | "request"
  | "request-again"
  | "reset"
  | "reset-request"
  | "restore"
  | "resubscribe"
  | "retry"
  | "send"
  | "session-end"
  | "sign"
  | "sign-in"
  | "sign-out"
  | "signature-email"
  | "signature-email-withdraw"
  | "signature-report"
  | "signature-report-withdraw"
  | "signature-request"
  | "signature-withdraw"
  | "tour-confirm"
  | "tour-decline"
  | "two-factor-begin"
  | "two-factor-off"
  | "two-factor-on"
  | "unhelpful"
  | "unsubscribe"
  | "upload"
  | "view"
  | "withdraw";

/** An entry of the audit log: who did what to which record, and whether it was allowed. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: instantSchema,
  /** The actor's name at the time. */
  person: z.string(),
  /** Set if the actor is the reader. */
  isOwn: z.optional(z.literal(true)),
  /** Usually an `AuditAction`. */
  action: z.string(),
  /** "session", "document", "message" … */
  subject: z.string(),
  subjectId: z.optional(idSchema),
  /** The record's name at the time. */
  subjectName: z.optional(z.string()),
  outcome: z.enum(["done", "refused"]),
  /** Shown for one's own actions and those without a login; a broker sees everyone's. */
  ipAddress: z.optional(z.string()),
});

/** One page of the log, newest first; `nextCursor` requests the next. */
export const auditPageSchema = z.object({
  items: z.readonly(z.array(auditEntrySchema)),
  nextCursor: z.optional(z.string()),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditPage = z.infer<typeof auditPageSchema>;
