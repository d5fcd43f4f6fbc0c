/**
 * A part of a text in a list: the text's index, and the characters from `start` to before `end`.
 */
export type TextRange = { index: number; start: number; end: number };

/** Quotes shorter than this must match exactly: their letters alone would match anywhere. */
const looseMinLength = 12;

type Fold = (text: string) => string;

/** Removes white space, accents and soft hyphens. */
const exactly: Fold = (text) => text.normalize("NFKD").replace(/[\s\p{M}\u00AD]/gu, "");
/** Keeps only letters and digits, in lower case. */
const loosely: Fold = (text) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Finds a quote in consecutive texts, such as the lines of a page. White space is ignored, because
 * PDF readers break lines differently; if nothing is found, punctuation and case are ignored, too.
 *
 * @returns a range for each text that contains a part of the quote, in order; none if it isn't
 * found
 */
export function findQuote(texts: readonly string[], quote: string): TextRange[] {
  const ranges = rangesOf(texts, quote, exactly);
  if (ranges.length > 0 || quote.length < looseMinLength) return ranges;
  return rangesOf(texts, quote, loosely);
}

function rangesOf(texts: readonly string[], quote: string, fold: Fold): TextRange[] {
  const wanted = fold(quote);
  if (wanted === "") return [];
  let plain = "";
  /** The original position of each folded character. */
  const origins: TextRange[] = [];
  for (const [index, text] of texts.entries()) {
    let start = 0;
    for (const character of text) {
      const end = start + character.length;
      const folded = fold(character);
      for (let unit = 0; unit < folded.length; unit += 1) origins.push({ index, start, end });
      plain += folded;
      start = end;
    }
  }
  const at = plain.indexOf(wanted);
  const first = origins[at];
  const last = origins[at + wanted.length - 1];
  if (!first || !last) return [];
  return texts.slice(first.index, last.index + 1).map((text, offset) => {
    const index = first.index + offset;
    return {
      index,
      start: index === first.index ? first.start : 0,
      end: index === last.index ? last.end : text.length,
    };
  });
}
