import { expect, test, type Page } from "@playwright/test";

import { openPage } from "./open-page.ts";
import { firstService, lastService, servicePages, thirdService } from "./public-pages.ts";

const clear = /^(rgba\(0, 0, 0, 0\)|transparent)$/;
const white94 = /^rgba\(255, 255, 255, 0\.94\)$|\/ 0\.94\)$/;
const white = /^(rgb\(255, 255, 255\)|oklch\(1 0 0\))$/;
const ink = /^(rgb\(27, 25, 23\)|oklch\(0\.215 0\.005 70\))$/;

/** The narrowest window that shows the bar's links, on a touch screen. */
const tablet = { width: 834, height: 1112 };

/** The targets of the bar's buttons for touch. */
async function expectTargets(page: Page) {
  for (const button of await page.getByRole("banner").getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
}

const mainLinks = [
  { label: "Home", path: "/" },
  { label: "About", path: "/about" },
  { label: "Services", path: "/services" },
  { label: "Contact", path: "/contact" },
];

test("the bar is clear and high up to 10 px, solid from 11, and stays in the window, with the current item underlined @desktop", async ({
  page,
}) => {
  await openPage(page, "/about");
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", clear);
  await expect(header).toHaveCSS("height", "96px");

  for (let round = 0; round < 2; round++) {
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect(header).toHaveCSS("background-color", white94);
    await expect(header).toHaveCSS("backdrop-filter", "blur(14px)");
    await expect(header).toHaveCSS("height", "72px");

    await page.evaluate(() => window.scrollTo(0, 10));
    await expect(header).toHaveCSS("background-color", clear);
    await expect(header).toHaveCSS("backdrop-filter", "none");
  }

  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(header).toBeInViewport({ ratio: 1 });

  const navigation = page.getByRole("navigation", { name: "Main" });
  const underline = (text: string) =>
    navigation.getByText(text, { exact: true }).evaluate((link) => {
      const isDrawn = (element: Element) =>
        getComputedStyle(element, "::after").opacity === "1" &&
        getComputedStyle(element, "::after").height === "2px";
      return isDrawn(link) || (link.parentElement ? isDrawn(link.parentElement) : false);
    });
  expect(await underline("About")).toBe(true);
  expect(await underline("Services")).toBe(false);
  await openPage(page, thirdService.path);
  expect(await underline("Services")).toBe(true);
  expect(await underline("About")).toBe(false);
  await expect(navigation.locator(`a[href="${thirdService.path}"]`)).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test(
  "while the services are open only the current item is underlined, and the chevron's ring leaves its word whole",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    await openPage(page, "/");
    await page.evaluate(() => window.scrollTo(0, 11));
    const navigation = page.getByRole("navigation", { name: "Main" });
    const chevron = navigation.getByRole("button", { name: /services/i });
    await chevron.focus();
    await page.keyboard.press("Enter");
    await expect(chevron).toHaveAttribute("aria-expanded", "true");
    const underlined = await navigation.locator("a, span").evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item, "::after").height === "2px")
        .filter((item) => getComputedStyle(item, "::after").opacity === "1")
        .map((item) => item.textContent),
    );
    expect(underlined).toEqual(["Home"]);

    const ring = await chevron.evaluate((button) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      const outside = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return button.getBoundingClientRect().left - outside;
    });
    const word = await navigation
      .getByRole("link", { name: "Services", exact: true })
      .boundingBox();
    expect(ring).toBeGreaterThan((word?.x ?? 0) + (word?.width ?? 0));
  },
);

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

  await page.getByRole("main").getByRole("link", { name: "Contact Us" }).first().click();
  await expect(page).toHaveURL("/contact");
  await expect(header).toHaveCSS("color", ink);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test(
    "however fast the page scrolls, the bar is never white on white",
    {
      tag: ["@desktop", "@more"],
    },
    async ({ page }) => {
      await openPage(page, "/");
      const header = page.getByRole("banner");
      /** The bar's look in the frame in which it learns of the scroll. */
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
  { tag: ["@desktop", "@owner"] },
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
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
  },
);

test("by keyboard the chevron opens a panel of the services, which Escape or leaving it closes @desktop @owner", async ({
  page,
}) => {
  await openPage(page, "/about");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const chevron = navigation.getByRole("button", { name: /services/i });
  const contact = navigation.getByRole("link", { name: "Contact", exact: true });
  const entries = navigation.locator('a[href^="/services/"]');
  await expect(entries).toHaveCount(servicePages.length);

  await test.step("closed, it keeps its links from the keyboard", async () => {
    await chevron.focus();
    await page.keyboard.press("Tab");
    await expect(contact).toBeFocused();
  });

  for (const key of ["Enter", "Space"]) {
    await test.step(`${key} opens it, Escape closes it and gives the focus back`, async () => {
      await navigation.getByRole("link", { name: "Services", exact: true }).focus();
      await page.keyboard.press("Tab");
      await expect(chevron).toBeFocused();
      await page.keyboard.press(key);
      await expect(chevron).toHaveAttribute("aria-expanded", "true");
      for (const [index, { label, slug }] of servicePages.entries()) {
        const entry = entries.nth(index);
        await page.keyboard.press("Tab");
        await expect(entry).toBeFocused();
        await expect(entry).toHaveAttribute("href", `/services/${slug}`);
        await expect(entry.getByText(label, { exact: true })).toBeVisible();
      }
      await page.keyboard.press("Escape");
      await expect(chevron).toBeFocused();
      await expect(chevron).toHaveAttribute("aria-expanded", "false");
      await expect(entries.first()).toBeHidden();
    });
  }

  await test.step("focus that leaves it closes it", async () => {
    await chevron.press("Enter");
    await expect(chevron).toHaveAttribute("aria-expanded", "true");
    await contact.focus();
    await expect(chevron).toHaveAttribute("aria-expanded", "false");
  });
});

test(
  "choosing a service goes to its page and closes the panel",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/about");
    const navigation = page.getByRole("navigation", { name: "Main" });
    // Also from one entry to another; the keyboard journey checks where each leads.
    for (const { label, path, title } of [firstService, lastService]) {
      await navigation.getByRole("link", { name: "Services", exact: true }).hover();
      await navigation.getByText(label, { exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(navigation.locator(`a[href="${path}"]`)).toBeHidden();
      await page.mouse.move(20, 800);
    }
  },
);

test(
  "a tap on the chevron opens the panel, a second one or one elsewhere closes it",
  {
    tag: "@phone",
  },
  async ({ page }) => {
    await page.setViewportSize(tablet);
    await openPage(page, "/about");
    const navigation = page.getByRole("navigation", { name: "Main" });
    const chevron = navigation.getByRole("button", { name: /services/i });
    const entry = navigation.locator(`a[href="${thirdService.path}"]`);
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
    await expect(page).toHaveURL(thirdService.path);
    await expect(entry).toBeHidden();
  },
);

test(
  "at 834 px the bar shows its links, for fingers, and needs no menu",
  { tag: ["@phone", "@owner"] },
  async ({ page }) => {
    await page.setViewportSize(tablet);
    await openPage(page, "/");
    const navigation = page.getByRole("navigation", { name: "Main" });
    for (const { label } of mainLinks) {
      await expect(navigation.getByRole("link", { name: label, exact: true })).toBeInViewport({
        ratio: 1,
      });
    }
    await expect(page.getByRole("button", { name: /menu/i })).toBeHidden();
    const logIn = page.getByRole("banner").getByRole("link", { name: "Log in", exact: true });
    await expect(logIn).toBeInViewport({ ratio: 1 });
    await expectTargets(page);
  },
);

test("the menu has the bar's links and the services, and the page behind it doesn't scroll @phone @owner", async ({
  page,
}) => {
  await openPage(page, "/");
  await expectTargets(page);
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

  await test.step("what is behind it stands still", async () => {
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    // With a classic scrollbar, the page behind would shift when it disappears.
    await expect(page.locator("html")).toHaveCSS("scrollbar-gutter", "stable");
    await expect(page.locator("main")).toHaveJSProperty("inert", true);
    expect(await menu.boundingBox()).toMatchObject({ x: 0, width: 390, height: 844 - 72 });
  });

  await test.step("the keyboard goes all the way round in the bar and its menu", async () => {
    await toggle.focus();
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() =>
        Boolean(document.activeElement?.matches("body, header *")),
      );
      expect(isInside, `stop ${step}`).toBe(true);
    }
  });

  await test.step("Escape closes it and gives the focus back to its button", async () => {
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await toggle.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.locator('a[href="/"]')).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  });

  await test.step("left open, it closes when the window grows wide", async () => {
    await toggle.tap();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
  });
});

test(
  "choosing a link in the menu goes there and closes it, also on the page it leads to",
  { tag: "@phone" },
  async ({ page }) => {
    await openPage(page, "/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    for (const path of ["/about", lastService.path, lastService.path]) {
      await page.getByRole("button", { name: /menu/i }).tap();
      await menu.locator(`a[href="${path}"]`).tap();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
      await expect(page.locator("main")).toHaveJSProperty("inert", false);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    }
  },
);
