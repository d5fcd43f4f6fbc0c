// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";

import { textParam, urlState } from "./url-state.ts";
import { useUrlState } from "./use-url-state.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const state = urlState({ text: textParam("q") });
let screen: ReturnType<typeof useUrlState<{ text: string }>>;

function Screen() {
  const rendered = useUrlState(state);
  useEffect(() => {
    screen = rendered;
  });
  return null;
}

beforeEach(() => {
  window.history.replaceState(null, "", "/dashboard/documents?q=two%20words#files");
  act(() =>
    createRoot(document.createElement("div")).render(
      <BrowserRouter>
        <Screen />
      </BrowserRouter>,
    ),
  );
});

test("a change adds a history entry, or replaces the current one", () => {
  const before = window.history.length;
  act(() => screen.change({ text: "bank" }, { replace: true }));
  expect(screen.values.text).toBe("bank");
  expect(window.history.length).toBe(before);
  act(() => screen.change({ text: "roof" }));
  expect(screen.values.text).toBe("roof");
  expect(window.history.length).toBe(before + 1);
});

test("a change to the current value adds no history entry", () => {
  const before = window.history.length;
  act(() => screen.change({ text: "two words" }));
  expect(window.history.length).toBe(before);
  expect(window.location.hash).toBe("#files");
});
