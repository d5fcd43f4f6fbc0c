import { repeatPress } from "@frontage/prerender/early-press";
import { startApplication, stylesLoaded } from "@frontage/prerender/start-application";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";

import { visitServer } from "./api/request.ts";
import "./dashboard.css";
import { RoomApp } from "./room-app.tsx";

startApplication(async (root) => {
  visitServer();
  await stylesLoaded();
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <RoomApp onReady={repeatPress} />
      </BrowserRouter>
    </StrictMode>,
  );
});
