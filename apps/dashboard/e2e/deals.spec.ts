import { broker as owner } from "@frontage/content/broker";
import type { Locator, Page } from "@playwright/test";

import { expectAccessible } from "./axe.ts";
import { expect, test } from "./signed-in.ts";

const names = (page: Page) =>
  page.getByRole("table", { name: "Properties" }).getByRole("row").getByRole("link");

test("deals are filtered by property type and side, also in the URL, and sorted by a column header @desktop", async ({
  page,
}) => {
  await page.goto("/dashboard/deals?type=land");
  await expect(page.getByRole("heading", { name: "No matching properties" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/dashboard/deals");
  await expect(names(page)).toHaveCount(12);
  await expect(page.getByText("12 properties", { exact: true })).toBeVisible();
  await expect(page.getByText("not an appraisal")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("combobox", { name: "Type" }).selectOption("Office");
  await expect(page).toHaveURL("/dashboard/deals?type=office");
  await page.getByRole("combobox", { name: "Deal" }).selectOption("Lease");
  await expect(page.getByText("2 of 12 properties")).toBeVisible();
  await expect(names(page)).toHaveText(["31 Model Way", "200 Sample Avenue"]);
  await page.goBack();
  await expect(page.getByText("4 of 12 properties")).toBeVisible();
  await page.goBack();
  await expect(names(page)).toHaveCount(12);

  const head = page.getByRole("columnheader", { name: "Size" });
  await head.getByRole("button").click();
  await expect(page).toHaveURL("/dashboard/deals?sort=-size");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(names(page).first()).toHaveText("120 Specimen Street");
});

// From a contact's page, a deal opens as a quick look beside the contact.
const contact = "/dashboard/contacts?contact=kai-okafor";

test("a deal opens by keyboard with its figures, stages and links, and closing it returns the focus @desktop", async ({
  page,
}) => {
  await page.goto(contact);
  const link = page.getByRole("link", { name: "48 Example Road" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${contact}&open-deal=48-example-road`);
  const drawer = page.getByRole("dialog", { name: "48 Example Road" });
  for (const [term, value] of [
    ["Price", "$9,350,000"],
    ["Cap rate", "6.25%"],
    ["Size", "64,000 SF"],
    ["Occupancy", "100%"],
    ["Year built", "1998"],
  ] as const) {
    await expect(
      drawer.locator("dl > div").filter({ has: page.getByText(term, { exact: true }) }),
    ).toHaveText(term + value);
  }
  await expect(drawer.getByText(/^\$584,375\/yrTrailing 12 months to \w+ 20\d\d$/)).toBeVisible();
  await expect(drawer.getByText("not an appraisal")).toBeVisible();
  await expect(drawer.locator("[aria-current=step]")).toHaveText("Due diligenceCurrent stage");
  await expect(
    drawer.getByRole("region", { name: "Key dates" }).getByText("Closing"),
  ).toBeVisible();
  await expect(
    drawer.getByRole("region", { name: "Coming up" }).getByRole("link").first(),
  ).toHaveAttribute("href", /^\/dashboard\/calendar\?event=/);
  for (const [name, path] of [
    ["Open deal", "/dashboard/deals/48-example-road"],
    [`Message ${owner.name}`, "/dashboard/messages?to=broker"],
    ["Documents", "/dashboard/documents?deal=48-example-road"],
    ["Parties", "/dashboard/contacts?deal=48-example-road"],
  ] as const) {
    await expect(drawer.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(contact);
  await expect(link).toBeFocused();
});

test(
  "behind an open drawer, the page doesn't move, and the scrollbar's space darkens",
  { tag: ["@desktop", "@more"] },
  async ({ baseURL, launchOptions, playwright }) => {
    // By default, Playwright hides the browser's scrollbars.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => localStorage.setItem("user", "Taylor Morgan"));
    await page.goto(contact);
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
    await page.getByRole("link", { name: "48 Example Road" }).click();
    await expect(page.getByRole("dialog", { name: "48 Example Road" })).toBeVisible();
    expect(await place(table)).toEqual(before);
    expect(await background()).not.toBe(light);
    await browser.close();
  },
);
