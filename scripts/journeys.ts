import { defineConfig } from "@playwright/test";

import { findChromium, findHeadlessShell, testArgs } from "./chromium.ts";

// Resolves no host outside this machine, so that a page that needs one fails.
const args = [
  ...testArgs,
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** Configuration shared by both apps' journeys: the composed product, in a real browser. */
export const journeys = defineConfig({
  testDir: "e2e",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than there are cores, because each journey waits half of its time for its server and its
  // frames.
  workers: 3,
  // Long, because journeys don't test speed: a busy machine may take ten times as long as an idle
  // one.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    // What can't be clicked within this time never can.
    actionTimeout: 120_000,
    // Each journey reuses the previous one's page, cleared: the first load in a new context is half
    // of a page's cost.
    reuseContext: true,
    // The server's address; it takes any free port and prints it, see `wait` below.
    baseURL: `http://127.0.0.1:${process.env.SITE_PORT}`,
    launchOptions: { executablePath: await findHeadlessShell(), args },
  },
  webServer: {
    command: "node ../server/bundle/serve.js",
    env: {
      HOST: "127.0.0.1",
      PORT: "0",
      // In `outputDir`, which is emptied before each run.
      DATA_DIR: "test-results/journeys/server",
    },
    wait: { stdout: /Frontage is at http:\/\/localhost:(?<site_port>\d+)/ },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
});

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/**
 * Desktops get reduced motion, except in tests about motion, because each of their frames costs the
 * most.
 */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: "reduce" as const },
};
/**
 * For tests where the headless shell differs: going back to a page in memory, and loading pictures.
 */
export const wholeBrowser = {
  name: "whole browser",
  grep: /@whole-browser/,
  use: {
    ...desktop,
    launchOptions: {
      executablePath: await findChromium(),
      args,
      // Keeps the back/forward cache, which Playwright would turn off.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    },
  },
};
