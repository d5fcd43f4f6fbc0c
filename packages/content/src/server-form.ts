import { broker } from "./broker.ts";
import type { ServerForm } from "./schemas/pages.ts";

/** The contact page's words about receipts and refusals, for a site whose server takes inquiries in. */
export const serverForm = {
  // No person sees this field; programs that fill in everything do.
  trapLabel: "Leave this field empty",
  receipt: {
    title: `Your inquiry is with ${broker.name}`,
    referenceLabel: "Reference",
    receivedLabel: "Received",
    next: "I read every inquiry myself and answer by email or phone during business hours:",
    keep: { beforePhone: "If it cannot wait, call me on ", afterPhone: " and name the reference." },
    another: "Send another inquiry",
  },
  refusal: {
    title: "Your message has not been sent yet",
    fields: "Please look at these fields again.",
    failed:
      "The server did not confirm it. Everything you typed is still here, and the same words sent again arrive only once.",
    offline: "You seem to be offline. Everything you typed is still here.",
    callBeforePhone: "Or call me on ",
    callAfterPhone: ".",
    retry: "Try again",
  },
} as const satisfies ServerForm;
