import { homedir } from "node:os";
import { join } from "node:path";

import { findProgram, thisMachine, type Machine, type Program } from "./find-program.ts";

const disabledFeatures = [
  // The address bar's own page: 400 files for each window, a third of what a journey costs.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // What Playwright switches off by itself, which this list takes the place of.
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

/** Arguments with which every browser of this repository starts: in a container, and silent towards the outside. */
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
 * The arguments for tests: V8 without its helpers. They optimize what a page does for long, and a test
 * is gone by then. A tenth of what a journey costs. Not for measurements.
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
  // Not every release has it, and nothing depends on it.
  optionalPackage: "chromium-headless-shell",
  hint: "npx playwright install chromium",
};

/**
 * The path of a Chromium to test in: `CHROMIUM_PATH`, then the usual places, then Playwright's own
 * install, then (root on Debian) a fresh install by apt.
 *
 * @throws when none of them leads to a browser, or `CHROMIUM_PATH` leads nowhere.
 */
export async function findChromium(machine: Machine = thisMachine): Promise<string> {
  return findProgram(chromium, machine);
}

/**
 * The path of the headless shell beside the Chromium that `findChromium` finds, or of that
 * Chromium where there is none. The shell draws no window, which is a sixth of what a
 * journey costs; it has no back/forward cache.
 */
export async function findHeadlessShell(machine: Machine = thisMachine): Promise<string> {
  const chromium = await findChromium(machine);
  // As Debian names it.
  const shell = `${chromium}-headless-shell`;
  return machine.exists(shell) ? shell : chromium;
}

/** Playwright keeps `chromium-<revision>/<folder of the platform>/<executable>` in one cache. */
function playwrightPatterns(environment: Machine["environment"]): string[] {
  const caches = environment.PLAYWRIGHT_BROWSERS_PATH
    ? [environment.PLAYWRIGHT_BROWSERS_PATH]
    : [join(homedir(), ".cache/ms-playwright"), join(homedir(), "Library/Caches/ms-playwright")];
  return caches.flatMap((cache) => [
    `${cache}/chromium-*/chrome-linux*/chrome`,
    `${cache}/chromium-*/chrome-mac*/*.app/Contents/MacOS/*`,
  ]);
}
