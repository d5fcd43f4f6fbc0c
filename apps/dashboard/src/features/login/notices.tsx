import { notices } from "@frontage/content/messages";
import { toastMs } from "@frontage/content/timing";
import { toast, Toaster } from "@frontage/ui/toast";
import { useEffect } from "react";

import type { PassedNotice } from "../../lib/notice.ts";
import { noticeInWords } from "./notice-words.ts";

export type NoticesProps = { notice: PassedNotice };

/** Shows the notice that an earlier page left. Most visits bring none, so its code comes with one. */
export default function Notices({ notice }: NoticesProps) {
  useEffect(() => {
    // What was said before is no longer so.
    toast.clear();
    if (notice === "loggedOut") toast.success(notices.loggedOut);
    else toast.error(noticeInWords(notice));
  }, [notice]);
  return <Toaster duration={toastMs} />;
}
