import { expect, test, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";

import { kibOf, loadUntilIdle } from "../../../scripts/transfers.ts";
import { applicationReady } from "../../../scripts/application-ready.ts";
import { publicPages } from "./public-pages.ts";

const { site: budgets } = JSON.parse(
  await readFile(new URL("../../../budgets.json", import.meta.url), "utf8"),
);
const kibibyte = 1024;

// The phone that Lighthouse uses, because the budgets are its figures. The slideshow is stopped:
// its next picture isn't part of loading the page.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  contextOptions: { reducedMotion: "reduce" },
});

/** Waits until the pages in the menus have been fetched ahead too. */
async function menusReady(page: Page) {
  await applicationReady(page);
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    return ["contact", "services", "service", "about", "home"].every((page) =>
      files.some((file) => new RegExp(`/${page}-[^/]*\\.js$`).test(file)),
    );
  });
}

test("every page stays within its size budget", { tag: ["@phone", "@more"] }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const { path } of publicPages) {
    await session.send("Network.clearBrowserCache");
    const { kib } =
      path === budgets.home.path
        ? budgets.home
        : path === budgets.contact.path
          ? budgets.contact
          : budgets.other;
    const transfers = await loadUntilIdle(page, path, menusReady);
    const of = (type: string) => transfers.filter((transfer) => transfer.type === type);

    for (const { bytes, encoding, path: file, type } of transfers) {
      if (bytes > 4 * kibibyte && ["Document", "Script", "Stylesheet"].includes(type)) {
        expect(encoding, `${file} of ${path}`).toBe("br");
      }
    }
    expect(of("Script").length, path).toBeGreaterThan(1);
    expect(kibOf(of("Script")), `${path}: scripts`).toBeLessThanOrEqual(kib.scripts);
    expect(kibOf(transfers), `${path}: total`).toBeLessThanOrEqual(kib.total);

    const preloaded = await page
      .locator("head > link[rel=preload][as=font][crossorigin]")
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    expect(preloaded, path).toHaveLength(2);
    expect(new Set(of("Font").map((font) => font.path)), path).toEqual(new Set(preloaded));
    expect(of("Font"), path).toHaveLength(2);
    expect(kibOf(of("Font")), `${path}: fonts`).toBeLessThanOrEqual(kib.fonts);

    expect(kibOf(of("Document")), `${path}: HTML`).toBeLessThanOrEqual(kib.html);
    expect(of("Stylesheet"), path).toHaveLength(1);
    expect(kibOf(of("Stylesheet")), `${path}: stylesheet`).toBeLessThanOrEqual(kib.stylesheet);
  }
  await session.detach();
});

test(
  "a phone's first picture is one AVIF that suits its screen and keeps to the budget of that, and the other slides' wait",
  { tag: ["@phone", "@more"] },
  async ({ browser }) => {
    const { densePhoneHero, firstPhoneHero } = budgets.home.kib;
    for (const { density, kib, width } of [
      { density: 2, kib: firstPhoneHero, width: 900 },
      { density: 3, kib: densePhoneHero, width: 1000 },
    ]) {
      await using context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: density,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      const transfers = await loadUntilIdle(page, "/", applicationReady);
      const pictures = transfers.filter(({ path }) => path.includes("/photographs/"));
      expect(pictures).toMatchObject([{ mimeType: "image/avif" }]);
      expect(pictures[0]?.path).toMatch(RegExp(String.raw`hero-1-.*-p${width}\.`));
      expect((pictures[0]?.bytes ?? Infinity) / kibibyte).toBeLessThanOrEqual(kib);
    }
  },
);
