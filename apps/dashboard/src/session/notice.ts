import { tabStorage } from "../storage/browser-storage.ts";

/** Notices that one page leaves for the next one. */
const passedNotices = ["dashboardRefused", "loggedOut", "loggedOutHere"] as const;
export type PassedNotice = (typeof passedNotices)[number];

/** The session-storage key of a notice. */
export const noticeKey = "notice";

/** Leaves a notice for the next page in this tab. */
export function leaveNotice(notice: PassedNotice): void {
  tabStorage.write(noticeKey, notice);
}

/** Reads and removes the notice that an earlier page left. */
export function takeNotice(): PassedNotice | undefined {
  const left = tabStorage.read(noticeKey);
  tabStorage.remove(noticeKey);
  return passedNotices.find((notice) => notice === left);
}
