// Sent to browsers with a contact page that posts to a webhook: zod/mini, and only small imports.
import * as z from "zod/mini";
import { cleaned } from "./clean-text.ts";
import { webhookNotices } from "../messages.ts";

/** An absolute http or https URL. */
export const webhookUrlSchema = z.string(webhookNotices.webhookInvalid).check(
  cleaned(),
  // `new URL` repairs "https:host" and "https:/host"; the visitor should correct the mistake
  // instead.
  z.regex(/^https?:\/\/[^/]/i, webhookNotices.webhookInvalid),
  z.url(webhookNotices.webhookInvalid),
  // Browsers refuse to send to a URL with credentials.
  z.refine((url) => !hasCredentials(url), webhookNotices.webhookCredentials),
);

function hasCredentials(url: string): boolean {
  const { password, username } = URL.parse(url) ?? {};
  return Boolean(username || password);
}
