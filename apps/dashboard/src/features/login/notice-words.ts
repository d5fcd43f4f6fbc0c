import { loginWords } from "@frontage/content/login";
import { notices } from "@frontage/content/messages";

import type { PassedNotice } from "../../lib/notice.ts";

/** What an earlier page left to say, in a sentence. */
export function noticeInWords(notice: PassedNotice): string {
  return notice === "loggedOutHere" ? loginWords.loggedOutHere : notices[notice];
}
