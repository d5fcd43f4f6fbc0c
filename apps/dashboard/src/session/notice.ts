import { tabStorage } from "../storage/browser-storage.ts";

/** The notices that one page leaves for the next. */
const passedNotices = ["dashboardRefused", "loggedOut", "loggedOutHere"] as const;
export type PassedNotice = (typeof passedNotices)[number];

/** The session-storage key of a notice. */
export const noticeKey = "notice";

/** Leaves a notice for the page that opens next in this tab. */
export function leaveNotice(notice: PassedNotice): void {
  tabStorage.write(noticeKey, notice);
}

/** The notice that an earlier page left, once. */
export function takeNotice(): PassedNotice | undefined {
  const left = tabStorage.read(noticeKey);
  tabStorage.remove(noticeKey);
  return passedNotices.find((notice) => notice === left);
}
