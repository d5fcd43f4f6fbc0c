import { broker } from "@frontage/content/broker";
import type { NotificationTopic, Settings, Theme } from "@frontage/content/schemas/settings";

import type { Motion } from "../../lib/motion.ts";

/** The sections, from top to bottom. */
export const sectionWords = {
  details: {
    title: "Your details",
    description: "Shown to your broker and on shared documents.",
  },
  appearance: { title: "Appearance", description: "Applies to this browser." },
  notifications: { title: "Notify me about", description: "You can change this at any time." },
  timeZone: { title: "Time zone", description: "The clock that dates and times are shown in." },
  calendar: {
    title: "Calendar",
    description: "Your dates in the calendar of your phone or computer.",
  },
  password: { title: "Password", description: "Asked for when you log in." },
  twoFactor: {
    title: "Two-factor sign-in",
    description: "A code from your phone, asked for after the password.",
  },
  sessions: { title: "Sessions", description: "Where you are logged in." },
  activity: {
    title: "Activity",
    description: "What happened in your account, the latest first.",
  },
  data: { title: "Your data", description: "What is kept about you, as one file." },
  closure: { title: "Close your account", description: `A request to ${broker.name}.` },
} as const;
export type SectionName = keyof typeof sectionWords;

export const themeWords: Record<Theme, string> = {
  light: "Light",
  dark: "Dark",
  system: "System",
};

export const motionWords: Record<Motion, string> = {
  system: "As the system says",
  reduce: "Reduce",
};

export const topicWords: Record<NotificationTopic, string> = {
  messages: "New messages",
  signatures: "Documents to sign",
  documents: "New documents",
  events: "Events, one day before",
  "market-note": "Weekly market note",
};

export type Channel = keyof Settings["notifications"][NotificationTopic];

export const channelWords: Record<Channel, string> = { inApp: "In the app", email: "By email" };
