import { defineConfig } from "@playwright/test";

import { findChromium, findHeadlessShell, testArgs } from "./chromium.ts";

// Nothing outside this machine resolves, so a page that needs it fails.
const args = [
  ...testArgs,
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** What both apps' journeys share: the composed product, in a real browser. */
export const journeys = defineConfig({
  testDir: "e2e",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than cores: half of the time, each waits for its server and its frames.
  workers: 3,
  // Journeys don't test speed: a busy machine may take ten times as long as an idle one.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    // What can't be clicked by then never can.
    actionTimeout: 120_000,
    // A journey gets the previous one's page, cleared: half of a page's cost is the first load in a
    // new context.
    reuseContext: true,
    // The server takes any free port and prints it; see `wait` below.
    baseURL: `http://127.0.0.1:${process.env.SITE_PORT}`,
    launchOptions: { executablePath: await findHeadlessShell(), args },
  },
  webServer: {
    command: "node ../server/bundle/serve.js",
    env: {
      HOST: "127.0.0.1",
      PORT: "0",
      // Emptied before each run, like everything in `outputDir`.
      DATA_DIR: "test-results/journeys/server",
    },
    wait: { stdout: /Frontage is at http:\/\/localhost:(?<site_port>\d+)/ },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
});

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/**
 * Phones keep their motion; desktops, where each frame costs the most, have it only in tests about
 * it.
 */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: "reduce" as const },
};
/**
 * Where the headless shell differs: going back to a page in memory, and when it loads a picture.
 */
export const wholeBrowser = {
  name: "whole browser",
  grep: /@whole-browser/,
  use: {
    ...desktop,
    launchOptions: {
      executablePath: await findChromium(),
      args,
      // Playwright turns off the back/forward cache, which is the point here.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    },
  },
};
