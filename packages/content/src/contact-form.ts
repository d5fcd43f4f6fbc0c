import { broker } from "./broker.ts";
import type { ServerForm, WebhookForm } from "./schemas/pages.ts";

/** The contact page's texts about receipts and failures, for a site whose server stores inquiries. */
export const serverForm = {
  // A honeypot: hidden from people, filled in by bots.
  trapLabel: "Leave this field empty",
  receipt: {
    title: `Your inquiry is with ${broker.name}`,
    referenceLabel: "Reference",
    receivedLabel: "Received",
    next: "I read every inquiry myself and reply by email or phone during business hours:",
    keep: {
      beforePhone: "If it cannot wait, call me at ",
      afterPhone: " and mention the reference.",
    },
    another: "Send another inquiry",
  },
  refusal: {
    title: "Your message has not been sent yet",
    fields: "Please check these fields.",
    failed:
      "The server did not confirm it. Everything you typed is still here, and sending again won’t create a duplicate.",
    offline: "You seem to be offline. Everything you typed is still here.",
    callBeforePhone: "Or call me at ",
    callAfterPhone: ".",
    retry: "Try again",
  },
} as const satisfies ServerForm;

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
