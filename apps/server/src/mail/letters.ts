import { broker } from "@frontage/content/broker";
import type { Inquiry } from "@frontage/content/schemas/inquiry";
import { serviceLabel } from "../records/inquiries.ts";
import type { Mail } from "./mailer.ts";

// What the broker writes by itself: plain text, and the one link it is about.

type To = { name: string; email: string };

/** @param link where the person chooses a password */
export function invitationLetter({ email, name }: To, link: string): Mail {
  return {
    to: email,
    subject: `Your account with ${broker.name}`,
    text: letter(
      name,
      "I have set up an account for you. In it you find our deals: the documents, the dates, the people involved and our messages.",
      "Choose a password to open it:",
      link,
      "The link works once and for seven days. If it has run out, ask me for a new one.",
    ),
  };
}

/** @param link where the person chooses a new password */
export function resetLetter({ email, name }: To, link: string): Mail {
  return {
    to: email,
    subject: "Choose a new password",
    text: letter(
      name,
      "Somebody, I hope you, has asked for a new password for your account.",
      "Choose it here:",
      link,
      "The link works once and for an hour. If you did not ask for it, do nothing: your password stays as it is.",
    ),
  };
}

/** After the fact, for whoever did not do it. */
export function passwordChangedLetter({ email, name }: To): Mail {
  return {
    to: email,
    subject: "Your password was changed",
    text: letter(
      name,
      "The password of your account was changed just now, and every other device was signed out.",
      `If this was not you, call me at once: ${broker.phone.display}.`,
    ),
  };
}

/** What the dashboard tells as well. @param link where it leads */
export function notificationLetter(
  { email, name }: To,
  { detail, title }: { title: string; detail: string },
  link: string,
): Mail {
  return {
    to: email,
    subject: oneLine(title),
    text: letter(
      name,
      [oneLine(title), oneLine(detail)].filter(Boolean).join("\n"),
      "Open it in your account:",
      link,
      "Which mails you get is yours to choose, in the settings of your account.",
    ),
  };
}

type Sent = {
  name: string;
  email: string;
  phone: string;
  service: Inquiry["service"];
  message: string;
  reference: string;
};

/** What a visitor sent, to the broker; an answer to it goes to the visitor. @param link to it in the dashboard */
export function inquiryLetter(inquiry: Sent, link: string): Mail {
  const { email, message, phone, reference, service } = inquiry;
  const name = oneLine(inquiry.name);
  return {
    to: broker.sendTo,
    replyTo: { name, address: email },
    subject: `Inquiry ${reference} from ${name}`,
    text: `${[
      `${name} sent an inquiry by the site.`,
      [
        `Service: ${serviceLabel(service)}`,
        `Email: ${oneLine(email)}`,
        `Phone: ${oneLine(phone)}`,
        `Reference: ${reference}`,
      ].join("\n"),
      quoted(message),
      `Your answer to this mail goes to ${name}. The inquiry is also in your dashboard:\n${link}`,
    ].join("\n\n")}\n`,
  };
}

/** What the broker answers. @param text in the broker's own words */
export function inquiryReplyLetter(inquiry: Sent, text: string): Mail {
  return {
    to: inquiry.email,
    replyTo: { name: broker.name, address: broker.email },
    subject: `Re: your inquiry ${inquiry.reference}`,
    text: `${[text, signature, `You wrote:\n${quoted(inquiry.message)}`].join("\n\n")}\n`,
  };
}

/** Set apart, so that nobody's words pass for ours. */
function quoted(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/^/gm, "> ");
}

const signature = [broker.name, broker.businessName, broker.phone.display, broker.email].join("\n");

function letter(name: string, ...paragraphs: string[]): string {
  return [`Hello ${oneLine(name)},`, ...paragraphs, signature].join("\n\n") + "\n";
}

/** A name stays in its line, whatever it holds. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
