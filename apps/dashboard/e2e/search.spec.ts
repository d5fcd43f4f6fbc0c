import { broker as owner } from "@frontage/content/broker";
import type { Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./signed-in.ts";

// Other screens' search fields have accessible names.
const field = (page: Page) => page.locator("[role=search]:not([aria-label]) input:visible");
const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });
const combobox = (page: Page) => palette(page).getByRole("combobox", { name: "Search" });
const option = (page: Page, name: RegExp) => page.getByRole("option", { name });

async function open(page: Page, path: string) {
  await page.goto(path);
  await applicationReady(page);
}

async function openPalette(page: Page) {
  // The URL changes before the palette closes, and the shortcut would close it.
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(combobox(page)).toBeFocused();
}

/** Delays a file until the returned function is called. */
async function holdBack(page: Page, file: RegExp | string) {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return () => arrive();
}

function results(page: Page) {
  return page.getByRole("listbox", { name: "Search results" }).getByRole("option");
}

test(
  "the keyboard alone leads to a document, a contact, a message and a screen",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    await open(page, "/dashboard");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("calendar");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard/calendar");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await openPalette(page);
    // A slow machine searches while the text is typed, and shows earlier results in the meantime.
    await page.keyboard.type("deposit");
    await expect(results(page)).toHaveCount(2);
    await page.keyboard.type(" refundable");
    const message = option(page, /^“We can. The deposit stays refundable/);
    await expect(message).toBeVisible();
    await expect(message.locator("mark")).toHaveText(["deposit", "refundable"]);
    await expect(page.getByRole("status").filter({ hasText: /^1 result$/ })).toBeAttached();
    await expect(results(page).last()).toContainText(`Drew Lindqvist, relayed by ${owner.name}`);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(
      "/dashboard/messages?thread=drew-lindqvist&message=drew-lindqvist-3",
    );
    await expect(page.getByText("The deposit stays refundable until").last()).toBeInViewport();
    await expect(page.getByRole("textbox", { name: /^Message to/ })).toBeVisible();

    await openPalette(page);
    await page.keyboard.type("lender casey");
    const casey = option(page, /^Casey Park Lender, Example Bank/);
    await expect(casey).toHaveAttribute("aria-selected", "true");
    await expect(option(page, /^Message Casey Park/)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard/contacts?contact=casey-park");

    await openPalette(page);
    await page.keyboard.type("road REVISION");
    // The first result for "road" alone is no longer in the list.
    await expect(results(page).first()).toContainText("Purchase agreement, revision 3.pdf");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(
      "/dashboard/documents?document=purchase-agreement-48-example-road",
    );
  },
);

test(
  "Enter before the results have loaded waits for them, unless typing goes on",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    const arriveResults = await holdBack(page, /\/search-(?!rank|matches)/);
    await open(page, "/dashboard");
    await openPalette(page);
    await page.keyboard.type("upload");
    await page.keyboard.press("Enter");
    await page.keyboard.type(" d");
    arriveResults();
    await expect(option(page, /^Upload a document/)).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL("/dashboard");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Upload documents" })).toBeVisible();
    await expect(page).toHaveURL("/dashboard/documents");
    // The shortcut doesn't leave a form with unsaved changes.
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toHaveCount(0);
  },
);

test(
  "text typed before the application has loaded is searched for, even without results or just before",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    const arrive = await holdBack(page, "**/entry-dashboard-*.js");
    await page.goto("/dashboard/messages?thread=broker", { waitUntil: "commit" });
    await field(page).fill("lease");
    arrive();
    await expect(results(page).first()).toContainText(/lease/i);
    await expect(combobox(page)).toHaveValue("lease");
    await expect(combobox(page)).toBeFocused();

    await combobox(page).fill("zebra");
    await expect(page.getByText("Nothing found for “zebra”").first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page
      .getByRole("textbox", { name: `Message to ${owner.name}` })
      .fill("A zebra crossing at the gate?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText(/[ap]m, sent$/)).toBeVisible();
    await openPalette(page);
    await page.keyboard.type("zebra");
    await expect(
      option(page, RegExp(String.raw`^“A zebra crossing.+You to ${owner.name}$`)),
    ).toBeVisible();
  },
);

test(
  "typing opens the palette with the typed text, the keyboard chooses from it, and Escape returns the focus",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/dashboard");
    await field(page).pressSequentially("lease");
    await expect(results(page).first()).toContainText(/lease/i);
    await expect(combobox(page)).toHaveValue("lease");
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);

    const link = page.getByRole("link", { name: /^Messages/ });
    await link.focus();
    await openPalette(page);
    await page.keyboard.type("lease");
    await expect(page.getByRole("status").filter({ hasText: /^\d+ results$/ })).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(results(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL("/dashboard");
  },
);

test(
  "on a phone, the palette fills the screen, the shortcut opens and closes it, and choosing a result closes the drawer",
  { tag: ["@phone", "@more"] },
  async ({ page }) => {
    // The result is on the current path, so a change of path alone can't close the drawer.
    await open(page, "/dashboard/contacts");
    await openPalette(page);
    await page.keyboard.type("notifi");
    await expect(option(page, /^Notifications/)).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await field(page).tap();
    await expect(combobox(page)).toBeFocused();
    await expect
      .poll(() => palette(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await palette(page).getByRole("button", { name: "Cancel" }).tap();
    await expect(palette(page)).toHaveCount(0);
    await expect(drawer).toBeVisible();
    await field(page).tap();
    await combobox(page).fill("robin");
    const robin = option(page, /^Robin Hale Property manager/);
    await expect(robin).toBeVisible();
    await expectAccessible(page);
    await robin.tap();
    await expect(page).toHaveURL("/dashboard/contacts?contact=robin-hale");
    await expect(drawer).toHaveCount(0);
  },
);
