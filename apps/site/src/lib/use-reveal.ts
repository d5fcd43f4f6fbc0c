import { revealThreshold } from "@frontage/content/timing";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Fades in elements with `data-reveal`, once, when a tenth of each is visible.
 *
 * The page is complete until the visitor first scrolls. Only then is what is still below the window
 * hidden, so nothing visible ever disappears, and nothing is missing without JavaScript, in print,
 * in full-page screenshots or with reduced motion (the stylesheet hides only on screen and with
 * motion allowed).
 */
export function useReveal() {
  const { pathname } = useLocation();
  const isFirstPage = useRef(true);
  useEffect(() => {
    let observer: IntersectionObserver | undefined;

    function onFirstScroll() {
      // At the top of a new page, the visitor hasn't scrolled yet.
      if (window.scrollY === 0) return;
      window.removeEventListener("scroll", onFirstScroll);
      observer = new IntersectionObserver(
        (entries) => {
          for (const { intersectionRatio, isIntersecting, target } of entries) {
            if (!isIntersecting || intersectionRatio < revealThreshold) continue;
            (target as HTMLElement).dataset.reveal = "active";
            observer?.unobserve(target);
          }
        },
        { threshold: [0, revealThreshold] },
      );
      for (const element of document.querySelectorAll<HTMLElement>("[data-reveal]")) {
        if (element.dataset.reveal === "active") continue;
        const isBelow = element.getBoundingClientRect().top >= window.innerHeight;
        element.dataset.reveal = isBelow ? "pending" : "active";
        if (isBelow) observer.observe(element);
      }
    }

    window.addEventListener("scroll", onFirstScroll, { passive: true });
    // The first page may have been scrolled before it was interactive; the first script notes that,
    // and reading the position would lay out the page again. Later pages are only being scrolled to
    // their top.
    if (isFirstPage.current && "scrolled" in document.documentElement.dataset) onFirstScroll();
    isFirstPage.current = false;
    return () => {
      window.removeEventListener("scroll", onFirstScroll);
      observer?.disconnect();
    };
  }, [pathname]);
}
