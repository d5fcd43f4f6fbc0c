import { roomLink } from "../../apps/dashboard/e2e/live/room-link.ts";
import { dashboardPaths } from "../../packages/content/src/dashboard.ts";
import { listingPaths } from "../../packages/content/src/listings.ts";
import { publishSample } from "../publish-sample.ts";
import { expect, inkIn, openAs, test } from "./journey.ts";

const id = "15-placeholder-plaza";
const address = "15 Placeholder Plaza";

test("a visitor signs for a listing, reads its memorandum and makes an offer, which the broker sees in Today", async ({
  page,
  product,
}) => {
  await publishSample(product.origin, product.broker);
  await page.open(listingPaths.index);
  await page.getByRole("link", { name: address }).click();
  await expect(page).toHavePath(listingPaths.listing(id));
  await page.ready();
  await page.getByRole("link", { name: "Request the offering memorandum" }).nth(0).click();
  await expect(page).toHavePath(listingPaths.agreement(id));
  await page.ready();
  await page.getByLabel("Full name", { exact: true }).fill("Dana Fairley");
  await page.getByLabel("Company").fill("Fairley Holdings");
  await page.getByLabel("Email").fill("dana@example.com");
  await page.getByLabel("Phone").fill("(555) 555-0142");
  await page.getByRole("checkbox").click();
  await page.getByLabel("Type your full name").fill("Dana Fairley");
  await page.getByRole("button", { name: "Sign and continue" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.ready();

  let link = "";
  await expect.poll(async () => (link = await roomLink("dana@example.com", product))).not.toBe("");
  await page.open(link);
  await page.getByRole("button", { name: "Open the documents" }).click();
  await expect(page).toHavePath(listingPaths.room(id));
  await page.ready();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await expect.poll(() => inkIn(page, "[aria-label='Offering memorandum']")).toBeGreaterThan(100);

  await page.getByRole("link", { name: "Make an offer" }).click();
  await page.getByLabel("Price").fill("12150000");
  await page.getByLabel("Deposit").fill("250000");
  await page.getByLabel("Due diligence").fill("30");
  await page.getByLabel("Closing").fill("60");
  await page.getByRole("radio", { name: "Cash only" }).click();
  await page.getByRole("button", { name: /^Send offer/ }).click();
  await expect(page.getByRole("button", { name: /^Withdraw/ })).toBeVisible();

  await openAs(page, product.broker, dashboardPaths.overview);
  const need = page
    .getByRole("list", { name: "Needs you" })
    .getByRole("listitem")
    .filter({ hasText: `$12,150,000 for ${address}` });
  await expect(need.getByRole("link", { name: /^Review/ })).toBeVisible();
});
