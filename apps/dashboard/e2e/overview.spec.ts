import { expectAccessible } from "./axe.ts";
import { expect, test } from "./signed-in.ts";

test("shows the four figures, and each leads to its screen", async ({ page }) => {
  await page.goto("/dashboard");
  const figures: [label: string, figure: string, note: string, path: string][] = [
    ["Active Properties", "12", "+2 from last month", "/dashboard/properties"],
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

test("draws both charts, with a summary and a table for who does not see them", async ({
  page,
}) => {
  await page.goto("/dashboard");
  const views = page.getByRole("figure", {
    name: /^Monthly views went from 4,000 in Jan to 3,490/,
  });
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
  const portfolio = page.getByRole("figure", { name: /40 percent is office/ });
  await expect(portfolio.locator(".recharts-bar-rectangle").first()).toBeVisible();
  for (const [type, value] of [
    ["Office", "40 %"],
    ["Retail", "25 %"],
    ["Industrial", "20 %"],
    ["Mixed Use", "15 %"],
  ]) {
    await expect(portfolio.getByRole("row", { name: `${type} ${value}` })).toBeAttached();
  }
});

test("a chart tells a value to the keyboard and to the pointer", async ({ isMobile, page }) => {
  await page.goto("/dashboard");
  const chart = page.getByRole("application", { name: "Property views by month" });
  await chart.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("status").filter({ hasText: "2,780 views" })).toBeVisible();

  const bars = page.getByRole("application", { name: "Portfolio by property type" });
  const box = await bars.boundingBox();
  if (!box) throw new Error("The bar chart has no box.");
  const position = { x: box.width * 0.9, y: box.height * 0.7 };
  await (isMobile ? bars.tap({ position }) : bars.hover({ position }));
  await expect(page.getByRole("status").filter({ hasText: "15 %" })).toBeVisible();
});

test("lists what happened lately", async ({ page }) => {
  await page.goto("/dashboard");
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
});

test("with reduced motion the charts are there at once", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/dashboard");
  const path = page.locator(".recharts-area-curve");
  await expect(path).toBeVisible();
  const first = await path.getAttribute("d");
  // Two frames on, a line that still drew itself in would have changed.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await path.getAttribute("d")).toBe(first);
});

test("asks nobody for data, and nothing moves while it fills", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType())) asked.push(request.url());
  });
  // Once before, for the fonts: what moves then is the page's own doing.
  await page.goto("/dashboard");
  await expect(page.locator(".recharts-bar-rectangle").first()).toBeVisible();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as unknown as { value: number }).value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/dashboard");
  await expect(page.locator(".recharts-bar-rectangle").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shift).toBeLessThanOrEqual(0.005);
});

test("axe finds nothing", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page.locator(".recharts-bar-rectangle").first()).toBeVisible();
  await expectAccessible(page);
});
