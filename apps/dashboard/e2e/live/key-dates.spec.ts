import { expectAccessible } from "../axe.ts";
import { expect, signIn, test } from "./server.ts";

test("a broker starts a deal from a template, sees which dates move with its effective date, and the client sees it live @desktop @more", async ({
  other,
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto("/dashboard/clients");
  await page.getByRole("link", { name: "Taylor Morgan", exact: true }).click();
  const deals = page.getByRole("region", { name: "Deals" });
  await deals.getByRole("button", { name: "Add a deal" }).click();
  const deal = page.getByRole("dialog", { name: "Add a deal" });
  await deal.getByLabel("Property type").selectOption("Land");
  await deal.getByLabel("Stage").selectOption("Contract");
  for (const [label, value] of [
    ["Street address", "45 Clock Road"],
    ["City", "Anytown"],
    ["State", "TX"],
    ["Size (SF)", "43,560"],
    ["Summary", "An acre beside the highway."],
  ] as const) {
    await deal.getByLabel(label).fill(value);
  }
  await deal.getByLabel("Start with a template").selectOption("Purchase");
  await deal.getByLabel("Effective date (optional)").fill("2099-06-17");
  await expectAccessible(page);
  await deal.getByRole("button", { name: "Add deal" }).click();

  await deals.getByRole("button", { name: "More for 45 Clock Road" }).click();
  await page.getByRole("menuitem", { name: "Edit key dates" }).click();
  await expect(page.getByRole("heading", { name: "Dates", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "More for 45 Clock Road" }).first().click();
  await page.getByRole("menuitem", { name: "Edit all dates" }).click();
  const dialog = page.getByRole("dialog");
  const dates = dialog.getByRole("listitem");
  await expect(dates).toHaveCount(7);
  await expect(dates.filter({ hasText: "Due diligence ends" })).toContainText(
    "30 days after effective date",
  );
  await expectAccessible(page);

  await signIn(other, server.client);
  await other.goto("/dashboard/deals");
  await other.getByRole("link", { name: "45 Clock Road" }).click();
  const shown = other.getByRole("region", { name: "Dates", exact: true });
  await expect(shown.getByRole("listitem").filter({ hasText: "60 days after" })).toContainText(
    "Aug 17, 2099",
  );

  // A day set by hand has a reason, and keeps its rule to go back to.
  await dialog.getByRole("button", { name: "Edit Financing contingency" }).click();
  await dialog.getByRole("radio", { name: "Set a date" }).click();
  await dialog.getByLabel("Date", { exact: true }).fill("2099-08-10");
  await dialog.getByRole("button", { name: "Save date" }).click();
  await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription(
    /Enter a reason, e\.g\. Amendment 1\./,
  );
  await dialog.getByLabel("Reason").fill("Amendment 1");
  await dialog.getByRole("button", { name: "Save date" }).click();
  await expect(dates.filter({ hasText: "Financing contingency" })).toContainText(
    "Changed (Amendment 1)",
  );
  await dialog.getByRole("button", { name: "Mark done: Earnest money due" }).click();
  await expect(dialog.getByRole("button", { name: "Reopen Earnest money due" })).toBeVisible();

  await dialog.getByRole("button", { name: "Edit Effective date" }).click();
  await dialog.getByLabel("Date", { exact: true }).fill("2099-06-22");
  await expect(dialog.getByText("Also moves").locator("..").getByRole("listitem")).toHaveText([
    "Title objection Tue, Jul 7, 2099 → Mon, Jul 13, 2099",
    "Due diligence ends Fri, Jul 17, 2099 → Wed, Jul 22, 2099",
    "Estoppels due Mon, Aug 10, 2099 → Fri, Aug 14, 2099",
    "Closing Mon, Aug 17, 2099 → Fri, Aug 21, 2099",
  ]);
  await expect(dialog.getByText("Was Wed, Jun 17, 2099")).toBeVisible();
  await expect(dialog.getByText("Taylor Morgan will be notified.")).toBeVisible();
  await expectAccessible(page);
  // Another tab changed the date in the meantime: the typed values are kept, and can be saved once
  // the change was shown.
  const { items: details } = await (await page.request.get("/api/deals/details")).json();
  const { id: dealId } = details.find(({ name }: { name: string }) => name === "45 Clock Road");
  const path = `/api/deals/${dealId}/key-dates`;
  const [effective] = await (await page.request.get(path)).json();
  await page.request.put(`${path}/${effective.id}`, { data: { ...effective, basis: "PSA §1" } });
  await dialog.getByRole("button", { name: "Save date" }).click();
  const conflict = dialog.locator("[data-slot=conflict]");
  await expect(conflict).toContainText("Contract section, now saved: PSA §1");
  await expect(dialog.getByLabel("Contract section")).toHaveValue("PSA §1");
  await expect(dialog.getByLabel("Date", { exact: true })).toHaveValue("2099-06-22");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save date" }).click();
  await expect(dates.filter({ hasText: "Closing" }).last()).toContainText("Fri, Aug 21, 2099");

  await expect(shown.getByRole("listitem").filter({ hasText: "60 days after" })).toContainText(
    "Aug 21, 2099",
  );
  await shown.getByRole("button", { name: /finished/ }).click();
  await expect(shown.getByRole("listitem").filter({ hasText: "Earnest" })).toContainText("Done");
  await other.goto("/dashboard/notifications");
  // One notification, or more on a machine so slow that the changes are minutes apart.
  await expect(other.getByText(/^Key dates (?:added|changed)$/).first()).toBeVisible();

  // By keyboard: a date is added by a rule, and removed after a confirmation.
  await dialog.getByRole("button", { name: "Add a date" }).click();
  await expect(dialog.getByRole("heading", { name: "Add a key date" })).toBeFocused();
  await dialog.getByLabel("Name").fill("Survey objection");
  await dialog.getByLabel("How many").fill("10");
  await expect(dialog.getByText("Thu, July 2, 2099")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dates).toHaveCount(8);
  await dialog.getByRole("button", { name: "Edit Survey objection" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await page
    .getByRole("alertdialog", { name: "Remove Survey objection?" })
    .getByRole("button", { name: "Remove" })
    .click();
  await expect(dates).toHaveCount(7);

  // The edited dates can be the template of the next deal.
  await dialog.getByRole("button", { name: "Use a template" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save this deal’s dates as your template" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your purchase template now has 7 dates.")).toBeVisible();
  await dialog.getByLabel("Start with a template").selectOption("Purchase (your own)");
  await expect(dialog.getByText("The deal has all of these dates already.")).toBeVisible();
  await dialog.getByRole("button", { name: "Use the standard template again" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Use the standard one" }).click();
  await expect(dialog.getByRole("button", { name: "Use the standard template" })).toHaveCount(0);
});
