import * as z from "zod/mini";
import { chosenPasswordSchema } from "./password.ts";
import { idSchema, instantSchema, timeZoneSchema, versionSchema } from "./record.ts";

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

/** What the account keeps, but its version. The theme stays in the browser, where the page needs it first. */
export const storedSettingsSchema = z.object({
  notifications: z.object({
    messages: channelsSchema,
    signatures: channelsSchema,
    documents: channelsSchema,
    events: channelsSchema,
    "market-note": channelsSchema,
  }),
  /** The time zone of dates; absent: the browser's. */
  timeZone: z.optional(timeZoneSchema),
  /** The hour of a broker's daily email, in their time zone: 0 to 23; absent: no daily email. */
  digestHour: z.optional(z.int().check(z.gte(0), z.lte(23))),
  /** When the client asked to have the account closed; absent: no request. */
  closureRequestedAt: z.optional(instantSchema),
  /**
   * When the client unsubscribed from market notes by email; absent: they haven't. The server's:
   * turning the email on again subscribes only whoever has seen it.
   */
  marketNotesUnsubscribedAt: z.optional(instantSchema),
});

/** A person's settings. */
export const settingsSchema = z.extend(storedSettingsSchema, { version: versionSchema });

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
    current: z.string().check(z.minLength(1, "Please enter your current password.")),
    next: chosenPasswordSchema,
    repeated: z.string(),
  })
  .check(
    z.refine((form) => form.next === form.repeated, {
      path: ["repeated"],
      error: "The two new passwords differ.",
    }),
  );

export type StoredSettings = z.infer<typeof storedSettingsSchema>;
export type Settings = z.infer<typeof settingsSchema>;
export type Session = z.infer<typeof sessionSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
