import { broker } from "@frontage/content/broker";
import { licenseEntries, licenseNumbers } from "@frontage/content/licenses";
import { footerServices } from "@frontage/content/service-lists";
import { expect, test } from "@playwright/test";

import { openPage } from "./open-page.ts";
import { profiles, thirdService } from "./public-pages.ts";

test(
  "the footer's services lead to /contact with their service chosen",
  { tag: ["@desktop", "@owner"] },
  async ({ page }) => {
    await openPage(page, "/about");
    const footer = page.getByRole("contentinfo");
    for (const { label: name, service } of footerServices) {
      const link = footer.getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", "/contact");
      await link.click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue(service);
      await page.goBack();
      await expect(page).toHaveURL("/about");
    }
  },
);

test("clients find the login in the footer, and on phones in the menu @owner", async ({
  isMobile,
  page,
}) => {
  await openPage(page, thirdService.path);
  const inFooter = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Client login", exact: true });
  await expect(inFooter).toHaveAttribute("href", "/login");
  if (isMobile) {
    await page.getByRole("button", { name: "Menu" }).tap();
    await page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Client login", exact: true })
      .tap();
  } else await inFooter.click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
});

test("the footer shows how to reach the broker, and their social profiles @desktop @owner", async ({
  page,
}) => {
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
  // Several licenses are in a separate list; see `required-notices.spec.ts`.
  const license = footer.getByText(`${licenseNumbers}.`, { exact: true });
  await expect(license).toHaveCount(licenseEntries.length > 0 ? 0 : 1);
  for (const width of [320, 740, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await license.evaluateAll((all) =>
      all.map((element) => element.getClientRects().length),
    );
    expect(new Set(lines).has(2), `${width}`).toBe(false);
  }
  await expect(footer.getByRole("link", { name: "Get In Touch", exact: true })).toHaveAttribute(
    "href",
    "/contact",
  );

  for (const { href, isShown, name } of profiles) {
    const link = footer.getByRole("link", { name });
    await expect(link).toHaveCount(isShown ? 1 : 0);
    for (const shown of await link.all()) await expect(shown).toHaveAttribute("href", href);
  }
});

test(
  "the copyright line has the visitor's year",
  { tag: ["@phone", "@more"] },
  async ({ page }) => {
    // Not the year in which the page was built.
    await page.clock.setFixedTime(new Date("2031-06-01T12:00:00"));
    await openPage(page, "/");
    await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${broker.businessName}`);
  },
);
