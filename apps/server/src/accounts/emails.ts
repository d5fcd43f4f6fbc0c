import { broker } from "@frontage/content/broker";
import { emailText, type Recipient } from "../mail/email.ts";
import type { Email } from "../mail/mailer.ts";
import type { AccessKind } from "./end-access.ts";

/** @param link where the person chooses a password */
export function invitationEmail(reader: Recipient, link: string): Email {
  return {
    to: reader.email,
    subject: `Your account with ${broker.name}`,
    ...emailText(
      reader,
      reader.isBroker
        ? "An account was set up for you: clients, deals, documents and messages."
        : "I’ve set up an account for you. It has everything about our deals: documents, dates, contacts and messages.",
      "Choose a password to open it:",
      link,
      "The link works once, for seven days. If it has expired, ask me for a new one.",
    ),
  };
}

/** @param link where the person chooses a new password */
export function resetEmail(reader: Recipient, link: string): Email {
  return {
    to: reader.email,
    subject: "Choose a new password",
    ...emailText(
      reader,
      "A password reset was requested for your account.",
      "Choose a new password here:",
      link,
      "The link works once, for an hour. If you didn’t request it, ignore this email: your password won’t change.",
    ),
  };
}

/**
 * @param change.link where the reader of the current address confirms it
 */
export function confirmCurrentEmail(
  reader: Recipient,
  { link, newEmail }: { link: string; newEmail: string },
): Email {
  // Nobody else can help a broker.
  const advice = reader.isBroker ? "change your password" : `call me: ${broker.phone.display}`;
  return {
    to: reader.email,
    subject: "Confirm your new login email",
    ...emailText(
      reader,
      `Your login email will change to ${newEmail}, once you confirm it from both addresses.`,
      "Confirm it from this one here:",
      link,
      `The link works for three days. If you didn’t expect this, don’t confirm it, and ${advice}.`,
    ),
  };
}

/**
 * The address may turn out to be someone else's, so the email doesn't mention the current one.
 *
 * @param change.link where its reader confirms it
 */
export function confirmNewEmail(
  reader: Recipient,
  { link, newEmail }: { link: string; newEmail: string },
): Email {
  return {
    to: newEmail,
    subject: "Confirm your new login email",
    ...emailText(
      reader,
      "This address will become the login email of your account, once you confirm it from both addresses.",
      "Confirm it from this one here:",
      link,
      "The link works for three days. If you don’t have an account with me, ignore this email.",
    ),
  };
}

/**
 * What the person should know about access that ended with the password; the rest returns without
 * their doing.
 */
const endedSentences: Partial<Record<string, string>> = {
  passkey: "Your passkeys were removed. You can add them again in Settings.",
  calendarLink:
    "Your calendar link was removed. If a calendar app uses it, create a new one in Settings.",
  emailChange: "The pending change of your login email was canceled.",
} satisfies Partial<Record<AccessKind, string>>;

/**
 * @param change.ended the kinds of access that the change ended
 * @param change.notificationsEmail where the profile sends notifications
 * @param change.passkeys the names of the passkeys that still work
 */
export function passwordChangedEmail(
  reader: Recipient,
  {
    ended,
    notificationsEmail,
    passkeys,
  }: { ended: readonly string[]; notificationsEmail: string; passkeys: readonly string[] },
): Email {
  return {
    to: reader.email,
    subject: "Your password was changed",
    ...emailText(
      reader,
      "Your account’s password was just changed, and all other devices were logged out.",
      ...ended.flatMap((kind) => endedSentences[kind] ?? []),
      ...(passkeys.length > 0 ? [stillLogIn(passkeys)] : []),
      ...(notificationsEmail.toLowerCase() === reader.email
        ? []
        : [
            `Your notifications go to ${notificationsEmail}. You can change that in Settings, under “Profile”.`,
          ]),
      reader.isBroker
        ? "If this wasn’t you, reset your password right away: choose “Forgot?” where you log in."
        : `If this wasn’t you, call me right away: ${broker.phone.display}.`,
    ),
  };
}

const nameList = new Intl.ListFormat("en-US");

function stillLogIn(passkeys: readonly string[]): string {
  const names = nameList.format(passkeys.map((name) => `“${name}”`));
  return passkeys.length === 1
    ? `Your passkey ${names} still logs in without the password. If you don’t recognize it, remove it in Settings, under “Passkeys”.`
    : `Your passkeys ${names} still log in without the password. Remove any you don’t recognize in Settings, under “Passkeys”.`;
}

const andCall = ({ isBroker }: Recipient) =>
  isBroker ? "" : `, and call me right away: ${broker.phone.display}`;

/** @param passkey.loginPage where the reader can reset the password */
export function passkeyAddedEmail(
  reader: Recipient,
  { loginPage, name }: { loginPage: string; name: string },
): Email {
  return {
    to: reader.email,
    subject: "A passkey was added to your account",
    ...emailText(
      reader,
      `The passkey “${name}” was just added. It can log in to your account without your password.`,
      `If this wasn’t you, reset your password with “Forgot?” at ${loginPage}, which removes all passkeys${andCall(reader)}.`,
    ),
  };
}

/** @param passkey.loginPage where the reader can reset the password */
export function passkeyRemovedEmail(
  reader: Recipient,
  { loginPage, name }: { loginPage: string; name: string },
): Email {
  return {
    to: reader.email,
    subject: "A passkey was removed from your account",
    ...emailText(
      reader,
      `The passkey “${name}” was just removed and can’t log in to your account anymore. Your password still works.`,
      `If this wasn’t you, reset your password with “Forgot?” at ${loginPage}${andCall(reader)}.`,
    ),
  };
}
