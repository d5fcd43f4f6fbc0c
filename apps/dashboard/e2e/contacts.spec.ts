import { broker as owner } from "@frontage/content/broker";
import { readFile } from "node:fs/promises";

import { sampleContacts } from "@frontage/content/samples/contacts";
import type { Page } from "@playwright/test";

import { expectAccessible } from "./axe.ts";
import { expectFocusWithin } from "./focus-within.ts";
import { expect, test } from "./signed-in.ts";
import { makeUnreachable } from "./unreachable.ts";

const rows = (page: Page) => page.getByRole("table", { name: "Contacts" }).getByRole("row");
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

/** Where one contact's details are: beside the list, or in a drawer over it. */
function details(page: Page, name: string) {
  return page
    .getByRole("complementary", { name: "Contact details" })
    .or(page.getByRole("dialog", { name }));
}

test("the contacts are listed by name, eight a page, and one opens with every way to reach them @owner", async ({
  isMobile,
  page,
}) => {
  await page.goto("/dashboard/contacts");
  await expect(rows(page).nth(1)).toContainText("Casey Park");
  await expect(rows(page)).toHaveCount(9);
  await expect(page.getByText("1 to 8 of 24 contacts")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL("/dashboard/contacts?page=2");
  await expect(page.getByText("9 to 16 of 24 contacts")).toBeVisible();
  await expect(rows(page).nth(1)).toContainText("Shay Albright");
  await page.goBack();
  await expect(page.getByText("1 to 8 of 24 contacts")).toBeVisible();

  const link = page.getByRole("link", { name: "Robin Hale", exact: true });
  const marked = page.locator("table [aria-current=true]");
  // Beside the list, the broker shows until another contact is chosen.
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

  await robin.getByRole("link", { name: "200 Sample Avenue" }).click();
  await expectFocusWithin(page.getByRole("dialog", { name: "200 Sample Avenue" }));
  await page.keyboard.press("Escape");
  await expect(robin.getByRole("link", { name: "200 Sample Avenue" })).toBeFocused();

  await robin.getByRole("button", { name: "Close contact" }).click();
  await expect(page).toHaveURL("/dashboard/contacts");
  await expect(link).toBeFocused();
});

test("filters narrow the list, are kept in the URL and can be cleared @desktop", async ({
  page,
}) => {
  await page.goto("/dashboard/contacts?page=2");
  await page.getByRole("combobox", { name: "Role" }).selectOption("Title officer");
  await expect(page).toHaveURL("/dashboard/contacts?role=title-officer");
  await expect(page.getByText("2 contacts", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Deal" }).selectOption("48 Example Road");
  await expect(page.getByText("1 contact", { exact: true })).toBeVisible();
  await expect(row(page, "Sasha Varga")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search contacts" }).fill("nobody");
  await expect(
    page.getByRole("heading", { name: "No contacts match these filters" }),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\?.*q=nobody/);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/dashboard/contacts");
  await expect(page.getByText("1 to 8 of 24 contacts")).toBeVisible();
});

test(
  "a contact, and all that match, are saved as vCards, and whoever handles the money of a closing carries a warning",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/dashboard/contacts?contact=casey-park&role=title-officer");
    const casey = details(page, "Casey Park");
    const [card] = await Promise.all([
      page.waitForEvent("download"),
      casey.getByRole("button", { name: "Save vCard" }).click(),
    ]);
    expect(card.suggestedFilename()).toBe("casey-park.vcf");
    const lines = (await readFile(await card.path(), "utf8")).split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "VERSION:3.0",
        "FN:Casey Park",
        "N:Park;Casey;;;",
        "ORG:Example Bank",
        "TITLE:Lender",
        "TEL;TYPE=WORK:+15555550111",
        "EMAIL;TYPE=WORK:casey@example.com",
      ]),
    );
    await expect(casey.getByText("Example Bank").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove Casey Park" })).toBeHidden();

    const [cards] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export as vCards" }).click(),
    ]);
    expect(cards.suggestedFilename()).toBe("contacts.vcf");
    const names = (await readFile(await cards.path(), "utf8")).match(/^FN:.*$/gm);
    expect(names?.map((name) => name.trim())).toEqual(["FN:Sasha Varga", "FN:Teagan Moss"]);

    await page.getByRole("link", { name: "Sasha Varga", exact: true }).click();
    const warning = details(page, "Sasha Varga").getByRole("note", { name: "Wire fraud" });
    await expect(warning).toContainText(
      "Your broker never sends wire instructions through this portal",
    );
    await expect(warning).toContainText("Call a number you already know");
    await expectAccessible(page);
  },
);

test("a contact is added once the form is right, and nothing typed is lost @phone", async ({
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
  await expect(page.getByText("1 to 8 of 25 contacts")).toBeVisible();
  await page.getByRole("button", { name: "Show" }).click();
  await expect(details(page, "Ada Quill").getByText("(555) 555-0199")).toBeVisible();

  await page.reload();
  await expect(
    details(page, "Ada Quill").getByRole("heading", { name: "Ada Quill" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Close contact" }).click();
  await open.click();
  await expect(dialog.getByLabel("Name")).toHaveValue("");
});

test("one's own contact can be removed, and brought back", async ({ page }) => {
  await page.goto("/dashboard/contacts?page=3&contact=zion-archer");
  await details(page, "Zion Archer").getByRole("button", { name: "Remove Zion Archer" }).click();
  await expect(page.getByText("17 to 23 of 23 contacts")).toBeVisible();
  await expect(page.getByRole("group", { name: "Contacts" })).toBeFocused();
  await expect(row(page, "Zion Archer")).toBeHidden();
  await page.getByRole("button", { name: "Dismiss", exact: true }).click();

  await page.getByRole("link", { name: "Yuri Tanaka", exact: true }).click();
  await details(page, "Yuri Tanaka").getByRole("button", { name: "Remove Yuri Tanaka" }).click();
  await expect(page.getByText("17 to 22 of 22 contacts")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("17 to 23 of 23 contacts")).toBeVisible();
  await expect(row(page, "Yuri Tanaka")).toBeVisible();

  await page.reload();
  await expect(page.getByText("17 to 23 of 23 contacts")).toBeVisible();
  await expect(row(page, "Yuri Tanaka")).toBeVisible();
});

test("an unknown contact says so, and so does a list with only the broker @phone @owner", async ({
  page,
}) => {
  await page.goto("/dashboard/contacts?contact=no-such-person");
  const missing = details(page, "Contact not found");
  await expect(missing.getByText("They may have been removed.")).toBeVisible();
  await missing.getByRole("button", { name: "Close contact" }).click();
  await expect(page).toHaveURL("/dashboard/contacts");

  await page.evaluate(
    (removed) => sessionStorage.setItem("sample:contacts", JSON.stringify({ added: [], removed })),
    sampleContacts(new Date())
      .map(({ id }) => id)
      .filter((id) => id !== "broker"),
  );
  await page.goto("/dashboard/contacts");
  await expect(page.getByRole("heading", { name: "Just your broker so far" })).toBeVisible();
  await expect(page.getByText("1 contact", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test(
  "a vCard whose code cannot be fetched says so",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    await makeUnreachable(page, "**/vcard-*.js");
    await page.goto("/dashboard/contacts");
    await page.getByRole("button", { name: "Export as vCards" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "Couldn’t create the vCard. Check your connection and try again.",
    );
  },
);

test("a narrow window never scrolls sideways @desktop @owner @more", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/dashboard/contacts");
  await expect(row(page, owner.name)).toBeVisible();
  const expectNothingSideways = async () => {
    for (const width of [320, 195]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = () =>
        page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      await expect.poll(overflow, { message: `at ${width} px` }).toBeLessThanOrEqual(0);
    }
  };
  await expectNothingSideways();
  await page.getByRole("link", { name: owner.name, exact: true }).click();
  await expect(details(page, owner.name).getByRole("link", { name: "Call" })).toBeVisible();
  await expectNothingSideways();
});
