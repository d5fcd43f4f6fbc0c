import { broker } from "@frontage/content/broker";
import {
  notificationTopics,
  type NotificationTopic,
  type Settings,
  type Theme,
} from "@frontage/records/schemas/settings";

import type { Motion } from "../../appearance/use-choice.ts";

/** The titles and descriptions of sections and their groups. */
const sectionTexts = {
  details: {
    title: "Your details",
    description: "Shown to your broker and on shared documents.",
  },
  appearance: { title: "Appearance", description: "Applies to this browser." },
  notifications: { title: "Notify me about", description: "You can change this anytime." },
  timeZone: { title: "Time zone", description: "Time zone for dates and times." },
  assistant: {
    title: "Assistant",
    description: "Shows clients what their documents, dates and messages say.",
  },
  login: { title: "Login and security", description: "How you log in." },
  loginEmail: { title: "Login email", description: "Used to log in and to reset your password." },
  password: { title: "Password", description: "Used to log in." },
  passkeys: {
    title: "Passkeys",
    description: "Log in with your fingerprint, face or screen lock.",
  },
  twoFactor: {
    title: "Two-factor authentication",
    description: "A code from your phone in addition to your password.",
  },
  sessions: { title: "Sessions", description: "Where you’re logged in." },
  account: { title: "Account and data", description: "What’s stored for you." },
  calendar: {
    title: "Calendar",
    description: "Subscribe to your calendar.",
  },
  activity: {
    title: "Activity",
    description: "Recent activity in your account.",
  },
  data: { title: "Your data", description: "Download a copy of your data." },
  closure: { title: "Close your account", description: `A request to ${broker.name}.` },
} as const;
export type SectionName = keyof typeof sectionTexts;

/** Descriptions that differ for a broker. */
const brokerDescriptions: Partial<Record<SectionName, string>> = {
  details: "Shown to your clients and on shared documents.",
  activity: "Recent activity in every account.",
};

function sectionId(name: SectionName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function sectionText(name: SectionName, { isBroker }: { isBroker: boolean }) {
  const { description, title } = sectionTexts[name];
  return {
    id: sectionId(name),
    title,
    description: (isBroker && brokerDescriptions[name]) || description,
  };
}

/** The sections from top to bottom, each with those collapsed in it. */
const order: readonly [SectionName, folded?: readonly SectionName[]][] = [
  ["details"],
  ["appearance"],
  ["notifications"],
  ["timeZone"],
  ["assistant"],
  ["login", ["loginEmail", "password", "passkeys", "twoFactor", "sessions"]],
  ["account", ["calendar", "activity", "data", "closure"]],
];

/** A person's sections, from top to bottom. The samples have no account. */
export function sectionsOf({ isBroker, isSample }: { isBroker: boolean; isSample: boolean }) {
  const isOffered: Partial<Record<SectionName, boolean>> = {
    calendar: !isSample,
    assistant: isBroker && broker.assistant.isOffered,
    loginEmail: !isSample,
    passkeys: !isSample,
    twoFactor: !isSample,
    activity: !isSample,
    closure: !isBroker,
  };
  return order
    .filter(([name]) => isOffered[name] ?? true)
    .map(([name, folded]) => ({
      ...sectionText(name, { isBroker }),
      folded: folded?.filter((each) => isOffered[each] ?? true).map(sectionId),
    }));
}

export const themeLabels: Record<Theme, string> = {
  light: "Light",
  dark: "Dark",
  system: "System",
};

export const motionLabels: Record<Motion, string> = {
  system: "System",
  reduce: "Reduce",
};

export const topicLabels: Record<NotificationTopic, string> = {
  messages: "New messages",
  signatures: "Documents to sign or send",
  documents: "New documents",
  events: "Upcoming events and key dates",
  "market-note": "Weekly market note",
};

/**
 * The topics of notifications. Brokers get no signature requests, and write market notes
 * themselves.
 */
export function topicsFor({ isBroker }: { isBroker: boolean }): readonly NotificationTopic[] {
  return notificationTopics.filter(
    (topic) => !isBroker || (topic !== "signatures" && topic !== "market-note"),
  );
}

export type Channel = keyof Settings["notifications"][NotificationTopic];

export const channelLabels: Record<Channel, string> = { inApp: "In the app", email: "By email" };
