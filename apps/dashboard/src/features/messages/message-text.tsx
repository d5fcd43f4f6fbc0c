import { lazyPart } from "@frontage/ui/lazy-part";
import { useEffect, useState } from "react";

import type { LinkedTextProps } from "./linked-text.tsx";

const linkedText = lazyPart<LinkedTextProps>(() => import("./linked-text.tsx"));

/** What a website or an email address has. */
const addressSign = /https?:|mailto:|www\.|@/i;

/** A message’s text. What finds the addresses in it loads with the first text that may have one. */
export function MessageText({ text }: LinkedTextProps) {
  const [isLoaded, setLoaded] = useState(false);
  const mayHaveLinks = addressSign.test(text);
  useEffect(() => {
    if (!mayHaveLinks) return;
    linkedText.preload().then(
      () => setLoaded(true),
      // Offline, the addresses can be read and copied.
      () => undefined,
    );
  }, [mayHaveLinks]);
  return mayHaveLinks && isLoaded ? <linkedText.Part text={text} /> : text;
}
