import { oneLine, quoted, type Recipient, signatureOf, signedText } from "../mail/email.ts";
import * as z from "zod/mini";
import type { Email } from "../mail/mailer.ts";

/** What only the notification's email has. */
export const emailExtrasSchema = z.object({
  /** Replaces the notification's detail, which the lines repeat. */
  detail: z.optional(z.string()),
  /** Lines that say more: "When: …", "Where: …". */
  details: z.optional(z.array(z.string())),
  /** The start of someone's message. */
  excerpt: z.optional(z.string()),
  /** Replaces the title: the same for a whole conversation. */
  subject: z.optional(z.string()),
  /** Where a reply goes, shown below the link. */
  replies: z.optional(z.string()),
  /** The event for calendar apps. */
  calendar: z.optional(
    z.object({ method: z.enum(["PUBLISH", "REQUEST", "CANCEL"]), content: z.string() }),
  ),
});
export type EmailExtras = z.infer<typeof emailExtrasSchema>;

type Sender = Parameters<typeof signatureOf>[0];

/**
 * The email of a notification.
 *
 * @param options.broker signs it, and gets the replies
 * @param options.link to what it is about, in the dashboard
 * @param options.settingsLink to the email settings
 * @param options.thread shared by all emails about the same to the same person
 */
export function notificationEmail(
  reader: Recipient,
  {
    calendar,
    detail,
    details = [],
    excerpt,
    replies,
    subject,
    title,
  }: { title: string; detail: string } & EmailExtras,
  options: { broker: Sender; link: string; settingsLink: string; thread: string },
): Email {
  const { broker, link, settingsLink, thread } = options;
  const paragraphs = [
    [title, detail].map(oneLine).filter(Boolean).join("\n"),
    ...(details.length > 0 ? [details.map(oneLine).join("\n")] : []),
    ...(excerpt === undefined ? [] : [quoted(excerpt)]),
    { label: "Open it in your account", url: link },
    ...(replies === undefined ? [] : [oneLine(replies)]),
    { label: "Manage email preferences in Settings", url: settingsLink },
  ];
  return {
    to: reader.email,
    replyTo: { name: oneLine(broker.name), address: broker.email },
    subject: oneLine(subject ?? title),
    thread,
    ...signedText(reader, paragraphs, signatureOf(broker)),
    ...(calendar ? { calendar } : {}),
  };
}
