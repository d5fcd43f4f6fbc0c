import type { Deliver } from "../outbox/outbox.ts";
import type { Email, Mailer } from "../mail/mailer.ts";
import { sendAttempt } from "../outbox/send-attempt.ts";
import type { DeliveryJob } from "./delivery-jobs.ts";
import { inquiryEmail, inquiryReceiptEmail, inquiryReplyEmail } from "./emails.ts";
import { inquiryPath } from "./queries.ts";

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
      // For the visitor, the receipt and all replies are one conversation.
      ...(job.target === "mailbox" ? {} : { thread: `<inquiry-${job.inquiry.id}@${host}>` }),
    };
    // The broker's own mailbox can be mended.
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
