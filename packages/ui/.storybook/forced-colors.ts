import type {} from "@vitest/browser-playwright";
import { afterEach, expect } from "vitest";
import { cdp } from "vitest/browser";

import { lostInForcedColors } from "../../../scripts/forced-colors.ts";

const reduced = { name: "prefers-reduced-motion", value: "reduce" };

// A story stays until the next one is rendered.
afterEach(async () => {
  await emulate({ name: "forced-colors", value: "active" });
  try {
    expect(lostInForcedColors(), "what forced colors take away").toEqual([]);
  } finally {
    await emulate();
  }
});

const emulate = (...features: { name: string; value: string }[]) =>
  cdp().send("Emulation.setEmulatedMedia", { features: [reduced, ...features] });
