import { broker } from "@frontage/content/broker";
import type { Inquiry, InquiryBody } from "@frontage/records/schemas/inquiry";

/** Long enough for a slow automation service, short enough that visitors don't give up on "Sending...". */
const timeoutMs = 30_000;

/**
 * Posts an inquiry to the visitor's webhook. The request is `no-cors`, so its response can't be
 * read: completion counts as success. It can't set its content type either: the JSON arrives as
 * `text/plain`. It continues after the page is closed (`keepalive`).
 *
 * @param inquiry the five fields, already validated
 * @param webhookUrl an absolute http or https URL
 * @throws if the send fails or takes over 30 s
 */
export async function sendInquiry(inquiry: Inquiry, webhookUrl: string): Promise<void> {
  const body: InquiryBody = {
    ...inquiry,
    form: "contact",
    send_to: broker.sendTo,
    timestamp: new Date().toISOString(),
    triggered_from: window.location.origin,
  };
  await fetch(webhookUrl, {
    method: "POST",
    mode: "no-cors",
    credentials: "omit",
    keepalive: true,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}
