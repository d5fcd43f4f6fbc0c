import { broker } from "@frontage/content/broker";
import {
  notificationTopics,
  type NotificationTopic,
  type Settings,
  type Theme,
} from "@frontage/content/schemas/settings";

import type { Motion } from "../../lib/motion.ts";

/** The sections, from top to bottom. */
const sectionWords = {
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

/** Where a section says something else to a broker. */
const brokersDescriptions: Partial<Record<SectionName, string>> = {
  details: "Shown to your clients and on shared documents.",
  activity: "What happened in every account, the latest first.",
};

/** What a section is called, and what it says to whoever reads it. */
export function wordsOf(name: SectionName, { isBroker }: { isBroker: boolean }) {
  const { description, title } = sectionWords[name];
  return { title, description: (isBroker && brokersDescriptions[name]) || description };
}

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

/** Nobody asks a broker to sign, and the market note is theirs. */
export function topicsFor({ isBroker }: { isBroker: boolean }): readonly NotificationTopic[] {
  return notificationTopics.filter(
    (topic) => !isBroker || (topic !== "signatures" && topic !== "market-note"),
  );
}

export type Channel = keyof Settings["notifications"][NotificationTopic];

export const channelWords: Record<Channel, string> = { inApp: "In the app", email: "By email" };
