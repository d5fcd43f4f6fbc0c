import type { Page } from "@playwright/test";
import sharp from "sharp";

import { expectAccessible } from "./axe.ts";
import { expect, test } from "./signed-in.ts";

const path = "/dashboard/profile";

const save = (page: Page) => page.getByRole("button", { name: "Save changes" });
const saved = (page: Page) => page.getByRole("status").filter({ hasText: "Profile saved." });
/** The note that earlier changes were restored. */
const earlier = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Restored unsaved changes" });

test("a saved profile survives a reload, and the shell shows the new name @desktop", async ({
  page,
}) => {
  await page.goto(path);
  await page.getByLabel("Name").fill("Robin Hale");
  await page.getByLabel("Role").selectOption("Seller");
  await page.getByRole("checkbox", { name: "Land" }).check();
  await page.getByRole("checkbox", { name: "Office" }).uncheck();
  await page.getByLabel("Min price ($)").fill("$7,500,000");
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(save(page)).toBeFocused();
  await expect(page.getByText("You have unsaved changes")).toHaveCount(0);

  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByText("Robin Hale")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue("Robin Hale");
  await expect(page.getByLabel("Role")).toHaveValue("seller");
  await expect(page.getByRole("checkbox", { name: "Land" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Office" })).not.toBeChecked();
  await expect(page.getByLabel("Min price ($)")).toHaveValue("7,500,000");
  await expect(earlier(page)).toHaveCount(0);
  // The entry's other properties stay.
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? ""))).toEqual({
    name: "Robin Hale",
    email: "taylor@example.com",
    role: "Client",
    portal: "sample",
  });
});

test("the profile shows errors at their fields and keeps the typed text, and computes an exchange's deadlines @desktop", async ({
  page,
}) => {
  await page.goto(path);
  const states = page.getByLabel("States");
  const price = page.getByLabel("Max price ($)");
  const day = page.getByLabel("Date of the sale");
  await day.fill("");
  await price.fill("about nine");
  await states.fill("Texas");
  await save(page).click();
  await expect(states).toBeFocused();
  await expect(states).toHaveAccessibleDescription(/write states as two letters/);
  await expect(price).toHaveAccessibleDescription(/digits only/);
  await expectAccessible(page);

  await states.fill("TX, FL");
  await price.fill("");
  await save(page).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/choose the day of the sale/);
  await expect(saved(page)).toHaveCount(0);

  await day.fill("2026-12-01");
  await expect(page.getByText("Friday, January 15, 2027")).toBeVisible();
  await expect(page.getByText("Sunday, May 30, 2027")).toBeVisible();
  await expect(page.getByText("This isn’t tax advice")).toBeVisible();
  await page.getByRole("checkbox", { name: "I’m in a 1031 exchange" }).uncheck();
  await expect(day).toBeHidden();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

test("unsaved changes survive a reload and another screen, until they are discarded or the user logs out @desktop", async ({
  page,
}) => {
  await page.goto(path);
  const company = page.getByLabel("Company (optional)");
  await expect(page.getByRole("button", { name: "Discard" })).toBeDisabled();
  await company.fill("Hale Partners");
  await page.reload();
  await expect(company).toHaveValue("Hale Partners");
  await expect(earlier(page)).toBeVisible();

  await page.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
  await page.goBack();
  await expect(company).toHaveValue("Hale Partners");

  await page.getByRole("button", { name: "Discard" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(company).toHaveValue("Sample Holdings");
  await page.reload();
  await expect(company).toHaveValue("Sample Holdings");
  await expect(earlier(page)).toHaveCount(0);

  // Logging out asks before unsaved changes are lost.
  await company.fill("Hale Partners");
  const questions: string[] = [];
  let answer = false;
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  await page.getByRole("button", { name: "Log out" }).click();
  await expect.poll(() => questions).toEqual(["confirm"]);
  await expect(company).toHaveValue("Hale Partners");
  expect(await page.evaluate(() => localStorage.getItem("user"))).not.toBeNull();

  answer = true;
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
  // The app asks, and not the browser as well.
  expect(questions).toEqual(["confirm", "confirm"]);
  expect(await page.evaluate(() => sessionStorage.getItem("draft:profile"))).toBeNull();
});

test("a photo is resized, removed and restored @phone @more", async ({ page }) => {
  await page.goto(path);
  const file = page.locator("input[type=file]");
  const photo = page.getByRole("img", { name: "You" });
  await expect(page.getByRole("button", { name: "Choose a photo" })).toBeVisible();
  await file.setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("No picture at all"),
  });
  await expect(page.getByRole("alert")).toContainText("Couldn’t read notes.txt");

  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } });
  await file.setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: await picture.png().toBuffer(),
  });
  await expect(photo).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const kept = await photo.evaluate((image: HTMLImageElement) => ({
    length: image.src.length,
    size: [image.naturalWidth, image.naturalHeight],
  }));
  expect(kept.size).toEqual([256, 256]);
  expect(kept.length).toBeLessThanOrEqual(200_000);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(photo).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(photo).toBeVisible();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(photo).toBeVisible();
});

test(
  "closing the page with unsaved changes asks first",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
    });
    await page.goto(path);
    await page.getByLabel("Company (optional)").fill("Hale Partners");
    // Navigating within the app loses no changes, even if the browser stores no draft.
    await page.getByRole("link", { name: "Messages" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
    await page.goBack();
    await expect(page.getByLabel("Company (optional)")).toHaveValue("Hale Partners");
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    // The next test uses the same window, so this one waits until the page has closed.
    const closed = page.waitForEvent("close");
    await dialog.accept();
    await closed;
  },
);
