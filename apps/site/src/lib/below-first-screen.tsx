import { startTransition, useEffect, useState, type ReactNode } from "react";
import { useNavigationType } from "react-router";

/**
 * The rest of a page. Behind a followed link it renders one frame after the first
 * screen, which can then show that much sooner; everywhere else with the page, whose
 * whole height the browser needs to restore a scroll position.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() !== "POP";
  const [isShown, setShown] = useState(!isFollowed);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setShown(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isShown && children;
}
