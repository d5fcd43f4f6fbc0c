import type { Inquiry } from "@frontage/content/schemas/inquiry";
import type { Receipt, SentInquiry } from "@frontage/content/schemas/received-inquiry";
import { serverForm } from "@frontage/content/server-form";

/** Long enough for a busy server, short enough that nobody stares at "Sending...". */
const timeoutMs = 30_000;

/** The fields of an inquiry, in the form's order. */
export const fieldNames = [
  "name",
  "email",
  "phone",
  "service",
  "message",
] as const satisfies readonly (keyof Inquiry)[];

/** What became of a send; without a receipt nothing is known to be stored. */
export type SendOutcome =
  | { receipt: Receipt }
  /** What is wrong, by field. */
  | { fields: Partial<Record<keyof Inquiry, string>> }
  /** Why it failed, as a sentence for the visitor. */
  | { problem: string };

/** What an answer of the server may hold; nothing of it is certain. */
type Answer =
  | (Partial<Receipt> & {
      error?: string;
      fields?: Partial<Record<string, string>>;
    })
  | null;

/** Answers whose sentence is meant for the visitor; the others' reasons would help nobody. */
const speakingStatuses = [400, 413, 422, 429];

/**
 * Sends an inquiry to this site's server, which stores it before it answers. Once
 * begun it outlives the page (`keepalive`). Never throws.
 *
 * @param inquiry the five fields, already validated, and what tells people from programs
 * @param key sends under the same key are one inquiry
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
    if (!speakingStatuses.includes(response.status)) return { problem: failed };
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
