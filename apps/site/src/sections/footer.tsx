import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";

import { Prerendered } from "../lib/prerendered.tsx";
import { FooterContent } from "./footer-content.tsx";

/** The footer of every page. It is the same everywhere, so browsers get only its HTML. */
export function Footer() {
  const footer = useRef<HTMLElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const element = footer.current;
    // The page may have been built last year.
    const year = element?.querySelector("[data-year]");
    if (year) year.textContent = String(new Date().getFullYear());

    /** Follows links within the site without a page load, like the router's links. */
    const follow = (event: MouseEvent) => {
      const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
      const link = (target as Element).closest<HTMLAnchorElement>("a[data-soft]");
      if (!link || defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      const { service } = link.dataset;
      const replace = link.pathname === window.location.pathname;
      void navigate(link.pathname, { replace, state: service && { service } });
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [navigate]);

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
