import type { Portal } from "../portal.ts";

const soon = () => Promise.reject(new Error("Not written yet."));

export const records: Pick<
  Portal,
  "settings" | "saveSettings" | "sessions" | "endSessions" | "changePassword" | "exportData"
> = {
  settings: soon,
  saveSettings: soon,
  sessions: soon,
  endSessions: soon,
  changePassword: soon,
  exportData: soon,
};
