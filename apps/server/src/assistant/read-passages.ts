import { givesPaymentInstructions } from "./answering/payment-instructions.ts";
import type { Candidate } from "./answering/score-sentences.ts";
import type { Asking } from "./asking.ts";
import type { ReadPassage } from "./found-answer.ts";
import { sourceOf } from "./quoted-items.ts";

/** How many parts of records a language model may read, and how much stands around each sentence. */
const passagesMax = 30;
const around = 300;

/** The likeliest sentences with what stands around them; those that overlap are one. */
export function readPassages(candidates: readonly Candidate[], asking: Asking): ReadPassage[] {
  const parts: { candidate: Candidate; start: number; end: number }[] = [];
  for (const candidate of candidates) {
    const { passage, quote, start } = candidate;
    const part = {
      candidate,
      start: wordStart(passage.text, start - around),
      end: wordEnd(passage.text, start + quote.length + around),
    };
    const same = parts.find(
      ({ candidate: { passage: other }, end, start: from }) =>
        other.id === passage.id && part.start <= end && from <= part.end,
    );
    if (same) {
      same.start = Math.min(same.start, part.start);
      same.end = Math.max(same.end, part.end);
    } else if (parts.length < passagesMax) parts.push(part);
  }
  return parts.flatMap(({ candidate: { passage }, end, start }) => {
    const text = passage.text.slice(start, end).trim();
    if (givesPaymentInstructions(`${passage.title}\n${text}`)) return [];
    return { source: sourceOf(passage, text, asking), clientId: passage.clientId };
  });
}

function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.slice(0, at).search(/\s\S*$/);
  return space === -1 ? 0 : space;
}

function wordEnd(text: string, at: number): number {
  const space = text.slice(at).search(/\s/);
  return space === -1 ? text.length : at + space;
}
