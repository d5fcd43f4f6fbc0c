import type { Locator, Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./signed-in.ts";
import { makeUnreachable } from "./unreachable.ts";

// The field is a plain search box until its code has arrived, and the same element after.
// Screens have searches of their own, and those have names.
const field = (page: Page) => page.locator("[role=search]:not([aria-label]) input:visible");
const option = (page: Page, name: RegExp) => page.getByRole("option", { name });

async function open(page: Page, path: string) {
  await page.goto(path);
  await applicationReady(page);
}

function results(page: Page) {
  return page.getByRole("listbox", { name: "Search results" }).getByRole("option");
}

test(
  "the keyboard alone leads to a document, a contact, a message and a screen",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/dashboard");
    // Enter without a choice opens the best result, however fast it comes.
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    await page.keyboard.type("calendar");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard/calendar");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await page.keyboard.press("Control+k");
    await page.keyboard.type("deposit refundable");
    await expect(
      option(page, /^Drew Lindqvist, relayed by Jordan Avery We can. The deposit stays refundable/),
    ).toBeVisible();
    await expect(results(page).last()).toContainText("The deposit stays refundable");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(
      "/dashboard/messages?thread=drew-lindqvist&message=drew-lindqvist-3",
    );
    await expect(page.getByText("The deposit stays refundable until").last()).toBeInViewport();

    await page.keyboard.press("Control+k");
    await page.keyboard.type("lender casey");
    const casey = option(page, /^Casey Park Lender, Example Bank/);
    await expect(casey).toBeVisible();
    await expect(results(page).first()).toContainText("Casey Park");
    await page.keyboard.press("ArrowDown");
    await expect(casey).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard/contacts?contact=casey-park");

    await open(page, "/dashboard");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    await page.keyboard.type("road REVISION");
    // What "road" alone finds first has gone from the list.
    await expect(results(page).first()).toContainText("Purchase agreement, revision 3.pdf");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(
      "/dashboard/documents?document=purchase-agreement-48-example-road",
    );
  },
);

test(
  "what is typed before the search has arrived stays in the same field, and is found",
  { tag: "@desktop" },
  async ({ page }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/search-combobox/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, "/dashboard");
    const input = await field(page).elementHandle();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("leas");
    await page.keyboard.press("ArrowLeft");
    arrive();
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    await expect(results(page).first()).toContainText(/lease/i);
    await page.keyboard.type("X");
    await expect(field(page)).toHaveValue("leaXs");
    expect(await input?.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);

test(
  "Enter before the search has arrived opens the best result once it has",
  { tag: "@desktop" },
  async ({ page }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/search-combobox/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, "/dashboard");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("calendar");
    await page.keyboard.press("Enter");
    arrive();
    await expect(page).toHaveURL("/dashboard/calendar");
  },
);

for (const [late, file] of [
  ["the search", /search-combobox/],
  ["what it finds", /\/search-(?!combobox)/],
] as const) {
  test(
    `whoever presses Enter and goes elsewhere before ${late} has arrived stays there`,
    { tag: "@desktop" },
    async ({ page }) => {
      let arrive = () => {};
      const held = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(file, async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest(file);
      await open(page, "/dashboard");
      await page.keyboard.press("Control+k");
      await page.keyboard.type("calendar");
      await page.keyboard.press("Enter");
      await asked;
      await page
        .getByRole("complementary", { name: "Sidebar" })
        .getByRole("link", { name: /^Documents/ })
        .click();
      await expect(page).toHaveURL("/dashboard/documents");
      arrive();
      await expect(page.getByRole("combobox", { name: "Search" })).toHaveValue("calendar");
      await field(page).click();
      await expect(option(page, /^Calendar/)).toBeVisible();
      await expect(page).toHaveURL("/dashboard/documents");
    },
  );
}

test(
  "what is typed before the application itself stays, and is found",
  { tag: "@desktop" },
  async ({ page }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/entry-dashboard-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/dashboard", { waitUntil: "commit" });
    await field(page).fill("lease");
    const input = await field(page).elementHandle();
    arrive();
    await expect(results(page).first()).toContainText(/lease/i);
    await expect(field(page)).toHaveValue("lease");
    expect(await input?.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);

test(
  "says so when the search cannot be loaded, and tries again",
  { tag: "@desktop" },
  async ({ page }) => {
    const reconnect = await makeUnreachable(page, /search-combobox/);
    await open(page, "/dashboard");
    await field(page).fill("leas");
    await expect(page.getByText("Couldn’t load search.")).toBeVisible();
    reconnect();
    await field(page).fill("lease");
    await expect(results(page).first()).toContainText(/lease/i);
    await expect(page.getByText("Couldn’t load search.")).toBeHidden();
  },
);

test(
  "arrows, Home and End walk through the results; Escape empties the field",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/dashboard");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("lease");
    const combobox = page.getByRole("combobox", { name: "Search" });
    await expect(combobox).toHaveAttribute("aria-expanded", "true");
    const options = page.getByRole("option");
    await expect(options.first()).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /^\d+ results$/ })).toBeAttached();
    await page.keyboard.press("End");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await expect(options.last()).toBeInViewport();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(combobox).toHaveAttribute(
      "aria-activedescendant",
      (await options.nth(1).getAttribute("id")) ?? "",
    );
    await expectAccessible(page);

    await page.keyboard.press("Escape");
    await expect(combobox).toHaveValue("");
    await expect(combobox).toHaveAttribute("aria-expanded", "false");
    // Leaving the field chooses nothing.
    await page.keyboard.type("lease");
    await expect(options.first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Tab");
    await expect(combobox).toHaveAttribute("aria-expanded", "false");
    await expect(combobox).toHaveValue("lease");
    await expect(page).toHaveURL("/dashboard");
  },
);

test(
  "it says so when there is nothing, and finds what was only just written",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/dashboard/messages?thread=broker");
    await field(page).fill("zebra");
    await expect(page.getByText("Nothing found for “zebra”").first()).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("textbox", { name: "Message to Jordan Avery" })
      .fill("A zebra crossing at the gate?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText(/[ap]m, sent$/)).toBeVisible();
    await field(page).fill("");
    await field(page).fill("zebra");
    await expect(option(page, /^You to Jordan Avery A zebra crossing/)).toBeVisible();
  },
);

test(
  "on a phone it stands in the drawer, which a result closes",
  { tag: "@phone" },
  async ({ page }) => {
    // The result is on the very screen: the path alone would not close the drawer.
    await page.goto("/dashboard/contacts");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("combobox", { name: "Search" })).toBeVisible();
    await field(page).fill("robin");
    await expect(option(page, /^Robin Hale Property manager/)).toBeVisible();
    // The results end where the drawer does, once that has arrived.
    const endOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.x + box.width : undefined;
    };
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect
      .poll(
        async () => Number(await endOf(drawer)) - Number(await endOf(page.getByRole("listbox"))),
      )
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await option(page, /^Robin Hale Property manager/).click();
    await expect(page).toHaveURL("/dashboard/contacts?contact=robin-hale");
    await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
  },
);

test(
  "on a phone's keyboard the shortcut opens the drawer at the search",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    await page.keyboard.type("notifi");
    await expect(option(page, /^Notifications/)).toBeVisible();
    // The first Escape empties the field, the second closes the drawer.
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveValue("");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);
