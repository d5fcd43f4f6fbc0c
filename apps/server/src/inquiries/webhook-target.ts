import { broker } from "@frontage/content/broker";
import type { InquiryBody } from "@frontage/records/schemas/inquiry";
import type { Deliver } from "../outbox/outbox.ts";
import { openWebhook, type WebhookSettings } from "../outbox/webhook.ts";
import type { DeliveryJob } from "./deliveries.ts";

/**
 * Posts inquiries to the owner's webhook.
 *
 * @param origin the site's
 * @param timeoutMs of a request
 */
export function webhookTarget(
  settings: WebhookSettings,
  origin: string,
  timeoutMs: number,
): { deliver: Deliver<DeliveryJob>; close: () => Promise<void> } {
  const webhook = openWebhook(settings, timeoutMs);
  return {
    deliver: async (job, signal) => webhook.post(job.id, bodyOf(job, origin), signal),
    close: webhook.close,
  };
}

/**
 * The same nine fields that the site posts with the transport "webhook", and the listing that an
 * inquiry is about.
 */
function bodyOf(
  { inquiry, listing }: DeliveryJob,
  origin: string,
): InquiryBody & Pick<DeliveryJob, "listing"> {
  const { email, message, name, phone, receivedAt, service } = inquiry;
  return {
    name,
    email,
    phone,
    service,
    message,
    form: "contact",
    send_to: broker.sendTo,
    timestamp: receivedAt,
    triggered_from: origin,
    ...(listing && { listing }),
  };
}
