import { broker } from "@frontage/content/broker";
import { stats as figures } from "@frontage/content/sourced-claims";
import { expect, test, type Locator, type Page } from "@playwright/test";

import { desktop, phone } from "../../../scripts/journeys.ts";
import { openPage } from "./open-page.ts";
import { firstService, kindsOfPages } from "./public-pages.ts";

test("an open menu and a form with errors fit 320 px, and controls of both aren't printed @desktop @owner", async ({
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

/** WCAG 1.4.12: text spacing that a visitor may set without losing content. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

/** Texts that extend beyond the window or, in a list, beyond their item. */
async function overflowing(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const isSeen = parentElement?.checkVisibility({ visibilityProperty: true });
      if (!isSeen || parentElement?.closest(".sr-only, select, noscript")) continue;
      range.selectNodeContents(texts.currentNode);
      const bounds = parentElement?.closest("li, main, footer")?.getBoundingClientRect();
      for (const { left, right } of range.getClientRects()) {
        const isInside = left >= (bounds?.left ?? 0) - 1 && right <= (bounds?.right ?? 320) + 1;
        if (!isInside || right > 320) found.push(textContent ?? "");
      }
    }
    return found;
  });
}

test("at 320 px every page's text stays in place, even with wider spacing @desktop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of kindsOfPages) {
    await openPage(page, path);
    expect(await overflowing(page), path).toEqual([]);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    expect(await overflowing(page), `${path} with wider spacing`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test("on a tablet the first button's label is one line @desktop @more", async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await openPage(page, "/");
  const button = page.getByRole("main").getByRole("link", { name: "Contact Us" }).first();
  const lines = await button.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link.firstChild ?? link);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

/** How many different left edges the elements have. */
async function columns(elements: Locator) {
  await expect(elements.first()).toBeVisible();
  const lefts = await elements.evaluateAll((all) =>
    all.map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

/** At how many places rows end: at one, if each is filled. */
async function rowEnds(cells: Locator): Promise<number> {
  const boxes = await cells.evaluateAll((elements) =>
    elements.map((element) => {
      const { right, top } = element.getBoundingClientRect();
      return { right: Math.round(right), top: Math.round(top) };
    }),
  );
  const rows = Map.groupBy(boxes, ({ top }) => top);
  return new Set([...rows.values()].map((row) => Math.max(...row.map(({ right }) => right)))).size;
}

const phones = { viewport: phone.viewport, home: 1, services: 1, stats: 2, tiles: 1 };
const tablets = {
  viewport: { width: 834, height: 1112 },
  home: 2,
  services: 2,
  stats: 2,
  tiles: 2,
};
const desktops = { viewport: desktop.viewport, home: 2, services: 3, stats: 4, tiles: 4 };
const windows = [phones, tablets, desktops];

test("grids have one column, two or more, depending on the window’s width @desktop @owner @more", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const cells = main.getByRole("listitem").filter({ has: page.locator("h2, h3") });
  await openPage(page, "/");
  for (const { home, stats, viewport } of windows) {
    await page.setViewportSize(viewport);
    expect(await columns(cells), `services at ${viewport.width} px`).toBe(home);
    const band = page.getByRole("region", { name: "Track record" });
    const expected = Math.min(stats, figures.length);
    expect(await columns(band.getByRole("listitem")), `${viewport.width} px`).toBe(expected);
  }
  await openPage(page, "/services");
  for (const { services, viewport } of windows) {
    await page.setViewportSize(viewport);
    // Rows of two follow those of three where a row would have a gap.
    const isEven = viewport !== desktop.viewport || (await cells.count()) % 3 === 0;
    if (isEven) expect(await columns(cells), `/services at ${viewport.width} px`).toBe(services);
    expect(await rowEnds(cells), `/services at ${viewport.width} px`).toBe(1);
  }
  await openPage(page, firstService.path);
  const approach = page.getByRole("region", { name: "Our Approach" }).getByRole("listitem");
  for (const { tiles, viewport } of windows) {
    await page.setViewportSize(viewport);
    expect(await columns(approach), `tiles at ${viewport.width} px`).toBe(tiles);
  }
});

test("on the contact page the form takes two thirds and the card one, and in small windows the form comes first @desktop @owner", async ({
  page,
}) => {
  await openPage(page, "/contact");
  const boxes = async () => {
    const form = await page.locator("form").boundingBox();
    const card = await page.getByRole("region", { name: "Get in Touch" }).boundingBox();
    if (!form || !card) throw new Error("The form or the card is missing.");
    return { form, card };
  };
  const { card, form } = await boxes();
  expect(form.width / card.width).toBeGreaterThan(1.9);
  expect(form.width / card.width).toBeLessThan(2.2);
  expect(card.x).toBeGreaterThan(form.x + form.width);

  for (const { viewport } of [phones, tablets]) {
    await page.setViewportSize(viewport);
    const small = await boxes();
    expect(small.card.y).toBeGreaterThan(small.form.y + small.form.height);
  }
});
