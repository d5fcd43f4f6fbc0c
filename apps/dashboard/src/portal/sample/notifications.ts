import type { Portal } from "../portal.ts";

const soon = () => Promise.reject(new Error("Not written yet."));

export const records: Pick<Portal, "notifications" | "setNotificationsRead"> & {
  unreadNotifications: () => Promise<number>;
} = {
  notifications: soon,
  setNotificationsRead: soon,
  unreadNotifications: async () => 3,
};
