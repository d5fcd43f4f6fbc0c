import { webhookNotices } from "@frontage/records/messages";

/**
 * What is wrong with a webhook's URL, as a sentence.
 *
 * @param url without surrounding spaces
 * @returns `undefined` for an absolute http or https URL
 */
export function webhookUrlProblem(url: string): string | undefined {
  // `URL` repairs "https:host" and "https:/host"; the visitor should correct the mistake instead.
  const parsed = /^https?:\/\/[^/]/i.test(url) ? URL.parse(url) : null;
  if (!parsed) return webhookNotices.webhookInvalid;
  // Browsers refuse to send to a URL with credentials.
  if (parsed.username || parsed.password) return webhookNotices.webhookCredentials;
  return undefined;
}
