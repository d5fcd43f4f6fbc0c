import type { Page } from "@playwright/test";

import { expectAccessible } from "./axe.ts";
import { expect, test } from "./signed-in.ts";

const names = (page: Page) =>
  page.getByRole("table", { name: "Properties" }).getByRole("row").getByRole("link");

test("deals are filtered by property type and side, also in the URL, and sorted by a column header @desktop", async ({
  page,
}) => {
  await page.goto("/dashboard/deals?type=land");
  await expect(page.getByRole("heading", { name: "No matching properties" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/dashboard/deals");
  await expect(names(page)).toHaveCount(12);
  await expect(page.getByText("12 properties", { exact: true })).toBeVisible();
  await expect(page.getByText("not an appraisal")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("combobox", { name: "Type" }).selectOption("Office");
  await expect(page).toHaveURL("/dashboard/deals?type=office");
  await page.getByRole("combobox", { name: "Deal" }).selectOption("Lease");
  await expect(page.getByText("2 of 12 properties")).toBeVisible();
  await expect(names(page)).toHaveText(["31 Model Way", "200 Sample Avenue"]);
  await page.goBack();
  await expect(page.getByText("4 of 12 properties")).toBeVisible();
  await page.goBack();
  await expect(names(page)).toHaveCount(12);

  const head = page.getByRole("columnheader", { name: "Size" });
  await head.getByRole("button").click();
  await expect(page).toHaveURL("/dashboard/deals?sort=-size");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(names(page).first()).toHaveText("120 Specimen Street");
});
