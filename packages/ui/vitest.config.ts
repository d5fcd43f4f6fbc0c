import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";
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
            include: ["src/*.test.tsx"],
            restoreMocks: true,
          },
        },
        {
          extends: true,
          plugins: [
            storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) }),
          ],
          test: {
            name: "stories",
            // Each story puts its own theme on the page and takes itself away: one page does for all.
            isolate: false,
            browser: {
              enabled: true,
              headless: true,
              provider: playwright({
                launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
                // axe reads colours, so it must not meet a fade halfway.
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
