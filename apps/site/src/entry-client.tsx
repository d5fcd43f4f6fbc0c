import { repeatPress } from "@frontage/prerender/early-press";
import { startApplication } from "@frontage/prerender/start-application";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";

import { App } from "./app.tsx";
import { fetchMenus, loadPage, watchLinks } from "./page-links.ts";
import { pageFor } from "./routes.tsx";
import "#inquiries/styles.css";

/** Hosts that serve `/about` often serve the same file at `/about/` and `/about.html`. */
function toCanonicalPath() {
  const { hash, pathname, search } = window.location;
  const canonical = pathname.replace(/(\/index)?\.html$/, "").replace(/\/+$/, "") || "/";
  if (canonical !== pathname) {
    window.history.replaceState(window.history.state, "", canonical + search + hash);
  }
}

function onReady() {
  repeatPress();
  fetchMenus();
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
  // A host that serves one file for every unknown path may have sent another page's HTML: then it
  // can't be hydrated.
  const isHere = root.dataset.page === pageFor(window.location.pathname);
  // Hydrates in slices, so that a slow phone stays responsive.
  startTransition(() => {
    if (isHere) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });

  watchLinks();
});
