import { repeatPress } from "@frontage/prerender/early-press";
import { startApplication, stylesLoaded } from "@frontage/prerender/start-application";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

import "./dashboard.css";
import { takeNotice } from "./session/notice.ts";
import { LoginPage } from "./session/login-page.tsx";
import { RenderErrorBoundary } from "./components/render-error.tsx";

startApplication(async (root) => {
  await stylesLoaded();
  const link = window.emailLink;
  const notice = takeNotice();
  hydrateRoot(
    root,
    <StrictMode>
      <RenderErrorBoundary>
        <LoginPage link={link} notice={notice} onReady={repeatPress} />
      </RenderErrorBoundary>
    </StrictMode>,
  );
});
