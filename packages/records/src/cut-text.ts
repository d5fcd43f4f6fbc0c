/** The most UTF-16 units that a character as people see it has: more than any that can be typed. */
const maxCharacterUnits = 100;

/**
 * The start of a text, at most `max` UTF-16 units long, as fields count their limits. Never cuts
 * through an emoji, or a letter with accents.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const from = Math.max(0, max - maxCharacterUnits);
  const around = text.slice(from, max + 2);
  const next = new Intl.Segmenter("en").segment(around).containing(max - from);
  const at = from + (next?.index ?? 0);
  // A longer "character" consists of marks piled upon a letter, and may be cut.
  return text.slice(0, at > from ? at : max).replace(/[\uD800-\uDBFF]$/, "");
}
