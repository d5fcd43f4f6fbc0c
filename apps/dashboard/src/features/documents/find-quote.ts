/** A part of one of several texts: its index, and the characters from `start` to before `end`. */
export type TextRange = { index: number; start: number; end: number };

/** A shorter quote must match exactly: its letters alone could be anywhere. */
const looseMinLength = 12;

type Fold = (text: string) => string;

/** Without white space, accents and soft hyphens. */
const exactly: Fold = (text) => text.normalize("NFKD").replace(/[\s\p{M}\u00AD]/gu, "");
/** Letters and digits, in lower case. */
const loosely: Fold = (text) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Where a quote is in consecutive texts, such as the lines of a page. White space is ignored,
 * because readers of a file break lines differently; if that finds nothing, punctuation and case
 * are ignored too.
 *
 * @returns a range for each text it covers, in order; none if it isn’t found
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
  /** The original character for each folded one. */
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
