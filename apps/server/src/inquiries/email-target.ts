import type { Email, Mailer } from "../mail/mailer.ts";
import { inquiryEmail, inquiryReplyEmail } from "./emails.ts";
import { inquiryPath } from "./queries.ts";
import type { DeliveryJob } from "./delivery-jobs.ts";
import type { Deliver } from "./outbox.ts";

const responseMaxLength = 300;

/** Emails inquiries to the broker, and replies to visitors. @param publicUrl the dashboard's */
export function emailTarget(mailer: Mailer, publicUrl: string, timeoutMs: number): Deliver {
  return async (job, signal) => {
    const email: Email = {
      ...emailOf(job, publicUrl),
      messageId: `<${job.id}@${new URL(publicUrl).hostname}>`,
    };
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      await mailer.send(email, ending);
      return {
        isDelivered: true,
        detail: mailer.folder?.outcome ?? "The email server accepted it.",
      };
    } catch (error) {
      return { isDelivered: false, detail: reasonOf(ending.aborted ? ending.reason : error) };
    }
  };
}

function emailOf({ inquiry, reply }: DeliveryJob, publicUrl: string): Email {
  return reply
    ? inquiryReplyEmail(inquiry, reply)
    : inquiryEmail(inquiry, publicUrl + inquiryPath(inquiry.id));
}

function reasonOf(error: unknown): string {
  const { code, name, response } = error as { code?: unknown; name?: string; response?: string };
  if (response) {
    return `The email server answered "${response.replace(/\s+/g, " ").slice(0, responseMaxLength)}".`;
  }
  if (name === "AbortError") return "The server was stopped.";
  if (name === "TimeoutError" || code === "ETIMEDOUT") return "The email server didn’t answer.";
  return `The email couldn’t be sent${typeof code === "string" ? ` (${code})` : ""}.`;
}
