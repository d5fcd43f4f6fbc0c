import { fold } from "@frontage/records/fold";

import { wordsOf } from "../api/search-rank.ts";

/** A part of a text, and where it starts. */
type TextPart = { text: string; start: number; isMatch: boolean };

/** A match that starts later than this many characters cuts the beginning of the text. */
const uncutMatchMax = 40;
/** About how many characters are kept before the match. */
const leadIn = 20;

/** A text folded like the typed words, and the original index of each of its characters. */
function folded(text: string) {
  const origins: number[] = [];
  let plain = "";
  let origin = 0;
  for (const character of text) {
    const foldedCharacter = fold(character);
    for (let unit = 0; unit < foldedCharacter.length; unit += 1) origins.push(origin);
    plain += foldedCharacter;
    origin += character.length;
  }
  origins.push(text.length);
  return { plain, origins };
}

/** For each character of a text, whether it belongs to a match. */
function marksOf(text: string, typed: string): boolean[] {
  const marks = Array.from<boolean>({ length: text.length }).fill(false);
  const { origins, plain } = folded(text);
  for (const word of wordsOf(typed)) {
    const beginnings = [...plain.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, "gu"))];
    // Like the server, falls back to matches inside words.
    const found = beginnings.length > 0 ? beginnings : plain.matchAll(new RegExp(word, "gu"));
    for (const { index } of found) {
      marks.fill(true, origins[index], origins[index + word.length]);
    }
  }
  return marks;
}

/**
 * Splits a text into parts that match one of the typed words, and parts between them. A word
 * matches at the start of words in the text, or else inside them, ignoring case and accents.
 */
export function matchesIn(text: string, typed: string): TextPart[] {
  const marks = marksOf(text, typed);
  const parts: TextPart[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && marks[end] === marks[start]) continue;
    parts.push({ text: text.slice(start, end), start, isMatch: marks[start] ?? false });
    start = end;
  }
  return parts;
}

/**
 * A text that is cut to start shortly before its first match, if the match is far from its
 * beginning.
 */
export function excerptOf(text: string, typed: string): string {
  const first = marksOf(text, typed).indexOf(true);
  if (first <= uncutMatchMax) return text;
  const start = text.lastIndexOf(" ", first - leadIn) + 1;
  return start > 0 ? `… ${text.slice(start)}` : text;
}
