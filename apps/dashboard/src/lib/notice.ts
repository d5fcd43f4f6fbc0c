import { notices } from "@frontage/content/messages";
import { toast } from "@frontage/ui/toast";

import { tabStorage } from "./browser-storage.ts";

/** The notices that one page leaves for the next. */
export type PassedNotice = "dashboardRefused" | "loggedOut";

/** Name of the session-storage entry in which a notice waits. */
export const noticeKey = "notice";

/** Leaves a notice for the page that opens next in this tab. */
export function leaveNotice(notice: PassedNotice): void {
  tabStorage.write(noticeKey, notice);
}

/** Shows the notice that an earlier page left, once. */
export function showLeftNotice(): void {
  const left = tabStorage.read(noticeKey);
  tabStorage.remove(noticeKey);
  if (left === "dashboardRefused") toast.error(notices.dashboardRefused);
  if (left === "loggedOut") toast.success(notices.loggedOut);
}
