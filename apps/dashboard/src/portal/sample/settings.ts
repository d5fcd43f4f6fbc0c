import { sampleSessions } from "@frontage/content/samples/settings";
import { idSchema } from "@frontage/records/schemas/record";
import { settingsSchema, type Session } from "@frontage/records/schemas/settings";
import * as z from "zod/mini";

import { everyNumberedPage, everyPage } from "../every-page.ts";
import type { Portal } from "../portal.ts";
import { checkVersion } from "./check-version.ts";
import { datedSamples, keptSettings } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";

/** The sessions that were ended, by id. */
const ended = sampleRecords("sessions", z.array(idSchema), (): string[] => []);
const samples = datedSamples(sampleSessions);

function currentSessions(): Session[] {
  return samples().filter(({ id }) => !ended.read().includes(id));
}

export const records: Pick<
  Portal,
  "settings" | "saveSettings" | "sessions" | "endSessions" | "changePassword" | "exportData"
> = {
  settings: async () => keptSettings.read(),

  saveSettings: async (input) => {
    const entered = z.parse(settingsSchema, input);
    checkVersion("Your settings were", keptSettings.read(), entered);
    keptSettings.write({ ...entered, version: entered.version + 1 });
    return keptSettings.read();
  },

  sessions: async () => currentSessions(),

  endSessions: async (which) => {
    const others = currentSessions().filter(
      ({ id, isCurrent }) => !isCurrent && (which === "others" || which.id === id),
    );
    ended.write([...ended.read(), ...others.map(({ id }) => id)]);
  },

  changePassword: () =>
    Promise.reject(
      new Error(
        "The sample account has no password, so there is none to change. Nothing was sent.",
      ),
    ),

  exportData: async () => {
    const [{ overview }, deals, documents, contacts, events, messages, notifications, profile] =
      await Promise.all([
        import("@frontage/content/samples/overview"),
        import("./deals.ts"),
        import("./documents.ts"),
        import("../../sample/contacts.ts"),
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
      settings: keptSettings.read(),
      sessions: currentSessions(),
      deals: await deals.records.deals(),
      documents: (await everyNumberedPage((page) => documents.records.documents({}, page))).items,
      contacts: contacts.currentContacts(),
      events: await events.records.events({ from: "2000-01-01", to: "2100-12-31" }),
      threads: await Promise.all(
        threads.map(async (thread) => ({
          ...thread,
          messages: (await everyPage((page) => messages.records.messages(thread.id, page))).items,
        })),
      ),
      notifications: await notifications.records.notifications(),
    };
    return new Blob([JSON.stringify(everythingKept, null, 2)], { type: "application/json" });
  },
};
