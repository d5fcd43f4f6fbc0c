import { approachTiles } from "@frontage/content/approach";
import { isSample } from "@frontage/content/is-sample";
import { pages } from "@frontage/content/pages";
import { expect, test } from "@playwright/test";

import { openPage } from "./open-page.ts";
import { firstService, lastService, servicePages, thirdService } from "./public-pages.ts";

test("the services page shows its cards in their order, each with a second link to its service's page @desktop", async ({
  page,
}) => {
  await openPage(page, "/services");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.services.heading);
  const cells = page.getByRole("main").getByRole("list").first().getByRole("listitem");
  await expect(cells).toHaveCount(servicePages.length);
  for (const [index, { title }] of servicePages.entries()) {
    await expect(cells.nth(index).getByRole("heading", { name: title })).toBeVisible();
    await expect(cells.nth(index).locator("svg").first()).toBeVisible();
    await expect(cells.nth(index).getByRole("paragraph")).toHaveText(/^.{20,}\.$/);
  }
  for (const { slug, title } of servicePages) {
    const details = page.getByRole("link", { name: RegExp(`^About this service.*${title}$`) });
    await details.click();
    await expect(page).toHaveURL(`/services/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
  }
});

test(
  "on the services page each card leads to exactly /contact, with its service chosen",
  { tag: "@phone" },
  async ({ page }) => {
    await openPage(page, "/services");
    for (const { slug, title } of servicePages) {
      const card = page.getByRole("main").getByRole("link", { name: title, exact: true });
      await expect(card).toHaveAttribute("href", "/contact");
      await card.click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue(slug);
      await page.goBack();
    }
  },
);

test(
  "each service's page has everything that such a page has, in words of its own",
  { tag: "@desktop" },
  async ({ page }) => {
    const sentences: string[] = [];
    for (const { slug, title } of servicePages) {
      await openPage(page, `/services/${slug}`);
      const main = page.getByRole("main");
      const help = page.getByRole("region", { name: "How We Help" });
      await expect(help).toBeVisible();
      sentences.push(...(await help.locator("p, h3").allInnerTexts()));
      sentences.push(await main.getByRole("paragraph").first().innerText());
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(main.getByRole("paragraph").first()).toHaveText(/^.{40,}$/);

      const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb", exact: true });
      await expect(breadcrumb.getByRole("listitem")).toHaveText(["Home", "Services", title]);
      await expect(breadcrumb.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
      await expect(breadcrumb.getByRole("link", { name: "Services" })).toHaveAttribute(
        "href",
        "/services",
      );
      await expect(breadcrumb.getByRole("link")).toHaveCount(2);
      await expect(breadcrumb.getByText(title)).toHaveAttribute("aria-current", "page");

      await expect(main.getByRole("heading", { level: 2 })).toHaveText([
        "How We Help",
        "Our Approach",
      ]);
      const tiles = main.getByRole("region", { name: "Our Approach" }).getByRole("listitem");
      await expect(tiles.getByRole("heading", { level: 3 })).toHaveText(
        approachTiles.map((tile) => tile.title),
      );
      await expect(tiles.locator("svg")).toHaveCount(approachTiles.length);

      const schedule = main.getByRole("link", { name: "Schedule a Consultation" });
      for (const link of await schedule.all()) {
        await expect(link).toHaveAttribute("href", "/contact");
      }
      await schedule.first().click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue(slug);
    }
    expect(sentences.length).toBeGreaterThan(servicePages.length * 5);
    // The sample has no sentence twice; an owner may say one again.
    expect(new Set(sentences).size).toBeGreaterThan(isSample ? sentences.length - 1 : 1);
  },
);

test(
  "Back to Services goes one step back inside the application",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await expect(page).toHaveURL("/terms");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await openPage(page, "/services");
    await page
      .getByRole("link", { name: RegExp(`^About this service.*${thirdService.title}`) })
      .click();
    await expect(page).toHaveURL(thirdService.path);
    await page.getByRole("button", { name: "Back to Services" }).click();
    await expect(page).toHaveURL("/services");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.services.heading);
    // One step back, not one more forward.
    await page.goBack();
    await expect(page).toHaveURL("/terms");
  },
);

test(
  "Back to Services goes one step back, also to a page that is not the services",
  { tag: "@phone" },
  async ({ page }) => {
    await openPage(page, "/about");
    await openPage(page, lastService.path);
    await page.getByRole("button", { name: "Back to Services" }).click();
    await expect(page).toHaveURL("/about");
  },
);

test(
  "Back to Services goes to the services where there is no step back",
  { tag: "@phone" },
  async ({ page }) => {
    await openPage(page, firstService.path);
    await page.getByRole("button", { name: "Back to Services" }).click();
    await expect(page).toHaveURL("/services");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.services.heading);
  },
);

test("Back to Services works from the keyboard", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/services");
  await page
    .getByRole("link", { name: RegExp(`^About this service.*${lastService.title}`) })
    .press("Enter");
  await expect(page).toHaveURL(lastService.path);
  await page.getByRole("button", { name: "Back to Services" }).press("Enter");
  await expect(page).toHaveURL("/services");
});

test(
  "an unknown service answers 404 with the layout around an empty main area",
  { tag: "@phone" },
  async ({ page }) => {
    const response = await openPage(page, "/services/no-such-service");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("main")).toBeEmpty();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.getByRole("contentinfo").getByRole("link", { name: "Get In Touch" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);
