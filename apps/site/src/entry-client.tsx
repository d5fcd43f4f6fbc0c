import { paths } from "@frontage/content/navigation";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { App } from "./app.tsx";
import { pageFor, preloadPage } from "./routes.tsx";
import "#inquiries/styles.css";

/** Repeats the press that came before the application did, now that it listens. */
function repeatPress() {
  const pressed = window.boot?.pressed;
  delete window.boot;
  pressed?.click();
}

/** The light page that most visitors open next; the others wait for a sign of interest. */
const prefetchedAtIdle = [paths.services];
/** After what the page itself needs, with a pause: whoever leaves at once pays for nothing more. */
const quietMs = 2000;

function prefetchOnInterest(event: Event) {
  const link = (event.target as Element | null)?.closest?.("a");
  if (link?.origin === window.location.origin) {
    // A failed prefetch shows when the page is really asked for.
    preloadPage(link.pathname).catch(() => {});
  }
}

/** Hosts that know `/about` often answer `/about/` and `/about.html` with the same file. */
function toCanonicalPath() {
  const { hash, pathname, search } = window.location;
  const canonical = pathname.replace(/(\/index)?\.html$/, "").replace(/\/+$/, "") || "/";
  if (canonical !== pathname) {
    window.history.replaceState(window.history.state, "", canonical + search + hash);
  }
}

async function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root, so the application has nowhere to go.");
  toCanonicalPath();
  await preloadPage(window.location.pathname);
  const app = (
    <StrictMode>
      <App onReady={repeatPress} />
    </StrictMode>
  );
  // A host that answers every unknown path with one file may have sent another page's HTML.
  const isHere = root.dataset.page === pageFor(window.location.pathname);
  // In slices: a slow phone keeps answering meanwhile.
  startTransition(() => {
    if (isHere) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });

  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, prefetchOnInterest, { passive: true });
  }
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 0));
  setTimeout(() => {
    idle(() => {
      for (const path of prefetchedAtIdle) preloadPage(path).catch(() => {});
    });
  }, quietMs);
}

start().catch((error: unknown) => {
  // The page stays as it came from disk; its buttons are the browser's again.
  repeatPress();
  throw error;
});
