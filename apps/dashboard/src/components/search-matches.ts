import { fold } from "@frontage/records/fold";

import { wordsOf } from "../api/search-rank.ts";

/** A part of a text, and where it starts. */
type TextPart = { text: string; start: number; isMatch: boolean };

/** How far into a text a match may start before the text is cut, in characters. */
const nearBeginning = 40;
/** About this much of the text is kept before the match. */
const leadIn = 20;

/** A text folded like the searched words, and the original index of each character. */
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

/** Whether each character of a text belongs to a match. */
function marksOf(text: string, typed: string): boolean[] {
  const marks = Array.from<boolean>({ length: text.length }).fill(false);
  const { origins, plain } = folded(text);
  for (const word of wordsOf(typed)) {
    const beginnings = [...plain.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, "gu"))];
    // The server also finds text inside words.
    const found = beginnings.length > 0 ? beginnings : plain.matchAll(new RegExp(word, "gu"));
    for (const { index } of found) {
      marks.fill(true, origins[index], origins[index + word.length]);
    }
  }
  return marks;
}

/**
 * A text split into parts that match one of the typed words and parts between. A word matches at
 * the start of one of the text’s words, or otherwise inside of one, in any case and without
 * accents.
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

/** A text cut to start shortly before its first match, if that would be far away. */
export function excerptOf(text: string, typed: string): string {
  const first = marksOf(text, typed).indexOf(true);
  if (first <= nearBeginning) return text;
  const start = text.lastIndexOf(" ", first - leadIn) + 1;
  return start > 0 ? `… ${text.slice(start)}` : text;
}
