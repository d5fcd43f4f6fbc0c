import { broker as owner } from "@frontage/content/broker";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { expect, test } from "./signed-in.ts";
import { translate, type TranslatorStyle } from "./translator.ts";

const styles: TranslatorStyle[] = ["moves", "leaves"];

for (const style of styles) {
  test(`a translated dashboard searches, counts, adds and sends, where a text ${style} @desktop @more`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));

    await test.step("documents", async () => {
      await page.goto("/dashboard/documents");
      await applicationReady(page);
      await expect(page.getByText("1 to 9 of 36 documents")).toBeVisible();
      await translate(page, style);
      const search = page.getByRole("searchbox", { name: "Search documents" });
      await search.fill("nothing like it");
      await expect(page.getByRole("heading", { name: "No matching documents" })).toBeVisible();
      await search.fill("lease");
      await expect(page.getByText("No matching documents")).toBeHidden();
      await expect(page.getByRole("row").nth(1)).toContainText(/lease/i);
      await search.fill("");
      await expect(page.getByText("1 to 9 of 36 documents")).toBeVisible();
      await page.getByRole("button", { name: "Next page" }).click();
      await expect(page.getByText("10 to 18 of 36 documents")).toBeVisible();
    });

    await test.step("a contact", async () => {
      await page.getByRole("link", { name: "Contacts" }).first().click();
      await page.getByRole("button", { name: "Add contact" }).click();
      const dialog = page.getByRole("dialog", { name: "Add contact" });
      await dialog.getByLabel("Name").fill("Ada Quill");
      await dialog.getByRole("button", { name: "Add contact" }).click();
      await expect(dialog.getByLabel("Role")).toHaveAccessibleDescription("Please select a role.");
      await dialog.getByLabel("Role").selectOption("Attorney");
      await dialog.getByLabel("Email").fill("ada@example.com");
      await dialog.getByRole("button", { name: "Add contact" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("row").filter({ hasText: "Ada Quill" })).toBeVisible();
    });

    await test.step("the calendar", async () => {
      await page.getByRole("link", { name: "Calendar" }).first().click();
      const month = page.getByRole("heading", { level: 2, name: /^\w+ 20\d\d$/ });
      const before = await month.textContent();
      await page.getByRole("button", { name: "Next month" }).click();
      await expect(month).not.toHaveText(before ?? "");
    });

    await test.step("a message", async () => {
      await page.getByRole("link", { name: /^Messages/ }).click();
      await page
        .getByRole("main")
        .getByRole("link", { name: new RegExp(`^${owner.name}`) })
        .click();
      await page.getByRole("textbox", { name: `Message to ${owner.name}` }).fill("In translation.");
      await page.getByRole("button", { name: "Send" }).click();
      await expect(
        page.getByRole("listitem").filter({ hasText: "In translation." }).last(),
      ).toContainText(/sent$/);
    });
    expect(errors).toEqual([]);
  });
}
