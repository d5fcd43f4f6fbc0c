import { broker } from "@frontage/content/broker";
import { expect, test } from "@playwright/test";

import { openPage } from "./open-page.ts";

test(
  "the footer's services lead to /contact with their service chosen",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/about");
    for (const [name, option] of [
      ["Commercial Leasing", "leasing"],
      ["Property Acquisition", "buying"],
      ["Property Disposition", "selling"],
      ["Investment Advisory", "investing"],
      ["Market Analysis", "market-analysis"],
    ] as const) {
      const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", "/contact");
      await link.click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue(option);
      await page.goBack();
      await expect(page).toHaveURL("/about");
    }
  },
);

test(
  "the footer leads to about, contact, privacy policy and terms",
  { tag: "@phone" },
  async ({ page }) => {
    await openPage(page, "/");
    for (const [name, path] of [
      ["About", "/about"],
      ["Contact", "/contact"],
      ["Privacy Policy", "/privacy-policy"],
      ["Terms", "/terms"],
    ] as const) {
      const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", path);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    }
  },
);

test("the footer tells how to reach the broker, elsewhere as well @desktop", async ({ page }) => {
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: broker.phone.display })).toHaveAttribute(
    "href",
    `tel:${broker.phone.e164}`,
  );
  await expect(footer.getByRole("link", { name: broker.email })).toHaveAttribute(
    "href",
    `mailto:${broker.email}`,
  );
  await expect(footer).toContainText(broker.address.street);
  await expect(footer).toContainText(broker.license.number);
  const license = footer.getByText(new RegExp(`^License ${broker.license.number}\\.$`));
  for (const width of [320, 740, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await license.evaluate((element) => element.getClientRects().length);
    expect(lines, `${width}`).toBe(1);
  }
  await expect(footer.getByRole("link", { name: "Get In Touch", exact: true })).toHaveAttribute(
    "href",
    "/contact",
  );

  for (const [name, href] of [
    ["Facebook", broker.social.facebook],
    ["Twitter", broker.social.twitter],
    ["LinkedIn", broker.social.linkedin],
    ["Instagram", broker.social.instagram],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("the copyright line carries the visitor's year", { tag: "@phone" }, async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByRole("contentinfo")).toContainText(
    `© ${new Date().getFullYear()} ${broker.businessName}`,
  );
  await page.clock.setFixedTime(new Date("2031-06-01T12:00:00"));
  await openPage(page, "/");
  await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${broker.businessName}`);
});
