import { broker } from "@frontage/content/broker";
import { licenseEntries } from "@frontage/content/licenses";
import { stateDocuments } from "@frontage/content/state-rules/state-documents";
import { stateRules } from "@frontage/content/state-rules/state-rules";
import { expect, test, type Locator } from "@playwright/test";

import { openPage } from "./open-page.ts";
import { allPaths } from "./public-pages.ts";

const px = (text: Locator) =>
  text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

/** CSS counts 96 px an inch, printers 72 points. */
const pxOfPt = (pt: number) => (pt * 96) / 72;

/** The links that the broker's states require, in the size that the rule requires. */
const links = broker.licenses.flatMap(({ state }) =>
  (stateRules[state]?.documents ?? []).flatMap(({ name, smallestPt = 0 }) => {
    const label = stateDocuments[state]?.[name]?.label;
    const entry = licenseEntries.flatMap(({ notices }) => notices);
    const path = entry.find((notice) => notice.label === label)?.path;
    return label && path ? [{ state, label, path, smallestPt }] : [];
  }),
);

// A broker whose states require none has none of these.
for (const { label, path, smallestPt, state } of links) {
  test(`${state}: the home page links “${label}” in its size, and the link works`, async ({
    page,
    request,
  }) => {
    await openPage(page, "/");
    const link = page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", path);
    expect(await px(link)).toBeGreaterThanOrEqual(pxOfPt(smallestPt));
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain("application/pdf");
  });
}

for (const { firmLicense, license, state } of licenseEntries) {
  test(`${state}: license and firm are on the home page, no smaller than its smallest text`, async ({
    page,
  }) => {
    await openPage(page, "/");
    const footer = page.getByRole("contentinfo");
    const smallest = await page.evaluate(() => {
      const sizes: number[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (walker.currentNode.textContent?.trim() && element?.checkVisibility()) {
          sizes.push(Number.parseFloat(getComputedStyle(element).fontSize));
        }
      }
      return Math.min(...sizes);
    });
    for (const text of [license, ...(firmLicense ? [firmLicense] : [])]) {
      const line = footer.getByText(text, { exact: true });
      await expect(line).toBeVisible();
      expect(await px(line)).toBeGreaterThanOrEqual(smallest);
    }
  });
}

// What a broker's states don't require isn't tested on their site.
const halfSizeStates = broker.licenses.filter(({ state }) => stateRules[state]?.halfSizeFirm);
for (const { state } of halfSizeStates) {
  test(`${state}: on every page the firm is at least half as large as the broker’s largest name, phone and email`, async ({
    page,
  }) => {
    for (const path of allPaths) {
      await openPage(page, path);
      const { contact, firm } = await page.evaluate(
        ({ contacts, firmName }) => {
          const sizes = { contact: 0, firm: 0 };
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const text = walker.currentNode.textContent ?? "";
            const element = walker.currentNode.parentElement;
            if (!element?.checkVisibility({ visibilityProperty: true })) continue;
            const size = Number.parseFloat(getComputedStyle(element).fontSize);
            if (text.includes(firmName)) sizes.firm = Math.max(sizes.firm, size);
            if (contacts.some((one) => text.includes(one))) {
              sizes.contact = Math.max(sizes.contact, size);
            }
          }
          return sizes;
        },
        {
          contacts: [broker.name, broker.phone.display, broker.email, broker.website.display],
          firmName: broker.firm.name,
        },
      );
      expect(contact, path).toBeGreaterThan(0);
      expect(firm, path).toBeGreaterThanOrEqual(contact / 2);
    }
  });
}

test("the license line links the firm’s website where broker.ts has one", async ({ page }) => {
  await openPage(page, "/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: broker.firm.name });
  if (broker.firm.website) await expect(link).toHaveAttribute("href", broker.firm.website);
  else await expect(link).toHaveCount(0);
});

test("the firm is named next to phone and email, and the broker's name is at least half their size", async ({
  page,
}) => {
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(broker.firm.name);
  const name = await px(footer.getByText(broker.name, { exact: true }).first());
  for (const contact of [broker.phone.display, broker.email]) {
    const size = await px(footer.getByRole("link", { name: contact }));
    expect(name).toBeGreaterThanOrEqual(size / 2);
  }
  await openPage(page, "/contact");
  await expect(page.getByRole("region", { name: "Get in Touch" })).toContainText(broker.firm.name);
  await openPage(page, "/about");
  await expect(page.getByRole("main")).toContainText(broker.firm.name);
});
