import { broker } from "@frontage/content/broker";
import { licenseEntries } from "@frontage/content/licenses";
import { stateDocuments } from "@frontage/records/state-rules/state-documents";
import { stateRules } from "@frontage/records/state-rules/state-rules";
import { expect, test } from "@playwright/test";

import { desktop, phone } from "../../../scripts/journeys.ts";
import { openPage } from "./open-page.ts";
import { allPaths } from "./public-pages.ts";
import { servedPage } from "./served-page.ts";
import { typeSize } from "./type-size.ts";

/** CSS counts 96 px an inch, printers 72 points. */
const pxOfPt = (pt: number) => (pt * 96) / 72;

/** The links that the broker's states require, at the required size. */
const links = broker.licenses.flatMap(({ state }) =>
  (stateRules[state]?.documents ?? []).flatMap(({ name, smallestPt = 0 }) => {
    const label = stateDocuments[state]?.[name]?.label;
    const entry = licenseEntries.flatMap(({ notices }) => notices);
    const path = entry.find((notice) => notice.label === label)?.path;
    return label && path ? [{ label, path, smallestPt }] : [];
  }),
);

// The sample's states require none; `scripts/rebrand.ts` builds the second owner's site, whose
// states do.
test("the footer links the notices that the broker’s states require by their official names, in their sizes and 44 px apart, and the links work @phone @owner", async ({
  page,
  request,
}) => {
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.locator('a[href^="/documents/"]')).toHaveText(
    links.map(({ label }) => label),
  );
  await expect(footer.getByRole("heading", { name: "Licenses and notices" })).toHaveCount(
    licenseEntries.length > 0 ? 1 : 0,
  );
  for (const { label, path, smallestPt } of links) {
    const link = footer.getByRole("link", { name: label, exact: true });
    await expect(link).toHaveAttribute("href", path);
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeVisible();
      expect(await typeSize(link), label).toBeGreaterThanOrEqual(pxOfPt(smallestPt));
    }
    expect((await link.boundingBox())?.height, label).toBeGreaterThanOrEqual(44);
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toContain("application/pdf");
  }
});

test("every page names each license in its footer @desktop @owner", async ({ request }) => {
  for (const path of allPaths) {
    const html = await servedPage(request, path, path.includes("no-such") ? 404 : 200);
    const footer = html.querySelector("footer")?.structuredText;
    for (const { number } of broker.licenses) expect(footer, path).toContain(number);
  }
});

test("the firm is named next to every phone number and email @phone @owner @more", async ({
  page,
}) => {
  const contacts = page.locator(
    ["main", "footer"]
      .flatMap((part) => [`${part} a[href^="tel:"]`, `${part} a[href^="mailto:"]`])
      .join(),
  );
  for (const path of ["/", "/about", "/contact", "/terms"]) {
    await page.setViewportSize(phone.viewport);
    await openPage(page, path);
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const shown = await contacts.filter({ visible: true }).all();
      expect(shown.length, path).toBeGreaterThan(0);
      for (const contact of shown) {
        const block = contact.locator(
          `xpath=ancestor::*[self::section or self::address or self::footer][contains(., "${broker.firm.name}")][1]`,
        );
        await expect(
          block.getByText(broker.firm.name).filter({ visible: true }).first(),
          `${path} at ${viewport.width} px`,
        ).toBeVisible();
      }
    }
  }
  await page.setViewportSize(phone.viewport);
  await page.getByRole("button", { name: /menu/i }).tap();
  await expect(
    page.getByRole("navigation", { name: "Menu" }).getByText(broker.firm.name),
  ).toBeVisible();
});

// Rules of other states aren't tested on this broker's site.
const halfSizeStates = broker.licenses.flatMap(({ state }) =>
  stateRules[state]?.halfSizeFirm ? [state] : [],
);
if (halfSizeStates.length > 0) {
  test(`${halfSizeStates.join()}: on every page the firm is at least half as large as the broker’s largest name, phone and email @owner`, async ({
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

test(
  "the license line links the firm’s website where broker.ts has one, and the firm is named on the pages that tell how to reach the broker",
  { tag: ["@desktop", "@owner"] },
  async ({ request }) => {
    const home = await servedPage(request, "/");
    const linked = home
      .querySelectorAll("footer a")
      .filter((link) => link.text.includes(broker.firm.name))
      .map((link) => link.getAttribute("href"));
    expect(linked).toEqual(broker.firm.website ? [broker.firm.website] : []);
    expect(home.querySelector("footer")?.structuredText).toContain(broker.firm.name);

    const card = (await servedPage(request, "/contact"))
      .querySelectorAll("main section")
      .find((section) => section.querySelector("h2")?.text === "Get in Touch");
    expect(card?.structuredText).toContain(broker.firm.name);
    const about = await servedPage(request, "/about");
    expect(about.querySelector("main")?.structuredText).toContain(broker.firm.name);
  },
);
