import type { Page } from "@playwright/test";

import { expectAccessible } from "./axe.ts";
import { layoutShift, recordLayoutShifts } from "./layout-shift.ts";
import { expect, test } from "./signed-in.ts";

const chartParts = (page: Page) =>
  [".recharts-area", ".recharts-bar-rectangles"].map((drawn) => page.locator(drawn).first());

async function expectDrawing(page: Page, seconds: number) {
  for (const part of chartParts(page)) {
    await expect(part).toHaveCSS("animation-name", /^chart-/);
    await expect(part).toHaveCSS("animation-duration", `${seconds}s`);
    await expect(part).toHaveCSS("animation-iteration-count", "1");
  }
}

test("the overview shows four figures with links, both charts with tables, and recent activity @desktop", async ({
  page,
}) => {
  await test.step("with reduced motion, the charts aren't animated", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/dashboard");
    await expectDrawing(page, 0.001);
  });
  const figureOf = (summary: RegExp) =>
    page.getByRole("figure").filter({ has: page.getByRole("table", { name: summary }) });
  const views = figureOf(/^Monthly views went from 4,000 in Jan to 3,490/);
  await expect(views.locator(".recharts-area-curve")).toBeVisible();
  for (const [month, value] of [
    ["Jan", "4,000"],
    ["Feb", "3,000"],
    ["Mar", "2,000"],
    ["Apr", "2,780"],
    ["May", "1,890"],
    ["Jun", "2,390"],
    ["Jul", "3,490"],
  ]) {
    await expect(views.getByRole("row", { name: `${month} ${value} views` })).toBeAttached();
  }
  await expect(page.getByText("Monthly views, Jan to Jul", { exact: true })).toBeVisible();
  const portfolio = figureOf(/40 percent is office/);
  await expect(portfolio.locator(".recharts-bar-rectangle").first()).toBeVisible();
  for (const [type, value] of [
    ["Office", "40%"],
    ["Retail", "25%"],
    ["Industrial", "20%"],
    ["Mixed Use", "15%"],
  ]) {
    await expect(portfolio.getByRole("row", { name: `${type} ${value}` })).toBeAttached();
  }

  const rows = page
    .locator("[data-slot=card]")
    .filter({ has: page.getByRole("heading", { name: "Recent Activity" }) })
    .getByRole("listitem");
  await expect(rows).toHaveText([
    /New inquiry.*2 hours ago/,
    /Contract document updated.*5 hours ago/,
    /New contact added.*Yesterday/,
    /Offer submitted.*2 days ago/,
  ]);

  const figures: [label: string, figure: string, note: string, path: string][] = [
    ["Active Properties", "12", "+2 from last month", "/dashboard/deals"],
    ["Total Contacts", "24", "+4 new this month", "/dashboard/contacts"],
    ["Documents", "36", "+8 new documents", "/dashboard/documents"],
    ["Upcoming Events", "3", "Next: property viewing tomorrow", "/dashboard/calendar"],
  ];
  for (const [label, figure, note, path] of figures) {
    const cell = page.locator("[data-slot=stat]").filter({ hasText: label });
    await expect(cell.getByText(figure, { exact: true })).toBeVisible();
    await expect(cell.locator("[data-slot=stat-note]")).toHaveText(note);
    await cell.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/dashboard");
  }
});

test("the overview sends no requests, doesn't shift while loading, is accessible, and a tap on a bar shows its value @phone", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType())) asked.push(request.url());
  });
  // Loads the page once before, for its fonts: later shifts are the page's own.
  await page.goto("/dashboard");
  await expect(page.locator(".recharts-bar-rectangle").first()).toBeVisible();
  await recordLayoutShifts(page);
  await page.goto("/dashboard");
  await expect(page.locator(".recharts-bar-rectangle").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.005);

  await expectAccessible(page);

  const bars = page.getByRole("application", { name: "Portfolio by property type" });
  const box = await bars.boundingBox();
  if (!box) throw new Error("The bar chart has no box.");
  await bars.tap({ position: { x: box.width * 0.9, y: box.height * 0.7 } });
  await expect(page.getByRole("status").filter({ hasText: "15%" })).toBeVisible();
});

test(
  "the charts are animated once, whatever their size becomes",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/dashboard");
    await expectDrawing(page, 1.5);
    // No script animates the line as well: it is complete in its first frame.
    const line = page.locator(".recharts-area-curve");
    const first = await line.getAttribute("d");
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await line.getAttribute("d")).toBe(first);
    // The top and bottom of both plots are grid lines.
    await expect(async () => {
      const [views, portfolio] = await page.locator(".recharts-wrapper").evaluateAll((charts) =>
        charts.map((chart) => {
          const lines = [...chart.querySelectorAll("line")];
          const tops = lines.map((drawn) => Math.round(drawn.getBoundingClientRect().y));
          return { from: Math.min(...tops), to: Math.max(...tops) };
        }),
      );
      expect(views?.to).toBeGreaterThan(Number(views?.from));
      expect(portfolio).toEqual(views);
    }).toPass();

    await test.step("a chart that changes its size isn't animated again", async () => {
      const bar = page.locator(".recharts-bar-rectangle path").first();
      const drawing = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                (each) => each instanceof CSSAnimation && each.animationName.startsWith("chart-"),
              ).length,
        );
      await expect.poll(drawing).toBe(0);
      const before = (await bar.getAttribute("d")) ?? "";
      await page.setViewportSize({ width: 1300, height: 900 });
      await expect(bar).not.toHaveAttribute("d", before);
      expect(await drawing()).toBe(0);
    });

    // The animation isn't repeated in the same tab.
    await page.reload();
    for (const part of chartParts(page)) await expect(part).toHaveCSS("animation-name", "none");
  },
);
