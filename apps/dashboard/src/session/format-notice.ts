import { loginText } from "@frontage/content/login";
import { notices } from "@frontage/content/messages";

import type { PassedNotice } from "./notice.ts";

/** A notice’s text. */
export function formatNotice(notice: PassedNotice): string {
  return notice === "loggedOutHere" ? loginText.loggedOutHere : notices[notice];
}
