import { emailText, oneLine, type Recipient } from "../mail/email.ts";
import type { Email } from "../mail/mailer.ts";

/** The email of a notification. @param link to what it is about, in the dashboard */
export function notificationEmail(
  { email, name }: Recipient,
  { detail, title }: { title: string; detail: string },
  link: string,
): Email {
  return {
    to: email,
    subject: oneLine(title),
    text: emailText(
      name,
      [oneLine(title), oneLine(detail)].filter(Boolean).join("\n"),
      "Open it in your account:",
      link,
      "Manage email preferences in Settings.",
    ),
  };
}
