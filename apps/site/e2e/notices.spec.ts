import { broker } from "@frontage/content/broker";
import { licenseEntries } from "@frontage/content/licenses";
import { expect, test, type Page } from "@playwright/test";

import { desktop, phone } from "../../../scripts/journeys.ts";
import { openPage } from "./open-page.ts";
import { allPaths } from "./public-pages.ts";
import { servedPage } from "./served-page.ts";
import { typeSize } from "./type-size.ts";

// The sample has no notices; `scripts/rebrand.ts` builds and tests the second owner's site, whose
// states require some.

test("every page names each license in its footer @desktop @owner", async ({ request }) => {
  for (const path of allPaths) {
    const html = await servedPage(request, path, path.includes("no-such") ? 404 : 200);
    const footer = html.querySelector("footer")?.structuredText;
    for (const { number } of broker.licenses) expect(footer, path).toContain(number);
  }
});

test("each state's notices are linked by their official names, large enough and 44 px apart @phone @owner", async ({
  page,
  request,
}) => {
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo");
  const linked = licenseEntries.flatMap(({ notices }) => notices);
  await expect(footer.locator('a[href^="/documents/"]')).toHaveText(
    linked.map(({ label }) => label),
  );
  for (const { label, path } of linked) {
    const link = footer.getByRole("link", { name: label, exact: true });
    expect((await link.boundingBox())?.height, label).toBeGreaterThanOrEqual(44);
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toBe("application/pdf");
  }
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const { label } of linked) {
      const link = footer.getByRole("link", { name: label, exact: true });
      // 15 px are 11.25 pt; Texas requires 10 pt for the full label.
      expect(await typeSize(link), label).toBeGreaterThanOrEqual(15);
    }
  }
  await expect(footer.getByRole("heading", { name: "Licenses and notices" })).toHaveCount(
    licenseEntries.length > 0 ? 1 : 0,
  );
});

test("the firm is named next to every phone number and email, and firm and broker are at least half as large @phone @owner @more", async ({
  page,
}) => {
  for (const path of ["/", "/about", "/contact", "/terms"]) {
    await page.setViewportSize(phone.viewport);
    await openPage(page, path);
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await test.step(`${path} at ${viewport.width} px`, () => expectNames(page));
    }
  }
  await page.setViewportSize(phone.viewport);
  await page.getByRole("button", { name: /menu/i }).tap();
  await expect(
    page.getByRole("navigation", { name: "Menu" }).getByText(broker.firm.name),
  ).toBeVisible();
});

async function expectNames(page: Page) {
  const contacts = await page
    .locator(
      'main a[href^="tel:"], main a[href^="mailto:"], footer a[href^="tel:"], footer a[href^="mailto:"]',
    )
    .filter({ visible: true })
    .all();
  expect(contacts.length).toBeGreaterThan(0);
  for (const contact of contacts) {
    const block = contact.locator(
      `xpath=ancestor::*[self::section or self::address or self::footer][contains(., "${broker.firm.name}")][1]`,
    );
    const firm = block.getByText(broker.firm.name).filter({ visible: true }).first();
    await expect(firm).toBeVisible();
    expect(await typeSize(firm)).toBeGreaterThanOrEqual((await typeSize(contact)) / 2);
  }
  const footer = page.getByRole("contentinfo");
  const brokerSize = await typeSize(footer.getByText(broker.name, { exact: true }).first());
  for (const contact of [broker.phone.display, broker.email]) {
    const size = await typeSize(footer.getByRole("link", { name: contact }));
    expect(brokerSize, contact).toBeGreaterThanOrEqual(size / 2);
  }
  const name = page.getByRole("banner").getByText(broker.name).first();
  const largestFirm = footer.getByText(broker.firm.name).first();
  expect(await typeSize(largestFirm)).toBeGreaterThanOrEqual((await typeSize(name)) / 2);
}
