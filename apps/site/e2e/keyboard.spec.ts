import { expect, test, type Route } from "@playwright/test";

import { openPage } from "./open-page.ts";
import { firstService, kindsOfPages } from "./public-pages.ts";

test("the first Tab offers to skip to the content, and the link works @desktop", async ({
  page,
}) => {
  await openPage(page, "/services");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("main").getByRole("link", { name: firstService.title, exact: true }),
  ).toBeFocused();
});

test("every kind of page can be walked with Tab, with a visible focus @desktop", async ({
  page,
}) => {
  test.slow();
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Map</title><p>The map</p>",
    }),
  );
  for (const path of kindsOfPages) {
    await openPage(page, path);
    const walked: { unseen: string[]; missed: string[] } = { unseen: [], missed: [] };
    for (let step = 0; step < 200; step++) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        // The map is another site's page, and shows its own focus. While it loads, nothing may have
        // the focus until the next Tab, which continues from there.
        if (!element || element === document.body || element.matches("iframe")) return "seen";
        if ("stop" in (element as HTMLElement).dataset) return "round";
        (element as HTMLElement).dataset.stop = "";
        const hasRing = [getComputedStyle(element), getComputedStyle(element, "::before")].some(
          ({ outlineStyle, outlineWidth }) =>
            outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
        );
        const { bottom, height, left, right, top, width } = element.getBoundingClientRect();
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const isUnderBar = !element.closest("header, a[href='#main']") && bottom <= bar;
        const isInWindow =
          width * height > 0 &&
          bottom > 0 &&
          top < window.innerHeight &&
          right > 0 &&
          left < window.innerWidth;
        return hasRing && isInWindow && !isUnderBar
          ? "seen"
          : `${hasRing ? "" : "no ring "}${isInWindow ? "" : "outside "}${element.outerHTML.slice(0, 160)}`;
      });
      if (stop === "round") break;
      if (stop !== "seen") walked.unseen.push(stop);
    }
    walked.missed = await page
      .locator("a[href], button, input, select, textarea, summary")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          // Inert elements are for nobody.
          .filter((element) => !element.closest("[inert]"))
          .filter((element) => !("stop" in (element as HTMLElement).dataset))
          .map((element) => element.outerHTML.slice(0, 160)),
      );
    expect(walked, path).toEqual({ unseen: [], missed: [] });
  }
});

test(
  "a map that refuses, or never answers, holds no one up",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    for (const answer of [(route: Route) => route.abort("connectionrefused"), () => undefined]) {
      await page.route("https://www.openstreetmap.org/**", answer);
      await openPage(page, "/contact");
      await page.getByRole("link", { name: /directions/i }).focus();
      for (let step = 0; step < 4; step++) await page.keyboard.press("Tab");
      await expect(page.getByRole("contentinfo").locator(":focus")).toBeVisible();
      await page.unroute("https://www.openstreetmap.org/**");
    }
  },
);

test(
  "walking back with Shift+Tab, the bar covers nothing that has the focus",
  {
    tag: ["@desktop", "@more"],
  },
  async ({ page }) => {
    await openPage(page, "/");
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    const covered: string[] = [];
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Shift+Tab");
      const name = await page.evaluate(() => {
        const element = document.activeElement;
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const isCovered =
          element &&
          !element.closest("header, a[href='#main']") &&
          element.getBoundingClientRect().bottom <= bar;
        return isCovered ? element.outerHTML.slice(0, 160) : "";
      });
      if (name) covered.push(name);
    }
    expect(covered).toEqual([]);
  },
);
