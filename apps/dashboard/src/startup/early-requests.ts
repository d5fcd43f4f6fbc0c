import { recordIdAt } from "../navigation/record-id.ts";

declare global {
  interface Window {
    /** The answers to the requests that the first script has sent, by URL, until the page shows. */
    early?: Map<string, Promise<Response>> | undefined;
  }
}

/** Stands for the record's id in the requests of a page's file; no URL encodes it. */
export const anyRecordId = "_id_";

/**
 * Sends a screen's first requests while its code loads. The address's search may ask for other
 * records, so then the screen asks itself.
 *
 * @param urls the requests of the page's file
 */
export function sendEarly(urls: readonly string[]): void {
  if (location.search) return;
  const id = recordIdAt(location.pathname);
  const headers = { "Time-Zone": new Intl.DateTimeFormat().resolvedOptions().timeZone };
  window.early = new Map(
    urls.map((url) => {
      const asked = url.replace(anyRecordId, id);
      const answer = fetch(asked, { headers });
      // The screen's own request fails as well, and shows it.
      answer.catch(() => {});
      return [asked, answer];
    }),
  );
}
