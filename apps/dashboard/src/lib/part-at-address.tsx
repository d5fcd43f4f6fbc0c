import type { LazyPart } from "@frontage/ui/lazy-part";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";

import { openPart } from "./open-part.ts";

export type PartAtAddressProps = {
  part: Pick<LazyPart<object>, "preload">;
  /** The part, as the sentence's subject: "The document". */
  what: string;
  /** Takes the part out of the address. */
  onClose: () => void;
  /** Puts it there again. */
  onReopen: () => void;
  /** Renders the part. */
  children: ReactNode;
};

/**
 * Holds a part that is open because the address says so. Where its code cannot
 * be fetched the part closes, so that the next press is a new one; it is asked
 * for once more, and then a notice offers to try again.
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
