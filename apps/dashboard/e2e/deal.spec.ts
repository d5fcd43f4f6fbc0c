import { expectAccessible, expectAccessibleInDark } from "./axe.ts";
import { expectFocusWithin } from "./focus-within.ts";
import { expect, test } from "./signed-in.ts";

test("a deal's row opens its page with figures, stages, dates, documents and parties @desktop", async ({
  page,
}) => {
  await page.goto("/dashboard/deals");
  const row = page.getByRole("link", { name: "48 Example Road" });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/deals/48-example-road");
  await expect(page.getByRole("heading", { level: 1, name: "48 Example Road" })).toBeVisible();
  await expect(page).toHaveTitle(/^(\(\d\) )?48 Example Road \|/);
  const figure = (term: string) =>
    page.locator("main dl > div").filter({ has: page.getByText(term, { exact: true }) });
  await expect(figure("Price").first()).toContainText("$9,350,000");
  await expect(figure("Net operating income").first()).toContainText("$584,375");
  await expect(figure("Cap rate").first()).toContainText("6.25%NOI ÷ price");
  const stage = page.getByRole("button", { name: "Due diligence, step 4 of 6" });
  await stage.click();
  const stages = page.getByRole("dialog", { name: "Stages" });
  await expect(stages.getByRole("listitem")).toHaveCount(6);
  await expect(stages.locator("[aria-current=step]")).toContainText("Due diligence");
  await page.keyboard.press("Escape");
  const dates = page.getByRole("list", { name: "Dates", exact: true });
  await expect(dates.getByRole("listitem").filter({ hasText: /^Closing/ })).toContainText(
    "days left",
  );
  const lines = page.getByRole("list", { name: "Parties and activity" });
  await expect(lines).toContainText("(title officer)");
  await expect(lines).toContainText("purchase agreement, revision 3");
  await expect(
    page.getByRole("region", { name: "Conversation" }).getByRole("link", { name: "All messages" }),
  ).toHaveAttribute("href", /^\/dashboard\/messages\?thread=/);
  await expectAccessible(page);
  await expectAccessibleInDark(page);

  // The next step opens the document in a dialog, and closing it returns the focus to the page.
  await page.getByRole("link", { name: "Review and sign" }).click();
  const dialog = page.getByRole("dialog");
  await expectFocusWithin(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/dashboard/deals/48-example-road");
  await expect(page.getByRole("link", { name: "Purchase agreement, revision 3" })).toBeFocused();
});

test("on a phone, section links stay visible, and other actions are in a menu @phone", async ({
  page,
}) => {
  await page.goto("/dashboard/deals/200-sample-avenue");
  await expect(page.getByRole("button", { name: "Tours, step 2 of 5" })).toBeVisible();
  await expect(page.locator("[data-slot=date-timeline]").first()).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await expectAccessible(page);
  const sections = page.getByRole("navigation", { name: "Sections" });
  await sections.getByRole("link", { name: "Documents" }).click();
  await expect(page.getByRole("heading", { name: "Documents", exact: true })).toBeFocused();
  await expect(sections).toBeInViewport();
  await page.getByRole("button", { name: "More for 200 Sample Avenue" }).click();
  await expect(page.getByRole("menuitem", { name: "Print summary" })).toBeVisible();
  await page.getByRole("menuitem", { name: "Request a tour" }).click();
  await expect(
    page.getByRole("dialog", { name: "Request a tour" }).getByLabel("Property"),
  ).toHaveValue("200-sample-avenue");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/dashboard\/deals\/200-sample-avenue/);

  await page.goto("/dashboard/deals/no-such-place");
  await expect(page.getByRole("heading", { name: "Property not found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See your properties" }).click();
  await expect(page).toHaveURL("/dashboard/deals");
});
