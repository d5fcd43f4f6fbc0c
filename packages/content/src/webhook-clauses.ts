import type { InquiryClauses } from "./legal.ts";

/** The legal pages' clauses if inquiries are sent by webhook. */
export const webhookClauses = {
  collected:
    "Contact form: your name, email address, phone number, the service you chose and what you wrote. The name of the form, the address that will receive the message, the time, and the address of this site are added.",
  route:
    "When you press Send, your browser posts the message to the webhook URL entered in Delivery settings above the form. That is an automation service chosen by the person who entered the URL; it receives everything listed for the contact form and handles it under its own terms. Enter only an address you trust. This site keeps no copy, and it cannot read the service’s response: a message marked as sent has left your browser, which does not prove that it arrived.",
  receivers: "The email provider to which the automation service passes your message on.",
  storage:
    "It keeps one entry in your browser’s local storage: the webhook URL, as soon as one is entered on the contact page, so that you don’t have to type it again. You can delete it in the browser’s settings at any time.",
  kept: "I delete inquiries that don’t lead anywhere within 24 months of our last contact.",
  storedUntil: "Entries in your browser stay until you remove them.",
  // Ends with a space, because another sentence follows.
  security:
    "A webhook URL that begins with http:// sends your message unencrypted, so prefer https://. ",
  otherServices:
    "The contact form posts to a webhook URL that is entered in the browser, the map comes from OpenStreetMap, and some links lead elsewhere.",
  promise: "The form can tell you that a message has left your browser, not that it arrived.",
} as const satisfies InquiryClauses;
