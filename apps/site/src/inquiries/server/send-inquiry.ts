import type { Receipt, SentInquiry } from "@frontage/records/schemas/received-inquiry";
import { serverForm } from "@frontage/content/contact-form";

import { fieldNames, type InquiryErrors } from "../../lib/use-inquiry-form.ts";

/** Long enough for a busy server, short enough that visitors don't give up on "Sending...". */
const timeoutMs = 30_000;

/** The result of a send; without a receipt, the inquiry may not have been stored. */
export type SendOutcome =
  | { receipt: Receipt }
  | { fields: InquiryErrors }
  /** The reason, as a sentence for the visitor. */
  | { problem: string };

/** A response's possible content; each part may be missing. */
type Answer =
  | (Partial<Receipt> & {
      error?: string;
      fields?: Partial<Record<string, string>>;
    })
  | null;

/** Statuses of responses with a message for the visitor. */
const statusesWithMessage = [400, 413, 422, 429];

/**
 * Sends an inquiry to this site's server, which stores it before it responds. Once started, it
 * continues after the page is closed (`keepalive`). Never throws.
 *
 * @param inquiry the five fields, already validated, and the signals that distinguish people from
 * bots
 * @param key sends with the same key are one inquiry
 */
export async function sendInquiry(inquiry: SentInquiry, key: string): Promise<SendOutcome> {
  const { failed, offline } = serverForm.refusal;
  try {
    const response = await fetch("/api/inquiries", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      keepalive: true,
      body: JSON.stringify(inquiry),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json()) as Answer;
    if (response.ok && answer?.reference && answer.receivedAt) {
      return { receipt: { reference: answer.reference, receivedAt: answer.receivedAt } };
    }
    if (!statusesWithMessage.includes(response.status)) return { problem: failed };
    const fields = fieldNames.flatMap((name) => {
      const message = answer?.fields?.[name];
      return message ? [[name, message] as const] : [];
    });
    if (fields.length > 0) return { fields: Object.fromEntries(fields) };
    return { problem: answer?.error ?? failed };
  } catch {
    return { problem: navigator.onLine ? failed : offline };
  }
}
