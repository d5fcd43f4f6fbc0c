import { broker as owner } from "@frontage/content/broker";
import type { Locator, Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { lostInForcedColors } from "../../../scripts/forced-colors.ts";
import { expectAccessible, expectAccessibleInDark } from "./axe.ts";
import { navigateInApp } from "./navigate-in-app.ts";
import { hitTest } from "./hit-test.ts";
import { expect, test } from "./signed-in.ts";
import { cutTexts, spaceText } from "./text-spacing.ts";

/** Each screen's title, and an element that appears with its records. */
const screens: [path: string, title: string, filled: (page: Page) => Locator][] = [
  ["/dashboard", "Dashboard", (page) => page.locator(".recharts-bar-rectangle").first()],
  ["/dashboard/documents", "Documents", (page) => page.getByRole("row").nth(8)],
  ["/dashboard/contacts", "Contacts", (page) => page.getByRole("row").nth(8)],
  [
    "/dashboard/deals",
    "Properties",
    (page) => page.getByRole("main").getByRole("listitem").nth(11),
  ],
  ["/dashboard/calendar", "Calendar", (page) => page.getByText("Property viewing").last()],
  ["/dashboard/settings", "Account Settings", (page) => page.getByText("Close your account")],
  ["/dashboard/notifications", "Notifications", (page) => page.getByRole("tab", { name: "All 6" })],
  [
    "/dashboard/messages",
    "Messages",
    (page) => page.getByRole("main").getByRole("link", { name: /^Robin Hale/ }),
  ],
  ["/dashboard/profile", "Profile", (page) => page.getByText("I’m in a 1031 exchange")],
];
const zoomed = [
  "/dashboard/calendar",
  "/dashboard/contacts",
  "/dashboard/settings",
  "/dashboard/profile",
];
const tables = ["/dashboard/documents", "/dashboard/contacts"];

/** Expects a click at the center of each control to reach it. */
async function expectControlsHit(page: Page, where: string) {
  const { missed, tried } = await page.evaluate(hitTest, ":root");
  expect(missed, where).toEqual([]);
  expect(tried, where).toBeGreaterThan(0);
}

// The next test uses the same page, even after a failure.
test.afterEach(async ({ page }) => page.emulateMedia({ media: null, colorScheme: null }));

test("every screen has one h1 with its title, with and without script, doesn't scroll sideways, and has controls that can be clicked", async ({
  isMobile,
  page,
}) => {
  const widths = isMobile ? [390, 320] : [1440, 834];
  const height = isMobile ? 844 : 900;
  await page.goto("/dashboard");
  await applicationReady(page);
  for (const [path, title, filled] of screens) {
    await test.step(title, async () => {
      const html = await (await page.request.get(path)).text();
      expect(html).toMatch(new RegExp(`<title[^>]*>${title} \\|`));
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);

      await navigateInApp(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^\\(1\\) ${title} \\|`));
      await expect(filled(page)).toBeVisible();
      // 195 px is a phone's width at 200% zoom.
      const isZoomed = isMobile && zoomed.includes(path);
      for (const width of isZoomed ? [...widths, 195] : widths) {
        await page.setViewportSize({ width, height });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
        await expectControlsHit(page, `${title} at ${width} px`);
        if (!widths.includes(width)) continue;
        await spaceText(page);
        const spaced = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(spaced, `${width} px, with text spacing`).toBeLessThanOrEqual(0);
        expect(await cutTexts(page.locator("body")), `${width} px, with text spacing`).toEqual([]);
        await spaceText(page, false);
      }
      await page.setViewportSize({ width: isMobile ? 390 : 1440, height });

      await page.emulateMedia({ forcedColors: "active" });
      // Colors change to the forced ones in a transition.
      await expect
        .poll(() => page.evaluate(lostInForcedColors), "lost in forced colors")
        .toEqual([]);
      await page.emulateMedia({ forcedColors: null });
      if (!isMobile) await expectAccessibleInDark(page);
    });
  }
});

test(
  "at every width, table cells stay within their columns",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    await page.goto("/dashboard");
    await applicationReady(page);
    // The click area of a row's link reaches beyond its cell.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".covers-row::after { display: none }");
      document.adoptedStyleSheets.push(sheet);
    });
    for (const [path, title, filled] of screens) {
      if (!tables.includes(path)) continue;
      await navigateInApp(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(filled(page)).toBeVisible();
      for (const width of [768, 834, 900, 1023, 1024, 1100, 1180, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(
            () =>
              page
                .locator("th, td")
                .evaluateAll((cells) =>
                  cells
                    .filter(
                      ({ clientWidth, scrollWidth }) =>
                        clientWidth > 0 && scrollWidth > clientWidth + 1,
                    )
                    .map((cell) => cell.textContent),
                ),
            { message: `${title} at ${width} px` },
          )
          .toEqual([]);
        const first = await page.getByRole("rowheader").first().boundingBox();
        expect(first?.width, `the first column of ${title} at ${width} px`).toBeGreaterThan(128);
      }
    }
  },
);

test(
  "the shell shows the user, the current screen and unread counts, and the notice about samples until it is dismissed",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/dashboard");
    await applicationReady(page);
    const sidebar = page.getByRole("complementary", { name: "Sidebar" });
    await expect(sidebar.getByText("Taylor Morgan")).toBeVisible();
    await expect(sidebar.getByText("Client", { exact: true })).toBeVisible();
    await expect(sidebar.getByRole("button", { name: "Log out" })).toBeVisible();
    const note = page.getByRole("note");
    await expect(note).toContainText("Everything here is a sample");
    await page.getByRole("button", { name: "Dismiss the note about samples" }).click();
    await expect(note).toBeHidden();

    const links = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link");
    await expect(links).toHaveText([
      "Dashboard",
      "Documents",
      "Contacts",
      "Calendar",
      "Account Settings",
      /^Notifications3/,
    ]);
    const current = page.locator("aside [aria-current=page]");
    await expect(current).toHaveText("Dashboard");
    await links.filter({ hasText: "Calendar" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Calendar");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(current).toHaveText("Calendar");

    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Notifications, 3 unread" }).click();
    await expect(page).toHaveURL("/dashboard/notifications");
    await header.getByRole("link", { name: /^Messages/ }).click();
    await expect(page).toHaveURL(/^[^?]*\/dashboard\/messages/);

    await page.goto("/dashboard/documents");
    await applicationReady(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documents");
    await expect(current).toHaveText("Documents");
    await expect(note).toBeHidden();
  },
);

test(
  "on a phone, choosing a link closes the drawer, and the account menu links to the profile and the settings",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/dashboard");
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
    const open = page.getByRole("button", { name: "Open menu" });
    await open.click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer.getByText("Taylor Morgan")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await drawer.getByRole("link", { name: "Contacts" }).click();
    await expect(page).toHaveURL("/dashboard/contacts");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Contacts" })).toBeFocused();

    const button = page.getByRole("button", { name: "Account menu" });
    await button.click();
    const menu = page.getByRole("menu");
    await expect(menu.getByText("My Account")).toBeVisible();
    await expect(menu.getByRole("menuitem")).toHaveText(["Profile", "Settings", "Logout"]);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press("ArrowDown");
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await expect(page).toHaveURL("/dashboard/settings");
    await button.click();
    await page.getByRole("menuitem", { name: "Profile" }).click();
    await expect(page).toHaveURL("/dashboard/profile");
  },
);

test(
  "on a phone, the notice about samples is one line, and figures' labels don't wrap",
  { tag: ["@phone", "@more"] },
  async ({ page }) => {
    await page.goto("/dashboard");
    const note = page.getByRole("note");
    await expect(note).toBeVisible();
    const lines = await note.getByText("Everything here is a sample").evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines).toBe(1);
    const labels = page.locator("[data-slot=stat-label]");
    await expect(labels).toHaveCount(4);
    for (const width of [375, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const heights = await labels.evaluateAll((all) =>
        all.map((label) => label.getBoundingClientRect().height),
      );
      expect(Math.max(...heights), `at ${width} px`).toBeLessThan(30);
    }
  },
);

test("the whole stylesheet comes after the styles that the page begins with @desktop", async ({
  page,
}) => {
  await page.goto("/dashboard");
  await expect(page.locator(".recharts-bar-rectangle").first()).toBeVisible();
  const order = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href !== null),
  );
  expect(order).toEqual([false, true]);
});

test("a click before the application has loaded isn't lost @desktop", async ({ page }) => {
  const scripts: (() => void)[] = [];
  let isHeld = true;
  await page.route("**/entry-dashboard-*.js", async (route) => {
    if (isHeld) await new Promise<void>((release) => scripts.push(release));
    await route.continue();
  });
  await page.goto("/dashboard", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Account menu" }).click();
  isHeld = false;
  for (const release of scripts) release();
  await expect(page.getByRole("menu")).toBeVisible();
});

test("an unknown path shows the 404 page with a link back @phone", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  const response = await page.goto("/dashboard/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect
    .poll(() => complaints.some((text) => text.includes("/dashboard/nowhere")))
    .toBe(true);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");

  await test.step("a screen for brokers only shows the 404 page, and its title", async () => {
    await navigateInApp(page, "/dashboard/clients");
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await expect(page).toHaveTitle(/Page not found \|/);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeFocused();
  });
});

test(
  "the chosen theme is applied before the first paint",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.evaluate(() => localStorage.setItem("theme", "light"));
    await page.goto("/dashboard/documents", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.evaluate(() => localStorage.setItem("theme", "system"));
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  },
);

test(
  "in print, a screen has its title and records, but no controls",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    await page.goto("/dashboard/documents");
    await expect(page.getByText("1 to 9 of 36 documents")).toBeVisible();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });

    await expect(page.getByRole("heading", { name: "Documents", level: 1 })).toBeVisible();
    await expect(page.getByRole("row", { name: "Purchase agreement, revision 3" })).toBeVisible();
    await expect(page.getByText("1 to 9 of 36 documents")).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
    for (const button of ["Upload", "Next page", "Show all"]) {
      await expect(page.getByRole("button", { name: button, exact: true })).toBeHidden();
    }
    await expect(page.getByRole("searchbox", { name: "Search documents" })).toBeHidden();
    await expect(page.getByLabel("Status", { exact: true })).toBeHidden();
    await expect(page.getByRole("tab", { name: "All 36" })).toBeVisible();
    await expect(page.getByRole("tab", { name: /^Leases/ })).toBeHidden();

    await test.step("a conversation is printed completely, without the list", async () => {
      await page.goto("/dashboard/messages?thread=broker");
      const log = page.getByRole("region", { name: `Messages with ${owner.name}` });
      await expect(log.getByRole("listitem").first()).toBeVisible();
      await expect(page.getByRole("searchbox", { name: "Search messages" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Send" })).toBeHidden();
      await expect(log).toHaveCSS("overflow", "visible");
    });
  },
);
