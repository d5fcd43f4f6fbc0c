import { userKey } from "../session/user.ts";

/** The session-storage key for dismissing the notice about samples. */
export const sampleNoticeKey = "sample-notice";
/** The entry’s value. */
export const noticeDismissed = "dismissed";

/** Sets `<html data-plain>` before the first paint if the notice was dismissed or the records aren’t samples. */
export function markSampleNotice(): void {
  try {
    const isPlain =
      sessionStorage.getItem(sampleNoticeKey) === noticeDismissed ||
      localStorage.getItem(userKey)?.includes('"portal":"live"');
    document.documentElement.toggleAttribute("data-plain", isPlain);
  } catch {
    // Without storage there are only samples, with the notice.
  }
}
