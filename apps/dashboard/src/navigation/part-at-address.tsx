import type { LazyPart } from "@frontage/ui/lazy-part";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";

import { openPart } from "./open-part.ts";

export type PartAtAddressProps = {
  part: Pick<LazyPart<object>, "preload">;
  /** The part, in the middle of a sentence: "the document". */
  what: string;
  /** Removes the part from the URL. */
  onClose: () => void;
  /** Adds it again. */
  onReopen: () => void;
  children: ReactNode;
};

/**
 * Renders a lazy part that the URL opens. If its code fails to load, the part closes and
 * loading is retried once before a toast offers to try again.
 */
export function PartAtAddress({ children, onClose, onReopen, part, what }: PartAtAddressProps) {
  const [isLoaded, setLoaded] = useState(false);
  const giveUp = useEffectEvent(() => {
    onClose();
    openPart(what, part.preload, onReopen);
  });
  useEffect(() => {
    let isWanted = true;
    part.preload().then(
      () => isWanted && setLoaded(true),
      () => isWanted && giveUp(),
    );
    return () => {
      isWanted = false;
    };
  }, [part]);
  return isLoaded && children;
}
