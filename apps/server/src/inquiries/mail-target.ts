import { inquiryLetter, inquiryReplyLetter } from "../mail/letters.ts";
import type { Mail, Mailer } from "../mail/mailer.ts";
import { inquiryPath } from "../records/inquiries.ts";
import type { Deliver, Parcel } from "./outbox.ts";

/** A mail server that goes on for longer is not waited for. */
const patienceMs = 45_000;
const answerMaxLength = 300;

/**
 * Mails inquiries to the broker, and replies to visitors.
 *
 * @param mailer looked at for each mail
 * @param publicUrl where the dashboard is
 */
export function mailTarget(mailer: Mailer, publicUrl: string): Deliver {
  return async (parcel, signal) => {
    const mail: Mail = {
      ...letterOf(parcel, publicUrl),
      messageId: `<${parcel.id}@${new URL(publicUrl).hostname}>`,
    };
    const ended = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    try {
      await mailer.send(mail, ended);
      return { isDelivered: true, detail: mailer.folder?.outcome ?? "The mail server took it." };
    } catch (error) {
      return { isDelivered: false, detail: reasonOf(ended.aborted ? ended.reason : error) };
    }
  };
}

function letterOf({ inquiry, reply }: Parcel, publicUrl: string): Mail {
  return reply
    ? inquiryReplyLetter(inquiry, reply)
    : inquiryLetter(inquiry, publicUrl + inquiryPath(inquiry.id));
}

function reasonOf(error: unknown): string {
  const { code, name, response } = error as { code?: unknown; name?: string; response?: string };
  if (response) {
    return `The mail server answered "${response.replace(/\s+/g, " ").slice(0, answerMaxLength)}".`;
  }
  if (name === "AbortError") return "The server was stopped.";
  if (name === "TimeoutError" || code === "ETIMEDOUT") return "The mail server did not answer.";
  return `The mail could not be handed over${typeof code === "string" ? ` (${code})` : ""}.`;
}
