import { setTimeout } from "node:timers/promises";

import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { launch } from "chrome-launcher";
import { connect } from "puppeteer-core";
import { startServer } from "../../apps/dashboard/e2e/live/start-server.ts";
import { dashboardPaths, sidebar } from "../../packages/content/src/dashboard.ts";
import { mainNavigation, paths, servicePath } from "../../packages/content/src/navigation.ts";
import { services } from "../../packages/content/src/services.ts";
import { chromiumArgs, findChromium } from "../chromium.ts";
import { budgets, mark, median } from "./figures.ts";

const rounds = 3;

/** Lighthouse's mobile profile as DevTools applies it: slow 4G, and a CPU four times slower. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone = { width: 412, height: 823 };

/** A link to click on the current page. */
type Link = {
  selector: string;
  /** What to click first to show a hidden link. */
  menu?: string;
};

/** A new browser that accepts DevTools connections. */
export const openChromium = async () =>
  launch({
    chromePath: await findChromium(),
    chromeFlags: ["--headless=new", ...chromiumArgs],
  });

/**
 * From click to next page, on a fast and a slow device, and the longest task of a new visitor's
 * first page.
 */
export async function measureNavigation(): Promise<void> {
  const server = await startServer({ isFirst: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs,
  });
  try {
    for (const speed of ["fast", "slow"] as const) {
      console.table(await timeSite(browser, server.origin, speed));
      console.table(await timeDashboard(browser, server.origin, speed));
    }
    console.table(await measureTasks(server.origin));
  } finally {
    await browser.close();
    await server.stop();
  }
}

type Speed = "fast" | "slow";

/** From each kind of page through the site's menu. */
async function timeSite(browser: Browser, origin: string, speed: Speed) {
  const inMenu = (path: string) => `nav[aria-label="Main"] a[href="${path}"]`;
  const links = [
    ...mainNavigation.map(({ path }) => ({ path, selector: inMenu(path) })),
    ...services.map(({ slug }) => ({
      path: servicePath(slug),
      selector: inMenu(servicePath(slug)),
      menu: 'nav[aria-label="Main"] button',
    })),
  ];
  const table = [];
  for (const link of links) {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const from = link.path === paths.home ? paths.about : paths.home;
      const page = await openIdle(browser, origin + from, { isSlow: speed === "slow" });
      times.push(await timeNavigation(page, link));
      await page.context().close();
    }
    const time = median(times);
    const isMissed = time > budgets.site.navigationMs[speed];
    table.push({ link: link.path, speed, "median ms": mark(time, isMissed) });
  }
  return table;
}

/** Between the sample's screens, through the sidebar. */
async function timeDashboard(browser: Browser, origin: string, speed: Speed) {
  const start = origin + dashboardPaths.messages;
  const page = await openIdle(browser, start, { isSlow: speed === "slow", user: "bench" });
  const times = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round++) {
    for (const screen of [...sidebar.main.sample, ...sidebar.settings]) {
      const selector = `aside a[href="${dashboardPaths[screen]}"]`;
      const took = await timeNavigation(page, { selector });
      times.set(screen, [...(times.get(screen) ?? []), took]);
    }
  }
  await page.context().close();
  const limits = budgets.dashboard.navigationMs[speed];
  return [...times].map(([screen, [first = 0, ...again]]) => ({
    screen,
    speed,
    "new ms": mark(first, first > limits.new),
    "visited, median ms": mark(median(again), median(again) > limits.visited),
  }));
}

/** The longest task of each page, with an empty cache. */
async function measureTasks(origin: string) {
  const table = [];
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
    const time = median(times);
    table.push({ path, "longest task ms": mark(time, time > budgets.site.longestTaskMs) });
  }
  return table;
}

/**
 * Resolves when the application is ready, nothing is being requested and the main thread is idle.
 */
async function untilIdle(page: Page) {
  await page.waitForFunction(() => !("boot" in window));
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Opens a page as a new visitor, and waits until it is idle.
 *
 * @param isSlow limits connection and CPU to a phone's from then on
 * @param user who is logged in
 */
async function openIdle(
  browser: Browser,
  url: string,
  { isSlow = false, user }: { isSlow?: boolean; user?: string } = {},
): Promise<Page> {
  const context = await browser.newContext(desktop);
  if (user) await context.addInitScript((name) => localStorage.setItem("user", name), user);
  const page = await context.newPage();
  await page.goto(url);
  await untilIdle(page);
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slow4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  }
  return page;
}

/**
 * Follows a link as a visitor does, and waits until the page is idle again.
 *
 * @returns milliseconds from the click event to the end of the first frame, styled, laid out and
 * painted, in which another heading is visible
 */
async function timeNavigation(page: Page, { menu, selector }: Link): Promise<number> {
  if (menu) await page.locator(menu).click();
  const link = page.locator(selector).first();
  // In an object, because the handle would otherwise wait for the promise, which resolves only
  // after the click.
  const watched = await page.evaluateHandle(() => ({
    promise: new Promise<number>((resolve, reject) => {
      window.setTimeout(() => reject(Error("No other heading within 30 seconds.")), 30_000);
      function onClick({ timeStamp }: MouseEvent) {
        const before = document.querySelector("h1");
        const wording = before?.textContent;
        requestAnimationFrame(function look() {
          const heading = document.querySelector("h1");
          const isNew = heading !== before || heading?.textContent !== wording;
          if (!isNew || !heading?.checkVisibility({ opacityProperty: true })) {
            requestAnimationFrame(look);
            return;
          }
          // A message arrives after this frame's style, layout and paint.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => resolve(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(undefined);
        });
      }
      window.addEventListener("click", onClick, { capture: true, once: true });
    }),
  }));
  // Waits until an opening menu has stopped moving, because its link moves, too.
  await link.click();
  const took = await watched.evaluate(({ promise }) => promise);
  await untilIdle(page);
  return took;
}

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
};

/**
 * The longest task of opening a page on a CPU four times slower. Nothing inspects the page's
 * script, as Playwright would: an inspected V8 reads all code again to locate each Error, 80 ms for
 * React's own, which no visitor waits for.
 *
 * @param port where a browser with one empty page listens to DevTools
 * @returns milliseconds of the task's own CPU time, which other processes don't prolong
 */
async function longestTask(port: number, url: string): Promise<number> {
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}` });
  const target = await browser.waitForTarget((each) => each.type() === "page");
  // From the target, not from its `page()`, which would be inspected.
  const session = await target.createCDPSession();
  const traceEvents: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) =>
    traceEvents.push(...(value as unknown as TraceEvent[])),
  );
  await session.send("Emulation.setDeviceMetricsOverride", {
    ...phone,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline"] },
  });
  await session.send("Page.navigate", { url });
  // Waits blindly, because checking for the application would add tasks.
  await setTimeout(8000);
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  await browser.disconnect();
  const isMain = ({ args, name }: TraceEvent) =>
    name === "thread_name" && args.name === "CrRendererMain";
  const mainThreads = traceEvents.filter(isMain);
  return traceEvents
    .filter(({ name, pid, tid }) => {
      const isOnMain = mainThreads.some((main) => main.pid === pid && main.tid === tid);
      return name === "RunTask" && isOnMain;
    })
    .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
