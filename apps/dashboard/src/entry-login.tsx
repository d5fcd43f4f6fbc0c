import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

import "./dashboard.css";
import { repeatPress, whenDressed } from "./lib/start.ts";
import { LoginPage } from "./routes/login.tsx";

async function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root, so the login page has nowhere to go.");
  await whenDressed();
  hydrateRoot(
    root,
    <StrictMode>
      <LoginPage onReady={repeatPress} />
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  repeatPress();
  throw error;
});
