import { faqs } from "@frontage/content/faqs";
import { expect, test, type Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { openPage } from "./open-page.ts";
import { lastService } from "./public-pages.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** How many of the elements that may be revealed are hidden by their style. */
async function countUnseen(page: Page) {
  return page
    .locator("[data-reveal]")
    .evaluateAll(
      (elements) => elements.filter((element) => getComputedStyle(element).opacity !== "1").length,
    );
}

/** Scrolls until a share (0 to 1) of an element is visible, and the browser has noticed. */
async function showShare(page: Page, selector: string, share: number) {
  await page.locator(selector).evaluate(
    (element, part) =>
      new Promise<void>((resolve) => {
        const { height, top } = element.getBoundingClientRect();
        const y = window.scrollY + top - window.innerHeight + height * part;
        window.scrollTo({ top: y, behavior: "instant" });
        // Observers are called in the order they started: the page's own before this one.
        const observer = new IntersectionObserver(
          () => {
            observer.disconnect();
            resolve();
          },
          { threshold: part - 0.005 },
        );
        observer.observe(element);
      }),
    share,
  );
}

const faq = "[data-reveal]:has(details)";

test("content below the window is hidden, fades in once a tenth of it is visible, and stays visible; content in the window is unchanged @phone", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: "instant" }));
  await expect(page.locator(faq)).toHaveCSS("opacity", "0");
  const vanished = await page
    .locator("[data-reveal]")
    .evaluateAll(
      (elements) =>
        elements.filter(
          (element) =>
            element.getBoundingClientRect().top < window.innerHeight - 40 &&
            getComputedStyle(element).opacity !== "1",
        ).length,
    );
  expect(vanished).toBe(0);

  await showShare(page, faq, 0.05);
  await showShare(page, faq, 0.09);
  await expect(page.locator(faq)).toHaveCSS("opacity", "0");
  await showShare(page, faq, 0.11);
  await expect(page.locator(faq)).toHaveCSS("opacity", "1");
  await expect(page.locator(faq)).toHaveCSS("transition-duration", /^0\.7s(, 0\.7s)*$/);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.locator(faq)).toHaveCSS("opacity", "1");
});

test("on a page that was scrolled before it was interactive, what is below the window is hidden as well, and fades in @phone", async ({
  page,
}) => {
  const scrolled = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scrolled.promise;
    await route.fallback();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.locator(faq).waitFor();
  await page.evaluate(async () => {
    window.scrollTo({ top: 40, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  scrolled.resolve();
  await applicationReady(page);
  await expect(page.locator(faq)).toHaveCSS("opacity", "0");
  await showShare(page, faq, 0.2);
  await expect(page.locator(faq)).toHaveCSS("opacity", "1");
});

test("nothing is hidden before the first scroll, or after scrolling through the whole page @phone", async ({
  page,
}) => {
  for (const path of ["/", "/about", "/services", lastService.path]) {
    await openPage(page, path);
    await expect(page.locator("[data-reveal]").first()).toBeAttached();
    expect(await countUnseen(page), path).toBe(0);
    const [step, height] = await page.evaluate(
      () => [window.innerHeight, document.body.scrollHeight] as const,
    );
    for (let y = 0; y < height; y += step) {
      await page.evaluate(
        (top) =>
          new Promise<void>((resolve) => {
            window.scrollTo({ top, behavior: "instant" });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          }),
        y,
      );
    }
    await expect.poll(() => countUnseen(page), path).toBe(0);
  }
});

test("printed content and content reached by keyboard is visible @phone @more", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: "instant" }));
  await expect(page.locator(faq)).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  expect(await countUnseen(page)).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await expect(page.locator(faq)).toHaveCSS("opacity", "0");
  await page
    .getByText(faqs.at(-1)?.question ?? "")
    .locator("xpath=ancestor::summary")
    .focus();
  await expect(page.locator(faq)).toHaveCSS("opacity", "1");
});

test("with reduced motion nothing is ever hidden", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: "instant" }));
  await expect(page.locator('[data-reveal="pending"]').first()).toBeAttached();
  expect(await countUnseen(page)).toBe(0);
});

/** Follows a link to the home page, and waits until it is at its top. */
async function followLinkHome(page: Page) {
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  // By then, a scroll to the new page's top would have been noticed.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

test(
  "a page reached by a link is whole before its first scroll, and reveals its elements as well",
  { tag: "@phone" },
  async ({ page }) => {
    await openPage(page, "/about");
    await followLinkHome(page);
    expect(await countUnseen(page)).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: "instant" }));
    await expect(page.locator(faq)).toHaveCSS("opacity", "0");
    await showShare(page, faq, 0.2);
    await expect(page.locator(faq)).toHaveCSS("opacity", "1");
  },
);
