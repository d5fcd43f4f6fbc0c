import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, inkIn, openAs, test } from "./journey.ts";

test("filters narrow the documents, and a row opens its document: pages turn, it zooms and closes", async ({
  page,
  product,
}) => {
  await openAs(page, product.client, "/dashboard/documents");
  await page.getByRole("tab", { name: /^Leases/ }).click();
  await expect(page).toHavePath("/dashboard/documents?group=lease");
  await page.getByRole("tab", { name: /^All/ }).click();
  await page.getByRole("searchbox", { name: "Search documents" }).fill("rent roll");
  const row = page.getByRole("row", { name: /Rent roll, second quarter/ });
  await row.getByRole("link").click();

  const dialog = page.getByRole("dialog", { name: "Rent roll, second quarter" });
  await expect(dialog.getByText("Page 1 of 3", { exact: true })).toBeVisible();
  await expect.poll(() => inkIn(page, "[role=dialog]")).toBeGreaterThan(100);
  await dialog.getByRole("button", { name: "Next page" }).click();
  await expect(dialog.getByText("Page 2 of 3", { exact: true })).toBeVisible();
  await expect.poll(() => inkIn(page, "[role=dialog]")).toBeGreaterThan(100);
  await dialog.getByRole("button", { name: "Previous page" }).click();
  await dialog.getByRole("radio", { name: "Text" }).click();
  await expect(dialog.getByText("This is a sample document.")).toBeVisible();
  await page.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(row.getByRole("link")).toBeFocused();
});

test("an uploaded file opens and downloads unchanged", async ({ page, product }) => {
  await openAs(page, product.client, "/dashboard/documents");
  const file = join(product.dataFolder, "Suites.csv");
  await writeFile(file, "Tenant,Rent\nPlaceholder Coffee,2400\n");
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Upload documents" });
  await dialog.locator("css=input[type=file]").chooseFiles(file);
  await dialog.getByLabel("Property").choose("2 Sample Square");
  await dialog.getByLabel("Type").choose("Lease");
  await dialog.getByRole("button", { name: /^Upload \d/ }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("link", { name: "Suites" }).click();
  const document = page.getByRole("dialog", { name: "Suites" });
  await expect(document.getByRole("cell", { name: "Placeholder Coffee" })).toBeVisible();
  await document.getByRole("button", { name: "Download", exact: true }).click();
  const downloaded = join(page.engine.downloads, "Suites.csv");
  await expect
    .poll(() => readFile(downloaded, "utf8").catch(() => "not there yet"))
    .toBe(await readFile(file, "utf8"));
});
