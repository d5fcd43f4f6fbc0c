import * as z from "zod/mini";
import { chosenPasswordSchema } from "./password.ts";
import { idSchema, instantSchema, timeZoneSchema } from "./record.ts";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

export const notificationTopics = [
  "messages",
  "signatures",
  "documents",
  "events",
  "market-note",
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

const channelsSchema = z.object({ inApp: z.boolean(), email: z.boolean() });

/** The settings of an account. The theme is stored in the browser, where the page needs it first. */
export const settingsSchema = z.object({
  notifications: z.object({
    messages: channelsSchema,
    signatures: channelsSchema,
    documents: channelsSchema,
    events: channelsSchema,
    "market-note": channelsSchema,
  }),
  /** The time zone for dates; by default the browser's. */
  timeZone: z.optional(timeZoneSchema),
  /** The hour of a broker's daily email, 0 to 23 in their time zone; absent for no email. */
  digestHour: z.optional(z.int().check(z.gte(0), z.lte(23))),
  /** Whether a selling client has turned off the weekly report on their listings. */
  isWeeklyReportOff: z.optional(z.literal(true)),
  /** When the client asked to close the account; absent if they haven't. */
  closureRequestedAt: z.optional(instantSchema),
  /**
   * When the client unsubscribed from market notes by email; absent if they haven't. Set by the
   * server: only someone who has seen it can subscribe again.
   */
  marketNotesUnsubscribedAt: z.optional(instantSchema),
});

export const sessionSchema = z.object({
  id: idSchema,
  /** "Chrome on Windows" */
  device: z.string().check(z.minLength(1)),
  /** Derived from the IP address: "Anytown, ST". */
  place: z.string(),
  lastSeenAt: instantSchema,
  isCurrent: z.boolean(),
});

export const passwordChangeSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, "Please enter your current password.")),
    newPassword: chosenPasswordSchema,
    repeated: z.string(),
  })
  .check(
    z.refine((form) => form.newPassword === form.repeated, {
      path: ["repeated"],
      error: "The two new passwords differ.",
    }),
  );

export type Settings = z.infer<typeof settingsSchema>;
export type Session = z.infer<typeof sessionSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
