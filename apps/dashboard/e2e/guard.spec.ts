import { expect, test, type Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";

const refused = "You must be logged in to access this page";
const loggedOut = "You have been successfully logged out.";

async function openSamples(page: Page) {
  await page.goto("/login");
  await page.getByRole("button", { name: "See a sample dashboard" }).click();
  await expect(page).toHaveURL("/dashboard/deals/48-example-road");
  await page.goto("/dashboard");
  await applicationReady(page);
}

test(
  "without a user, a dashboard path redirects to the login page with a notice, and login returns to the path once",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      const look = () => {
        const heading = document.querySelector("h1");
        if (location.pathname.startsWith("/dashboard") && heading?.checkVisibility()) {
          seen.push(heading.textContent);
          sessionStorage.setItem("test-seen", JSON.stringify(seen));
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const path of ["/dashboard/nowhere", "/dashboard/documents?group=lease"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("alert").filter({ hasText: refused })).toBeVisible();
    }
    await test.step("the dashboard is never visible during the redirect", async () => {
      expect(await page.evaluate(() => sessionStorage.getItem("test-seen"))).toBeNull();
    });
    await page.getByRole("button", { name: "See a sample dashboard" }).click();
    await expect(page).toHaveURL("/dashboard/documents?group=lease");
    await page.goto("/login");
    await page.getByRole("link", { name: "Continue to your dashboard" }).click();
    await expect(page).toHaveURL("/dashboard");

    await test.step("a screen opened after the user is gone is refused, too", async () => {
      await applicationReady(page);
      await page.evaluate(() => localStorage.removeItem("user"));
      await page.getByRole("navigation").getByRole("link", { name: "Contacts" }).click();
      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("alert").filter({ hasText: refused })).toBeVisible();
    });
  },
);

test(
  "logging out from the account menu clears the visit's data, and says so",
  { tag: "@phone" },
  async ({ page }) => {
    await openSamples(page);
    await page.evaluate(() => sessionStorage.setItem("sample:probe", "1"));
    // A storage entry of earlier versions.
    await page.evaluate(() => localStorage.setItem("recent-records", "jordan@example.com"));
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("status").filter({ hasText: loggedOut })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem("recent-records"))).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem("sample:probe"))).toBeNull();
  },
);

test(
  "logging out from the sidebar logs out the other tab",
  { tag: ["@desktop", "@more"] },
  async ({ context, page }) => {
    await openSamples(page);
    const other = await context.newPage();
    await other.goto("/dashboard/calendar");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Calendar");
    await other.evaluate(() => sessionStorage.setItem("sample:probe", "1"));
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("status").filter({ hasText: loggedOut })).toBeVisible();
    await expect(other).toHaveURL("/login");
    await expect(other.getByRole("status").filter({ hasText: loggedOut })).toBeVisible();
    expect(await other.evaluate(() => sessionStorage.getItem("sample:probe"))).toBeNull();
  },
);

test(
  "Back shows the dashboard again, but not after logging out",
  { tag: ["@desktop", "@whole-browser"] },
  async ({ page }) => {
    await openSamples(page);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await page.goto("/about");
    await page.goBack({ waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
    // Proves that the page came from the back/forward cache.
    expect(await page.evaluate(() => "isFirst" in window)).toBe(true);
    await expect(page.locator("html")).toHaveCSS("opacity", "1");

    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/login");
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in");
    await expect(page.getByRole("alert").filter({ hasText: refused })).toBeVisible();
  },
);
