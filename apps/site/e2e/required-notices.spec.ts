import { broker } from "@frontage/content/broker";
import { licenseEntries } from "@frontage/content/licenses";
import { stateDocuments } from "@frontage/records/state-rules/state-documents";
import { stateRules } from "@frontage/records/state-rules/state-rules";
import { expect, test } from "@playwright/test";

import { openPage } from "./open-page.ts";
import { allPaths } from "./public-pages.ts";
import { servedPage } from "./served-page.ts";
import { smallestType, typeSize } from "./type-size.ts";

/** CSS counts 96 px an inch, printers 72 points. */
const pxOfPt = (pt: number) => (pt * 96) / 72;

/** The links that the broker's states require, at the required size. */
const links = broker.licenses.flatMap(({ state }) =>
  (stateRules[state]?.documents ?? []).flatMap(({ name, smallestPt = 0 }) => {
    const label = stateDocuments[state]?.[name]?.label;
    const entry = licenseEntries.flatMap(({ notices }) => notices);
    const path = entry.find((notice) => notice.label === label)?.path;
    return label && path ? [{ state, label, path, smallestPt }] : [];
  }),
);

// A broker whose states require nothing has none of these.
if (links.length > 0) {
  test("the home page links the notices that the broker’s states require, in their sizes, and the links work @owner", async ({
    page,
    request,
  }) => {
    await openPage(page, "/");
    for (const { label, path, smallestPt, state } of links) {
      await test.step(`${state}: “${label}”`, async () => {
        const link = page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute("href", path);
        expect(await typeSize(link)).toBeGreaterThanOrEqual(pxOfPt(smallestPt));
        const response = await request.get(path);
        expect(response.status()).toBe(200);
        expect(response.headers()["content-type"]).toContain("application/pdf");
      });
    }
  });
}

if (licenseEntries.length > 0) {
  test("each state’s license and firm are on the home page, no smaller than its smallest text @owner", async ({
    page,
  }) => {
    await openPage(page, "/");
    const footer = page.getByRole("contentinfo");
    const smallest = await smallestType(page);
    for (const { firmLicense, license, state } of licenseEntries) {
      for (const text of [license, ...(firmLicense ? [firmLicense] : [])]) {
        const line = footer.getByText(text, { exact: true });
        await expect(line, state).toBeVisible();
        expect(await typeSize(line), state).toBeGreaterThanOrEqual(smallest);
      }
    }
  });
}

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
