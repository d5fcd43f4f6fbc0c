import { userKey } from "../session/user.ts";

/** The session-storage key that records that the notice about samples was dismissed. */
export const sampleNoticeKey = "sample-notice";
export const noticeDismissed = "dismissed";

/**
 * Sets `<html data-plain>` before the first paint if the notice was dismissed, or the records
 * aren't samples.
 */
export function markSampleNotice(): void {
  try {
    const isPlain =
      sessionStorage.getItem(sampleNoticeKey) === noticeDismissed ||
      localStorage.getItem(userKey)?.includes('"portal":"live"');
    document.documentElement.toggleAttribute("data-plain", isPlain);
  } catch {
    // Without storage, only the samples can be opened, and the notice is shown.
  }
}
