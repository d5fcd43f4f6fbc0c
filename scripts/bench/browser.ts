import { setTimeout as wait } from "node:timers/promises";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { connect } from "puppeteer-core";
import { chromiumArgs, findChromium } from "../chromium.ts";

const slowdown = 4;
export const phone = { width: 412, height: 823 };

/** The cookies and storage of someone who is logged in. */
export type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** A new browser that accepts DevTools connections. */
const openChromium = async () =>
  launch({ chromePath: await findChromium(), chromeFlags: ["--headless=new", ...chromiumArgs] });

export const openBrowser = async () =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });

/**
 * Slows a page to a phone's CPU and connection from then on.
 *
 * @param latency milliseconds
 * @param mbits downloaded a second
 */
export async function slowDown(page: Page, latency: number, mbits: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: (mbits * 1e6) / 8,
    uploadThroughput: (mbits * 1e6) / 16,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/**
 * Resolves when the application is ready, nothing is being requested and the main thread is idle.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => !("boot" in window));
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** How often a page at rest recalculates styles, a second. */
export async function recalculationsAtRest(page: Page): Promise<number> {
  const seconds = 3;
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const count = async () =>
    (await session.send("Performance.getMetrics")).metrics.find(
      ({ name }) => name === "RecalcStyleCount",
    )?.value ?? 0;
  await untilIdle(page);
  await wait(4000);
  const before = await count();
  await wait(seconds * 1000);
  return ((await count()) - before) / seconds;
}

export type Loaded = {
  lcp: number;
  blocking: number;
  layoutShift: number;
  scores: Record<"accessibility" | "seo" | "best-practices", number>;
  kib: Record<string, number>;
};

/** Lighthouse's figures of a page on its mobile profile (simulated slow 4G). */
export async function load(url: string, session?: Session): Promise<Loaded> {
  for (let failures = 0; ; failures += 1) {
    const chrome = await openChromium();
    try {
      if (session) await enter(chrome.port, session);
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: "error",
        disableStorageReset: session !== undefined,
        onlyCategories: ["performance", "accessibility", "seo", "best-practices"],
      });
      const { audits, categories, runtimeError } = result?.lhr ?? {};
      if (!audits || !categories || runtimeError) {
        if (failures === 2)
          throw new Error(`Lighthouse can’t measure ${url}: ${runtimeError?.code}`);
        continue;
      }
      const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
      const score = (id: string) => (categories[id]?.score ?? Number.NaN) * 100;
      const requests = audits["network-requests"]?.details as unknown as {
        items: { resourceType: string; transferSize: number }[];
      };
      const kib: Record<string, number> = {};
      for (const { resourceType, transferSize } of requests.items) {
        kib[resourceType] = (kib[resourceType] ?? 0) + transferSize / 1024;
      }
      return {
        lcp: value("largest-contentful-paint") / 1000,
        blocking: value("total-blocking-time"),
        layoutShift: value("cumulative-layout-shift"),
        scores: {
          accessibility: score("accessibility"),
          seo: score("seo"),
          "best-practices": score("best-practices"),
        },
        kib,
      };
    } finally {
      chrome.kill();
    }
  }
}

/** Logs a browser in, without filling the cache for the measurement. */
async function enter(port: number, { cookies, origins }: Session): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  await context?.addCookies(cookies);
  const page = await context?.newPage();
  for (const { localStorage: entries, origin } of origins) {
    await page?.goto(`${origin}/robots.txt`);
    await page?.evaluate((pairs) => {
      for (const { name, value } of pairs) localStorage.setItem(name, value);
    }, entries);
  }
  await page?.close();
  await browser.close();
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
 * @returns milliseconds of the task's own CPU time, which other processes don't prolong
 */
export async function longestTask(url: string): Promise<number> {
  const chrome = await openChromium();
  try {
    const browser = await connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
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
    await wait(8000);
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    await browser.disconnect();
    const mainThreads = traceEvents.filter(
      ({ args, name }) => name === "thread_name" && args.name === "CrRendererMain",
    );
    return traceEvents
      .filter(({ name, pid, tid }) => {
        const isOnMain = mainThreads.some((main) => main.pid === pid && main.tid === tid);
        return name === "RunTask" && isOnMain;
      })
      .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
  } finally {
    chrome.kill();
  }
}
