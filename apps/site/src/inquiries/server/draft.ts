import { inquiryFillMinMs } from "@frontage/records/limits";
import type { Inquiry } from "@frontage/records/schemas/inquiry";
import type { SentInquiry } from "@frontage/records/schemas/received-inquiry";

import { sendInquiry, type SendOutcome } from "./send-inquiry.ts";

/** What is sent besides the typed values. */
type SentBeside = Pick<SentInquiry, "fax" | "listing" | "source">;

/** The draft of a form, stored in this tab until the inquiry has been received. */
type Draft = {
  /** When the form was first shown, in ms since 1970 by the visitor's clock. */
  since: number;
  values: Partial<Record<keyof Inquiry, string>>;
  /**
   * The last attempt. Sending the same text (stored as `words`) with its key again is the same
   * inquiry.
   */
  attempt?: { key: string; words: string };
};

const storageKey = "inquiry";

// The draft in memory, which is all there is if storage is blocked.
let draft: Draft | undefined;

function current(): Draft {
  if (draft) return draft;
  let stored: Partial<Draft> = {};
  try {
    stored = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") ?? {};
  } catch {
    // The stored draft is unreadable.
  }
  draft = { since: Date.now(), values: {}, ...stored };
  return draft;
}

function keep(changes: Partial<Draft>) {
  draft = { ...current(), ...changes };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is blocked; the draft stays in memory.
  }
}

/** Starts measuring how long the form is open, and returns the values typed into it earlier. */
export function openDraft(): Draft["values"] {
  keep({});
  return current().values;
}

/** Stores the form's values. */
export function keepDraft(values: Draft["values"]): void {
  keep({ values });
}

/** How long the form has been open, in ms; never negative, even if the clock was set back. */
export function draftAge(): number {
  const now = Date.now();
  // The clock was set back: start again, or the form could not be sent until it has caught up.
  if (current().since > now) keep({ since: now });
  return now - current().since;
}

/**
 * The idempotency key for an inquiry: the last one while the text is unchanged, so that a retry
 * isn't a second inquiry; otherwise a new one.
 */
export function keyFor(inquiry: Inquiry): string {
  const text = JSON.stringify(inquiry);
  const { attempt } = current();
  if (attempt?.words === text) return attempt.key;
  // Not `randomUUID`, which is missing on plain http.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  keep({ attempt: { key, words: text } });
  return key;
}

/** The send in progress, or the one whose result no form has shown yet. */
let send: Promise<SendOutcome> | undefined;

/**
 * Sends an inquiry, unless one is already being sent. Sending continues when the form is left; if
 * the page is left before it starts, the draft remains.
 *
 * @param beside the value of the hidden field, the listing it asks about, and where it comes from
 */
export function startSend(inquiry: Inquiry, beside: SentBeside): void {
  send ??= deliver(inquiry, beside);
}

/** The result of the latest send, for the form to show; `undefined` if there is none. */
export function latestSend(): Promise<SendOutcome> | undefined {
  return send;
}

/** Forgets the result, once the form has shown it. */
export function endSend(): void {
  send = undefined;
}

async function deliver(inquiry: Inquiry, beside: SentBeside): Promise<SendOutcome> {
  const key = keyFor(inquiry);
  // The server refuses forms filled in too quickly, as autofill does: wait instead.
  const early = inquiryFillMinMs - draftAge();
  if (early > 0) await new Promise((done) => setTimeout(done, early));
  const outcome = await sendInquiry({ ...inquiry, elapsedMs: draftAge(), ...beside }, key);
  if ("receipt" in outcome) dropDraft();
  return outcome;
}

/** Forgets everything, because the inquiry has been received. */
export function dropDraft(): void {
  draft = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
