import { faqs } from "@frontage/content/faqs";
import { serviceCards } from "@frontage/content/service-cards";
import { expect, test, type Page } from "@playwright/test";

import { violations } from "./axe.ts";
import { openPage } from "./open-page.ts";
import { allPaths, thirdService } from "./public-pages.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";

// axe reads colours, so it must not meet a fade halfway.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// On desktops it looks at each of them in pages.spec.ts, beside all else that every page has to be.
test("axe finds nothing on any page @phone", async ({ page }) => {
  test.slow();
  for (const path of allPaths) {
    await openPage(page, path);
    // Specified: an unknown service has an empty main area, and so no heading either.
    const except = path === "/services/no-such-service" ? ["page-has-heading-one"] : [];
    expect(await violations(page, { except }), path).toEqual([]);
  }
});

test("axe finds nothing with the services panel open", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, thirdService.path);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("button", { name: /services/i }).press("Enter");
  await expect(page.getByText(serviceCards[0]?.menu.line ?? "")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing with the menu open", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, thirdService.path);
  await page.getByRole("button", { name: /menu/i }).tap();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expect(page.locator("main")).toHaveJSProperty("inert", true);
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing on the scrolled home page with every answer open @phone", async ({
  page,
}) => {
  await openPage(page, "/");
  for (const row of await page.locator("summary:visible").all()) await row.click();
  await page.getByText(faqs[0]?.answer ?? "").scrollIntoViewIfNeeded();
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing with a paused slideshow on its last slide @desktop", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: "Slide 3" }).click();
  await expect(page.getByRole("img", { name: /./ }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing where the form shows its errors @phone", async ({ page }) => {
  await openPage(page, "/contact");
  await page.getByRole("button", { name: /^Send Message to/ }).click();
  await expect(page.getByText("Please select a service.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

async function fillForm(page: Page, webhookUrl: string) {
  await page.getByLabel("Webhook URL").fill(webhookUrl);
  await page.getByRole("textbox", { name: "Full name" }).fill("Alex Morgan");
  await page.getByRole("textbox", { name: "Email" }).fill("alex@example.com");
  await page.getByRole("textbox", { name: "Phone" }).fill("(555) 555-0100");
  await page.getByRole("combobox", { name: "Service" }).selectOption(thirdService.slug);
  await page.getByRole("textbox", { name: "Message" }).fill("Two floors from spring.");
}

test(
  "axe finds nothing where a notice says that the webhook is missing",
  { tag: "@webhook" },
  async ({ page }) => {
    await openPage(page, "/contact");
    await fillForm(page, "ftp://example.com");
    await page.getByRole("button", { name: /^Send Message to/ }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test(
  "axe finds nothing while the form sends, nor after it has",
  { tag: "@webhook" },
  async ({ page }) => {
    await using webhook = await startWebhookReceiver("wait");
    await openPage(page, "/contact");
    await fillForm(page, webhook.url);
    await page.getByRole("button", { name: /^Send Message to/ }).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    webhook.answer();
    const notice = page.getByRole("status").filter({ hasText: "Request sent" });
    await expect(notice).toBeVisible();
    await notice.hover();
    expect(await violations(page)).toEqual([]);
  },
);

test("axe finds nothing where the map is shown @desktop", async ({ page }) => {
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>Map</title></html>',
    }),
  );
  await openPage(page, "/contact");
  await page.getByRole("heading", { name: "Find Me" }).scrollIntoViewIfNeeded();
  await expect(page.locator("iframe")).toBeAttached();
  expect(await violations(page)).toEqual([]);
});
