import { useEffect, useState } from "react";

/**
 * Which section the visitor is reading: the last one whose start has passed the upper third of the
 * window.
 *
 * @param ids the sections' element ids, in order
 * @returns the first until the visitor scrolls
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    function update() {
      const passed = ids.findLast((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
        return top < window.innerHeight / 3;
      });
      setCurrent(passed ?? ids[0]);
    }
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [ids]);
  return current;
}
