import { broker } from "@frontage/content/broker";
import { faqs } from "@frontage/content/faqs";
import { expect, test } from "@playwright/test";

import { openPage } from "./open-page.ts";

/** Cards and the form's options they stand for. */
const cards = [
  ["Property Acquisition", "buying"],
  ["Property Disposition", "selling"],
  ["Leasing Solutions", "leasing"],
  ["Market Analysis", "market-analysis"],
  ["Investment Advisory", "investing"],
  ["Property Valuation", "valuation"],
] as const;

test("the home page says what is specified, in the specified order @desktop", async ({ page }) => {
  await openPage(page, "/");
  const main = page.getByRole("main");
  const sections = [
    main.getByRole("heading", { level: 1 }),
    main.getByRole("heading", { name: "Property Acquisition" }),
    main.getByRole("region", { name: "Track record" }),
    main.getByRole("heading", { name: "Frequently Asked Questions" }),
    main.getByRole("link", { name: /^Call / }),
    page.getByRole("contentinfo"),
  ];
  const tops = [];
  for (const section of sections) tops.push((await section.boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));

  const services = page.getByRole("region", { name: /six ways/i });
  await expect(services.getByRole("heading", { level: 3 })).toHaveText(
    cards.map(([title]) => title),
  );
  await expect(services.getByRole("listitem").filter({ has: page.locator("svg") })).toHaveCount(6);

  const questions = page.getByRole("region", { name: "Frequently Asked Questions" });
  await expect(questions.getByText("FAQ", { exact: true })).toBeVisible();
  await expect(
    questions.getByRole("heading", { name: "Frequently Asked Questions", level: 2 }),
  ).toBeVisible();
  await expect(
    questions.getByText("Still have questions? We're here to help.", { exact: true }),
  ).toBeVisible();
  for (const name of ["contact page", "Contact Us"]) {
    await expect(questions.getByRole("link", { name })).toHaveAttribute("href", "/contact");
  }
  for (const words of [
    "45 to 120 days from accepted offer to closing",
    "24/7 access to property information and market insights",
    "It is an assistant, not the broker.",
  ]) {
    await expect(questions).toContainText(words);
  }
});

test(
  "each card leads to exactly /contact with its service chosen, and each call to action with none",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/");
    for (const [title, option] of cards) {
      const link = page.getByRole("main").getByRole("link", { name: title, exact: true });
      await expect(link).toHaveAttribute("href", "/contact");
      await link.click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue(option);
      await page.goBack();
    }
    for (const [name, count] of [
      ["Contact Us", 2],
      ["Schedule a Consultation", 2],
      ["Get In Touch", 1],
    ] as const) {
      const links = page.getByRole("link", { name, exact: true });
      await expect(links).toHaveCount(count);
      for (const link of await links.all()) await expect(link).toHaveAttribute("href", "/contact");
      await links.first().click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue("");
      await page.goBack();
      await expect(page).toHaveURL("/");
    }
  },
);

test("on a phone the questions open together, one tap calls the broker, and a card is a link from edge to edge @phone", async ({
  page,
}) => {
  await openPage(page, "/");
  await expect(page.getByRole("main").getByRole("link", { name: /^Call / })).toHaveAttribute(
    "href",
    `tel:${broker.phone.e164}`,
  );
  expect(broker.phone.e164).toMatch(/^\+1\d{10}$/);

  const section = page.getByRole("region", { name: "Frequently Asked Questions" });
  await expect(section.getByRole("group")).toHaveCount(5);
  await expect(section.locator("details[open]")).toHaveCount(0);
  for (const { answer } of faqs) await expect(section.getByText(answer)).toBeHidden();

  for (const { answer, question } of faqs) {
    await section.getByText(question, { exact: true }).click();
    await expect(section.getByText(answer)).toBeVisible();
  }
  await expect(section.locator("details[open]")).toHaveCount(5);

  await section.getByText(faqs[2].question, { exact: true }).click();
  await expect(section.getByText(faqs[2].answer)).toBeHidden();
  await expect(section.getByText(faqs[3].answer)).toBeVisible();

  const card = page.getByRole("listitem").filter({ hasText: "I stress-test the numbers" });
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  await card.click({ position: { x: (box?.width ?? 0) - 8, y: (box?.height ?? 0) - 8 } });
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue("investing");
});

test(
  "a question's whole row is its header, for the keyboard as well, and in print every answer is there",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/");
    const section = page.getByRole("region", { name: "Frequently Asked Questions" });
    const row = section.locator("summary").nth(1);
    const box = await row.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(60);
    await row.click({ position: { x: (box?.width ?? 0) - 6, y: 6 } });
    await expect(section.getByText("45 to 120 days")).toBeVisible();
    await row.press("Enter");
    await expect(section.getByText("45 to 120 days")).toBeHidden();
    await row.press("Space");
    await expect(section.getByText("45 to 120 days")).toBeVisible();

    await page.emulateMedia({ media: "print" });
    for (const { answer } of faqs) {
      const height = await page
        .getByText(answer)
        .evaluate((text) => text.getBoundingClientRect().height);
      expect(height).toBeGreaterThan(20);
    }
  },
);
