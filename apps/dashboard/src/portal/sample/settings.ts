import { sampleSessions, sampleSettings } from "@frontage/content/samples/settings";
import { sessionSchema, settingsSchema } from "@frontage/content/schemas/settings";
import * as z from "zod/mini";

import type { Portal } from "../portal.ts";
import { sampleRecords } from "./sample-store.ts";

const settings = sampleRecords("settings", settingsSchema, () => sampleSettings);
const sessions = sampleRecords("sessions", z.array(sessionSchema), () =>
  sampleSessions(new Date()),
);

/** More than any sample list holds. */
const everything = { limit: 200 };

export const records: Pick<
  Portal,
  "settings" | "saveSettings" | "sessions" | "endSessions" | "changePassword" | "exportData"
> = {
  settings: async () => settings.read(),

  saveSettings: async (input) => {
    settings.write(z.parse(settingsSchema, input));
    return settings.read();
  },

  sessions: async () => sessions.read(),

  endSessions: async (which) => {
    sessions.write(
      sessions
        .read()
        .filter((session) => session.isCurrent || (which !== "others" && session.id !== which.id)),
    );
  },

  changePassword: () =>
    Promise.reject(
      new Error(
        "The sample account has no password, so there is none to change. Nothing was sent.",
      ),
    ),

  exportData: async () => {
    const [
      { overview },
      properties,
      documents,
      contacts,
      events,
      messages,
      notifications,
      profile,
    ] = await Promise.all([
      import("@frontage/content/samples/overview"),
      import("./properties.ts"),
      import("./documents.ts"),
      import("./contacts.ts"),
      import("./events.ts"),
      import("./messages.ts"),
      import("./notifications.ts"),
      import("./profile.ts"),
    ]);
    const threads = await messages.records.threads();
    const everythingKept = {
      exportedAt: new Date().toISOString(),
      note: "Samples: every record in this file is invented.",
      overview,
      profile: await profile.records.profile(),
      settings: settings.read(),
      sessions: sessions.read(),
      properties: await properties.records.properties(),
      documents: (await documents.records.documents({}, everything)).items,
      contacts: (await contacts.records.contacts({}, everything)).items,
      events: await events.records.events({ from: "2000-01-01", to: "2100-12-31" }),
      threads: await Promise.all(
        threads.map(async (thread) => ({
          ...thread,
          messages: (await messages.records.messages(thread.id, everything)).items,
        })),
      ),
      notifications: await notifications.records.notifications(),
    };
    return new Blob([JSON.stringify(everythingKept, null, 2)], { type: "application/json" });
  },
};
