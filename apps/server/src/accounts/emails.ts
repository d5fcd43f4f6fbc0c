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

/**
 * @param change.link where the reader of the current address confirms it
 * @param change.isBroker the reader is a broker, whom nobody else helps
 */
export function confirmCurrentEmail(
  { email, name }: Recipient,
  { isBroker, link, newEmail }: { isBroker: boolean; link: string; newEmail: string },
): Email {
  const advice = isBroker ? "change your password" : `call me: ${broker.phone.display}`;
  return {
    to: email,
    subject: "Confirm your new login email",
    text: emailText(
      name,
      `Your login email will change to ${newEmail}, once you confirm it from both addresses.`,
      "Confirm it from this one here:",
      link,
      `The link works for three days. If you didn’t expect this, don’t confirm it, and ${advice}.`,
    ),
  };
}

/**
 * To an address that may turn out to be someone else's, so it doesn't mention the current one.
 *
 * @param change.link where its reader confirms it
 */
export function confirmNewEmail(
  { name }: Recipient,
  { link, newEmail }: { link: string; newEmail: string },
): Email {
  return {
    to: newEmail,
    subject: "Confirm your new login email",
    text: emailText(
      name,
      "This address will become the login email of your account, once you confirm it from both addresses.",
      "Confirm it from this one here:",
      link,
      "The link works for three days. If you don’t have an account with me, ignore this email.",
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
