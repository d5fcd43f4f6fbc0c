import { defineConfig } from "vitest/config";
import { timeouts } from "../../scripts/timeouts.ts";

export default defineConfig({
  test: { include: ["src/**/*.test.{ts,tsx}"], ...timeouts },
});
