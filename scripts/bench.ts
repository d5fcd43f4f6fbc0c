/**
 * Measures the public pages, the login page and the dashboard as built and served
 * by the product's own server: Lighthouse on its mobile profile (simulated slow
 * 4G), median of three, the bytes on the wire by type, navigations as a visitor sees
 * them, the longest tasks and the dashboard's heap. Prints tables and marks with "!" what is over `budgets.json`;
 * times depend on the machine, so nothing fails.
 *
 * Usage: npm run bench [-- /path ...]
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";

import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";

import { brokerScreens, dashboardPaths, sidebar } from "../packages/content/src/dashboard.ts";
import { listingPaths } from "../packages/content/src/listings.ts";
import { mainNavigation, paths, servicePath } from "../packages/content/src/navigation.ts";
import { services } from "../packages/content/src/services.ts";
import { chromiumArgs, findChromium } from "./chromium.ts";
import { listingPages, publishSample } from "./publish-sample.ts";
import { longestTask, openIdle, timeNavigation } from "./navigation-times.ts";

const rounds = 3;
const root = new URL("..", import.meta.url);
const { dashboard: dashboardBudgets, site: budgets } = JSON.parse(
  await readFile(new URL("budgets.json", root), "utf8"),
);
const executablePath = await findChromium();

type Measured = Record<
  "performance" | "accessibility" | "best-practices" | "seo" | "fcp" | "lcp" | "cls" | "tbt",
  number
> & { kib: Record<string, number> };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A new browser that accepts DevTools connections. */
const openChromium = async () =>
  launch({ chromePath: executablePath, chromeFlags: ["--headless=new", ...chromiumArgs] });

/** Starts the server on a free port; resolves with its address and a way to stop it. */
async function serve() {
  const folder = await mkdtemp(join(tmpdir(), "frontage-bench-"));
  const server = spawn(process.execPath, ["apps/server/bundle/serve.js"], {
    cwd: root,
    env: { ...process.env, PORT: "0", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let origin = "";
  for await (const line of createInterface({ input: server.stdout })) {
    origin ||= /^Frontage is at (http:\S+)/.exec(line)?.[1] ?? "";
    const [, email, password] = /^ +broker +(\S+) +(\S+)$/.exec(line) ?? [];
    if (!email || !password) continue;
    let published: Promise<void> | undefined;
    return {
      origin,
      /** Has the sample listing on the site from then on. */
      publish: async () => (published ??= publishSample(origin, { email, password })),
      async stop() {
        server.kill();
        await once(server, "exit");
        await rm(folder, { recursive: true });
      },
    };
  }
  throw new Error("The server ended before it listened, so there is nothing to measure.");
}

function read(result: Result): Measured {
  const audit = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const requests = result.audits["network-requests"]?.details as unknown as {
    items: { resourceType: string; transferSize: number }[];
  };
  const kib: Record<string, number> = { total: 0 };
  for (const { resourceType, transferSize } of requests.items) {
    kib[resourceType] = (kib[resourceType] ?? 0) + transferSize / 1024;
    kib.total = (kib.total ?? 0) + transferSize / 1024;
  }
  const score = (id: string) => result.categories[id]?.score ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    fcp: audit("first-contentful-paint") / 1000,
    lcp: audit("largest-contentful-paint") / 1000,
    cls: audit("cumulative-layout-shift"),
    tbt: audit("total-blocking-time"),
    kib,
  };
}

/** Stores the `user` entry in a browser without warming the cache for what is measured. */
async function signIn(port: number, origin: string) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(`${origin}/robots.txt`);
  await page?.evaluate(() => localStorage.setItem("user", "bench"));
  await page?.close();
  await browser.close();
}

async function measure(url: string): Promise<Measured[]> {
  const { origin, pathname } = new URL(url);
  const needsUser = pathname.startsWith("/dashboard");
  const measured: Measured[] = [];
  let failures = 0;
  while (measured.length < rounds) {
    const chrome = await openChromium();
    try {
      if (needsUser) await signIn(chrome.port, origin);
      const run = await lighthouse(url, {
        port: chrome.port,
        logLevel: "error",
        disableStorageReset: needsUser,
      });
      if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
      const { runtimeError } = run.lhr;
      if (!runtimeError) {
        measured.push(read(run.lhr));
        continue;
      }
      failures += 1;
      const reason = `${runtimeError.code} (${runtimeError.message})`;
      if (failures > rounds) throw new Error(`Lighthouse cannot measure ${url}: ${reason}.`);
      console.warn(`Lighthouse lost a round of ${pathname}, which is repeated: ${reason}.`);
    } finally {
      chrome.kill();
    }
  }
  return measured;
}

const budgetFor = (path: string) =>
  [budgets.home, budgets.contact, dashboardBudgets.overview, dashboardBudgets.login].find(
    (budget) => budget.path === path,
  ) ?? (path.startsWith("/dashboard") ? dashboardBudgets.otherScreen : budgets.other);

/** A figure, marked if it is over its limit. */
const mark = (
  value: number,
  bound: number | undefined,
  digits: number,
  over = bound !== undefined && value > bound,
) => `${value.toFixed(digits)}${over ? "!" : ""}`;

await measureColdBuild();
const server = await serve();
try {
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || "/",
  );
  const asked = process.argv.slice(2);
  const table = [];
  // Pages for brokers have nothing to show the sample client.
  const dashboardPages = Object.entries(dashboardPaths)
    .filter(([screen]) => !brokerScreens.some((brokerScreen) => brokerScreen === screen))
    .map(([, path]) => path);
  for (const path of asked.length > 0
    ? asked
    : [...all, "/login", ...dashboardPages, ...listingPages]) {
    if (path.startsWith(listingPaths.index)) await server.publish();
    const runs = await measure(server.origin + path);
    const budget = budgetFor(path);
    const of = (key: Exclude<keyof Measured, "kib">) => median(runs.map((run) => run[key]));
    const kib = (type: string) => Math.max(...runs.map((run) => run.kib[type] ?? 0));
    const worst = Math.min(...runs.map((run) => run.performance));
    table.push({
      path,
      perf: mark(of("performance") * 100, 0, 0, worst < (budget.scores?.performance ?? 0)),
      a11y: mark(of("accessibility") * 100, 0, 0, of("accessibility") < 1),
      best: mark(of("best-practices") * 100, 0, 0, of("best-practices") < 1),
      seo: mark(of("seo") * 100, 0, 0, of("seo") < 1),
      "FCP s": mark(of("fcp"), budget.seconds?.firstContentfulPaint, 2),
      "LCP s": mark(of("lcp"), budget.seconds?.largestContentfulPaint, 2),
      CLS: mark(of("cls"), budget.layoutShift, 4),
      "TBT ms": of("tbt").toFixed(0),
      "HTML KiB": kib("Document").toFixed(1),
      "CSS KiB": kib("Stylesheet").toFixed(1),
      "JS KiB": mark(kib("Script"), budget.kib.scripts, 1),
      "fonts KiB": mark(kib("Font"), budget.kib.fonts, 1),
      "images KiB": kib("Image").toFixed(1),
      "all KiB": mark(kib("total"), budget.kib.total, 1),
    });
  }
  console.table(table);
  await measureNavigation(server.origin);
  await measureTasks(server.origin);
  await measureHeap(server.origin);
} finally {
  await server.stop();
}

/** The site's production build from nothing, including photographs. */
async function measureColdBuild() {
  const site = new URL("apps/site/", root);
  for (const made of ["dist", ".cache", "public/assets"]) {
    await rm(new URL(made, site), { recursive: true, force: true });
  }
  const start = performance.now();
  const build = spawn(process.execPath, ["scripts/build.ts"], { cwd: site, stdio: "inherit" });
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error("The site does not build, so there is nothing to measure.");
  const seconds = (performance.now() - start) / 1000;
  console.log(`Cold build of the site: ${mark(seconds, budgets.coldBuildSeconds, 1)} s`);
}

/**
 * From each kind of page through the site's menu, and from screen to screen through the sidebar.
 */
async function measureNavigation(origin: string) {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const inMenu = (path: string) => `nav[aria-label="Main"] a[href="${path}"]`;
  const links = [
    ...mainNavigation.map(({ path }) => ({ path, selector: inMenu(path) })),
    ...services.map(({ slug }) => ({
      path: servicePath(slug),
      selector: inMenu(servicePath(slug)),
      menu: 'nav[aria-label="Main"] button',
    })),
  ];
  const screens = [...sidebar.main.sample, ...sidebar.settings];
  const site = [];
  const dashboard = [];
  for (const [speed, isSlow] of [
    ["fast", false],
    ["slow", true],
  ] as const) {
    for (const link of links) {
      const times = [];
      for (let round = 0; round < rounds; round++) {
        const from = link.path === paths.home ? paths.about : paths.home;
        const page = await openIdle(browser, origin + from, { isSlow });
        times.push(await timeNavigation(page, link));
        await page.context().close();
      }
      const bound = budgets.navigationMs[speed];
      site.push({ link: link.path, speed, "median ms": mark(median(times), bound, 0) });
    }
    const start = origin + dashboardPaths.messages;
    const page = await openIdle(browser, start, { isSlow, user: "bench" });
    const times = new Map<string, number[]>();
    for (let round = 0; round <= rounds; round++) {
      for (const screen of screens) {
        const selector = `aside a[href="${dashboardPaths[screen]}"]`;
        const took = await timeNavigation(page, { selector });
        times.set(screen, [...(times.get(screen) ?? []), took]);
      }
    }
    await page.context().close();
    for (const [screen, [first = 0, ...again]] of times) {
      const bounds = dashboardBudgets.navigationMs[speed];
      dashboard.push({
        screen,
        speed,
        "new ms": mark(first, bounds.new, 0),
        "visited, median ms": mark(median(again), bounds.visited, 0),
      });
    }
  }
  console.table(site);
  console.table(dashboard);
  await browser.close();
}

/** The longest tasks of a new visitor's first page, with an empty cache. */
async function measureTasks(origin: string) {
  const tasks = [];
  for (const path of [paths.home, paths.contact]) {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const chrome = await openChromium();
      try {
        times.push(await longestTask(chrome.port, origin + path));
      } finally {
        chrome.kill();
      }
    }
    tasks.push({ path, "longest task ms": mark(median(times), budgets.longestTaskMs, 0) });
  }
  console.table(tasks);
}

/** The memory that the overview holds. */
async function measureHeap(origin: string) {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => localStorage.setItem("user", "bench"));
  await page.goto(origin + dashboardPaths.overview);
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  // Waits until both charts are drawn and still. Playwright's own waiting would bring code into the
  // page, which would be counted.
  const isDrawn = `document.querySelectorAll(".recharts-surface").length === 2 && document.getAnimations().every((each) => each.playState !== "running")`;
  for (let tries = 100; ; tries--) {
    const { result } = await session.send("Runtime.evaluate", { expression: isDrawn });
    if (result.value === true) break;
    if (tries === 0) throw new Error("The overview's charts never finished drawing.");
    await setTimeout(100);
  }
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  console.log(
    `Heap of the overview: ${mark(usedSize / 1e6, dashboardBudgets.overview.heapMB, 2)} MB`,
  );
  await browser.close();
}
