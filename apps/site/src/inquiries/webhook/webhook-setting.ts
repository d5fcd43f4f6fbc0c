const storageKey = "webhookUrl";

// Storage may be blocked (private windows, policies); then the field lasts as long as the page.

/** The webhook URL stored in this browser; empty if there is none. */
export function readWebhookUrl(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

/**
 * Stores the webhook URL, as typed.
 *
 * @returns whether the browser stored it
 */
export function storeWebhookUrl(url: string): boolean {
  try {
    localStorage.setItem(storageKey, url);
    return true;
  } catch {
    return false;
  }
}
