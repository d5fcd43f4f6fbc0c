import { oneLine, type Recipient, signatureOf, signedText } from "../mail/email.ts";
import * as z from "zod/mini";
import type { Email } from "../mail/mailer.ts";

/** What only the email of a notification has. */
export const emailExtrasSchema = z.object({
  /** Instead of the notification's own, which the lines repeat. */
  detail: z.optional(z.string()),
  /** Lines that say more: "When: …", "Where: …". */
  details: z.optional(z.array(z.string())),
  /** The event for calendar apps. */
  calendar: z.optional(z.object({ method: z.enum(["PUBLISH", "CANCEL"]), content: z.string() })),
});
export type EmailExtras = z.infer<typeof emailExtrasSchema>;

type Sender = Parameters<typeof signatureOf>[0];

/**
 * The email of a notification.
 *
 * @param options.broker signs it, and gets the replies
 * @param options.link to what it is about, in the dashboard
 */
export function notificationEmail(
  { email, name }: Recipient,
  { calendar, detail, details = [], title }: { title: string; detail: string } & EmailExtras,
  { broker, link }: { broker: Sender; link: string },
): Email {
  const paragraphs = [
    [title, detail].map(oneLine).filter(Boolean).join("\n"),
    ...(details.length > 0 ? [details.map(oneLine).join("\n")] : []),
    "Open it in your account:",
    link,
    "Manage email preferences in Settings.",
  ];
  return {
    to: email,
    replyTo: { name: oneLine(broker.name), address: broker.email },
    subject: oneLine(title),
    text: signedText(name, paragraphs, signatureOf(broker)),
    ...(calendar ? { calendar } : {}),
  };
}
