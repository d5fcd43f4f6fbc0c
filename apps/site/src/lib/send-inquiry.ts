import { broker } from "@frontage/content/broker";
import type { Inquiry, InquiryBody } from "@frontage/content/schemas/inquiry";

/** Long enough for a slow automation service, short enough that nobody stares at "Sending...". */
const timeoutMs = 30_000;

/** What a transport may need beside the inquiry. */
export type Delivery = {
  /** Where the webhook transport posts to; an absolute http or https URL. */
  webhookUrl: string;
};

type Transport = (body: InquiryBody, delivery: Delivery) => Promise<void>;

/**
 * Posts to the visitor's webhook. The request is `no-cors`, so its answer cannot
 * be read: completion counts as success. Nor may it name its type: the JSON
 * arrives as `text/plain`. It outlives the page (`keepalive`).
 */
async function postToWebhook(body: InquiryBody, { webhookUrl }: Delivery) {
  await fetch(webhookUrl, {
    method: "POST",
    mode: "no-cors",
    credentials: "omit",
    keepalive: true,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

const transports: Record<typeof broker.inquiries.transport, Transport> = {
  webhook: postToWebhook,
};

/**
 * Sends an inquiry by the transport that `broker.ts` chooses.
 *
 * @param inquiry the five fields, already validated
 * @throws when the send fails or takes over 30 s
 */
export async function sendInquiry(inquiry: Inquiry, delivery: Delivery): Promise<void> {
  const body: InquiryBody = {
    ...inquiry,
    form: "contact",
    send_to: broker.sendTo,
    timestamp: new Date().toISOString(),
    triggered_from: window.location.origin,
  };
  await transports[broker.inquiries.transport](body, delivery);
}
