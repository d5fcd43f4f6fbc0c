/** Text of nothing but spaces, control characters and invisible letters. */
const invisible = /^[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/**
 * Invisible marks that are copied along with text. Between two emoji, U+200D joins them into one
 * and is kept.
 */
const marks =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?\u200d)(?=\p{Extended_Pictographic})|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Spaces that don't break. */
const hardSpaces = /[\u00a0\u2007\u202f]/g;

/** A typed or pasted text without invisible characters; empty if nothing is visible. */
export function cleanText(text: string): string {
  if (invisible.test(text)) return "";
  return text
    .replace(marks, (_, emoji: string | undefined) => emoji ?? "")
    .replace(hardSpaces, " ")
    .trim();
}

/** The email address in a pasted text: "Name <a@b.c>", "mailto:a@b.c?subject=Hello". */
export function cleanEmail(text: string): string {
  const clean = cleanText(text).replace(/[,;\s]+$/, "");
  const address = (/<([^<>]*)>$/.exec(clean)?.[1] ?? clean).trim();
  return /^mailto:/i.test(address) ? address.slice(7).replace(/\?.*/s, "").trim() : address;
}
