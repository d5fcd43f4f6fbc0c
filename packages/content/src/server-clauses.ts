import type { InquiryClauses } from "./legal.ts";

/** The legal pages' clauses where this site's server takes inquiries in. */
export const serverClauses = {
  collected:
    "Contact form: your name, email address, phone number, the service you chose and what you wrote. The time and a reference number are added. To hold off abuse, the server also counts for a short while how many messages come from one network address.",
  route:
    "When you press Send, your message goes to the server that delivers this site. It is stored there before the page tells you so and shows you a reference number. The server then passes it on to my mailbox and, where I use one, to an automation service or customer database of my choice.",
  receivers:
    "The email provider of my mailbox, and the automation service or customer database where I use one; each handles the message under its own terms.",
  storage:
    "While you fill in the contact form, your browser keeps what you have typed in the session storage of that tab, so that an accidental reload does not lose it. The entry is removed when the message has been received or the tab is closed.",
  // What the setting INQUIRY_RETENTION_DAYS does; without it, nothing is erased by itself.
  kept: "Your inquiry stays on this site’s server until I erase it there; where I have set a time for it, the server erases an inquiry that long after I answered or closed it. Copies in my mailbox, and in the automation service or customer database where I use one, stay until I delete them there.",
  storedUntil: "What the form keeps in your browser goes when the tab is closed.",
  security: "",
  otherServices: "The map comes from OpenStreetMap, and some links lead elsewhere.",
  promise:
    "The receipt of the contact form says that your message is stored, not that I have read it.",
} as const satisfies InquiryClauses;
