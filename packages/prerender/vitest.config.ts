import { defineConfig } from "vitest/config";

export default defineConfig({
  // Some tests start Vite, which takes a busy machine a while.
  test: { include: ["src/**/*.test.{ts,tsx}"], testTimeout: 60_000 },
});
