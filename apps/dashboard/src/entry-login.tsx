import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

import "./dashboard.css";
import { takeNotice } from "./lib/notice.ts";
import { repeatPress, whenDressed } from "./lib/start.ts";
import { LoginPage } from "./routes/login.tsx";

async function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root, so the login page has nowhere to go.");
  await whenDressed();
  const link = window.boot?.link;
  const notice = takeNotice();
  hydrateRoot(
    root,
    <StrictMode>
      <LoginPage link={link} notice={notice} onReady={repeatPress} />
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  repeatPress();
  throw error;
});
