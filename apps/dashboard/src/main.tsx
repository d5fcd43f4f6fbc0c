import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "./dashboard.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root, so the dashboard has nowhere to appear.");

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// The build leaves the page's HTML in the root; the dev server leaves it empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
