import { tabDraft } from "./browser-storage.ts";

/** A text that is written but not sent. */
export type TextDraft = {
  text: string;
  /** The last try to send it, whose outcome may be unknown. */
  tried?: { id: string; text: string };
};

function asDraft(kept: unknown): TextDraft | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { text, tried } = kept as Partial<TextDraft>;
  return typeof text === "string" ? { text, tried } : undefined;
}

/** Where a text stays for the visit, until it is sent. @param name unique among the drafts */
export const textDraft = (name: string) => tabDraft(name, asDraft);

/**
 * The text to send. The same words keep their id, so that another try never sends
 * them twice; other words are another text.
 *
 * @param text as it is sent, without the spaces around it
 */
export function tryOf({ tried }: TextDraft, text: string): { id: string; text: string } {
  return tried?.text === text ? tried : { id: crypto.randomUUID(), text };
}
