import { faqs } from "../../packages/content/src/faqs.ts";
import { servicesHeading } from "../../packages/content/src/service-lists.ts";
import { services } from "../../packages/content/src/services.ts";
import { expect, phone, test } from "./journey.ts";

/** Any question works. */
const [firstQuestion = { question: "", answer: "" }] = faqs;
const [firstService = { slug: "", title: "" }] = services;

test("home shows the chosen slide, opens a question, and leads from a card to the form", async ({
  page,
}) => {
  await page.open("/");
  const third = page.getByRole("button", { name: "Slide 3" });
  await third.click();
  await expect(third).toHaveAttribute("aria-current", "true");

  const answer = page.getByText(firstQuestion.answer);
  await expect(answer).toBeHidden();
  await page.getByText(firstQuestion.question).click();
  await expect(answer).toBeVisible();

  const cards = page.getByRole("region", { name: servicesHeading });
  await cards.getByRole("link", { name: firstService.title, exact: true }).click();
  await expect(page).toHavePath("/contact");
  await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue(firstService.slug);
});

test("on a phone no public page is wider than the window, and the menu works", async ({ page }) => {
  await page.engine.resize(...phone);
  for (const path of ["/", "/about", "/services", "/contact"]) {
    await page.open(path);
    const width = await page.run("return document.documentElement.scrollWidth");
    expect(width, path).toBeLessThanOrEqual(phone[0]);
  }
  await page.getByRole("button", { name: /menu/i }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: "About" }).click();
  await expect(page).toHavePath("/about");
  await expect(menu).toBeHidden();
});
