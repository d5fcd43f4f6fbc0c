import { skipToContent } from "@frontage/content/actions";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router";

import { metadataFor } from "../lib/metadata.ts";
import { useReveal } from "../lib/use-reveal.ts";
import { Footer } from "../sections/footer.tsx";
import { TopBar } from "../sections/top-bar.tsx";
import { RenderErrorBoundary } from "./render-error.tsx";

/** The frame of every public page: the top bar, the main area and the footer. */
export function Layout() {
  const [menuOpen, setMenuOpen] = useState(false);
  const { hash, key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const previousPathname = useRef(pathname);
  useReveal();

  useLayoutEffect(() => {
    // When going back, the browser restores the position itself.
    if (navigationType !== "POP" && !hash) window.scrollTo({ top: 0, behavior: "instant" });
  }, [hash, key, navigationType]);

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    const { canonical, description, indexed, title } = metadataFor(pathname);
    document.title = title;
    headElement("meta", { name: "description" }).content = description;
    headElement("link", { rel: "canonical" }).href = canonical;
    if (indexed) document.head.querySelector("meta[name=robots]")?.remove();
    // Screen readers start at the new page's heading.
    const start = main.current?.querySelector("h1") ?? main.current;
    start?.setAttribute("tabindex", "-1");
    start?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <a
        href="#main"
        inert={menuOpen}
        className="fixed top-2 left-2 z-(--z-toast) -translate-y-20 rounded-site bg-ink px-5 py-3 font-medium text-white focus:translate-y-0"
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

/** The element in the head with these attributes; created if missing. */
function headElement<Tag extends "link" | "meta">(tag: Tag, attributes: Record<string, string>) {
  const selector = Object.entries(attributes).map(([name, value]) => `[${name}="${value}"]`);
  const found = document.head.querySelector<HTMLElementTagNameMap[Tag]>(tag + selector.join(""));
  if (found) return found;
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.head.append(made);
  return made;
}
