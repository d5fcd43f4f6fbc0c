import { expect, test } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { openPage } from "./open-page.ts";
import { servicePages } from "./public-pages.ts";

const clear = /^(rgba\(0, 0, 0, 0\)|transparent)$/;
const white94 = /^rgba\(255, 255, 255, 0\.94\)$|\/ 0\.94\)$/;
const white = /^(rgb\(255, 255, 255\)|oklch\(1 0 0\))$/;
const ink = /^(rgb\(27, 25, 23\)|oklch\(0\.215 0\.005 70\))$/;

const mainLinks = [
  { label: "Home", path: "/" },
  { label: "About", path: "/about" },
  { label: "Services", path: "/services" },
  { label: "Contact", path: "/contact" },
];

test("the bar is clear up to 10 px and solid from 11 @desktop", async ({ page }) => {
  await openPage(page, "/about");
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", clear);

  for (let round = 0; round < 2; round++) {
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect(header).toHaveCSS("background-color", white94);
    await expect(header).toHaveCSS("backdrop-filter", "blur(14px)");
    await expect(header).toHaveCSS("height", "72px");

    await page.evaluate(() => window.scrollTo(0, 10));
    await expect(header).toHaveCSS("background-color", clear);
    await expect(header).toHaveCSS("backdrop-filter", "none");
  }
});

test(
  "the bar's clear state is 96 px high where there is room",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/about");
    await expect(page.getByRole("banner")).toHaveCSS("height", "96px");
  },
);

test("the bar stays where it is while the page scrolls", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/about");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
});

test(
  "a page that opens scrolled has a solid bar without waiting for the application",
  { tag: "@phone" },
  async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/privacy-policy#children");
    await expect(page.getByRole("banner")).toHaveCSS("background-color", white94);
  },
);

test("the bar is white on the home page's photograph, and ink when solid and elsewhere @phone", async ({
  page,
}) => {
  await openPage(page, "/");
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("color", white);
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(header).toHaveCSS("color", ink);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).toHaveCSS("color", white);

  await openPage(page, "/services");
  await expect(header).toHaveCSS("color", ink);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test(
    "however fast the page scrolls, the bar is never white on white",
    {
      tag: "@desktop",
    },
    async ({ page }) => {
      await openPage(page, "/");
      const header = page.getByRole("banner");
      /** What the bar looks like in the very frame in which it learns of the scroll. */
      const scrolledTo = (top: number) =>
        header.evaluate(
          (element, y) =>
            new Promise<{ alpha: number; color: string }>((resolve) => {
              const marks = new MutationObserver(() => {
                const { backgroundColor, color } = getComputedStyle(element);
                const [, alpha = "1"] = /[,/] ([\d.]+)\)$/.exec(backgroundColor) ?? [];
                resolve({ alpha: Number(alpha), color });
              });
              marks.observe(document.documentElement, { attributeFilter: ["data-scrolled"] });
              window.scrollTo({ top: y, behavior: "instant" });
            }),
          top,
        );

      const below = await scrolledTo(3000);
      expect(below.color).toMatch(ink);
      expect(below.alpha).toBeGreaterThanOrEqual(0.7);
      const above = await scrolledTo(0);
      expect(above.color).toMatch(white);
      expect(above.alpha).toBe(0);
    },
  );
});

test(
  "the bar leads to the four main pages, and home by the name",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/terms");
    const navigation = page.getByRole("navigation", { name: "Main" });
    for (const { label, path } of mainLinks) {
      const link = navigation.getByRole("link", { name: label, exact: true });
      await expect(link).toHaveAttribute("href", path);
      await expect(link).not.toHaveAttribute("aria-current");
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toHaveAttribute("aria-current", "page");
      await expect(navigation.locator("[aria-current=page]:visible")).toHaveCount(1);
    }
    await openPage(page, "/terms");
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
  },
);

test(
  "the current item is underlined, on a service's page as well",
  { tag: "@desktop" },
  async ({ page }) => {
    const underline = (text: string) =>
      page
        .getByRole("navigation", { name: "Main" })
        .getByText(text, { exact: true })
        .evaluate((link) => {
          const isDrawn = (element: Element) =>
            getComputedStyle(element, "::after").opacity === "1" &&
            getComputedStyle(element, "::after").height === "2px";
          return isDrawn(link) || (link.parentElement ? isDrawn(link.parentElement) : false);
        });
    await openPage(page, "/about");
    expect(await underline("About")).toBe(true);
    expect(await underline("Services")).toBe(false);
    await openPage(page, "/services/leasing");
    expect(await underline("Services")).toBe(true);
    expect(await underline("About")).toBe(false);
    await expect(
      page.getByRole("navigation", { name: "Main" }).locator('a[href="/services/leasing"]'),
    ).toHaveAttribute("aria-current", "page");
  },
);

test(
  "the services panel has six entries, by name and address",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/about");
    const navigation = page.getByRole("navigation", { name: "Main" });
    const entries = navigation.locator('a[href^="/services/"]');
    await expect(entries).toHaveCount(6);
    await navigation.getByRole("button", { name: /services/i }).press("Enter");
    for (const [index, { label, slug }] of servicePages.entries()) {
      await expect(entries.nth(index)).toHaveAttribute("href", `/services/${slug}`);
      await expect(entries.nth(index).getByText(label, { exact: true })).toBeVisible();
    }
  },
);

test(
  "a click on the chevron opens the services panel, and another closes it",
  {
    tag: "@desktop",
  },
  async ({ page }) => {
    // With time standing still, nothing opens by hovering.
    await page.clock.install();
    await openPage(page, "/about");
    await page.clock.pauseAt(Date.now() + 60_000);
    const navigation = page.getByRole("navigation", { name: "Main" });
    const chevron = navigation.getByRole("button", { name: /services/i });
    const entry = navigation.locator('a[href="/services/buying"]');
    await expect(chevron).toHaveAttribute("aria-expanded", "false");
    await expect(entry).toBeHidden();
    await chevron.click();
    await expect(chevron).toHaveAttribute("aria-expanded", "true");
    await expect(entry).toBeVisible();
    await chevron.click();
    await expect(chevron).toHaveAttribute("aria-expanded", "false");
    await expect(entry).toBeHidden();
  },
);

test(
  "a pointer that rests on its way to a click finds the panel open after the click",
  {
    tag: "@desktop",
  },
  async ({ page }) => {
    await openPage(page, "/about");
    const navigation = page.getByRole("navigation", { name: "Main" });
    const chevron = navigation.getByRole("button", { name: /services/i });
    await chevron.hover();
    await expect(chevron).toHaveAttribute("aria-expanded", "true");
    await chevron.click();
    await expect(chevron).toHaveAttribute("aria-expanded", "true");
  },
);

test(
  "hovering Services opens the panel and leaving it closes it",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/about");
    const navigation = page.getByRole("navigation", { name: "Main" });
    const entry = navigation.locator('a[href="/services/valuation"]');
    await navigation.getByRole("link", { name: "Services", exact: true }).hover();
    await expect(entry).toBeVisible();
    await entry.hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(20, 800);
    await expect(entry).toBeHidden();
  },
);

test("Escape closes a panel that hovering opened", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/about");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const entry = navigation.locator('a[href="/services/buying"]');
  await navigation.getByRole("link", { name: "Services", exact: true }).hover();
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
});

for (const key of ["Enter", "Space"]) {
  test(
    `${key} on the chevron opens the panel, Escape closes it and gives the focus back`,
    {
      tag: "@desktop",
    },
    async ({ page }) => {
      await openPage(page, "/about");
      const navigation = page.getByRole("navigation", { name: "Main" });
      const chevron = navigation.getByRole("button", { name: /services/i });
      await navigation.getByRole("link", { name: "Services", exact: true }).focus();
      await page.keyboard.press("Tab");
      await expect(chevron).toBeFocused();
      await page.keyboard.press(key);
      await expect(chevron).toHaveAttribute("aria-expanded", "true");

      const entries = navigation.locator('a[href^="/services/"]');
      await expect(entries.first()).toBeVisible();
      for (let entry = 0; entry < 6; entry++) {
        await page.keyboard.press("Tab");
        await expect(entries.nth(entry)).toBeFocused();
        await expect(entries.nth(entry)).toBeVisible();
      }
      await page.keyboard.press("Escape");
      await expect(chevron).toBeFocused();
      await expect(chevron).toHaveAttribute("aria-expanded", "false");
      await expect(entries.first()).toBeHidden();
    },
  );
}

test("focus that leaves the panel closes it", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/about");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const chevron = navigation.getByRole("button", { name: /services/i });
  await chevron.press("Enter");
  await expect(chevron).toHaveAttribute("aria-expanded", "true");
  await navigation.getByRole("link", { name: "Contact", exact: true }).focus();
  await expect(chevron).toHaveAttribute("aria-expanded", "false");
});

test("a closed panel keeps its links from the keyboard", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/about");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("button", { name: /services/i }).focus();
  await page.keyboard.press("Tab");
  await expect(navigation.getByRole("link", { name: "Contact", exact: true })).toBeFocused();
});

test(
  "choosing a service goes to its page and closes the panel",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/about");
    const navigation = page.getByRole("navigation", { name: "Main" });
    for (const { label, slug, title } of servicePages) {
      await navigation.getByRole("link", { name: "Services", exact: true }).hover();
      await navigation.getByText(label, { exact: true }).click();
      await expect(page).toHaveURL(`/services/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(navigation.locator(`a[href="/services/${slug}"]`)).toBeHidden();
      await page.mouse.move(20, 800);
    }
  },
);

test(
  "a tap on the chevron opens the panel, a second one or one elsewhere closes it",
  {
    tag: "@tablet",
  },
  async ({ page }) => {
    await openPage(page, "/about");
    const navigation = page.getByRole("navigation", { name: "Main" });
    const chevron = navigation.getByRole("button", { name: /services/i });
    const entry = navigation.locator('a[href="/services/leasing"]');
    await chevron.tap();
    await expect(entry).toBeVisible();
    await chevron.tap();
    await expect(entry).toBeHidden();
    await chevron.tap();
    await expect(entry).toBeVisible();
    await page.touchscreen.tap(60, 1000);
    await expect(entry).toBeHidden();

    await chevron.tap();
    await entry.tap();
    await expect(page).toHaveURL("/services/leasing");
    await expect(entry).toBeHidden();
  },
);

test(
  "at 834 px the bar shows its links and needs no menu",
  { tag: "@tablet" },
  async ({ page }) => {
    await openPage(page, "/");
    const navigation = page.getByRole("navigation", { name: "Main" });
    for (const { label } of mainLinks) {
      await expect(navigation.getByRole("link", { name: label, exact: true })).toBeInViewport({
        ratio: 1,
      });
    }
    await expect(page.getByRole("button", { name: /menu/i })).toBeHidden();
  },
);

test("the menu has the bar's links and the six services", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  const toggle = page.getByRole("button", { name: /menu/i });
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.tap();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  const menu = page.getByRole("navigation", { name: "Menu" });
  for (const { label, path } of mainLinks) {
    const link = menu.locator(`a[href="${path}"]`);
    await expect(link).toHaveText(label);
    await expect(link).toBeVisible();
  }
  await expect(menu.locator('a[href^="/services/"]')).toHaveText(
    servicePages.map(({ label }) => label),
  );
  await expect(menu.locator('a[href="/"]')).toHaveAttribute("aria-current", "page");
  await expect(menu.getByRole("link", { name: /call/i })).toHaveAttribute("href", /^tel:\+/);
});

test(
  "choosing a link in the menu goes there and closes it",
  { tag: "@phone" },
  async ({ page }) => {
    await openPage(page, "/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    for (const path of ["/about", "/services", "/contact", "/services/market-analysis", "/"]) {
      await page.getByRole("button", { name: /menu/i }).tap();
      await menu.locator(`a[href="${path}"]`).tap();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
      await expect(page.locator("main")).toHaveJSProperty("inert", false);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    }
  },
);

test("choosing the page one is on closes the menu as well", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, "/about");
  await page.getByRole("button", { name: /menu/i }).tap();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.locator('a[href="/about"]').tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/about");
});

test(
  "behind the open menu the page stands still and cannot be reached",
  { tag: "@phone" },
  async ({ page }) => {
    await openPage(page, "/");
    const toggle = page.getByRole("button", { name: /menu/i });
    await toggle.tap();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    // With a classic scrollbar, what is behind would move as that goes.
    await expect(page.locator("html")).toHaveCSS("scrollbar-gutter", "stable");
    await expect(page.locator("main")).toHaveJSProperty("inert", true);
    expect(await menu.boundingBox()).toMatchObject({ x: 0, width: 390, height: 844 - 72 });

    // All the way round with the keyboard: every stop is in the bar or its menu.
    await toggle.focus();
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() =>
        Boolean(document.activeElement?.matches("body, header *")),
      );
      expect(isInside, `stop ${step}`).toBe(true);
    }
  },
);

test(
  "Escape closes the menu and gives the focus back to its button",
  { tag: "@phone" },
  async ({ page }) => {
    await openPage(page, "/");
    const toggle = page.getByRole("button", { name: /menu/i });
    await toggle.press("Enter");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.locator('a[href="/"]')).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  },
);

test("the menu's button closes what it opened", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  const toggle = page.getByRole("button", { name: /menu/i });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await toggle.tap();
  await expect(menu).toBeVisible();
  await applicationReady(page);
  await toggle.tap();
  await expect(menu).toBeHidden();
});

test("a menu left open closes when the window grows wide", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: /menu/i }).tap();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.locator("main")).toHaveJSProperty("inert", false);
});

test(
  "the bar's targets are at least 44 px on touch",
  { tag: ["@phone", "@tablet"] },
  async ({ page }) => {
    await openPage(page, "/");
    for (const button of await page.getByRole("banner").getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  },
);
