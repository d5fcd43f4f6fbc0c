import { sampleNotifications } from "@frontage/content/samples/notifications";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import { idSchema } from "@frontage/records/schemas/record";
import * as z from "zod/mini";

import type { Portal } from "../portal.ts";
import { datedSamples } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";

// Only a visit’s changes are stored; the samples are generated.
/** Whether they are read, by id. */
const changesSchema = z.record(idSchema, z.boolean());

const changes = sampleRecords(
  "notifications",
  changesSchema,
  (): z.infer<typeof changesSchema> => ({}),
);
const samples = datedSamples(sampleNotifications);

/** The current notifications, latest first. */
function currentNotifications(): PortalNotification[] {
  const isRead = changes.read();
  return samples().map((row) => ({ ...row, isRead: isRead[row.id] ?? row.isRead }));
}

export const records: Pick<Portal, "notifications" | "setNotificationsRead"> = {
  notifications: async () => currentNotifications(),

  setNotificationsRead: async (ids, isRead) => {
    changes.write({ ...changes.read(), ...Object.fromEntries(ids.map((id) => [id, isRead])) });
  },
};
