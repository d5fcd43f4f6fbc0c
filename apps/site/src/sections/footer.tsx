import { useEffect, useRef } from "react";

import { Prerendered } from "../lib/prerendered.tsx";
import { useSoftLinks } from "../lib/use-soft-links.ts";
import { FooterContent } from "./footer-content.tsx";

/**
 * The footer of every page. It is the same everywhere, so the browser's bundle doesn't contain it.
 */
export function Footer() {
  const footer = useRef<HTMLElement>(null);
  useSoftLinks(footer);

  useEffect(() => {
    // Updates the year, because the page may have been built last year.
    const year = footer.current?.querySelector("[data-year]");
    if (year) year.textContent = String(new Date().getFullYear());
  }, []);

  return (
    <footer
      ref={footer}
      className="on-dark bg-ink text-small text-muted-on-ink [--pin:var(--color-brand-lit)]"
    >
      <Prerendered id="footer">
        {(import.meta.env.SSR || import.meta.env.DEV) && <FooterContent />}
      </Prerendered>
    </footer>
  );
}
