import { createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App, type FloorContent } from "./app.ts";

// Replaced when the bench builds it.
declare const CONTENT: FloorContent;

const root = document.querySelector("#root");
if (root) {
  startTransition(() => {
    hydrateRoot(root, createElement(BrowserRouter, null, createElement(App, { content: CONTENT })));
  });
}
