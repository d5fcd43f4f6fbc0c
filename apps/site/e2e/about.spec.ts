import { broker } from "@frontage/content/broker";
import { isSample } from "@frontage/content/is-sample";
import { yearsInCommercial } from "@frontage/content/sourced-claims";
import { expect, test } from "@playwright/test";

import { openPage } from "./open-page.ts";

test("the about page introduces the broker, under a 16:6 banner at every width @desktop @owner", async ({
  page,
}) => {
  await openPage(page, "/about");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(broker.name);

  const glance = page.getByRole("complementary", { name: "At a Glance" });
  await expect(glance.getByRole("term")).toHaveText(["Experience", "Specialization", "Background"]);
  await expect(glance.getByRole("definition").first()).toContainText(
    yearsInCommercial?.figure ?? "Commercial",
  );

  const articles = page.getByRole("article");
  await expect(articles.getByRole("heading", { level: 2 })).toHaveText([
    "My Experience",
    "My Approach",
  ]);
  for (const article of await articles.all()) {
    expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(isSample ? 80 : 20);
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

  const banner = page.getByRole("main").getByRole("img").first();
  await expect(banner).toHaveAttribute("alt", /.{10,}/);
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await banner.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1), `${width} px`).toBeCloseTo(16 / 6, 1);
    expect(box?.width, `${width} px`).toBeGreaterThan(width * 0.85);
  }
});
