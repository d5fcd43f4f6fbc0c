import { broker as owner } from "@frontage/content/broker";
import type { Page } from "@playwright/test";

import { fillSilently } from "../../../scripts/fill-silently.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./signed-in.ts";

const path = "/dashboard/messages";
const log = (page: Page, name: string) =>
  page.getByRole("region", { name: `Messages with ${name}` });
const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name: `Message to ${name}` });

test("the list names the threads, and reading the unread one clears the header's count @phone @owner", async ({
  page,
}) => {
  await page.goto(path);
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Messages, 1 unread" })).toBeVisible();
  const row = page.getByRole("main").getByRole("link", { name: /^Robin Hale .*1 unread$/ });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  await row.click();
  await expect(page).toHaveURL(/thread=robin-hale/);
  await expect(log(page, "Robin Hale")).toContainText("I can open the building at 10am");
  await expect(header.getByRole("link", { name: "Messages", exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("a message with a file is sent and still there after a reload @desktop @owner", async ({
  page,
}) => {
  await page.goto(`${path}?thread=broker`);
  await expect(
    log(page, owner.name).getByRole("link", { name: "Purchase agreement, revision 3" }),
  ).toHaveAttribute("href", "/dashboard/documents?document=purchase-agreement-48-example-road");
  await page.getByLabel("Files to attach").setInputFiles([
    { name: "rents.csv", mimeType: "text/csv", buffer: Buffer.from("suite,rent\n3,28\n") },
    { name: "tool.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") },
  ]);
  await expect(page.getByRole("alert")).toContainText("tool.exe: This file type isn’t supported");
  await field(page, owner.name).fill(
    "Here are the rents.\nPlease have a look, and at https://example.com/rents?year=2.",
  );
  await page.getByRole("button", { name: "Send" }).click();

  const sent = log(page, owner.name)
    .getByRole("listitem")
    .filter({ hasText: "Here are the rents." });
  await expect(sent).toContainText(/[ap]m, sent$/);
  const link = sent.getByRole("link", { name: "https://example.com/rents?year=2" });
  await expect(link).toHaveAttribute("href", "https://example.com/rents?year=2");
  await expect(sent).toBeInViewport();
  await expect(field(page, owner.name)).toHaveValue("");
  await expect(field(page, owner.name)).toBeFocused();

  await page.reload();
  const download = page.waitForEvent("download");
  await sent.getByRole("button", { name: "Download rents.csv" }).click();
  expect((await download).suggestedFilename()).toBe("rents.csv");
});

test("older messages are added above, without moving the log @phone", async ({ page }) => {
  await page.goto(`${path}?thread=broker`);
  await expect(field(page, owner.name)).toBeVisible();
  const region = log(page, owner.name);
  const older = region.getByRole("button", { name: "Show older messages" });
  await older.scrollIntoViewIfNeeded();
  const anchor = region.getByText("Who inspects the building?");
  await expect(anchor).toBeVisible();
  const before = await anchor.boundingBox();
  await older.click();
  await expect(region.getByText("Agreed. Please go ahead.")).toBeAttached();
  await expect(older).toHaveCount(0);
  await expect(page.getByText(/^Older messages loaded, \d+ in total\.$/)).toBeAttached();
  // The log scrolls into place in the next layout.
  await expect
    .poll(async () => Math.abs(((await anchor.boundingBox())?.y ?? -1) - (before?.y ?? 0)))
    .toBeLessThan(0.5);
});

test("a message that doesn't fit into the browser's storage shows an error, and is sent once there is room @phone @more", async ({
  page,
}) => {
  await page.goto(`${path}?thread=broker`);
  await expect(field(page, owner.name)).toBeVisible();
  await page.evaluate(() => {
    // Fills the browser's storage quota, to the last letter.
    for (let letters = 2 ** 22; letters >= 1;) {
      try {
        sessionStorage.setItem(`ballast-${sessionStorage.length}`, "x".repeat(letters));
      } catch {
        letters /= 2;
      }
    }
  });
  await field(page, owner.name).fill("Is the roof included?");
  await page.getByRole("button", { name: "Send" }).click();
  const message = log(page, owner.name)
    .getByRole("listitem")
    .filter({ hasText: "Is the roof included?" });
  await expect(message.getByRole("alert")).toContainText("Not sent. This browser has no room");

  // The second failure is a separate alert. Without waiting for it, storage would be freed while
  // that attempt is in progress.
  const firstAlert = await message.getByRole("alert").elementHandle();
  await message.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => firstAlert?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(message.getByRole("alert")).toContainText("Not sent");
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith("ballast-")) sessionStorage.removeItem(key);
    }
  });
  await message.getByRole("button", { name: "Retry" }).click();
  await expect(message).toContainText(/[ap]m, sent$/);
  await expect(message).toHaveCount(1);
});

test(
  "a URL with a contact starts the conversation, and then has its id",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto(`${path}?to=kai-okafor`);
    await expect(page).toHaveURL(`${path}?thread=kai-okafor`);
    await expect(page.getByRole("heading", { name: "Kai Okafor" })).toBeVisible();
    await expect(page.getByText("Ask about a document or date")).toBeVisible();
    // Fills in the field without an event, as a dictation tool may.
    await fillSilently(field(page, "Kai Okafor"), "When is the roof inspected?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(log(page, "Kai Okafor")).toContainText("When is the roof inspected?");
  },
);

test("a search finds words in messages and links to each message, and the list is filtered by deal @desktop @owner", async ({
  page,
}) => {
  await page.goto(`${path}?q=zebra`);
  await expect(page.getByText("Nothing found for “zebra”.")).toBeVisible();
  await page.getByRole("link", { name: "Show all messages" }).click();
  await expect(page.getByRole("link", { name: /^Robin Hale/ })).toBeVisible();

  await page.getByRole("searchbox", { name: "Search messages" }).fill("go ahead");
  await page
    .getByRole("link", { name: RegExp(String.raw`You to ${owner.name}.*Agreed. Please go ahead`) })
    .click();
  await expect(page).toHaveURL(/q=go\+ahead.*message=broker-2/);
  await expect(log(page, owner.name).getByText("Agreed. Please go ahead.")).toBeInViewport();

  await page.goto(path);
  await page.getByRole("button", { name: "Filter messages" }).click();
  await expect(page.getByRole("menuitemcheckbox", { name: "Unread only" })).toBeVisible();
  const rows = page.getByRole("main").getByRole("listitem").getByRole("link");
  await page.getByRole("menuitemradio", { name: "48 Example Road" }).click();
  await expect(page).toHaveURL(/deal=48-example-road/);
  await expect(rows.filter({ hasText: "Casey Park" })).toBeVisible();
  await expect(rows.filter({ hasText: "Robin Hale" })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove the filter 48 Example Road" }).click();
  await expect(rows.filter({ hasText: "Robin Hale" })).toBeVisible();
});

test(
  "on a phone, opening and closing a conversation moves the focus, and its draft is kept",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(path);
    const row = page.getByRole("link", { name: /^Drew Lindqvist/ });
    await row.click();
    await expect(page.getByRole("heading", { name: "Drew Lindqvist" })).toBeFocused();
    await expect(row).toBeHidden();
    const back = page.getByRole("link", { name: "Back to all messages" });
    await back.click();
    await expect(row).toBeFocused();

    await page.getByRole("link", { name: /^Casey Park/ }).click();
    await field(page, "Casey Park").fill("About the rent roll");
    await back.click();
    await row.click();
    await expect(field(page, "Drew Lindqvist")).toHaveValue("");
    await page.goto("/dashboard/calendar");
    await page.goto(`${path}?thread=casey-park`);
    await expect(field(page, "Casey Park")).toHaveValue("About the rent roll");
  },
);

test("the keyboard alone reads and answers @desktop", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("link", { name: /^Robin Hale/ }).focus();
  await page.keyboard.press("Enter");
  await field(page, "Robin Hale").focus();
  await page.keyboard.type("First line");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("second line");
  await page.keyboard.press("Enter");
  await expect(log(page, "Robin Hale").getByText("First line\nsecond line")).toBeInViewport();
});

test(
  "the keyboard alone asks the sample's assistant, shows more, and passes the question on",
  { tag: ["@desktop", "@assistant"] },
  async ({ page }) => {
    const questions = page.getByRole("region", { name: "Questions and answers" });
    const question = questions.getByRole("listitem").filter({
      has: page.getByRole("heading", { name: "Who pays for the roof?" }),
    });
    await page.goto(path);
    await page.getByRole("link", { name: /^Assistant/ }).focus();
    await page.keyboard.press("Enter");
    await expect(questions.getByText("Due diligence ends", { exact: false }).first()).toBeVisible();
    await page.getByRole("textbox", { name: "Question" }).focus();
    await page.keyboard.type("Who pays for the roof?");
    await page.keyboard.press("Enter");
    await expect(question.getByRole("figure")).toHaveCount(3);
    await expect(page.getByRole("status").filter({ hasText: /^3 passages/ })).toBeAttached();
    await expectAccessible(page);

    await question.getByRole("button", { name: "Show two more" }).focus();
    await page.keyboard.press("Enter");
    await expect(question.getByRole("figure")).toHaveCount(5);
    await expect(question.getByRole("figure").nth(3)).toBeFocused();
    await question.getByRole("button", { name: "This didn’t help" }).focus();
    await page.keyboard.press("Enter");
    const ownersFirstName = owner.name.split(" ")[0];
    await expect(question).toContainText(`${ownersFirstName} will answer this.`);
    await expect(question.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const message = page.getByRole("textbox", { name: `Message to ${ownersFirstName}` });
    await expect(message).toBeFocused();
    await expect(message).toHaveValue(/^Who pays for the roof\?\n\nI asked the assistant/);
    await page.getByRole("button", { name: `Send to ${ownersFirstName}` }).press("Enter");
    await expect(question.getByText(`Sent to ${ownersFirstName}.`)).toBeFocused();
  },
);
