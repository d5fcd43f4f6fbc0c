import { approachTiles } from "@frontage/content/approach";
import { isSample } from "@frontage/content/is-sample";
import { pages } from "@frontage/content/pages";
import { expect, test } from "@playwright/test";
import type { HTMLElement } from "node-html-parser";

import { openPage } from "./open-page.ts";
import { firstService, lastService, servicePages, thirdService } from "./public-pages.ts";
import { servedPage } from "./served-page.ts";

test("the services page shows its cards in order, each with a second link to its service's page @desktop @owner", async ({
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
  const details = page.getByRole("link", { name: /^About this service/ });
  await expect(details).toHaveCount(servicePages.length);
  for (const [index, { path, title }] of servicePages.entries()) {
    await expect(details.nth(index)).toHaveAccessibleName(RegExp(`^About this service.*${title}$`));
    await expect(details.nth(index)).toHaveAttribute("href", path);
  }
  await details.last().click();
  await expect(page).toHaveURL(lastService.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lastService.title);
});

test(
  "on the services page each card leads to exactly /contact, with its service chosen",
  { tag: ["@phone", "@owner"] },
  async ({ page }) => {
    await openPage(page, "/services");
    const main = page.getByRole("main");
    for (const { slug, title } of servicePages) {
      const card = main.getByRole("link", { name: title, exact: true });
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
  { tag: ["@desktop", "@owner"] },
  async ({ request }) => {
    const sentences: string[] = [];
    for (const { path, title } of servicePages) {
      const html = await servedPage(request, path);
      const textsOf = (part: HTMLElement | undefined, selector: string) =>
        part?.querySelectorAll(selector).map((one) => one.structuredText) ?? [];
      const main = html.querySelector("main") ?? undefined;
      const section = (heading: string) =>
        main
          ?.querySelectorAll("section[aria-labelledby]")
          .find(
            (one) => one.querySelector(`#${one.getAttribute("aria-labelledby")}`)?.text === heading,
          );

      expect(textsOf(main, "h1"), path).toEqual([title]);
      expect(textsOf(main, "h2"), path).toEqual(["How We Help", "Our Approach"]);
      const [first = ""] = textsOf(main, "p");
      expect(first, path).toMatch(/^.{40,}$/);
      sentences.push(first, ...textsOf(section("How We Help"), "p, h3"));

      const breadcrumb = main?.querySelector("nav[aria-label=Breadcrumb]") ?? undefined;
      expect(textsOf(breadcrumb, "li"), path).toEqual(["Home", "Services", title]);
      expect(
        breadcrumb?.querySelectorAll("a").map((link) => [link.text, link.getAttribute("href")]),
        path,
      ).toEqual([
        ["Home", "/"],
        ["Services", "/services"],
      ]);
      expect(textsOf(breadcrumb, "[aria-current=page]"), path).toEqual([title]);
      const [beforeButton = ""] = main?.innerHTML.split("Back to Services") ?? [];
      expect(beforeButton, path).toContain('aria-label="Breadcrumb"');

      const tiles = section("Our Approach");
      expect(textsOf(tiles, "li h3"), path).toEqual(approachTiles.map((tile) => tile.title));
      expect(tiles?.querySelectorAll("li svg"), path).toHaveLength(approachTiles.length);

      const schedule = main
        ?.querySelectorAll("a")
        .filter((link) => link.text === "Schedule a Consultation");
      expect(schedule?.length, path).toBeGreaterThan(0);
      for (const link of schedule ?? []) expect(link.getAttribute("href"), path).toBe("/contact");
    }
    expect(sentences.length).toBeGreaterThan(servicePages.length * 5);
    // The sample repeats no sentence; an owner may.
    expect(new Set(sentences).size).toBeGreaterThan(isSample ? sentences.length - 1 : 1);
  },
);

test(
  "a service's page shows how it helps, and leads to the contact page with its service chosen",
  { tag: ["@desktop", "@owner"] },
  async ({ page }) => {
    for (const { path, slug } of [firstService, lastService]) {
      await openPage(page, path);
      const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb", exact: true });
      await expect(breadcrumb).toBeVisible();
      await expect(page.getByRole("region", { name: "How We Help" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Our Approach" })).toBeVisible();
      const main = page.getByRole("main");
      await main.getByRole("link", { name: "Schedule a Consultation" }).first().click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue(slug);
    }
  },
);

test(
  "Back to Services goes one step back inside the application, for the keyboard as well",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/terms");
    await openPage(page, "/services");
    const details = (title: string) =>
      page.getByRole("link", { name: RegExp(`^About this service.*${title}`) });
    await details(thirdService.title).click();
    await expect(page).toHaveURL(thirdService.path);
    await page.getByRole("button", { name: "Back to Services" }).click();
    await expect(page).toHaveURL("/services");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.services.heading);
    await details(lastService.title).press("Enter");
    await expect(page).toHaveURL(lastService.path);
    await page.getByRole("button", { name: "Back to Services" }).press("Enter");
    await expect(page).toHaveURL("/services");
    // One step back, not one more forward.
    await page.goBack();
    await expect(page).toHaveURL("/terms");
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
