import { broker } from "@frontage/content/broker";
import {
  bodyOf,
  greetingOf,
  oneLine,
  postalLine,
  type Recipient,
  signatureOf,
} from "../mail/email.ts";
import type { Email } from "../mail/mailer.ts";
import { dayAt, formatDayAs } from "../time/clock.ts";

/**
 * A market note by email, with what the law requires of commercial email: who sends it, a postal
 * address, and a way to unsubscribe (15 USC 7704, 16 CFR 316).
 *
 * @param note.sentAt an instant
 * @param options.sender signs it, and gets the replies
 * @param options.link to the note in the dashboard
 * @param options.unsubscribeLink works without logging in
 */
export function marketNoteEmail(
  reader: Recipient,
  { sentAt, text }: { sentAt: string; text: string },
  options: { sender: Parameters<typeof signatureOf>[0]; link: string; unsubscribeLink: string },
): Email {
  const { link, sender, unsubscribeLink } = options;
  const paragraphs = [
    greetingOf(reader),
    text,
    "You can answer by replying to this email.",
    { label: "Open it in your account", url: link },
    signatureOf(sender),
    "You get this email because market notes by email are turned on in your settings.",
    { label: "Unsubscribe, without logging in", url: unsubscribeLink },
    postalLine,
  ];
  return {
    to: reader.email,
    replyTo: { name: oneLine(sender.name), address: sender.email },
    // With its date, so that mail apps don't group one week's note with the next one's.
    subject: `Market note: ${formatDayAs(dayAt(new Date(sentAt), broker.timeZone), "MMMM d, yyyy")}`,
    ...bodyOf(paragraphs),
    headers: {
      "List-Unsubscribe": `<${unsubscribeLink}>`,
      // RFC 8058 allows it only for https.
      ...(unsubscribeLink.startsWith("https:")
        ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
        : {}),
    },
  };
}
