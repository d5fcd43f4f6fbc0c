import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

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

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** What the search needs of the computer; tests pass a fake. */
export type Machine = {
  environment: Record<string, string | undefined>;
  exists: (path: string) => boolean;
  /** Paths that match the pattern, the newest install first. */
  list: (pattern: string) => string[];
  /** Root on a Debian: the only place where installing is ours to do. */
  canInstall: () => boolean;
  /** Installs Chromium; false when that failed. */
  install: () => Promise<boolean>;
};

/**
 * The path of a Chromium to test in: `CHROMIUM_PATH`, then the usual places,
 * then Playwright's own install, then (root on Debian) a fresh install by apt.
 *
 * @throws when none of them leads to a browser, or `CHROMIUM_PATH` leads nowhere.
 */
export async function findChromium(machine: Machine = thisMachine): Promise<string> {
  const asked = machine.environment.CHROMIUM_PATH;
  if (asked) {
    if (machine.exists(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, but there is no such file.`);
  }

  const place = usualPlaces.find(machine.exists);
  if (place) return place;

  const own = playwrightPatterns(machine.environment).flatMap(machine.list)[0];
  if (own) return own;

  if (machine.canInstall() && (await machine.install())) {
    const installed = usualPlaces.find(machine.exists);
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium and found none: install it (for example `npx playwright install chromium`) or set CHROMIUM_PATH to its executable.",
  );
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

const thisMachine: Machine = {
  environment: process.env,
  exists: existsSync,
  list: (pattern) =>
    globSync(pattern).toSorted((a, b) => b.localeCompare(a, "en", { numeric: true })),
  canInstall: () => process.getuid?.() === 0 && existsSync("/etc/debian_version"),
  install: async () => {
    const hasInstalled = (await aptGet("update")) && (await aptGet("install", "-y", "chromium"));
    // Not every release has it, and nothing depends on it.
    if (hasInstalled) await aptGet("install", "-y", "chromium-headless-shell");
    return hasInstalled;
  },
};

async function aptGet(...args: string[]): Promise<boolean> {
  console.error(`Chromium is missing: apt-get ${args.join(" ")}`);
  // Its output goes to stderr: the last line of stdout belongs to the test counts.
  const [code] = await once(spawn("apt-get", args, { stdio: ["ignore", 2, 2] }), "exit");
  return code === 0;
}
