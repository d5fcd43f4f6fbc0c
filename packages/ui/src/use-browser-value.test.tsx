import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { useBrowserValue, useHydrated } from "./use-browser-value.ts";

test("the server renders the prerendered value and reads nothing from the browser", () => {
  function Year() {
    const year = useBrowserValue(() => window.name, "2026");
    return useHydrated() ? "hydrated" : year;
  }
  expect(renderToString(<Year />)).toBe("2026");
});
