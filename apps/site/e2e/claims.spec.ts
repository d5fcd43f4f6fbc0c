import { aboutClaims, homeClaims } from "@frontage/content/claim-rows";
import { expect, test, type Page } from "@playwright/test";

import { violations } from "./axe.ts";
import { openPage } from "./open-page.ts";

const home = { path: "/", heading: "How these figures are counted", claims: homeClaims };
const about = { path: "/about", heading: "How this figure is counted", claims: aboutClaims };
/** A figure without a source is shown on no page. */
const pages = [home, about].filter(({ claims }) => claims.length > 0);

/** The rows that are listed under the figures, where they can be seen. */
const rows = (page: Page, heading: string) =>
  page.locator("details", { hasText: heading }).getByRole("listitem");

/** What a row says, whatever its layout. */
const texts = (claims: (typeof pages)[number]["claims"]) =>
  claims.map(({ asOf, counted, label, source }) => `${label}${counted}, ${source}As of ${asOf}`);

test("what figures count, their source and their day are a press away, and gone with another", async ({
  page,
}) => {
  for (const { claims, heading, path } of pages) {
    await openPage(page, path);
    await expect(rows(page, heading)).toHaveCount(0);
    await page.getByText(heading).click();
    await expect(rows(page, heading)).toHaveText(texts(claims));
    await page.getByText(heading).click();
    await expect(rows(page, heading)).toHaveCount(0);
  }
});

test("the keyboard opens what figures count @desktop", async ({ page }) => {
  for (const { claims, heading, path } of pages) {
    await openPage(page, path);
    const summary = page.locator("summary", { hasText: heading });
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(rows(page, heading)).toHaveCount(claims.length);
    await page.keyboard.press("Space");
    await expect(rows(page, heading)).toHaveCount(0);
  }
});

test("behind a followed link, what figures count can be read as well @desktop", async ({
  page,
}) => {
  await openPage(page, "/services");
  for (const { claims, heading, path } of pages.toReversed()) {
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: path === "/" ? "Home" : "About", exact: true })
      .click();
    await page.getByText(heading).click();
    await expect(rows(page, heading)).toHaveText(texts(claims));
  }
});

test("axe finds nothing in what figures count, and no width cuts it off", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { claims, heading, path } of pages) {
    await openPage(page, path);
    await page.getByText(heading).click();
    await expect(rows(page, heading)).toHaveCount(claims.length);
    expect(await violations(page), path).toEqual([]);
    for (const width of [320, 390, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("what figures count opens as well", { tag: "@phone" }, async ({ page }) => {
    for (const { claims, heading, path } of pages) {
      await page.goto(path);
      await page.getByText(heading).click();
      await expect(rows(page, heading)).toHaveText(texts(claims));
    }
  });
});
