/** More than any sign has that people type. */
const signMax = 100;

/**
 * The start of a text, of at most so many UTF-16 units as a field's limit counts them, without
 * half a sign: an emoji or a letter with its accents stays whole or goes.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const from = Math.max(0, max - signMax);
  const around = text.slice(from, max + 2);
  const next = new Intl.Segmenter("en").segment(around).containing(max - from);
  const at = from + (next?.index ?? 0);
  // A sign without an end: marks piled upon a letter.
  return text.slice(0, at > from ? at : max).replace(/[\uD800-\uDBFF]$/, "");
}
