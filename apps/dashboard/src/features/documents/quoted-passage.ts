import { useMemo, useRef, type RefCallback } from "react";

/** A passage to mark. A new object scrolls to the same passage again. */
export type QuotedPassage = {
  /** The page number, from 1; undefined for files without pages. */
  page: number | undefined;
  /** The quote, verbatim except for white space. */
  quote: string | undefined;
};

/** The passage in the URL's fragment; see `documentQuotePath`. */
export function passageIn(hash: string): QuotedPassage | undefined {
  const params = new URLSearchParams(hash.slice(1));
  const quote = params.get("quote") ?? undefined;
  const page = Number(params.get("page"));
  if (quote === undefined && !(page > 0)) return undefined;
  return { page: Number.isInteger(page) && page > 0 ? page : undefined, quote };
}

/** A ref that scrolls the first element of each passage into view, once. */
export function useScrollOnce(passage: QuotedPassage | undefined): RefCallback<HTMLElement> {
  const reached = useRef<QuotedPassage>(undefined);
  return useMemo(
    () => (element) => {
      if (!element || reached.current === passage) return;
      reached.current = passage;
      const { bottom, top } = element.getBoundingClientRect();
      if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: "center" });
    },
    [passage],
  );
}
