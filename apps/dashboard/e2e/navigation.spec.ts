import { broker as owner } from "@frontage/content/broker";
import type { Locator, Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { expectFocusWithin } from "./focus-within.ts";
import { expect, test } from "./signed-in.ts";
import { makeUnreachable } from "./unreachable.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const sidebarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** The calendar screen's chunk. */
const calendarCode = /\/calendar-screen-[\w-]{8}\.js$/;

/** Opens the documents screen in a window that is too low for it, and scrolls. */
async function openScrolledDocuments(page: Page) {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto("/dashboard/documents");
  await applicationReady(page);
  await expect(page.getByRole("row").nth(8)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
  await expect.poll(() => scrollY(page)).toBe(200);
}

test(
  "a change of the query string keeps the scroll position, a new screen starts at the top, and Back restores the position",
  { tag: "@desktop" },
  async ({ page }) => {
    await openScrolledDocuments(page);
    await page.getByRole("row").nth(6).getByRole("link").first().press("Enter");
    await expectFocusWithin(page.getByRole("dialog"));
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/document=/);
    expect(await scrollY(page)).toBe(200);

    await sidebarLink(page, "Calendar").click();
    await expect(heading(page)).toHaveText("Calendar");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^\(1\) Calendar \|/);
    expect(await scrollY(page)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toHaveText("Documents");
    await expect(page).toHaveTitle(/^\(1\) Documents \|/);
    await expect.poll(() => scrollY(page)).toBe(200);
  },
);

test(
  "a screen whose code can't be fetched is loaded as a page",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    let isLoadedAsPage = false;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) isLoadedAsPage = request.url().endsWith("/calendar");
    });
    await page.route(calendarCode, (route) => (isLoadedAsPage ? route.continue() : route.abort()));
    await page.goto("/dashboard");
    await applicationReady(page);
    await sidebarLink(page, "Calendar").click();
    await expect(page).toHaveURL("/dashboard/calendar");
    await expect(page.getByRole("table", { name: /^\w+ 20\d\d$/ })).toBeVisible();
    expect(isLoadedAsPage).toBe(true);
  },
);

test(
  "without a connection, the screen stays with its typed text, and a retry opens the new one",
  { tag: "@desktop" },
  async ({ context, page }) => {
    // From the start, because the page fetches its code ahead.
    const reconnect = await makeUnreachable(page, calendarCode);
    await page.goto("/dashboard/messages?thread=broker");
    await applicationReady(page);
    const field = page.getByRole("textbox", { name: `Message to ${owner.name}` });
    await field.fill("About the rent roll");
    await context.setOffline(true);
    await sidebarLink(page, "Calendar").click();
    const notice = page.getByRole("alert").filter({ hasText: "Couldn’t open Calendar." });
    await expect(notice).toContainText("Check your connection.");
    await expect(heading(page)).toHaveText("Messages");
    await expect(page).toHaveURL("/dashboard/messages?thread=broker");
    await expect(field).toHaveValue("About the rent roll");

    await context.setOffline(false);
    reconnect();
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("Calendar");
    await expect(page).toHaveURL("/dashboard/calendar");
  },
);

// The next test uses the same context, which keeps this setting.
test.afterEach(({ context }) => context.setOffline(false));

test(
  "the old screen stays until the new one has loaded, and a slow screen never overtakes a later one",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(calendarCode, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/dashboard");
    await applicationReady(page);
    await sidebarLink(page, "Calendar").click();
    await expect(heading(page)).toHaveText("Dashboard");
    await sidebarLink(page, "Contacts").click();
    await expect(heading(page)).toHaveText("Contacts");
    const arrived = page.waitForResponse(calendarCode);
    release();
    await (await arrived).finished();
    await expect(heading(page)).toHaveText("Contacts");
    await expect(page).toHaveURL("/dashboard/contacts");
    await sidebarLink(page, "Calendar").click();
    await expect(heading(page)).toHaveText("Calendar");
  },
);

test(
  "a screen that fails to render shows an error, and other screens still work",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    await page.route(/\/profile-screen-[\w-]{8}\.js$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({
        response,
        body:
          body.replace(/export\s*\{\s*\w+ as default/, "export{Broken as default") +
          ";function Broken(){throw new Error('broken screen')}",
      });
    });
    await page.goto("/dashboard/profile");
    await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to the dashboard" })).toBeVisible();
    await sidebarLink(page, "Contacts").click();
    await expect(heading(page)).toHaveText("Contacts");
    await expect(page.getByText("Unexpected Application Error!")).toBeHidden();
  },
);

test(
  "behind an open drawer, the page doesn't move, and the scrollbar's space darkens",
  { tag: ["@desktop", "@more"] },
  async ({ baseURL, launchOptions, playwright }) => {
    // By default, Playwright hides the browser's scrollbars.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    const page = await browser.newPage({ baseURL, viewport: { width: 834, height: 900 } });
    await page.addInitScript(() => localStorage.setItem("user", "Taylor Morgan"));
    await page.goto("/dashboard/contacts");
    const place = (element: Locator) =>
      element.evaluate((node) => {
        const { left, right } = node.getBoundingClientRect();
        return [left, right];
      });
    const table = page.getByRole("table", { name: "Contacts", includeHidden: true });
    await expect(table).toBeVisible();
    const background = async () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    const before = await place(table);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await place(table)).toEqual(before);
    expect(await background()).not.toBe(light);
    await browser.close();
  },
);
