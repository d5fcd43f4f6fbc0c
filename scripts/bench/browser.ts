import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { connect } from "puppeteer-core";
import { chromiumArgs, findChromium } from "../chromium.ts";

const slowdown = 4;
export const phone = { width: 412, height: 823 };
export const desktop = { width: 1440, height: 900 };

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
 * Resolves when the application is ready, what it loads ahead has loaded, and the main thread is
 * idle.
 *
 * @param quietMs how long nothing has been requested
 */
export async function untilIdle(page: Page, quietMs = 500): Promise<void> {
  await page.waitForFunction(() => !("boot" in window));
  let lastRequest = Date.now();
  page.on("request", () => (lastRequest = Date.now()));
  await page.waitForLoadState("networkidle");
  while (Date.now() - lastRequest < quietMs) await wait(quietMs / 10);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** A page to open, by its name in the tables. */
export type Opened = ReadonlyMap<string, { url: string; session?: Session }>;

/** How often each page at rest recalculates styles, a second; a few at a time, because all wait. */
export async function recalculationsAtRest(
  browser: Browser,
  pages: Opened,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const waiting = [...pages];
  const next = async (): Promise<void> => {
    const [name, { session, url }] = waiting.shift() ?? ["", { url: "" }];
    if (!url) return;
    await using context = await browser.newContext({
      viewport: desktop,
      ...(session && { storageState: session }),
    });
    const page = await context.newPage();
    await page.goto(url);
    await untilIdle(page).catch((cause) => {
      throw new Error(`${name} never rests.`, { cause });
    });
    found.set(name, await countRecalculations(page));
    await next();
  };
  await Promise.all(Array.from({ length: 4 }, next));
  return new Map([...pages.keys()].map((name) => [name, found.get(name) ?? Number.NaN]));
}

async function countRecalculations(page: Page): Promise<number> {
  const seconds = 3;
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const count = async () =>
    (await session.send("Performance.getMetrics")).metrics.find(
      ({ name }) => name === "RecalcStyleCount",
    )?.value ?? 0;
  await wait(8000);
  const before = await count();
  await wait(seconds * 1000);
  return ((await count()) - before) / seconds;
}

/** Lighthouse's times of a page on its mobile profile (simulated slow 4G). */
export async function timeLoad(url: string): Promise<{ lcp: number; blocking: number }> {
  const { value } = await audit(url, {
    onlyAudits: ["largest-contentful-paint", "total-blocking-time"],
  });
  return { lcp: value("largest-contentful-paint") / 1000, blocking: value("total-blocking-time") };
}

export type Loaded = {
  layoutShift: number;
  scores: Record<"accessibility" | "seo" | "best-practices", number>;
  kib: Record<string, number>;
};

/** Lighthouse's other figures of a page, which don't vary. */
export async function load(url: string, session?: Session): Promise<Loaded> {
  const { audits, score, value } = await audit(url, {
    ...(session && { session }),
    onlyCategories: ["accessibility", "seo", "best-practices"],
    onlyAudits: ["cumulative-layout-shift", "network-requests"],
  });
  const requests = audits["network-requests"]?.details as unknown as {
    items: { resourceType: string; transferSize: number }[];
  };
  const kib: Record<string, number> = {};
  for (const { resourceType, transferSize } of requests.items) {
    kib[resourceType] = (kib[resourceType] ?? 0) + transferSize / 1024;
  }
  return {
    layoutShift: value("cumulative-layout-shift"),
    scores: {
      accessibility: score("accessibility"),
      seo: score("seo"),
      "best-practices": score("best-practices"),
    },
    kib,
  };
}

/** Runs only these audits, because Lighthouse waits and loads again for some of the others. */
async function audit(
  url: string,
  { session, ...only }: { session?: Session; onlyAudits: string[]; onlyCategories?: string[] },
) {
  for (let failures = 0; ; failures += 1) {
    const chrome = await openChromium();
    try {
      if (session) await enter(chrome.port, session);
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: "error",
        disableStorageReset: session !== undefined,
        disableFullPageScreenshot: true,
        ...only,
      });
      const { audits, categories, runtimeError } = result?.lhr ?? {};
      const failed = Object.values(audits ?? {}).find(
        ({ scoreDisplayMode }) => scoreDisplayMode === "error",
      );
      if (!audits || !categories || runtimeError || failed) {
        if (failures === 2)
          throw new Error(
            `Lighthouse can’t measure ${url}: ${runtimeError?.code ?? failed?.errorMessage}`,
          );
        continue;
      }
      return {
        audits,
        value: (id: string) => audits[id]?.numericValue ?? Number.NaN,
        score: (id: string) => (categories[id]?.score ?? Number.NaN) * 100,
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
    await wait(5000);
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
