import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { App } from "./app.tsx";
import "./dashboard.css";
import { repeatPress, whenDressed } from "./lib/start.ts";
import { leaveToNextOwner, liveAccount } from "./lib/user.ts";
import { preloadScreen } from "./routes.tsx";

async function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root, so the dashboard has nowhere to go.");
  leaveToNextOwner();
  const account = liveAccount();
  const [visit] = await Promise.all([
    account && import("./live-visit.ts").then(({ liveVisit }) => liveVisit(account, createRoot)),
    preloadScreen(window.location.pathname),
    whenDressed(),
  ]);
  // In slices: a slow phone keeps answering meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App onReady={repeatPress} visit={visit} />
      </StrictMode>,
    );
  });

  // Code of the screen that a link leads to, as soon as somebody seems to want it.
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(
      type,
      (event) => {
        const link = (event.target as Element | null)?.closest?.("a");
        // A failed prefetch shows when the screen is really asked for.
        if (link?.pathname.startsWith("/dashboard")) preloadScreen(link.pathname).catch(() => {});
      },
      { passive: true },
    );
  }
}

start().catch((error: unknown) => {
  // The page stays as it came from disk; its buttons are the browser's again.
  repeatPress();
  throw error;
});
