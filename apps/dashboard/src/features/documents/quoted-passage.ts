/** A passage to show. A new object shows it again. */
export type QuotedPassage = {
  /** From 1; only for files with pages. */
  page: number | undefined;
  /** Word for word, except for white space. */
  quote: string | undefined;
};

/** The passage in the URL’s fragment; see `documentQuotePath`. */
export function passageIn(hash: string): QuotedPassage | undefined {
  const params = new URLSearchParams(hash.slice(1));
  const quote = params.get("quote") ?? undefined;
  const page = Number(params.get("page"));
  if (quote === undefined && !(page > 0)) return undefined;
  return { page: Number.isInteger(page) && page > 0 ? page : undefined, quote };
}
