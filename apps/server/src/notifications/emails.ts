import { emailText, oneLine, type Recipient } from "../mail/email.ts";
import * as z from "zod/mini";
import type { Email } from "../mail/mailer.ts";

/** What only the email of a notification has. */
export const emailExtrasSchema = z.object({
  /** Lines that say more: "When: …", "Where: …". */
  details: z.optional(z.array(z.string())),
  /** The event for calendar apps. */
  calendar: z.optional(z.object({ method: z.enum(["PUBLISH", "CANCEL"]), content: z.string() })),
});
export type EmailExtras = z.infer<typeof emailExtrasSchema>;

/** The email of a notification. @param link to what it is about, in the dashboard */
export function notificationEmail(
  { email, name }: Recipient,
  { calendar, detail, details = [], title }: { title: string; detail: string } & EmailExtras,
  link: string,
): Email {
  return {
    to: email,
    subject: oneLine(title),
    text: emailText(
      name,
      [title, detail].map(oneLine).filter(Boolean).join("\n"),
      ...(details.length > 0 ? [details.map(oneLine).join("\n")] : []),
      "Open it in your account:",
      link,
      "Manage email preferences in Settings.",
    ),
    ...(calendar ? { calendar } : {}),
  };
}
