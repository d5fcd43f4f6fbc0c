import { dashboardPaths } from "@frontage/content/dashboard";
import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { kibOf, loadUntilIdle, saveData, type Transfer } from "../../../scripts/transfers.ts";
import { applicationReady } from "../../../scripts/application-ready.ts";
import { expect, test } from "./signed-in.ts";

const { dashboard: budgets } = JSON.parse(
  await readFile(new URL("../../../budgets.json", import.meta.url), "utf8"),
);

const { overview, ...otherScreens } = dashboardPaths;

// Saving data turns off preloading: on a slow machine, some preloaded screens would count.
test.beforeEach(({ context }) => saveData(context));

// Lighthouse's phone, because the budgets are Lighthouse's figures.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

const sidebarCode = /\/(documents|contacts|calendar|settings|notifications)-screen-[\w-]{8}\.js$/;

test(
  "pages stay within their script budgets, the overview's charts load last, and the sidebar's screens are preloaded unless the visitor saves data",
  { tag: ["@phone", "@more"] },
  async ({ browser, page }) => {
    // Files of an earlier page come from the cache, so their sizes are remembered from then.
    const weights = new Map<string, number>();
    const load = async (path: string, ready: (page: Page) => Promise<void>) => {
      const transfers = await loadUntilIdle(page, path, ready);
      const scripts = transfers.filter(({ type }) => type === "Script");
      for (const { bytes, path: file } of scripts) {
        weights.set(file, Math.max(bytes, weights.get(file) ?? 0));
      }
      return { transfers, scripts };
    };
    const weigh = (scripts: readonly Transfer[]) =>
      kibOf(scripts.map((script) => ({ ...script, bytes: weights.get(script.path) ?? 0 })));
    const chartsShown = async (shown: Page) =>
      expect(shown.locator(".recharts-surface").first()).toBeVisible();

    let shell = new Set<string>();
    await test.step("the overview stays within its budget, and its charts load last", async () => {
      // The charts load when the page is idle, however long a busy machine takes.
      const { scripts, transfers } = await load(budgets.overview.path, async () => {
        await applicationReady(page);
        await chartsShown(page);
      });
      const charts = scripts.findIndex(({ path }) => path.includes("/charts-"));
      expect(charts).toBeGreaterThan(0);
      expect(weigh(scripts)).toBeLessThanOrEqual(budgets.overview.kib.scripts);
      expect(kibOf(transfers)).toBeLessThanOrEqual(budgets.overview.kib.total);
      // A script of 0 bytes would have come from the cache.
      expect(scripts.filter(({ bytes }) => bytes === 0)).toEqual([]);
      for (const { bytes, encoding } of scripts) if (bytes > 4096) expect(encoding).toBe("br");
      shell = new Set(scripts.map(({ path }) => path));
    });

    await test.step("the sidebar's screens are preloaded afterwards", async () => {
      let hasLoadedAhead = false;
      page.on("request", (request) => (hasLoadedAhead ||= sidebarCode.test(request.url())));
      const storageState = await page.context().storageState();
      const context = await browser.newContext({ storageState });
      const settled = await context.newPage();
      const files = await loadUntilIdle(settled, overview, async () => {
        await settled.waitForRequest((request) => /\/notifications-/.test(request.url()));
      });
      const ahead = files.filter(({ path, type }) => type === "Script" && !shell.has(path));
      expect(ahead.length).toBeGreaterThan(4);
      expect(kibOf(ahead)).toBeLessThanOrEqual(budgets.scriptsAheadKib);
      await context.close();
      // By now the page of the visitor who saves data has been idle for longer than this one.
      expect([...shell].filter((path) => sidebarCode.test(path))).toEqual([]);
      expect(hasLoadedAhead).toBe(false);
    });

    for (const path of Object.values(otherScreens)) {
      await test.step(`${path} stays within its budget`, async () => {
        const { scripts } = await load(path, applicationReady);
        expect(weigh(scripts)).toBeGreaterThan(0);
        expect(weigh(scripts)).toBeLessThanOrEqual(budgets.otherScreen.kib.scripts);
      });
    }

    await test.step("the login page stays within its budget", async () => {
      const { scripts } = await load(budgets.login.path, applicationReady);
      expect(scripts.length).toBeGreaterThan(1);
      expect(weigh(scripts)).toBeLessThanOrEqual(budgets.login.kib.scripts);
    });
  },
);
