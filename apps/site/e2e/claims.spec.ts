import { aboutClaims, homeClaims } from "@frontage/content/sourced-claims";
import { expect, test, type Page } from "@playwright/test";

import { desktop, phone } from "../../../scripts/journeys.ts";
import { violations } from "./axe.ts";
import { openPage } from "./open-page.ts";

const home = { path: "/", heading: "How these figures are counted", claims: homeClaims };
const about = { path: "/about", heading: "How this figure is counted", claims: aboutClaims };
/** Pages don't show figures without a source. */
const pages = [home, about].filter(({ claims }) => claims.length > 0);

/** The visible rows listed below the figures. */
const rows = (page: Page, heading: string) =>
  page.locator("details", { hasText: heading }).getByRole("listitem");

/** A row's text, whatever its layout. */
const texts = (claims: (typeof pages)[number]["claims"]) =>
  claims.map(({ asOf, counted, label, source }) => `${label}${counted}, ${source}As of ${asOf}`);

test("pointer and keyboard open a figure's note, axe finds nothing in it, and it fits every width @desktop @owner", async ({
  page,
}) => {
  for (const { claims, heading, path } of pages) {
    await page.setViewportSize(desktop.viewport);
    await openPage(page, path);
    await page.getByText(heading).click();
    await expect(rows(page, heading)).toHaveText(texts(claims));
    await page.getByText(heading).click();
    await expect(rows(page, heading)).toHaveCount(0);

    await page.locator("summary", { hasText: heading }).focus();
    await page.keyboard.press("Enter");
    await expect(rows(page, heading)).toHaveCount(claims.length);
    await page.keyboard.press("Space");
    await expect(rows(page, heading)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(rows(page, heading)).toHaveCount(claims.length);

    for (const width of [320, phone.viewport.width, 834, desktop.viewport.width]) {
      await page.setViewportSize({ width, height: 900 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await violations(page), `${path} at ${viewport.width}`).toEqual([]);
    }
  }
});

test("after following a link, a figure's note can be read as well @desktop @more", async ({
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
