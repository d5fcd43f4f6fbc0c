import { paths } from "@frontage/content/navigation";
import { repeatPress } from "@frontage/prerender/early-press";
import {
  preloadOnInterest,
  startApplication,
  stylesLoaded,
} from "@frontage/prerender/start-application";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";

import { App } from "./app.tsx";
import "./dashboard.css";
import { preloadSidebar } from "./navigation/preload-sidebar.ts";
import { reloadOnAccountChange, liveAccount } from "./session/user.ts";
import { preloadScreen } from "./routes.tsx";

startApplication(async (root) => {
  reloadOnAccountChange();
  const account = liveAccount();
  const [visit] = await Promise.all([
    account &&
      import("./session/live-visit.ts").then(({ liveVisit }) => liveVisit(account, createRoot)),
    preloadScreen(window.location.pathname),
    stylesLoaded(),
  ]);
  // In slices, so that a slow phone stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        {/* Without transitions, the screen follows a click in the same frame. */}
        <BrowserRouter useTransitions={false}>
          <App onReady={repeatPress} visit={visit} />
        </BrowserRouter>
      </StrictMode>,
    );
  });

  void preloadSidebar(account?.role ?? "sample", preloadScreen);
  preloadOnInterest(async (path) => {
    if (path.startsWith(paths.dashboard)) await preloadScreen(path);
  });
});
