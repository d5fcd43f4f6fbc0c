import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

import { findProgram, type Program } from "./find-program.ts";

const disabledFeatures = [
  // The address bar's own page, which costs 400 files per window, a third of a journey's time.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // Features that Playwright disables; this list replaces its own.
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/**
 * Arguments for every browser in this repository: it runs in a container, and makes no outside
 * requests.
 */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures.join()}`,
];

/**
 * Arguments for tests: V8 without its helper threads. They optimize long-running code, and tests
 * end before that. Saves a tenth of a journey's time. Not for measurements.
 */
export const testArgs = [...chromiumArgs, "--js-flags=--single-threaded"];

const chromium: Program = {
  name: "Chromium",
  variable: "CHROMIUM_PATH",
  usualPlaces: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  patterns: playwrightPatterns,
  package: "chromium",
  // Some releases lack this package, and nothing depends on it.
  optionalPackage: "chromium-headless-shell",
  hint: "npx playwright install chromium",
};

/**
 * The path of a Chromium for tests: `CHROMIUM_PATH`, then the usual places, then Playwright's own
 * install, then (root on Debian) a fresh install by apt.
 *
 * @throws if none of them has a browser, or `CHROMIUM_PATH` doesn't exist
 */
export async function findChromium(): Promise<string> {
  return findProgram(chromium);
}

/**
 * The path of the headless shell next to the Chromium that `findChromium` finds, or of that
 * Chromium if there is none. The shell draws no window, which saves a sixth of a journey's cost; it
 * has no back/forward cache.
 */
export async function findHeadlessShell(): Promise<string> {
  const chromium = await findChromium();
  // The shell's name in Debian.
  const shell = `${chromium}-headless-shell`;
  return existsSync(shell) ? shell : chromium;
}

/** Playwright keeps `chromium-<revision>/<folder of the platform>/<executable>` in one cache. */
function playwrightPatterns(): string[] {
  const { PLAYWRIGHT_BROWSERS_PATH: named } = process.env;
  const caches = named
    ? [named]
    : [join(homedir(), ".cache/ms-playwright"), join(homedir(), "Library/Caches/ms-playwright")];
  return caches.flatMap((cache) => [
    `${cache}/chromium-*/chrome-linux*/chrome`,
    `${cache}/chromium-*/chrome-mac*/*.app/Contents/MacOS/*`,
  ]);
}
