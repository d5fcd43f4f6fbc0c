const storageKey = "webhookUrl";

// Storage may be forbidden (private windows, policies): the field then lasts as long as the page.

/** The webhook URL kept in this browser; empty when there is none. */
export function readWebhookUrl(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keeps the webhook URL, as typed.
 *
 * @returns whether the browser kept it
 */
export function storeWebhookUrl(url: string): boolean {
  try {
    localStorage.setItem(storageKey, url);
    return true;
  } catch {
    return false;
  }
}
