import { broker } from "@frontage/content/broker";
import { html, raw } from "hono/html";
import { oneLine, quoted, signature } from "../mail/email.ts";
import type { Email } from "../mail/mailer.ts";
import type { DeliveryJob } from "./delivery-jobs.ts";
import { serviceLabel } from "./queries.ts";

/** For the broker; replies go to the visitor. @param link to the inquiry in the dashboard */
export function inquiryEmail(inquiry: DeliveryJob["inquiry"], link: string): Email {
  const { email, message, phone, reference, service } = inquiry;
  const name = oneLine(inquiry.name);
  return {
    to: broker.sendTo,
    replyTo: { name, address: email },
    subject: `Inquiry ${reference} from ${name}`,
    text: `${[
      `${name} sent an inquiry through the site.`,
      [
        `Service: ${serviceLabel(service)}`,
        `Email: ${oneLine(email)}`,
        `Phone: ${oneLine(phone)}`,
        `Reference: ${reference}`,
      ].join("\n"),
      quoted(message),
      `Reply to this email to answer ${name}. The inquiry is also in your dashboard:\n${link}`,
    ].join("\n\n")}\n`,
  };
}

/** For the visitor. @param text as the broker wrote it */
export function inquiryReplyEmail(inquiry: DeliveryJob["inquiry"], text: string): Email {
  return {
    to: inquiry.email,
    replyTo: { name: broker.name, address: broker.email },
    subject: `Re: your inquiry ${inquiry.reference}`,
    text: `${[text, signature, `You wrote:\n${quoted(inquiry.message)}`].join("\n\n")}\n`,
  };
}

/**
 * Tells a visitor that their inquiry arrived. Anyone can enter anyone's address, so it has
 * nothing of what they wrote, except a name that can't be anything else.
 */
export async function inquiryReceiptEmail({
  email,
  name,
  reference,
}: DeliveryJob["inquiry"]): Promise<Email> {
  const greeting = ["Hello", greetingName(name)].filter(Boolean).join(" ");
  const paragraphs = [
    `${greeting},`,
    "Thank you for your inquiry. It arrived, and I’ll reply personally.",
    `Your reference: ${reference}`,
    "You can reply to this email to add something. If you didn’t send an inquiry, someone entered your address by mistake: please ignore this email.",
  ];
  const blocks = [...paragraphs, signature];
  return {
    to: email,
    replyTo: { name: broker.name, address: broker.email },
    subject: `Your inquiry ${reference} arrived`,
    text: `${blocks.join("\n\n")}\n`,
    html: await htmlOf(blocks),
    // Mailboxes that answer by themselves don't answer this (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied" },
  };
}

/** Up to four words of letters; nothing that may be an address, a number or a message. */
const plainName = /^[\p{L}\p{M}'’-]{1,20}\.?(?: [\p{L}\p{M}'’-]{1,20}\.?){0,3}$/u;

/** @returns the name if it looks like one, or "" */
function greetingName(name: string): string {
  const typed = oneLine(name);
  return plainName.test(typed) ? typed : "";
}

/** A page of these paragraphs, in the reader's own font and colors. */
async function htmlOf(paragraphs: readonly string[]): Promise<string> {
  const lines = (text: string) =>
    text.split("\n").map((line, index) => html`${index ? raw("<br>") : ""}${line}`);
  const body = paragraphs.map((text) => html`<p>${lines(text)}</p>`);
  return String(
    await html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <title>Your inquiry</title>
        <body>
          ${body}
        </body>
      </html>`,
  );
}
