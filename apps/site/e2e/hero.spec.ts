import { pages } from "@frontage/content/pages";
import { heroSlides } from "@frontage/content/photographs";
import { expect, test, type Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { openPage } from "./open-page.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Opens the home page with its clock stopped at the moment the application is ready. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/");
  // A key without effect, so that the application loads immediately.
  await page.keyboard.press("Shift");
  await applicationReady(page);
}

function dot(page: Page, slide: number) {
  return page.getByRole("button", { name: `Slide ${slide}` });
}

async function expectSlide(page: Page, slide: number) {
  await expect(dot(page, slide)).toHaveAttribute("aria-current", "true");
  await expect(page.locator("button[aria-current]")).toHaveCount(1);
  // For assistive technology, only the current slide exists.
  const pictures = page.getByRole("region", { name: pages.home.tagline }).getByRole("img");
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveAttribute("alt", heroSlides[slide - 1]?.alt ?? "");
}

/** Waits until a slide has faded in. Only where that matters, because each fade takes a second. */
async function expectPicture(page: Page, slide: number) {
  await expect(page.locator(`[data-slide="${slide}"]`)).toHaveCSS("opacity", "1");
}

test("there are three slides, and only the first picture loads with the page @desktop @whole-browser @more", async ({
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
  await expectPicture(page, 2);
  expect(pictures.filter((path) => path.includes("hero-2"))).toHaveLength(1);
  expect(pictures.filter((path) => path.includes("hero-3"))).toHaveLength(0);
});

/** The targets of the dots and the pause button, for touch and for pointers. */
async function expectTargets(page: Page, pixels: number) {
  for (const button of await page.getByRole("button", { name: /slide/i }).all()) {
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(pixels);
    expect(box?.height).toBeGreaterThanOrEqual(pixels);
  }
}

test("the slide advances every 5000 ms, but not while it is paused or focused, or a pointer is on its controls @desktop", async ({
  page,
}) => {
  // This is about timing: a smaller picture fades faster.
  await page.setViewportSize({ width: 1024, height: 500 });
  await openWithStoppedClock(page);

  await test.step("from the last back to the first", async () => {
    await expectSlide(page, 1);
    for (const next of [2, 3, 1, 2]) {
      const shown = ((next + 1) % 3) + 1;
      await page.clock.runFor(4999);
      await expectSlide(page, shown);
      await page.clock.runFor(1);
      await expectSlide(page, next);
    }
    await expectPicture(page, 2);
  });

  await test.step("a dot sets its slide at once, and the next one follows 5000 ms later", async () => {
    await page.clock.runFor(3000);
    await dot(page, 3).dispatchEvent("click");
    await expectSlide(page, 3);
    await page.clock.runFor(4999);
    await expectSlide(page, 3);
    await page.clock.runFor(1);
    await expectSlide(page, 1);
  });

  await test.step("it advances under a pointer at rest on the picture", async () => {
    await page.mouse.move(500, 150);
    for (const next of [2, 3, 1]) {
      await page.clock.runFor(5000);
      await expectSlide(page, next);
    }
  });

  await test.step("it waits while a pointer is on a dot or the pause button", async () => {
    for (const control of [dot(page, 2), page.getByRole("button", { name: "Pause slideshow" })]) {
      await control.hover();
      await page.clock.runFor(20_000);
      await expectSlide(page, 1);
    }
    await page.mouse.move(500, 150);
    await page.clock.runFor(5000);
    await expectSlide(page, 2);
  });

  await test.step("it waits while something in it has the keyboard's focus", async () => {
    const hero = page.getByRole("region", { name: pages.home.tagline });
    await hero.getByRole("link", { name: "Contact Us" }).focus();
    await page.clock.runFor(20_000);
    await expectSlide(page, 2);
    await page.getByRole("banner").getByRole("link").first().focus();
    await page.clock.runFor(5000);
    await expectSlide(page, 3);
  });

  await test.step("paused, it stands still also when the pointer has left", async () => {
    await page.getByRole("button", { name: "Pause slideshow" }).click();
    await page.mouse.move(10, 10);
    await page.clock.runFor(20_000);
    await expectSlide(page, 3);
    await page.getByRole("button", { name: "Play slideshow" }).click();
    await page.mouse.move(10, 10);
    await page.getByRole("banner").getByRole("link").first().focus();
    await page.clock.runFor(5000);
    await expectSlide(page, 1);
  });
});

test("the hero says who it is for, fades from slide to slide in 1000 ms, and leads to the contact page @desktop", async ({
  page,
}) => {
  await openPage(page, "/");
  await expectTargets(page, 24);
  const hero = page.getByRole("region", { name: pages.home.tagline });
  await expect(hero.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(hero.getByText(pages.home.tagline, { exact: true })).toBeInViewport({ ratio: 1 });
  const link = hero.getByRole("link", { name: "Contact Us", exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveAttribute("href", "/contact");

  for (const slide of [2, 3, 1]) {
    await dot(page, slide).click();
    const picture = page.locator(`[data-slide="${slide}"]`);
    await expect(picture).toHaveCSS("transition-property", "opacity");
    await expect(picture).toHaveCSS("transition-duration", "1s");
    await expect(picture).toHaveCSS("transition-timing-function", "cubic-bezier(0.65, 0, 0.35, 1)");
    await expectPicture(page, slide);
  }

  await link.click();
  await expect(page).toHaveURL("/contact");
});

test("on a phone a tap chooses a slide, and the show stops in a hidden tab @phone", async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await expectTargets(page, 44);

  await test.step("a tap on a dot sets its slide, and the show goes on", async () => {
    await dot(page, 3).tap();
    await expectSlide(page, 3);
    await expectPicture(page, 3);
    await page.clock.runFor(5000);
    await expectSlide(page, 1);
  });

  await test.step("it waits in a hidden tab", async () => {
    const setVisibility = (state: DocumentVisibilityState) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "visibilityState", {
          configurable: true,
          get: () => value,
        });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await setVisibility("hidden");
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await setVisibility("visible");
    await page.clock.runFor(5000);
    await expectSlide(page, 2);
  });
});

test("with reduced motion the show stands still, its dots work without a fade, and there is no play button @phone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithStoppedClock(page);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await dot(page, 3).click();
  await expectSlide(page, 3);
  await expect(page.locator('[data-slide="3"]')).toHaveCSS("transition-duration", "0s");
  await expectPicture(page, 3);
  await page.clock.runFor(20_000);
  await expectSlide(page, 3);
  for (const button of await page.getByRole("button", { name: /slideshow/ }).all()) {
    await expect(button).toHaveAccessibleName("Play slideshow");
    await button.click();
    await expect(button).toHaveAccessibleName("Pause slideshow");
  }
});
