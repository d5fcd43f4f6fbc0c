import { broker } from "@frontage/content/broker";
import { faqs } from "@frontage/content/faqs";
import { services } from "@frontage/content/services";
import { servicesHeading } from "@frontage/content/service-lists";
import { expect, test } from "@playwright/test";

import { openPage } from "./open-page.ts";
import { firstService, servicePages } from "./public-pages.ts";

const none = { answer: "", question: "" };
const thirdCard = services[2];

test("the home page has the specified content in the specified order, and in print every answer @desktop @owner", async ({
  page,
}) => {
  await openPage(page, "/");
  const main = page.getByRole("main");
  const sections = [
    main.getByRole("heading", { level: 1 }),
    main.getByRole("heading", { name: firstService.title }),
    main.getByRole("region", { name: "Track record" }),
    main.getByRole("heading", { name: "Frequently Asked Questions" }),
    main.getByRole("link", { name: /^Call / }),
    page.getByRole("contentinfo"),
  ];
  const tops = [];
  for (const section of sections) tops.push((await section.boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));

  const services = page.getByRole("region", { name: servicesHeading });
  await expect(services.getByRole("heading", { level: 3 })).toHaveText(
    servicePages.map(({ title }) => title),
  );
  await expect(services.getByRole("listitem").filter({ has: page.locator("svg") })).toHaveCount(
    servicePages.length,
  );

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
  for (const { answer } of faqs) await expect(questions).toContainText(answer);
  await page.emulateMedia({ media: "print" });
  for (const { answer } of faqs) {
    const height = await page
      .getByText(answer)
      .evaluate((text) => text.getBoundingClientRect().height);
    expect(height).toBeGreaterThan(20);
  }
});

test(
  "each card leads to exactly /contact with its service chosen, and each call to action with none",
  { tag: ["@desktop", "@owner"] },
  async ({ page }) => {
    await openPage(page, "/");
    const main = page.getByRole("main");
    for (const { slug: option, title } of servicePages) {
      const card = main.getByRole("link", { name: title, exact: true });
      await expect(card).toHaveAttribute("href", "/contact");
      await card.click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue(option);
      await page.goBack();
      await expect(page).toHaveURL("/");
    }
    // If the site's server accepts inquiries, the form keeps the last choice.
    await page.evaluate(() => sessionStorage.clear());
    await openPage(page, "/");
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

test("on a phone the questions open together, one tap calls the broker, and a whole card is a link @phone @owner", async ({
  page,
}) => {
  await openPage(page, "/");
  await expect(page.getByRole("main").getByRole("link", { name: /^Call / })).toHaveAttribute(
    "href",
    `tel:${broker.phone.e164}`,
  );
  expect(broker.phone.e164).toMatch(/^\+1\d{10}$/);

  const section = page.getByRole("region", { name: "Frequently Asked Questions" });
  await expect(section.getByRole("group")).toHaveCount(faqs.length);
  await expect(section.locator("details[open]")).toHaveCount(0);
  for (const { answer } of faqs) await expect(section.getByText(answer)).toBeHidden();

  for (const { answer, question } of faqs) {
    await section.getByText(question, { exact: true }).click();
    await expect(section.getByText(answer)).toBeVisible();
  }
  await expect(section.locator("details[open]")).toHaveCount(faqs.length);

  const [first = none, second = none] = faqs;
  await section.getByText(first.question, { exact: true }).click();
  await expect(section.getByText(first.answer)).toBeHidden();
  await expect(section.getByText(second.answer)).toBeVisible();

  const card = page.getByRole("listitem").filter({ hasText: thirdCard?.summary });
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  await card.click({ position: { x: (box?.width ?? 0) - 8, y: (box?.height ?? 0) - 8 } });
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue(thirdCard?.slug ?? "");
});
