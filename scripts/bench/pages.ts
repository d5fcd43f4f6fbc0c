import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { startServer } from "../../apps/dashboard/e2e/live/start-server.ts";
import { brokerScreens, dashboardPaths } from "../../packages/content/src/dashboard.ts";
import { listingPaths } from "../../packages/content/src/listings.ts";
import { listingPages, publishSample } from "../publish-sample.ts";
import { budgets, mark, median } from "./figures.ts";
import { openChromium } from "./navigation.ts";

const rounds = 3;

type Measured = Record<
  "performance" | "accessibility" | "best-practices" | "seo" | "fcp" | "lcp" | "cls" | "tbt",
  number
> & { kib: Record<string, number> };

/**
 * Public pages, the login page and the sample dashboard as the product's own server sends them:
 * Lighthouse on its mobile profile (simulated slow 4G), the median of three, and the bytes on the
 * wire by type.
 *
 * @param asked paths; none for all
 */
export async function measurePages(asked: readonly string[]): Promise<void> {
  const server = await startServer({ isFirst: true });
  try {
    const pages = asked.length > 0 ? asked : await allPages(server.origin);
    if (pages.some((path) => path.startsWith(listingPaths.index)))
      await publishSample(server.origin, server.broker);
    const table = [];
    for (const path of pages) table.push(rowOf(path, await measure(server.origin + path)));
    console.table(table);
  } finally {
    await server.stop();
  }
}

async function allPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const site = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)];
  // Leaves out the broker's pages, which have nothing to show the sample client.
  const dashboard = Object.entries(dashboardPaths)
    .filter(([screen]) => !brokerScreens.some((brokerScreen) => brokerScreen === screen))
    .map(([, path]) => path);
  return [...site.map(([, path]) => path || "/"), "/login", ...dashboard, ...listingPages];
}

function rowOf(path: string, runs: readonly Measured[]) {
  const { dashboard, site } = budgets;
  const budget =
    [site.home, site.contact, dashboard.overview, dashboard.login].find(
      (each) => each.path === path,
    ) ?? (path.startsWith("/dashboard") ? dashboard.otherScreen : site.other);
  const of = (key: Exclude<keyof Measured, "kib">) => median(runs.map((run) => run[key]));
  const kibOf = (type: string) => Math.max(...runs.map((run) => run.kib[type] ?? 0));
  const score = (key: "performance" | "accessibility" | "best-practices" | "seo") =>
    mark(of(key) * 100, of(key) < (budget.scores?.[key] ?? 0));
  // A figure with its limit, if it has one.
  const bound = (value: number, limit: number | undefined, digits: number) =>
    mark(value, limit !== undefined && value > limit, digits);
  return {
    path,
    perf: score("performance"),
    a11y: score("accessibility"),
    best: score("best-practices"),
    seo: score("seo"),
    "FCP s": bound(of("fcp"), budget.seconds?.firstContentfulPaint, 2),
    "LCP s": bound(of("lcp"), budget.seconds?.largestContentfulPaint, 2),
    CLS: bound(of("cls"), budget.layoutShift, 4),
    "TBT ms": of("tbt").toFixed(0),
    "HTML KiB": kibOf("Document").toFixed(1),
    "CSS KiB": kibOf("Stylesheet").toFixed(1),
    "JS KiB": bound(kibOf("Script"), budget.kib.scripts, 1),
    "fonts KiB": bound(kibOf("Font"), budget.kib.fonts, 1),
    "images KiB": kibOf("Image").toFixed(1),
    "all KiB": bound(kibOf("total"), budget.kib.total, 1),
  };
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

/** Stores the `user` entry in a browser, without filling the cache for the measurement. */
async function signIn(port: number, origin: string) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(`${origin}/robots.txt`);
  await page?.evaluate(() => localStorage.setItem("user", "bench"));
  await page?.close();
  await browser.close();
}
