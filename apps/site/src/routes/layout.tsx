import { skipToContent } from "@frontage/content/actions";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router";

import { setHead } from "../lib/head.ts";
import { isServedPath } from "../lib/has-listings.ts";
import { metadataFor } from "../lib/metadata.ts";
import { notePage } from "../lib/visit.ts";
import { useReveal } from "../lib/use-reveal.ts";
import { Footer } from "../sections/footer.tsx";
import { TopBar } from "../sections/top-bar.tsx";
import { RenderErrorBoundary } from "./render-error.tsx";

/** The frame of every public page: the top bar, the main area and the footer. */
export function Layout() {
  const [menuOpen, setMenuOpen] = useState(false);
  const { hash, key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const previousPathname = useRef(pathname);
  const shown = useRef({ pathname, search });
  useReveal();

  useLayoutEffect(() => {
    const isFiltered =
      shown.current.pathname === pathname && shown.current.search !== search && search !== "";
    shown.current = { pathname, search };
    // When going back, the browser restores the scroll position itself.
    if (navigationType !== "POP" && !hash && !isFiltered)
      window.scrollTo({ top: 0, behavior: "instant" });
  }, [hash, key, navigationType, pathname, search]);

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    notePage(previousPathname.current);
    previousPathname.current = pathname;
    // A served page brings its own metadata.
    if (!isServedPath(pathname)) setHead(metadataFor(pathname));
    // Moves screen readers to the new page's heading.
    const start = main.current?.querySelector("h1") ?? main.current;
    start?.setAttribute("tabindex", "-1");
    start?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <a
        href="#main"
        inert={menuOpen}
        className="fixed top-2 left-2 not-focus:-top-20 z-(--z-toast) rounded-site bg-ink px-5 py-3 font-medium text-white"
      >
        {skipToContent}
      </a>
      <TopBar menuOpen={menuOpen} onMenuOpenChange={setMenuOpen} />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        inert={menuOpen}
        className="min-h-svh outline-none [--pin:var(--color-brand)]"
      >
        <RenderErrorBoundary key={pathname}>
          <Outlet />
        </RenderErrorBoundary>
      </main>
      <div inert={menuOpen}>
        <Footer />
      </div>
    </>
  );
}
