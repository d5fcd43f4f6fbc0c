import { sampleNotifications } from "@frontage/content/samples/notifications";
import { notificationSchema } from "@frontage/content/schemas/notification";
import * as z from "zod/mini";

import type { Portal } from "../portal.ts";
import { sampleRecords } from "./sample-store.ts";

const notifications = sampleRecords("notifications", z.array(notificationSchema), () =>
  sampleNotifications(new Date()),
);

export const records: Pick<Portal, "notifications" | "setNotificationsRead"> & {
  unreadNotifications: () => Promise<number>;
} = {
  notifications: async () => notifications.read(),

  setNotificationsRead: async (ids, isRead) => {
    notifications.write(
      notifications.read().map((row) => (ids.includes(row.id) ? { ...row, isRead } : row)),
    );
  },

  unreadNotifications: async () => notifications.read().filter(({ isRead }) => !isRead).length,
};
