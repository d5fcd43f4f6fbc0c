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

import { App, createQueryClient } from "./app.tsx";
import "./dashboard.css";
import { preloadSidebar, savesData } from "./navigation/preload-sidebar.ts";
import { liveVisit } from "./session/live-visit.ts";
import { reloadOnAccountChange, liveAccount } from "./session/user.ts";
import { preloadScreen } from "./routes.tsx";
import { sampleVisit } from "./api/visit.tsx";
import { startQueries } from "./api/first-queries.ts";

startApplication(async (root) => {
  reloadOnAccountChange();
  const account = liveAccount();
  let onHydrated = () => {};
  const hydrated = new Promise<void>((resolve) => (onHydrated = resolve));
  const visit = account ? liveVisit(account, createRoot) : sampleVisit;
  const queryClient = createQueryClient(visit);
  const { pathname } = window.location;
  const [queries] = await Promise.all([preloadScreen(pathname), stylesLoaded()]);
  void startQueries(queryClient, visit, { pathname, queries }, hydrated);
  // A transition hydrates in slices, so that a slow phone stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        {/* Without the router's transitions, a click shows its screen in the same frame. */}
        <BrowserRouter useTransitions={false}>
          <App
            onReady={() => {
              onHydrated();
              delete window.early;
              repeatPress();
            }}
            visit={visit}
            queryClient={queryClient}
          />
        </BrowserRouter>
      </StrictMode>,
    );
  });

  // With Save-Data, only the code is fetched ahead.
  async function preload(pathname: string) {
    const queries = await preloadScreen(pathname);
    if (!savesData()) await startQueries(queryClient, visit, { pathname, queries });
  }
  void hydrated.then(() => preloadSidebar(queryClient, account?.role ?? "sample", preload));
  preloadOnInterest(async (pathname) => {
    if (pathname.startsWith(paths.dashboard)) await preload(pathname);
  });
});
