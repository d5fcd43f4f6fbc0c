import { broker } from "@frontage/content/broker";
import { bodyOf, greetingOf, greetingName, oneLine, quoted, signature } from "../mail/email.ts";
import type { Email, Mailer } from "../mail/mailer.ts";
import type { Deliver } from "../outbox/outbox.ts";
import { sendAttempt } from "../outbox/send-attempt.ts";
import type { DeliveryJob } from "./deliveries.ts";
import { inquiryPath, serviceLabel } from "./queries.ts";

/** Emails inquiries to the broker, and replies and receipts to visitors. @param publicUrl the dashboard's */
export function emailTarget(
  mailer: Mailer,
  publicUrl: string,
  timeoutMs: number,
): Deliver<DeliveryJob> {
  return async (job, signal) => {
    const host = new URL(publicUrl).hostname;
    const email = {
      ...emailOf(job, publicUrl),
      messageId: `<${job.id}@${host}>`,
      // Mail apps show a visitor's receipt and all replies as one conversation.
      ...(job.target === "mailbox" ? {} : { thread: `<inquiry-${job.inquiry.id}@${host}>` }),
    };
    // A mailbox that refuses email gets no further attempts, except the broker's own, which can be
    // repaired.
    const endsIfRefused = job.target !== "mailbox";
    return sendAttempt(mailer, email, { endsIfRefused, signal, timeoutMs });
  };
}

function emailOf({ inquiry, reply, target }: DeliveryJob, publicUrl: string): Email {
  if (target === "receipt") return inquiryReceiptEmail(inquiry);
  return reply
    ? inquiryReplyEmail(inquiry, reply)
    : inquiryEmail(inquiry, publicUrl + inquiryPath(inquiry.id));
}

/** For the broker; replies go to the visitor. @param link to the inquiry in the dashboard */
function inquiryEmail(inquiry: DeliveryJob["inquiry"], link: string): Email {
  const { email, message, phone, reference, service } = inquiry;
  const name = oneLine(inquiry.name);
  return {
    to: broker.sendTo,
    replyTo: { name, address: email },
    subject: `Inquiry ${reference} from ${name}`,
    // Without HTML, because it quotes a visitor, who may be anyone.
    text: bodyOf([
      `${name} sent an inquiry through the site.`,
      [
        `Service: ${serviceLabel(service)}`,
        `Email: ${oneLine(email)}`,
        `Phone: ${oneLine(phone)}`,
        `Reference: ${reference}`,
      ].join("\n"),
      quoted(message),
      `Reply to this email to answer ${name}. The inquiry is also in your dashboard:\n${link}`,
    ]).text,
  };
}

/** For the visitor. @param text as the broker wrote it */
function inquiryReplyEmail(inquiry: DeliveryJob["inquiry"], text: string): Email {
  return {
    to: inquiry.email,
    replyTo: { name: broker.name, address: broker.email },
    subject: `Re: your inquiry ${inquiry.reference}`,
    ...bodyOf([text, signature, `You wrote:\n${quoted(inquiry.message)}`]),
    // The broker wrote it, so it isn't an automatic reply.
    headers: { "Auto-Submitted": "no" },
  };
}

/**
 * Tells a visitor that their inquiry arrived. Anyone can enter anyone's address, so it repeats
 * nothing of what they wrote, except a name that is clearly a name.
 */
function inquiryReceiptEmail({ email, name, reference }: DeliveryJob["inquiry"]): Email {
  const paragraphs = [
    greetingOf({ name: greetingName(name) }),
    "Thank you for your inquiry. It arrived, and I’ll reply personally.",
    `Your reference: ${reference}`,
    "You can reply to this email to add something. If you didn’t send an inquiry, someone entered your address by mistake: please ignore this email.",
  ];
  return {
    to: email,
    replyTo: { name: broker.name, address: broker.email },
    subject: `Your inquiry ${reference} arrived`,
    ...bodyOf([...paragraphs, signature]),
    headers: { "Auto-Submitted": "auto-replied" },
  };
}
