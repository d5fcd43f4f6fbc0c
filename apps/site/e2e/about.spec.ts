import { broker } from "@frontage/content/broker";
import { expect, test } from "@playwright/test";

import { openPage } from "./open-page.ts";

test("the about page introduces the broker @desktop", async ({ page }) => {
  await openPage(page, "/about");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(broker.name);

  const glance = page.getByRole("complementary", { name: "At a Glance" });
  await expect(glance.getByRole("term")).toHaveText(["Experience", "Specialization", "Background"]);
  await expect(glance.getByRole("definition").first()).toContainText(broker.experience.years);

  const articles = page.getByRole("article");
  await expect(articles.getByRole("heading", { level: 2 })).toHaveText([
    "My Experience",
    "My Approach",
  ]);
  for (const article of await articles.all()) {
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(80);
  }

  const contact = page.getByRole("region", { name: "Contact Information" });
  await expect(contact.getByRole("link", { name: broker.phone.display })).toHaveAttribute(
    "href",
    `tel:${broker.phone.e164}`,
  );
  await expect(contact.getByRole("link", { name: broker.email })).toHaveAttribute(
    "href",
    `mailto:${broker.email}`,
  );
  await expect(contact).toContainText(broker.address.street);
});

for (const [tag, width] of [
  ["@phone", 390],
  ["@tablet", 834],
  ["@desktop", 1440],
] as const) {
  test(`the about page's banner is 16:6 at ${width} px`, { tag }, async ({ page }) => {
    await openPage(page, "/about");
    const banner = page.getByRole("main").getByRole("img").first();
    await expect(banner).toHaveAttribute("alt", /.{10,}/);
    const box = await banner.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 6, 1);
    expect(box?.width).toBeGreaterThan(width * 0.85);
  });
}
