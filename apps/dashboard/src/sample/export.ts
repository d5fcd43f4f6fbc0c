import { overview } from "@frontage/content/samples/overview";
import { Hono } from "hono";

import { keptSettings } from "./sample-clock.ts";
import { currentSessions } from "./account.ts";
import { currentContacts } from "./contacts.ts";
import { currentDeals } from "./deals.ts";
import { documentsPage } from "./documents.ts";
import { eventsIn } from "./events.ts";
import { currentMessages, currentThreads, newestFirst } from "./messages.ts";
import { currentNotifications } from "./notifications.ts";
import { keptProfile } from "./profile.ts";

/** Exports all records of the visit as JSON. */
export const routes = new Hono().get("/export", (c) =>
  c.json({
    exportedAt: new Date().toISOString(),
    note: "Samples: every record in this file is invented.",
    overview,
    profile: keptProfile.read(),
    settings: keptSettings.read(),
    sessions: currentSessions(),
    deals: currentDeals(),
    documents: documentsPage({}, { limit: Infinity }).items,
    contacts: currentContacts(),
    events: eventsIn({ from: "2000-01-01", to: "2100-12-31" }),
    threads: currentThreads().map((thread) => ({
      ...thread,
      messages: newestFirst(currentMessages().filter(({ threadId }) => threadId === thread.id)),
    })),
    notifications: currentNotifications(),
  }),
);
