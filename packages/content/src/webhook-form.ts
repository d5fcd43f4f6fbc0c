import { broker } from "./broker.ts";
import type { WebhookForm } from "./schemas/pages.ts";

/** The contact page's texts about the webhook, for a site that sends inquiries to one. */
export const webhookForm = {
  deliveryTitle: "Delivery settings",
  deliveryText: "Messages from this form are posted to the webhook you enter here.",
  deliverySet: "Saved in this browser",
  deliveryNotSet: "Not set",
  webhookLabel: "Webhook URL",
  webhookPlaceholder: "https://",
  noScript: `The form needs JavaScript to send. Without it, write to me at ${broker.firm.name}, ${broker.email}, or call ${broker.phone.display}.`,
} as const satisfies WebhookForm;
