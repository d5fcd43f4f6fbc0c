import { repeatPress } from "@frontage/prerender/early-press";
import { startApplication, stylesLoaded } from "@frontage/prerender/start-application";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

import "./dashboard.css";
import { takeNotice } from "./session/notice.ts";
import { LoginPage } from "./routes/login.tsx";
import { RenderErrorBoundary } from "./routes/render-error.tsx";

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
