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
    const messageId = `<${job.id}@${new URL(publicUrl).hostname}>`;
    return sendAttempt(
      mailer,
      { ...(await emailOf(job, publicUrl)), messageId },
      { signal, timeoutMs },
    );
  };
}

async function emailOf({ inquiry, reply, target }: DeliveryJob, publicUrl: string): Promise<Email> {
  if (target === "receipt") return inquiryReceiptEmail(inquiry);
  return reply
    ? inquiryReplyEmail(inquiry, reply)
    : inquiryEmail(inquiry, publicUrl + inquiryPath(inquiry.id));
}
