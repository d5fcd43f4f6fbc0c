import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import { findHeadlessShell, testArgs } from "../../scripts/chromium.ts";
import { timeouts } from "../../scripts/timeouts.ts";
import viteConfig from "./vite.config.ts";

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: "server",
            environment: "node",
            include: ["{scripts,src}/*.test.{ts,tsx}"],
            restoreMocks: true,
            ...timeouts,
          },
        },
        {
          extends: true,
          plugins: [
            storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) }),
          ],
          test: {
            name: "stories",
            setupFiles: ".storybook/forced-colors.ts",
            ...timeouts,
            // Each story sets its own theme and cleans up after itself, so one page is enough for
            // all.
            isolate: false,
            browser: {
              enabled: true,
              headless: true,
              provider: playwright({
                launchOptions: { executablePath: await findHeadlessShell(), args: testArgs },
                // axe reads colors, so it must not run during a fade.
                contextOptions: { reducedMotion: "reduce" },
              }),
              instances: [{ browser: "chromium" }],
            },
          },
        },
      ],
    },
  }),
);
