import type { Broker } from "./schemas/broker.ts";
import type { InquiryClauses, LegalPage } from "./schemas/legal.ts";

/** The legal pages' clauses if this site's server stores inquiries. */
export const serverClauses = {
  collected:
    "Contact form: your name, email address, phone number, the service you chose and what you wrote. The time and a reference number are added, with the page you sent it from, the listing you asked about, the page on which your visit began, the site whose link brought you and the campaign words in that link’s address. Your browser holds these in memory while you stay; they say nothing about other visits. To prevent abuse, the server also briefly counts how many messages come from one network address.",
  route:
    "When you press Send, your message goes to the server that delivers this site. It is stored there before the page confirms it and shows you a reference number. The server then passes it on to my mailbox and, where I use one, to an automation service or customer database of my choice.",
  receivers:
    "The email provider of my mailbox, and the automation service or customer database where I use one; each handles the message under its own terms.",
  storage:
    "While you fill in the contact form, your browser keeps what you have typed in the session storage of that tab, so that an accidental reload does not lose it. The entry is removed when the message has been received or the tab is closed.",
  // Without INQUIRY_RETENTION_DAYS, nothing is erased automatically.
  kept: "Your inquiry stays on this site’s server until I erase it there; if I have set a retention period, the server erases an inquiry that long after I answered or closed it. Copies in my mailbox, and in the automation service or customer database where I use one, stay until I delete them there.",
  storedUntil: "What the form keeps in your browser goes when the tab is closed.",
  security: "",
  otherServices: "The map comes from OpenStreetMap, and some links lead elsewhere.",
  promise: "The contact form’s receipt says that your message is stored, not that I have read it.",
} as const satisfies InquiryClauses;

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

type Section = LegalPage["sections"][number];

const id = "ai-assistant";
const heading = "The AI assistant";

/** What the privacy policy says about the assistant: who reads a question, and what is sent. */
export function assistantPrivacy({ provider }: Pick<Broker["assistant"], "provider">): Section {
  return {
    id,
    heading,
    paragraphs: [
      "In the client portal you can ask the assistant about your own deals. It shows what your records say about it, each with its source: your deals’ figures and dates, documents and requests for them, events, contacts, messages, my notes for you, and the offers and activity of your listings. It also shows pages of this site. Your questions and the sources it showed are stored with your account until it is erased. I see the questions that you send to me, those you mark as not helped, and those that need a person, so that I can answer them.",
      provider
        ? `If you agree, ${provider.name} writes sentences from what was found, and the sources stay beneath them. Your question, the one before it and the first 20 passages found for it are then sent to ${provider.name}, which handles them under its own terms. Whole files, your password and records that do not match are not sent. Nothing is sent before you agree, and you can change your mind at any time where you ask. If you do not agree, the assistant shows you the passages alone, and nothing leaves this site.`
        : "It runs on this site’s own server. Your questions and the passages it shows are sent to nobody else.",
    ],
  };
}

/** The assistant's section of the terms. */
export const assistantTerms: Section = {
  id,
  heading,
  paragraphs: [
    "The AI assistant that I offer to clients gives 24/7 access to property information and market insights. It is software, it is always marked as an assistant, and it is not the broker. It shows passages of your records and of this site, each with its source; where it finds nothing, it says so and offers to ask me.",
    "It can misread a document, show the wrong passage or miss something recent. It gives no advice and never gives wire instructions. It cannot accept an offer, change a term or bind anyone. Check with me before you act on anything it says.",
  ],
};
