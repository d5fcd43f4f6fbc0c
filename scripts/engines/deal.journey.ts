import { expect, openAs, test } from "./journey.ts";

test("a property's row opens its deal, whose next step opens the document over it", async ({
  page,
  product,
}) => {
  await openAs(page, product.client, "/dashboard/deals");
  await page.getByRole("link", { name: "48 Example Road" }).click();
  await expect(page).toHavePath("/dashboard/deals/48-example-road");
  await expect(page.getByRole("heading", { level: 1, name: "48 Example Road" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Dates" })).toHaveText("days left");

  await page.getByRole("link", { name: "Review and sign" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^Page 1 of/)).toBeVisible();
  await page.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHavePath("/dashboard/deals/48-example-road");
});

test("a printed deal is only its summary", async ({ page, product }) => {
  await openAs(page, product.client, "/dashboard/deals/48-example-road");
  const summary = page.locator("css=[data-print-summary]");
  await expect(summary).toHaveCount(1);
  await expect(summary).toBeHidden();
  await page.run("window.printed = 0; window.print = () => { window.printed += 1; }");
  await page.getByRole("button", { name: "More for 48 Example Road" }).click();
  await page.getByRole("menuitem", { name: "Print summary" }).click();
  expect(await page.run("return window.printed")).toBe(1);

  // Applies print styles on screen, because no driver prints in both engines.
  await page.run(`
    const media = (rules) => {
      for (const rule of rules) {
        if (rule.media?.mediaText === "print") rule.media.mediaText = "all";
        if (rule.cssRules) media(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) media(sheet.cssRules);`);
  await expect(summary).toBeVisible();
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("button", { name: "More for 48 Example Road" })).toBeHidden();
});
