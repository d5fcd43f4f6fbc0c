import { heroSlides } from "@frontage/content/hero-slides";
import { expect, test, type Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { openPage } from "./open-page.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Opens the home page with its clock standing still at the moment the application is there. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/");
  // A key without a meaning: the application comes at once.
  await page.keyboard.press("Shift");
  await applicationReady(page);
}

function dot(page: Page, slide: number) {
  return page.getByRole("button", { name: `Slide ${slide}` });
}

async function expectSlide(page: Page, slide: number) {
  await expect(dot(page, slide)).toHaveAttribute("aria-current", "true");
  await expect(page.locator("button[aria-current]")).toHaveCount(1);
  // To assistive technology only the slide shown exists.
  const pictures = page.getByRole("region", { name: /Listing, leasing/ }).getByRole("img");
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveAttribute("alt", heroSlides[slide - 1]?.alt ?? "");
  await expect(page.locator(`[data-slide="${slide}"]`)).toHaveCSS("opacity", "1");
}

test("the hero says who it is for and leads to the contact page @desktop", async ({ page }) => {
  await openPage(page, "/");
  const hero = page.getByRole("region", { name: /Listing, leasing/ });
  await expect(hero.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(
    hero.getByText("Listing, leasing and selling commercial properties", { exact: true }),
  ).toBeInViewport({ ratio: 1 });
  const link = hero.getByRole("link", { name: "Contact Us", exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveAttribute("href", "/contact");
  await link.click();
  await expect(page).toHaveURL("/contact");
});

test("there are three slides, and only the first one's picture comes with the page @whole-browser", async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(new URL(request.url()).pathname);
  });
  await openWithStoppedClock(page);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: /^Slide \d$/ })).toHaveCount(3);
  await expect(dot(page, 3)).toBeVisible();
  const photographs = pictures.filter((path) => path.includes("/photographs/"));
  expect(photographs).toEqual([expect.stringMatching(/hero-1-.*\.avif$/)]);

  await page.clock.runFor(5000);
  await expectSlide(page, 2);
  expect(pictures.filter((path) => path.includes("hero-2"))).toHaveLength(1);
  expect(pictures.filter((path) => path.includes("hero-3"))).toHaveLength(0);
});

test(
  "the slide advances every 5000 ms, from the last back to the first",
  { tag: "@desktop" },
  async ({ page }) => {
    await openWithStoppedClock(page);
    await expectSlide(page, 1);
    for (const next of [2, 3, 1, 2]) {
      const shown = ((next + 1) % 3) + 1;
      await page.clock.runFor(4999);
      await expectSlide(page, shown);
      await page.clock.runFor(1);
      await expectSlide(page, next);
    }
  },
);

test("one slide fades into the next in 1000 ms", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/");
  for (const slide of [2, 3, 1]) {
    await dot(page, slide).click();
    const picture = page.locator(`[data-slide="${slide}"]`);
    await expect(picture).toHaveCSS("transition-property", "opacity");
    await expect(picture).toHaveCSS("transition-duration", "1s");
    await expect(picture).toHaveCSS("transition-timing-function", "cubic-bezier(0.65, 0, 0.35, 1)");
    await expect(picture).toHaveCSS("opacity", "1");
  }
});

test(
  "a dot sets its slide at once, and the next one follows 5000 ms later",
  { tag: "@desktop" },
  async ({ page }) => {
    await openWithStoppedClock(page);
    await page.clock.runFor(3000);
    await dot(page, 2).dispatchEvent("click");
    await expectSlide(page, 2);
    await page.clock.runFor(4999);
    await expectSlide(page, 2);
    await page.clock.runFor(1);
    await expectSlide(page, 3);
    await dot(page, 1).dispatchEvent("click");
    await expectSlide(page, 1);
  },
);

test("tapping a dot sets its slide and the show goes on", { tag: "@phone" }, async ({ page }) => {
  await openWithStoppedClock(page);
  await dot(page, 3).tap();
  await expectSlide(page, 3);
  await page.clock.runFor(5000);
  await expectSlide(page, 1);
});

test(
  "the pause button stops the show until it is pressed again",
  { tag: "@phone" },
  async ({ page }) => {
    await openWithStoppedClock(page);
    await page.getByRole("button", { name: "Pause slideshow" }).tap();
    await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await page.getByRole("button", { name: "Play slideshow" }).tap();
    await page.clock.runFor(5000);
    await expectSlide(page, 2);
  },
);

test(
  "the pause button stops the show also when the pointer has left",
  { tag: "@desktop" },
  async ({ page }) => {
    await openWithStoppedClock(page);
    await page.getByRole("button", { name: "Pause slideshow" }).click();
    await page.mouse.move(10, 10);
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await page.getByRole("button", { name: "Play slideshow" }).click();
    await page.mouse.move(10, 10);
    await page.clock.runFor(5000);
    await expectSlide(page, 2);
  },
);

test("the show waits under a pointer", { tag: "@desktop" }, async ({ page }) => {
  await openWithStoppedClock(page);
  await page.mouse.move(700, 400);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await page.mouse.move(700, 10);
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
});

test(
  "the show waits while something in it has the keyboard's focus",
  { tag: "@desktop" },
  async ({ page }) => {
    await openWithStoppedClock(page);
    const link = page.getByRole("region", { name: /Listing/ }).getByRole("link", {
      name: "Contact Us",
    });
    await link.focus();
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await page.getByRole("banner").getByRole("link").first().focus();
    await page.clock.runFor(5000);
    await expectSlide(page, 2);
  },
);

test("the show waits in a hidden tab", { tag: "@phone" }, async ({ page }) => {
  await openWithStoppedClock(page);
  const setVisibility = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await setVisibility("hidden");
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await setVisibility("visible");
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
});

test("with reduced motion the show stands still, and the dots work without a fade @phone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithStoppedClock(page);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await dot(page, 3).click();
  await expectSlide(page, 3);
  await expect(page.locator('[data-slide="3"]')).toHaveCSS("transition-duration", "0s");
  await page.clock.runFor(20_000);
  await expectSlide(page, 3);
});

test(
  "with reduced motion no button promises a show that does not start",
  { tag: "@phone" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithStoppedClock(page);
    await expect(dot(page, 1)).toBeVisible();
    for (const button of await page.getByRole("button", { name: /slideshow/ }).all()) {
      await expect(button).toHaveAccessibleName("Play slideshow");
      await button.click();
      await expect(button).toHaveAccessibleName("Pause slideshow");
    }
  },
);

test("the dots and the pause button are at least 44 px on touch, 24 px elsewhere", async ({
  page,
  hasTouch,
}) => {
  await openPage(page, "/");
  for (const button of await page.getByRole("button", { name: /slide/i }).all()) {
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(hasTouch ? 44 : 24);
    expect(box?.height).toBeGreaterThanOrEqual(hasTouch ? 44 : 24);
  }
});
