import { expect, test, type Page } from "@playwright/test";

import { openPage } from "./open-page.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const targets = [5, 26, 7, 98];
const final = [/^5M\+/, /^26\+/, /^7\+/, /^98%/];

function figures(page: Page) {
  return page.getByRole("region", { name: "Track record" }).getByRole("listitem");
}

/** Scrolls until a share (0 to 1) of the figures' band is in the window, and until the browser has noticed. */
async function showShare(page: Page, share: number) {
  await page.getByRole("region", { name: "Track record" }).evaluate(
    (band, part) =>
      new Promise<void>((resolve) => {
        const { height, top } = band.getBoundingClientRect();
        const y = window.scrollY + top - window.innerHeight + height * part;
        window.scrollTo({ top: y, behavior: "instant" });
        // Observers are told in the order in which they began: the page's own before this one.
        const observer = new IntersectionObserver(
          () => {
            observer.disconnect();
            resolve();
          },
          { threshold: part - 0.005 },
        );
        observer.observe(band);
      }),
    share,
  );
}

/** Writes down, from now on, each value of each visible figure, when it came and how much of the band was visible. */
async function record(page: Page) {
  await page.evaluate(() => {
    const band = document.querySelector("section:has([data-counter])");
    const records = [...document.querySelectorAll<HTMLElement>("[data-counter]")].map((counter) => {
      const values: { value: number; at: number; share: number }[] = [];
      new MutationObserver(() => {
        const { bottom = 0, height = 1, top = 0 } = band?.getBoundingClientRect() ?? {};
        const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
        values.push({
          value: Number(counter.innerText),
          at: performance.now(),
          share: visible / height,
        });
      }).observe(counter, { childList: true, characterData: true, subtree: true });
      return values;
    });
    Object.assign(window, { records });
  });
}

async function recorded(page: Page) {
  return page.evaluate(
    () =>
      (window as unknown as { records: { value: number; at: number; share: number }[][] }).records,
  );
}

test("there are four figures, with their suffixes and what they stand for @phone", async ({
  page,
}) => {
  await openPage(page, "/");
  await expect(figures(page)).toHaveCount(4);
  await expect(figures(page)).toHaveText(final, { useInnerText: true });
  await expect(figures(page)).toContainText([/volume/i, /years/i, /bought and sold/i, /client/i]);
});

test("nothing counts while less than 30 % of the band is visible @desktop", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/");
  await showShare(page, 0.1);
  await showShare(page, 0.29);
  await page.clock.runFor(5000);
  await expect(figures(page)).toHaveText([/^0M\+/, /^0\+/, /^0\+/, /^0%/], { useInnerText: true });
  await showShare(page, 0.31);
  await page.clock.runFor(98 * 30);
  await expect(figures(page)).toHaveText(final, { useInnerText: true });
});

test("each figure climbs from 0 by ones, every 30 ms, until it is there @desktop", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, "/");
  await showShare(page, 0.2);
  await expect(figures(page).first()).toHaveText(/^0M\+/, { useInnerText: true });
  await page.clock.pauseAt(Date.now() + 60_000);
  await record(page);
  await showShare(page, 0.35);
  // A tick at a time, so that each one is rendered; a few more than the largest figure needs.
  for (let tick = 0; tick < 102; tick++) await page.clock.runFor(30);
  await expect(figures(page)).toHaveText(final, { useInnerText: true });

  const counters = await recorded(page);
  // max(1, floor(target / 50)) is 1 for each of the four.
  for (const [index, target] of targets.entries()) {
    const values = counters[index] ?? [];
    expect(values.map(({ value }) => value)).toEqual(
      Array.from({ length: target }, (_, tick) => tick + 1),
    );
    for (const { share } of values) expect(share).toBeGreaterThanOrEqual(0.3);
  }
  const ticks = counters[3] ?? [];
  const gaps = ticks.slice(1).map(({ at }, index) => Math.round(at - (ticks[index]?.at ?? 0)));
  expect(new Set(gaps)).toEqual(new Set([30]));
});

test("the figures count once", { tag: "@phone" }, async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/");
  await showShare(page, 0.5);
  await page.clock.runFor(98 * 30 + 60);
  await expect(figures(page)).toHaveText(final, { useInnerText: true });
  await record(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await showShare(page, 0.5);
  await page.clock.runFor(5000);
  await expect(figures(page)).toHaveText(final, { useInnerText: true });
  expect(await recorded(page)).toEqual([[], [], [], []]);
});

test(
  "with reduced motion the figures stand at their final values throughout",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await openPage(page, "/");
    await record(page);
    await showShare(page, 0.2);
    await expect(figures(page)).toHaveText(final, { useInnerText: true });
    await showShare(page, 0.6);
    await page.clock.runFor(5000);
    await expect(figures(page)).toHaveText(final, { useInnerText: true });
    expect(await recorded(page)).toEqual([[], [], [], []]);
  },
);

test(
  "a screen reader hears only the final values, while they count as well",
  { tag: "@phone" },
  async ({ page }) => {
    await page.clock.install();
    await openPage(page, "/");
    await page.clock.pauseAt(Date.now() + 60_000);
    await showShare(page, 0.5);
    await expect
      .poll(async () => {
        await page.clock.runFor(30);
        return Number(await page.locator("[data-counter]").last().innerText());
      })
      .toBeGreaterThan(3);
    const heard = await page.getByRole("region", { name: "Track record" }).ariaSnapshot();
    expect(heard.match(/\d+M?[+%]?/g)).toEqual(["5M+", "26+", "7+", "98%"]);
  },
);

test("in print the figures stand at their final values", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/");
  await showShare(page, 0.1);
  await expect(figures(page).first()).toHaveText(/^0M\+/, { useInnerText: true });
  await page.emulateMedia({ media: "print" });
  await expect(figures(page)).toHaveText(final, { useInnerText: true });
});
