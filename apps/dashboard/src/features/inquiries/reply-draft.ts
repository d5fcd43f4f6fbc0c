import { tabDraft } from "../../lib/browser-storage.ts";

/** An answer that is written but not sent. */
export type ReplyDraft = {
  text: string;
  /** The last try to send it, whose outcome may be unknown. */
  tried?: { id: string; text: string };
};

function asReply(kept: unknown): ReplyDraft | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { text, tried } = kept as Partial<ReplyDraft>;
  return typeof text === "string" ? { text, tried } : undefined;
}

/** Where the answer to an inquiry stays for the visit, until it is sent. */
export const replyDraft = (inquiryId: string) => tabDraft(`reply:${inquiryId}`, asReply);

/**
 * The answer to send. The same words keep their id, so that another try never mails
 * them twice; other words are another mail.
 *
 * @param text as it is sent, without the spaces around it
 */
export function replyOf({ tried }: ReplyDraft, text: string): { id: string; text: string } {
  return tried?.text === text ? tried : { id: crypto.randomUUID(), text };
}
