import type { Page } from "@playwright/test";

import { expectAccessible } from "./axe.ts";
import { expect, test } from "./signed-in.ts";

const rows = (page: Page) => page.getByRole("list", { name: "Properties" }).getByRole("listitem");

test("properties are listed by next date with what they wait for, and filtered by side in the URL", async ({
  page,
}) => {
  await page.goto("/dashboard/deals");
  await expect(page.getByText("Twelve properties, one waits for you.")).toBeVisible();
  await expect(rows(page)).toHaveCount(12);
  const waiting = rows(page).filter({ has: page.getByRole("link", { name: "48 Example Road" }) });
  await expect(waiting).toContainText(/You.*Revision 3 to sign/);
  await expect(rows(page).last()).toContainText("No date set");
  await expect(page.getByText("not an appraisal")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Leasing 4" }).click();
  await expect(page).toHaveURL("/dashboard/deals?side=lease");
  await expect(rows(page)).toHaveCount(4);
  await page.goBack();
  await expect(rows(page)).toHaveCount(12);
});
