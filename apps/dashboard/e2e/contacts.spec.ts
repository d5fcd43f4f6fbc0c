import { broker as owner } from "@frontage/content/broker";
import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { expectAccessible } from "./axe.ts";
import { expect, test } from "./signed-in.ts";

const rows = (page: Page) => page.getByRole("table", { name: "Contacts" }).getByRole("row");
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

/** A contact's details: beside the list, or in a drawer over it. */
function details(page: Page, name: string) {
  return page
    .getByRole("complementary", { name: "Contact details" })
    .or(page.getByRole("dialog", { name }));
}

test("contacts are listed by name on one page, and each opens with its contact details @owner", async ({
  isMobile,
  page,
}) => {
  await page.goto("/dashboard/contacts");
  await expect(rows(page).nth(1)).toContainText("Casey Park");
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByText("24 contacts", { exact: true })).toBeVisible();
  await expectAccessible(page);

  const link = page.getByRole("link", { name: "Robin Hale", exact: true });
  const marked = page.locator("table [aria-current=true]");
  // Until a contact is chosen, the broker's details are beside the list.
  await expect(marked).toHaveText(isMobile ? [] : [owner.name]);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/contacts?contact=robin-hale");
  const robin = details(page, "Robin Hale");
  await expect(robin.getByRole("heading", { name: "Robin Hale" })).toBeVisible();
  await expect(marked).toHaveText(["Robin Hale"]);
  await expect(robin.getByRole("link", { name: "Message" })).toHaveAttribute(
    "href",
    "/dashboard/messages?to=robin-hale",
  );
  await expect(robin.getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    "tel:+15555550150",
  );
  await expect(robin.getByRole("link", { name: "robin@example.com" })).toHaveAttribute(
    "href",
    "mailto:robin@example.com",
  );
  await expect(robin.getByRole("note", { name: "Wire fraud" })).toBeHidden();
  await expectAccessible(page);
  if (isMobile) {
    // A phone's width at 200% zoom.
    await page.setViewportSize({ width: 195, height: 844 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(195);
    await page.setViewportSize({ width: 390, height: 844 });
  }

  await robin.getByRole("button", { name: "Close contact" }).click();
  await expect(page).toHaveURL("/dashboard/contacts");
  await expect(link).toBeFocused();
});

test(
  "filters are kept in the URL, matching contacts are saved as vCards, and contacts who handle a closing's money have a warning",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/dashboard/contacts");
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("combobox", { name: "Role" }).selectOption("Title officer");
    await expect(page).toHaveURL("/dashboard/contacts?role=title-officer");
    await expect(page.getByText("2 contacts", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "More for all contacts" }).click();
    const [cards] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Export as vCards" }).click(),
    ]);
    expect(cards.suggestedFilename()).toBe("contacts.vcf");
    const names = (await readFile(await cards.path(), "utf8")).match(/^FN:.*$/gm);
    expect(names?.map((name) => name.trim())).toEqual(["FN:Sasha Varga", "FN:Teagan Moss"]);

    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("combobox", { name: "Deal" }).selectOption("48 Example Road");
    await expect(page.getByText("1 contact", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Sasha Varga", exact: true }).click();
    const sasha = details(page, "Sasha Varga");
    const warning = sasha.getByRole("note", { name: "Wire fraud" });
    await expect(warning).toContainText(
      "Your broker never sends wire instructions through this portal",
    );
    await expect(warning).toContainText("Call a number you already know");
    await expect(page.getByRole("button", { name: "Remove Sasha Varga" })).toBeHidden();
    await expectAccessible(page);
    const [card] = await Promise.all([
      page.waitForEvent("download"),
      sasha.getByRole("button", { name: "Save vCard" }).click(),
    ]);
    expect(card.suggestedFilename()).toBe("sasha-varga.vcf");

    await page.getByRole("searchbox", { name: "Search contacts" }).fill("nobody");
    await expect(
      page.getByRole("heading", { name: "No contacts match these filters" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page.getByText("24 contacts", { exact: true })).toBeVisible();

    await page.goto("/dashboard/contacts?contact=no-such-person");
    const missing = details(page, "Contact not found");
    await expect(missing.getByText("They may have been removed.")).toBeVisible();
    await missing.getByRole("button", { name: "Close contact" }).click();
    await expect(page).toHaveURL("/dashboard/contacts");
  },
);

test("a contact is added after errors were corrected, with nothing typed lost, and one's own contact is removed and restored @phone", async ({
  page,
}) => {
  await page.goto("/dashboard/contacts");
  const open = page.getByRole("button", { name: "Add contact" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Add contact" });
  const add = dialog.getByRole("button", { name: "Add contact" });
  await dialog.getByLabel("Name").fill("Ada Quill");
  await dialog.getByLabel("Phone").fill("555-0199");
  await add.click();
  await expect(dialog.getByLabel("Role")).toBeFocused();
  await expect(dialog.getByLabel("Role")).toHaveAccessibleDescription("Please select a role.");
  await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address.",
  );
  await expect(dialog.getByLabel("Phone")).toHaveAccessibleDescription(/area code/);
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.reload();
  await open.click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Ada Quill");
  await dialog.getByLabel("Role").selectOption("Attorney");
  await dialog.getByLabel("Email").fill("ada@example.com");
  await dialog.getByLabel("Phone").fill("555 555 0199");
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("25 contacts", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show" }).click();
  await expect(details(page, "Ada Quill").getByText("(555) 555-0199")).toBeVisible();

  await page.reload();
  await details(page, "Ada Quill").getByRole("button", { name: "Remove Ada Quill" }).click();
  await expect(page.getByText("24 contacts", { exact: true })).toBeVisible();
  await expect(row(page, "Ada Quill")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("25 contacts", { exact: true })).toBeVisible();
  await open.click();
  await expect(dialog.getByLabel("Name")).toHaveValue("");
});
