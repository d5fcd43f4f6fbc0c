import { broker } from "@frontage/content/broker";
import { emailText, type Recipient } from "../mail/email.ts";
import type { Email } from "../mail/mailer.ts";

/** @param link where the person chooses a password */
export function invitationEmail({ email, name }: Recipient, link: string): Email {
  return {
    to: email,
    subject: `Your account with ${broker.name}`,
    text: emailText(
      name,
      "I’ve set up an account for you. It has everything about our deals: documents, dates, contacts and messages.",
      "Choose a password to open it:",
      link,
      "The link works once, for seven days. If it has expired, ask me for a new one.",
    ),
  };
}

/** @param link where the person chooses a new password */
export function resetEmail({ email, name }: Recipient, link: string): Email {
  return {
    to: email,
    subject: "Choose a new password",
    text: emailText(
      name,
      "A password reset was requested for your account.",
      "Choose a new password here:",
      link,
      "The link works once, for an hour. If you didn’t request it, ignore this email: your password won’t change.",
    ),
  };
}

export function passwordChangedEmail({ email, name }: Recipient): Email {
  return {
    to: email,
    subject: "Your password was changed",
    text: emailText(
      name,
      "Your account’s password was just changed, and all other devices were logged out.",
      `If this wasn’t you, call me right away: ${broker.phone.display}.`,
    ),
  };
}
