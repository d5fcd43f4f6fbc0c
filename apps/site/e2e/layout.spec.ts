import { broker } from "@frontage/content/broker";
import { stats as figures } from "@frontage/content/stats";
import { expect, test, type Locator } from "@playwright/test";

import { openPage } from "./open-page.ts";
import { firstService } from "./public-pages.ts";

test("an open menu and a form in error fit 320 px, and neither's controls are printed @desktop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/contact");
  await page.getByRole("button", { name: /^Send Message to/ }).click();
  await expect(page.getByText("Please select a service.")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: /menu/i }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);

  await page.emulateMedia({ media: "print" });
  await expect(menu).toBeHidden();
  await expect(page.locator("button:visible, [data-slot=button]:visible, img:visible")).toHaveCount(
    0,
  );
  await expect(page.locator("[data-slot=toaster]:visible")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const footer = page.locator("footer");
  await expect(footer.getByText(broker.phone.display)).toBeVisible();
  await expect(footer.getByText(broker.address.street)).toBeVisible();
  await expect(footer.getByText(broker.phone.display)).toHaveCSS("color", "oklch(0.215 0.005 70)");
});

/** How many different left edges the elements have. */
async function columns(elements: Locator) {
  await expect(elements.first()).toBeVisible();
  const lefts = await elements.evaluateAll((all) =>
    all.map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

for (const { tag, home, services, stats, tiles } of [
  { tag: "@phone", home: 1, services: 1, stats: 2, tiles: 1 },
  { tag: "@tablet", home: 2, services: 2, stats: 2, tiles: 2 },
  { tag: "@desktop", home: 2, services: 3, stats: 4, tiles: 4 },
]) {
  test(
    `grids stand in ${home}, ${services}, ${stats} and ${tiles} columns`,
    { tag },
    async ({ page }) => {
      await openPage(page, "/");
      const main = page.getByRole("main");
      const cells = main.getByRole("listitem").filter({ has: page.locator("h2, h3") });
      expect(await columns(cells)).toBe(home);
      const band = page.getByRole("region", { name: "Track record" });
      expect(await columns(band.getByRole("listitem"))).toBe(Math.min(stats, figures.length));
      await openPage(page, "/services");
      expect(await columns(cells)).toBe(services);
      await openPage(page, firstService.path);
      const approach = page.getByRole("region", { name: "Our Approach" });
      expect(await columns(approach.getByRole("listitem"))).toBe(tiles);
    },
  );
}

test(
  "on the contact page the form takes two thirds and the card one",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/contact");
    const form = await page.locator("form").boundingBox();
    const card = await page.getByRole("region", { name: "Get in Touch" }).boundingBox();
    if (!form || !card) throw new Error("The form or the card is missing.");
    expect(form.width / card.width).toBeGreaterThan(1.9);
    expect(form.width / card.width).toBeLessThan(2.2);
    expect(card.x).toBeGreaterThan(form.x + form.width);
  },
);

test(
  "on small windows the form comes before the card",
  { tag: ["@phone", "@tablet"] },
  async ({ page }) => {
    await openPage(page, "/contact");
    const form = await page.locator("form").boundingBox();
    const card = await page.getByRole("region", { name: "Get in Touch" }).boundingBox();
    if (!form || !card) throw new Error("The form or the card is missing.");
    expect(card.y).toBeGreaterThan(form.y + form.height);
  },
);
