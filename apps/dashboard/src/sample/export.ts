import { overview } from "@frontage/content/samples/overview";
import { Hono } from "hono";

import { everyNumberedPage, everyPage } from "../portal/every-page.ts";
import { records as deals } from "../portal/sample/deals.ts";
import { records as documents } from "../portal/sample/documents.ts";
import { records as events } from "../portal/sample/events.ts";
import { records as messages } from "../portal/sample/messages.ts";
import { keptSettings } from "../portal/sample/sample-clock.ts";
import { currentSessions } from "./account.ts";
import { currentContacts } from "./contacts.ts";
import { currentNotifications } from "./notifications.ts";
import { keptProfile } from "./profile.ts";

/** Every record of the visit, as JSON. */
export const routes = new Hono().get("/export", async (c) => {
  const threads = await messages.threads();
  return c.json({
    exportedAt: new Date().toISOString(),
    note: "Samples: every record in this file is invented.",
    overview,
    profile: keptProfile.read(),
    settings: keptSettings.read(),
    sessions: currentSessions(),
    deals: await deals.deals(),
    documents: (await everyNumberedPage((page) => documents.documents({}, page))).items,
    contacts: currentContacts(),
    events: await events.events({ from: "2000-01-01", to: "2100-12-31" }),
    threads: await Promise.all(
      threads.map(async (thread) => ({
        ...thread,
        messages: (await everyPage((page) => messages.messages(thread.id, page))).items,
      })),
    ),
    notifications: currentNotifications(),
  });
});
