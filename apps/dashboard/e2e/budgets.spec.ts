import { dashboardPaths } from "@frontage/content/dashboard";
import { readFile } from "node:fs/promises";

import { kibOf, loadUntilIdle, saveData } from "../../../scripts/transfers.ts";
import { applicationReady } from "../../../scripts/application-ready.ts";
import { expect, test } from "./signed-in.ts";

const { dashboard: budgets } = JSON.parse(
  await readFile(new URL("../../../budgets.json", import.meta.url), "utf8"),
);

const { overview, ...otherScreens } = dashboardPaths;

// Without the screens that load once a page has settled: on a slow machine some of them would count.
test.beforeEach(({ context }) => saveData(context));

// The phone of Lighthouse, whose figures the budgets are.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

test(
  "the overview keeps to its bytes, and its charts come last",
  { tag: "@phone" },
  async ({ page }) => {
    const transfers = await loadUntilIdle(page, budgets.overview.path, async () => {
      await applicationReady(page);
      await expect(page.locator(".recharts-surface").first()).toBeVisible();
    });
    const scripts = transfers.filter(({ type }) => type === "Script");
    const charts = scripts.findIndex(({ path }) => path.includes("/charts-"));
    expect(charts).toBeGreaterThan(0);
    // Nothing after them but what they bring themselves.
    const theirs = /\/assets\/(charts|with-selector)-/;
    expect(scripts.slice(charts).filter(({ path }) => !theirs.test(path))).toEqual([]);
    expect(kibOf(scripts)).toBeLessThanOrEqual(budgets.overview.kib.scripts);
    expect(kibOf(scripts.slice(0, charts))).toBeLessThanOrEqual(
      budgets.overview.kib.scriptsBeforeCharts,
    );
    for (const { bytes, encoding } of scripts) if (bytes > 4096) expect(encoding).toBe("br");
  },
);

test("the login page keeps to its bytes", { tag: "@phone" }, async ({ page }) => {
  const transfers = await loadUntilIdle(page, budgets.login.path, applicationReady);
  const scripts = transfers.filter(({ type }) => type === "Script");
  expect(scripts.length).toBeGreaterThan(1);
  expect(kibOf(scripts)).toBeLessThanOrEqual(budgets.login.kib.scripts);
});

const brokerParts =
  /\/(broker-(clients|inquiries|api)|client-(bar|paths|queries)|inquiry-|invite-|deal-|party-|event-form|edit-event|broker-actions|signing-|propose-)/;

test(
  "no screen brings more than its share of script on top of the shell",
  { tag: "@phone" },
  async ({ browser, page }) => {
    // The overview brings the charts once it is idle, however long a busy machine takes.
    const opened = await loadUntilIdle(page, overview, async () => {
      await applicationReady(page);
      await expect(page.locator(".recharts-surface").first()).toBeVisible();
    });
    const shell = new Set(opened.map(({ path }) => path));
    const state = await page.context().storageState();
    for (const path of Object.values(otherScreens)) {
      const context = await browser.newContext({ storageState: state });
      await saveData(context);
      const screen = await context.newPage();
      const transfers = await loadUntilIdle(screen, path, applicationReady);
      const own = transfers.filter(
        (transfer) => transfer.type === "Script" && !shell.has(transfer.path),
      );
      expect(own.length, path).toBeGreaterThan(0);
      // What only a broker has, nobody else fetches.
      expect(transfers.filter(({ path: file }) => brokerParts.test(file))).toEqual([]);
      expect(kibOf(own), path).toBeLessThanOrEqual(budgets.screenKibOnTopOfShell);
      await context.close();
    }
  },
);

test(
  "the sidebar's screens load once a page has settled, unless the visitor saves data",
  { tag: "@phone" },
  async ({ browser, page }) => {
    const sidebarCode = /\/(documents|contacts|calendar|settings|notifications)-[\w-]{7}\.js$/;
    const saved = await loadUntilIdle(page, overview, async () => {
      await expect(page.locator(".recharts-surface").first()).toBeVisible();
    });
    let hasLoadedAhead = false;
    page.on("request", (request) => (hasLoadedAhead ||= sidebarCode.test(request.url())));

    const context = await browser.newContext({ storageState: await page.context().storageState() });
    const settled = await context.newPage();
    const files = await loadUntilIdle(settled, overview, async () => {
      await settled.waitForRequest((request) => /\/notifications-/.test(request.url()));
    });
    const alreadyCounted = new Set(saved.map(({ path }) => path));
    const ahead = files.filter(({ path, type }) => type === "Script" && !alreadyCounted.has(path));
    expect(ahead.length).toBeGreaterThan(4);
    expect(kibOf(ahead)).toBeLessThanOrEqual(budgets.sidebarKibWhenSettled);
    // By now the first page has been open for longer.
    expect(hasLoadedAhead).toBe(false);
    await context.close();
  },
);
