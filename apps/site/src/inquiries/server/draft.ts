import { inquiryFillMinMs } from "@frontage/content/limits";
import type { Inquiry } from "@frontage/content/schemas/inquiry";

import { sendInquiry, type SendOutcome } from "./send-inquiry.ts";

/** What this tab remembers of a form that has not been received yet. */
type Draft = {
  /** When the form was first seen, in ms since 1970 by the visitor's own clock. */
  since: number;
  values: Partial<Record<keyof Inquiry, string>>;
  /** The last try: under its key the same text (stored as `words`) stays one inquiry. */
  attempt?: { key: string; words: string };
};

const storageKey = "inquiry";

// Where storage is forbidden the draft lasts as long as the page.
let draft: Draft | undefined;

function current(): Draft {
  if (draft) return draft;
  let stored: Partial<Draft> = {};
  try {
    stored = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") ?? {};
  } catch {
    // Unreadable.
  }
  draft = { since: Date.now(), values: {}, ...stored };
  return draft;
}

function keep(changes: Partial<Draft>) {
  draft = { ...current(), ...changes };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Kept in memory above.
  }
}

/** Starts the clock of a form that has not been seen before, and returns what was typed into it. */
export function openDraft(): Draft["values"] {
  keep({});
  return current().values;
}

/** Stores the form's values. */
export function keepDraft(values: Draft["values"]): void {
  keep({ values });
}

/** How long the visitor has had the form, in ms; never negative, even if the clock was set back. */
export function draftAge(): number {
  const now = Date.now();
  // The clock was set back: start over, or nothing could be sent until it has caught up.
  if (current().since > now) keep({ since: now });
  return now - current().since;
}

/**
 * The key to send an inquiry under: the last one while the text is the same, so that
 * a retry is no second inquiry; a new one for another text.
 */
export function keyFor(inquiry: Inquiry): string {
  const text = JSON.stringify(inquiry);
  const { attempt } = current();
  if (attempt?.words === text) return attempt.key;
  // Not `randomUUID`, which is missing where a site is looked at over plain http.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  keep({ attempt: { key, words: text } });
  return key;
}

/** The send under way, or the one whose outcome no form has shown yet. */
let send: Promise<SendOutcome> | undefined;

/**
 * Sends an inquiry, unless one is on its way already. It goes on when the form is left;
 * if the page is left before the send begins, the draft remains.
 *
 * @param fax the value of the hidden field
 */
export function startSend(inquiry: Inquiry, fax: string | undefined): void {
  send ??= deliver(inquiry, fax);
}

/** The outcome of the latest send, for the form to show; `undefined` where there is nothing to show. */
export function latestSend(): Promise<SendOutcome> | undefined {
  return send;
}

/** The form has shown the outcome. */
export function endSend(): void {
  send = undefined;
}

async function deliver(inquiry: Inquiry, fax: string | undefined): Promise<SendOutcome> {
  const key = keyFor(inquiry);
  // Autofill can be faster: wait here instead of being refused by the server.
  const early = inquiryFillMinMs - draftAge();
  if (early > 0) await new Promise((done) => setTimeout(done, early));
  const outcome = await sendInquiry({ ...inquiry, elapsedMs: draftAge(), fax }, key);
  if ("receipt" in outcome) dropDraft();
  return outcome;
}

/** Forgets everything: the inquiry has been received. */
export function dropDraft(): void {
  draft = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
}
