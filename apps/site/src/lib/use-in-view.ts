import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Calls back once, when an element is visible to at least this share.
 *
 * @param threshold from 0 to 1; if the window is too small for that, filling the window is enough
 */
export function useInView(
  ref: RefObject<Element | null>,
  { rootMargin, threshold }: { rootMargin?: string; threshold: number },
  onEnter: () => void,
) {
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const fillsWindow =
            entry.intersectionRect.height >= (entry.rootBounds?.height ?? Infinity) * 0.9;
          if (!entry.isIntersecting || (entry.intersectionRatio < threshold && !fillsWindow))
            continue;
          observer.disconnect();
          enter();
        }
      },
      { rootMargin, threshold: [0, threshold, 1] },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, rootMargin, threshold]);
}
