import { broker } from "../../packages/content/src/broker.ts";
import { dashboardPaths, dealPath } from "../../packages/content/src/dashboard.ts";
import { desktop, expect, logIn, phone, test } from "./journey.ts";
import type { Page } from "./page.ts";

/** Which of a screen's controls a press at their middle would miss, at both widths. */
async function expectReachable(page: Page, path: string) {
  await page.open(path);
  await expect(page.getByRole("main")).toBeVisible();
  for (const [width, height] of [desktop, phone]) {
    await page.engine.resize(width, height);
    const { missed, tried } = await page.hitTest();
    expect(missed, `${path} at ${width} px`).toEqual([]);
    expect(tried, `${path} at ${width} px`).toBeGreaterThan(3);
  }
}

test("a press meets every control of the public pages", async ({ page }) => {
  for (const path of ["/", "/contact", "/login"]) await expectReachable(page, path);
});

test("a press meets every control of a client's screens", async ({ page, product }) => {
  const paths = [
    ...Object.values(dashboardPaths).filter(
      (path) => path !== dashboardPaths.clients && path !== dashboardPaths.inquiries,
    ),
    dealPath("48-example-road"),
    `${dashboardPaths.messages}?thread=broker`,
  ];
  await logIn(page, product.client);
  for (const path of paths) await expectReachable(page, path);
});

test(`a press meets every control of ${broker.name}'s screens`, async ({ page, product }) => {
  await logIn(page, product.broker);
  const { calendar, clients, contacts, documents, inquiries, overview, properties } =
    dashboardPaths;
  for (const path of [overview, clients, inquiries, documents, properties, contacts, calendar]) {
    await expectReachable(page, path);
  }
});
