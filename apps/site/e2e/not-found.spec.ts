import { expect, test, type Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { violations } from "./axe.ts";
import { openPage } from "./open-page.ts";
import { thirdService } from "./public-pages.ts";

test(
  "every path without a page answers 404, says so in the layout, and names the path in the console",
  { tag: "@desktop" },
  async ({ page }) => {
    for (const path of ["/no-such-page", "/a/b/c/d", `${thirdService.path}/more`, "/contactus"]) {
      await test.step(path, async () => {
        const named = page.waitForEvent("console", (message) => message.text().includes(path));
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
        await expect(page.getByText("Oops! Page not found", { exact: true })).toBeVisible();
        await expect(page).toHaveTitle(/not found/i);
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeAttached();
        await named;
      });
    }
  },
);

test(
  "the 404 page's link leads home before the application is there",
  { tag: "@phone" },
  async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/a/b/c/d");
    const link = page.getByRole("link", { name: "Return to Home", exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("region", { name: "Track record" })).toBeAttached();
  },
);

test(
  "a page whose code does not arrive is asked of the server",
  { tag: "@phone" },
  async ({ page }) => {
    await page.route(/\/assets\/contact-[^/]*\.js$/, (route) => route.abort());
    await openPage(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.getByRole("region", { name: "Get in Touch" })).toBeVisible();
  },
);

/** Goes one step back to a page whose code is gone, as after a release. */
async function stepBackToBrokenPage(page: Page) {
  await openPage(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await page.route(/\/assets\/about-[^/]*\.js$/, (route) => route.abort());
  await page.reload();
  await applicationReady(page);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
}

test("a page that fails to render shows the error in the layout, the bar works, and Reload repairs it @desktop @more", async ({
  page,
}) => {
  await stepBackToBrokenPage(page);
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole("link", { name: "Return to Home", exact: true })).toHaveAttribute(
    "href",
    "/",
  );

  await test.step("from the error, the bar leads to pages that work", async () => {
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByRole("link", { name: "Services", exact: true }).click();
    await expect(page).toHaveURL("/services");
    await expect(page).toHaveTitle("Our Services");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Comprehensive/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Unexpected Application Error!",
    );
  });

  await page.unroute(/\/assets\/about-[^/]*\.js$/);
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("About");
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(/^About/);
});
