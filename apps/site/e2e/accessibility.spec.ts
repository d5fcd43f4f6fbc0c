import { broker } from "@frontage/content/broker";
import { licenseEntries } from "@frontage/content/licenses";
import { faqs } from "@frontage/content/faqs";
import { services } from "@frontage/content/services";
import { expect, test, type Page } from "@playwright/test";

import { lostInForcedColors } from "../../../scripts/forced-colors.ts";
import { desktop, phone } from "../../../scripts/journeys.ts";
import { violations } from "./axe.ts";
import { openPage } from "./open-page.ts";
import { kindsOfPages, thirdService } from "./public-pages.ts";
import { smallestType, typeSize } from "./type-size.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";

// axe reads colors, so it must not run during a fade.
test.use({ contextOptions: { reducedMotion: "reduce" } });

// Pages of a kind have the same markup; on desktops, pages.spec.ts checks each page.
test("axe finds nothing on any kind of page, forced colors hide nothing, and each page names the licenses in type no smaller than its smallest @phone @owner", async ({
  page,
}) => {
  test.slow();
  for (const path of kindsOfPages) {
    await page.setViewportSize(phone.viewport);
    await openPage(page, path);
    await test.step(`axe finds nothing on ${path}`, async () => {
      // As specified, an unknown service has an empty main area, and therefore no heading.
      const except = path === "/services/no-such-service" ? ["page-has-heading-one"] : [];
      expect(await violations(page, { except }), path).toEqual([]);
    });
    await test.step(`forced colors take nothing from ${path}`, async () => {
      // With motion, home's slideshow has a pause button.
      await page.emulateMedia({ forcedColors: "active", reducedMotion: "no-preference" });
      await expect.poll(() => page.evaluate(lostInForcedColors), path).toEqual([]);
      await page.emulateMedia({ forcedColors: null, reducedMotion: "reduce" });
    });
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await test.step(`${path} names the licenses at ${viewport.width} px`, () =>
        expectLicenses(page, `${path} at ${viewport.width} px`));
    }
  }
});

/** Each license, and its firm's, is in the footer, in type no smaller than the page's smallest. */
async function expectLicenses(page: Page, place: string) {
  const smallest = await smallestType(page);
  const lines = licenseEntries.flatMap(({ firmLicense, license }) =>
    firmLicense ? [license, firmLicense] : [license],
  );
  for (const text of [...broker.licenses.map(({ number }) => number), ...lines]) {
    const license = page.getByRole("contentinfo").getByText(text).last();
    await expect(license, `${text} on ${place}`).toBeVisible();
    expect(await typeSize(license), `${text} on ${place}`).toBeGreaterThanOrEqual(smallest);
  }
}

test("axe finds nothing with the services panel open, nor with a paused slideshow on its last slide @desktop @owner", async ({
  page,
}) => {
  await openPage(page, thirdService.path);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("button", { name: /services/i }).press("Enter");
  await expect(page.getByText(services[0]?.menu.line ?? "")).toBeVisible();
  expect(await violations(page), "the panel").toEqual([]);

  await openPage(page, "/");
  await page.getByRole("button", { name: "Slide 3" }).click();
  await expect(page.getByRole("img", { name: /./ }).first()).toBeVisible();
  expect(await violations(page), "the slideshow").toEqual([]);
});

test("axe finds nothing with the menu open, with every answer open, nor where the form shows its errors @phone @owner", async ({
  page,
}) => {
  await openPage(page, thirdService.path);
  await page.getByRole("button", { name: /menu/i }).tap();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expect(page.locator("main")).toHaveJSProperty("inert", true);
  expect(await violations(page), "the menu").toEqual([]);

  await openPage(page, "/");
  for (const row of await page.locator("summary:visible").all()) await row.click();
  await page.getByText(faqs[0]?.answer ?? "").scrollIntoViewIfNeeded();
  expect(await violations(page), "the answers").toEqual([]);

  await openPage(page, "/contact");
  await page.getByRole("button", { name: /^Send Message to/ }).click();
  await expect(page.getByText("Please select a service.")).toBeVisible();
  expect(await violations(page), "the errors").toEqual([]);
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
  "axe finds nothing where a notice says that the webhook is missing, while the form sends, nor after it has",
  { tag: ["@desktop", "@webhook"] },
  async ({ page }) => {
    await using webhook = await startWebhookReceiver("wait");
    await openPage(page, "/contact");
    await fillForm(page, "ftp://example.com");
    const send = page.getByRole("button", { name: /^Send Message to/ });
    await send.click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await violations(page), "the webhook is missing").toEqual([]);

    await page.getByLabel("Webhook URL").fill(webhook.url);
    await send.click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
    expect(await violations(page), "it is being sent").toEqual([]);
    webhook.answer();
    const notice = page.getByRole("status").filter({ hasText: "Request sent" });
    await expect(notice).toBeVisible();
    await notice.hover();
    expect(await violations(page), "it was sent").toEqual([]);
  },
);
