import * as z from "zod/mini";
import { idSchema, instantSchema } from "./record.ts";

const notificationKinds = [
  "signature",
  "event",
  "document",
  "document-request",
  "offer",
  "contact",
  "message",
  "market-note",
  "inquiry",
  "listing",
] as const;

export const notificationSchema = z.object({
  id: idSchema,
  kind: z.enum(notificationKinds),
  /** One sentence without a period. */
  title: z.string().check(z.minLength(1)),
  /** The deal, and further context. */
  detail: z.string(),
  at: instantSchema,
  isRead: z.boolean(),
  /** The path it links to in the dashboard, with its query string. */
  path: z.string().check(z.regex(/^\/dashboard(\/|\?|$)/)),
});

export type PortalNotification = z.infer<typeof notificationSchema>;
