import { listingPath } from "@frontage/content/dashboard";
import { listingPaths } from "@frontage/content/listings";
import type { Page } from "@playwright/test";
import sharp from "sharp";

import { addBuilding } from "../../../../scripts/add-building.ts";
import { publishSample } from "../../../../scripts/publish-sample.ts";
import { expectAccessible } from "../axe.ts";
import { expect, signIn, test } from "./server.ts";

test.use({ store: "the spaces'" });

const address = "200 Sample Avenue";
const gray = sharp({ create: { width: 900, height: 600, channels: 3, background: "gray" } });

async function addSpace(page: Page, fields: Record<string, string>) {
  await page.getByRole("button", { name: "Add a space" }).click();
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

test("a broker lists a building's suites and leases one; a tenant finds a suite by its size and asks about it, without script @desktop", async ({
  browser,
  page,
  server,
}) => {
  await publishSample(server.origin, server.broker);
  await signIn(page, server.broker);
  const id = await addBuilding(server.origin, server.broker);
  await page.goto(listingPath(id));
  await expect(page.getByText("Add a space for lease", { exact: true })).toBeVisible();

  await addSpace(page, { "Name and floor": "Suite 1", Size: "1200", Rent: "28" });
  await page.getByLabel("Lease type").selectOption("NNN");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("1,200 SF, $28.00/SF/yr, NNN, 1 space").first()).toBeVisible();

  await addSpace(page, { "Name and floor": "Suite 3", Size: "4180", Rent: "24.5" });
  await page.getByLabel("Divisible from").fill("5000");
  await page.getByLabel("Unit of the rent").selectOption("$/month");
  await page.getByLabel("Lease type").selectOption("Full service");
  await page.getByLabel("Plan", { exact: true }).setInputFiles({
    name: "Third floor.png",
    mimeType: "image/png",
    buffer: await gray.clone().png().toBuffer(),
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Divisible from can’t exceed the size.")).toBeVisible();
  await expect(page.getByText(/^\$24\.50 a month for 4,180 SF is \$0\.07\/SF\/yr\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Divisible from").fill("1900");
  await page.getByLabel("Unit of the rent").selectOption("$/SF/yr");
  await expect(page.getByText(/is \$0\.07\/SF\/yr/)).toBeHidden();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Edit Suite 3" })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).filter({ visible: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Two spaces available.")).toBeVisible();

  const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
  const visitor = await context.newPage();
  const listing = visitor.getByRole("link", { name: address });
  await expect(async () => {
    await visitor.goto(listingPaths.index);
    await expect(listing).toBeVisible({ timeout: 1000 });
  }).toPass();
  await visitor.getByLabel("Size from, square feet").fill("2,000");
  await visitor.getByLabel("Size to, square feet").fill("3,000");
  await visitor.getByRole("button", { name: "Apply" }).click();
  await expect(visitor).toHaveURL(/from=2/);
  await expect(
    visitor.getByRole("heading", { level: 2, name: "15 Placeholder Plaza" }),
  ).toBeHidden();
  await expect(visitor.getByText("1,200–4,180 SF")).toBeVisible();
  await listing.click();
  await visitor.getByLabel("$/month").check();
  await expect(visitor.getByText("$8,534.17").filter({ visible: true })).toBeVisible();
  const plan = visitor.waitForEvent("download");
  await visitor.getByRole("link", { name: "Plan of Suite 3" }).click();
  expect((await plan).suggestedFilename()).toBe("Suite 3 plan.png");
  await visitor.getByRole("link", { name: "Ask about Suite 3" }).click();
  await expect(visitor.getByRole("heading", { name: "Ask me about it" })).toBeVisible();
  await expect(visitor.getByText(`Your question is about ${address}, Suite 3.`)).toBeVisible();

  await page.getByRole("button", { name: "Edit Suite 3" }).click();
  await page.getByLabel("Status").selectOption("Leased");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("One space available, one leased.")).toBeVisible();
  await visitor.goto(listingPaths.listing("200-sample-avenue"));
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole("link", { name: "Ask about Suite 1" })).toBeVisible();
    const leased = visitor.getByRole("link", { name: "Ask about Suite 3" });
    await expect(leased).toBeHidden({ timeout: 500 });
  }).toPass();
  await context.close();
});
