import { broker } from "@frontage/content/broker";
import {
  notificationTopics,
  type NotificationTopic,
  type Settings,
  type Theme,
} from "@frontage/records/schemas/settings";

import type { Motion } from "../../appearance/use-choice.ts";

/** The titles of sections, and the titles and descriptions of those collapsed in them. */
const sectionTexts = {
  profile: { title: "Profile" },
  criteria: { title: "What you’re looking for" },
  assistant: { title: "Assistant" },
  login: { title: "Login and devices" },
  notifications: { title: "Email and notices" },
  appearance: { title: "Display" },
  account: { title: "Your data" },
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
  sessions: { title: "Devices", description: "Where you’re logged in." },
  calendar: {
    title: "Calendar",
    description: "Subscribe to your calendar.",
  },
  activity: {
    title: "Activity",
    description: "Recent activity in your account.",
  },
  data: { title: "Download", description: "A copy of your data." },
  closure: { title: "Close your account", description: `A request to ${broker.name}.` },
} as const;
export type SectionName = keyof typeof sectionTexts;

function sectionId(name: SectionName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function sectionText(name: SectionName) {
  return { id: sectionId(name), description: "", ...sectionTexts[name] };
}

/** The sections from top to bottom, each with those collapsed in it. */
const order: readonly [SectionName, folded?: readonly SectionName[]][] = [
  ["profile"],
  ["criteria"],
  ["assistant"],
  ["login", ["loginEmail", "password", "passkeys", "twoFactor", "sessions"]],
  ["notifications"],
  ["appearance"],
  ["account", ["calendar", "activity", "data", "closure"]],
];

/** A person's sections, from top to bottom. The samples have no account. */
export function sectionsOf({ isBroker, isSample }: { isBroker: boolean; isSample: boolean }) {
  const isOffered: Partial<Record<SectionName, boolean>> = {
    criteria: !isBroker,
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
      ...sectionText(name),
      parts: folded?.filter((each) => isOffered[each] ?? true).map(sectionId),
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
