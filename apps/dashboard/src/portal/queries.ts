import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { BrokerDesk, Portal } from "./portal.ts";

/**
 * The first word of every query's key. Whoever changes a subject invalidates its
 * word, and those of the subjects that count it.
 */
export const subjects = {
  overview: "overview",
  unread: "unread",
  properties: "properties",
  documents: "documents",
  contacts: "contacts",
  events: "events",
  threads: "threads",
  messages: "messages",
  notifications: "notifications",
  profile: "profile",
  settings: "settings",
  sessions: "sessions",
  /** Only a broker has these two. */
  clients: "clients",
  inquiries: "inquiries",
  twoFactor: "two-factor",
  calendarAddress: "calendar-address",
  audit: "audit",
  search: "search",
} as const;

// What more than one place asks for. A screen's own questions stand beside it.

export const overviewQuery = (portal: Portal) =>
  queryOptions({ queryKey: [subjects.overview], queryFn: portal.overview });

export const unreadQuery = (portal: Portal) =>
  queryOptions({ queryKey: [subjects.unread], queryFn: portal.unread });

/** How many inquiries nobody has answered or closed. */
export const newInquiriesQuery = ({ inquiries }: BrokerDesk) =>
  queryOptions({
    queryKey: [subjects.inquiries, "new"],
    queryFn: async () => (await inquiries.list({ status: "new" }, { limit: 1 })).counts.new,
  });

/** @param clientId only this client's; for a broker */
export const propertiesQuery = (portal: Portal, clientId?: string) =>
  queryOptions({
    queryKey: clientId ? [subjects.properties, "of", clientId] : [subjects.properties],
    queryFn: () => portal.properties({ clientId }),
  });

/** Every client; a broker has few enough for one list. */
export const clientsQuery = (desk: BrokerDesk) =>
  queryOptions({ queryKey: [subjects.clients], queryFn: () => desk.clients() });

/** One contact; `null` where there is none. */
export const contactQuery = (portal: Portal, id: string) =>
  queryOptions({
    queryKey: [subjects.contacts, "one", id],
    // Query takes `undefined` for a mistake.
    queryFn: async () => (await portal.contact(id)) ?? null,
  });

export const settingsQuery = (portal: Portal) =>
  queryOptions({ queryKey: [subjects.settings], queryFn: portal.settings });

export const searchQuery = (portal: Portal, text: string) =>
  queryOptions({
    queryKey: [subjects.search, text],
    queryFn: () => portal.search(text),
    // The last results stay while the next are looked for.
    placeholderData: keepPreviousData,
  });
