import { defineConfig } from "vitest/config";
import { timeouts } from "../../scripts/timeouts.ts";
import { contentIcons } from "./scripts/content-icons.ts";

export default defineConfig({
  plugins: [contentIcons()],
  test: {
    include: ["{scripts,src}/**/*.test.{ts,tsx}"],
    isolate: false,
    setupFiles: "../../scripts/restore-globals.ts",
    ...timeouts,
  },
});
