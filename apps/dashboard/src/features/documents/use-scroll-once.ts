import { useMemo, useRef, type RefCallback } from "react";

import type { QuotedPassage } from "./quoted-passage.ts";

/** A ref that scrolls the first element for a passage into view, once. */
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
