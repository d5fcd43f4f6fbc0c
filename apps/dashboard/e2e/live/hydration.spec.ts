import { brokerScreens, dashboardPaths, dealPath } from "@frontage/content/dashboard";
import type { Page } from "@playwright/test";

import { applicationReady } from "../../../../scripts/application-ready.ts";
import { expect, signIn, test } from "./server.ts";

// The pages on disk are rendered with the samples. If a first render depends on who is logged in,
// React discards the page and renders it again, and only an error reports that.

/** Errors and warnings while every screen is loaded from disk. */
async function complaintsOnAllScreens(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  const note = (text: string) => complaints.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on("pageerror", (error) => note(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  for (const path of Object.values(dashboardPaths)) {
    await page.goto(path);
    await applicationReady(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  }
  return complaints;
}

test("every screen hydrates as the broker's @desktop @more", async ({ browser, server }) => {
  // A context of its own: in a reused one, an earlier test's stopped clock may leave an error.
  await using context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, server.broker);
  expect(await complaintsOnAllScreens(page)).toEqual([]);
});

test("every screen hydrates as a client's @phone @more", async ({ page, server }) => {
  await signIn(page, server.client);
  // A client gets no broker's screen, and each says so.
  expect(await complaintsOnAllScreens(page)).toEqual(
    brokerScreens
      .map((screen) => dashboardPaths[screen])
      .map((path) => `${path}: 404: there is no page at ${path}`),
  );
});

test("hovering over a link requests its screen's records before a click @desktop", async ({
  page,
  server,
}) => {
  await signIn(page, server.client);
  const requested = page.waitForRequest((request) => request.url().endsWith("/api/notifications"));
  // Until the page has its records, it fetches nothing ahead by itself.
  await page.route("**/api/overview", async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto("/dashboard");
  await applicationReady(page);
  await page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link", { name: /^Notifications/ })
    .hover();
  await requested;
  await expect(page).toHaveURL("/dashboard");
});

test("dated records are requested before the settings, which name the time zone, have arrived @desktop", async ({
  page,
  server,
}) => {
  await signIn(page, server.client);
  for (const [path, request] of [
    [dashboardPaths.calendar, "**/api/events?from=*&to=9999-01-01"],
    [dealPath("9-template-drive"), "**/api/events?from=*&dealId=*"],
  ] as const) {
    const dated = page.waitForRequest(request);
    await page.route("**/api/settings", async (route) => {
      await dated;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await page.unroute("**/api/settings");
  }
});

test("a broker's Today loads neither records nor charts of a client's overview @desktop", async ({
  page,
  server,
}) => {
  await signIn(page, server.broker);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/dashboard");
  await expect(page.getByRole("list", { name: "Needs you" })).toBeVisible();
  expect(requested).toContain("/api/today");
  expect(requested.filter((path) => /\/api\/overview|\/charts-/.test(path))).toEqual([]);
});
