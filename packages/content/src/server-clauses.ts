import type { InquiryClauses } from "./legal.ts";

/** The legal pages' clauses if this site's server stores inquiries. */
export const serverClauses = {
  collected:
    "Contact form: your name, email address, phone number, the service you chose and what you wrote. The time and a reference number are added. To prevent abuse, the server also briefly counts how many messages come from one network address.",
  route:
    "When you press Send, your message goes to the server that delivers this site. It is stored there before the page confirms it and shows you a reference number. The server then passes it on to my mailbox and, where I use one, to an automation service or customer database of my choice.",
  receivers:
    "The email provider of my mailbox, and the automation service or customer database where I use one; each handles the message under its own terms.",
  storage:
    "While you fill in the contact form, your browser keeps what you have typed in the session storage of that tab, so that an accidental reload does not lose it. The entry is removed when the message has been received or the tab is closed.",
  // Matches INQUIRY_RETENTION_DAYS: without it, nothing is erased automatically.
  kept: "Your inquiry stays on this site’s server until I erase it there; if I have set a retention period, the server erases an inquiry that long after I answered or closed it. Copies in my mailbox, and in the automation service or customer database where I use one, stay until I delete them there.",
  storedUntil: "What the form keeps in your browser goes when the tab is closed.",
  security: "",
  otherServices: "The map comes from OpenStreetMap, and some links lead elsewhere.",
  promise: "The contact form’s receipt says that your message is stored, not that I have read it.",
} as const satisfies InquiryClauses;
