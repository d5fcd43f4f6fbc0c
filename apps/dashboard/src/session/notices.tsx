import { notices } from "@frontage/content/messages";
import { toastMs } from "@frontage/content/timing";
import { toast, Toaster } from "@frontage/ui/toast";
import { useEffect } from "react";

import type { PassedNotice } from "./notice.ts";
import { formatNotice } from "./format-notice.ts";

export type NoticesProps = { notice: PassedNotice };

/** Shows the notice of an earlier page. Lazy, as most visits have none. */
export function Notices({ notice }: NoticesProps) {
  useEffect(() => {
    // Earlier notices no longer apply.
    toast.clear();
    if (notice === "loggedOut") toast.success(notices.loggedOut);
    else toast.error(formatNotice(notice));
  }, [notice]);
  return <Toaster duration={toastMs} />;
}
