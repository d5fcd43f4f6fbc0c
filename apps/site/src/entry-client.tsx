import { repeatPress } from "@frontage/prerender/early-press";
import { startApplication } from "@frontage/prerender/start-application";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";

import { App } from "./app.tsx";
import { loadPage, preloadMenus, watchLinks } from "./page-links.ts";
import { pageFor } from "./routes.tsx";
import "#inquiries/styles.css";

/** Hosts that know `/about` often answer `/about/` and `/about.html` with the same file. */
function toCanonicalPath() {
  const { hash, pathname, search } = window.location;
  const canonical = pathname.replace(/(\/index)?\.html$/, "").replace(/\/+$/, "") || "/";
  if (canonical !== pathname) {
    window.history.replaceState(window.history.state, "", canonical + search + hash);
  }
}

function onReady() {
  repeatPress();
  preloadMenus();
}

startApplication(async (root) => {
  toCanonicalPath();
  await loadPage(window.location.pathname);
  const app = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App onReady={onReady} />
      </BrowserRouter>
    </StrictMode>
  );
  // A host that answers every unknown path with one file may have sent another page's HTML.
  const isHere = root.dataset.page === pageFor(window.location.pathname);
  // In slices: a slow phone keeps answering meanwhile.
  startTransition(() => {
    if (isHere) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });

  watchLinks();
});
