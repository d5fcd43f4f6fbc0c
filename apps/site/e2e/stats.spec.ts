import { stats } from "@frontage/content/sourced-claims";
import { expect, test, type Page } from "@playwright/test";

import { openPage } from "./open-page.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** How a figure starts: the number that it counts to, or another, and its suffix. */
const beginning = (number: number, suffix: string) =>
  RegExp(`^${number}${suffix.replaceAll("+", String.raw`\+`)}`);

const targets = stats.map(({ number }) => number);
const final = stats.map(({ number, suffix }) => beginning(number, suffix));
const atZero = stats.map(({ suffix }) => beginning(0, suffix));
/** As specified. */
const stepTo = (target: number) => Math.max(1, Math.floor(target / 50));
const ticks = Math.max(...targets.map((target) => Math.ceil(target / stepTo(target))));

function figures(page: Page) {
  return page
    .getByRole("region", { name: "Track record" })
    .getByRole("list")
    .first()
    .getByRole("listitem");
}

/** Scrolls until a share (0 to 1) of the figures' band is visible, and the browser has noticed. */
async function showShare(page: Page, share: number) {
  await page.getByRole("region", { name: "Track record" }).evaluate(
    (band, part) =>
      new Promise<void>((resolve) => {
        const { height, top } = band.getBoundingClientRect();
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
        observer.observe(band);
      }),
    share,
  );
}

/**
 * Records each value of each visible figure from now on, when it appeared and how much of the band
 * was visible.
 */
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

test("once 30 % of the band is visible, each figure counts from 0 in the specified steps, every 30 ms, to its value @phone @owner", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, "/");
  await showShare(page, 0.1);
  await showShare(page, 0.29);
  await page.clock.runFor(5000);
  await expect(figures(page)).toHaveText(atZero, { useInnerText: true });
  await page.clock.pauseAt(Date.now() + 60_000);
  await record(page);
  await showShare(page, 0.31);
  // One tick at a time, so that each is rendered; a few more than the largest figure needs.
  for (let tick = 0; tick < ticks + 4; tick++) await page.clock.runFor(30);
  await expect(figures(page)).toHaveText(final, { useInnerText: true });

  const counters = await recorded(page);
  for (const [index, target] of targets.entries()) {
    const values = counters[index] ?? [];
    expect(values.map(({ value }) => value)).toEqual(
      Array.from({ length: Math.ceil(target / stepTo(target)) }, (_, tick) =>
        Math.min(target, (tick + 1) * stepTo(target)),
      ),
    );
    for (const { share } of values) expect(share).toBeGreaterThanOrEqual(0.3);
  }
  const longest = counters.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const gaps = longest.slice(1).map(({ at }, index) => Math.round(at - (longest[index]?.at ?? 0)));
  expect(new Set(gaps)).toEqual(new Set([30]));

  await test.step("they count only once", async () => {
    await record(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await showShare(page, 0.5);
    await page.clock.runFor(5000);
    await expect(figures(page)).toHaveText(final, { useInnerText: true });
    expect(await recorded(page)).toEqual(stats.map(() => []));
  });
});

test(
  "with reduced motion the figures stand at their final values throughout",
  { tag: "@phone" },
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
    expect(await recorded(page)).toEqual(stats.map(() => []));
  },
);

test(
  "the figures are there, with their suffixes and what they stand for, and a screen reader hears only those, while they count as well",
  { tag: ["@phone", "@owner"] },
  async ({ page }) => {
    await page.clock.install();
    await openPage(page, "/");
    await expect(figures(page)).toHaveCount(stats.length);
    await expect(figures(page)).toHaveText(final, { useInnerText: true });
    await expect(figures(page)).toContainText(stats.map(({ label }) => label));
    await page.clock.pauseAt(Date.now() + 60_000);
    await showShare(page, 0.5);
    await expect
      .poll(async () => {
        await page.clock.runFor(30);
        return Number(await page.locator("[data-counter]").last().innerText());
      })
      .toBeGreaterThan(0);
    const heard = await page.getByRole("region", { name: "Track record" }).ariaSnapshot();
    for (const { number, suffix } of stats) expect(heard).toContain(`${number}${suffix}`);
    // Labels may have numbers, too; what is on its way to a figure is none of these.
    const written = stats.flatMap(({ description, label, number, suffix }) =>
      `${number}${suffix} ${label} ${description}`.match(/\d[\d,]*/g),
    );
    expect(heard.match(/\d[\d,]*/g)).toEqual(written);
  },
);

test("in print the figures have their final values", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, "/");
  await showShare(page, 0.1);
  await expect(figures(page).first()).toHaveText(atZero[0] ?? "", { useInnerText: true });
  await page.emulateMedia({ media: "print" });
  await expect(figures(page)).toHaveText(final, { useInnerText: true });
});
