import { defineConfig } from "@playwright/test";

import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";

/**
 * Journeys through the dashboard on the composed product, in a real browser. A
 * test without a tag runs on a phone and on a desktop; `@phone` and `@desktop`
 * choose one.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // How long a busy machine takes is no behaviour: waits are long, and end when the thing is there.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    // The server takes any free port and says which; see `wait` below.
    baseURL: `http://127.0.0.1:${process.env.SITE_PORT}`,
    launchOptions: {
      executablePath: await findChromium(),
      // Nothing outside this machine has an address: a page that needs it fails here.
      args: [...chromiumArgs, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    },
  },
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: "node ../server/bundle/serve.js",
    env: {
      HOST: "127.0.0.1",
      PORT: "0",
      // Emptied before each run, as all of `outputDir` is.
      DATA_DIR: "test-results/journeys/server",
    },
    wait: { stdout: /Frontage is at http:\/\/localhost:(?<site_port>\d+)/ },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
});
