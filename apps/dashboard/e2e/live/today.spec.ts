import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { eraseBrokersDay, expect, signIn, test } from "./server.ts";

// Its own store: records created here would change other tests' counts.
test.use({ store: "the day's" });

const agreement = "/api/documents/confidentiality-agreement-9-template-drive";

/** The day after tomorrow: "2026-07-16". */
const requestedDay = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

test("Today works by keyboard: reply, confirm, undo, answer, and new items @desktop", async ({
  other: client,
  page,
  server,
}) => {
  await eraseBrokersDay(server);
  await signIn(client, server.client);
  await signIn(page, server.broker);
  /** Sends a request as the person who is signed in on a page. */
  async function send(by: Page, method: "PUT" | "POST", path: string, data?: object) {
    const headers = { Origin: server.origin };
    const answer = await by.request.fetch(path, { method, data, headers });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  }
  await send(page, "PUT", `${agreement}/status`, { status: "needs-signature", version: 1 });
  await send(page, "PUT", `${agreement}/status`, { status: "emailed", version: 1 });
  await send(client, "PUT", `${agreement}/signature`, { version: 1 });
  await send(client, "POST", "/api/events/requests", {
    kind: "viewing",
    dealId: "9-template-drive",
    day: requestedDay(),
    time: "14:00",
    minutes: "60",
    note: "",
  });

  const isListening = page.waitForResponse("**/api/changes*");
  await page.goto("/dashboard");
  await isListening;
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
  await expect(page.getByText("Three things need you today.")).toBeVisible();
  const list = page.getByRole("list", { name: "Needs you" });
  const rows = list.getByRole("listitem");
  await expect(rows).toHaveText([/Unread message/, /Says it’s signed/, /Asked for a time/]);
  await expectAccessible(page);

  // New records appear without a reload, after those that have waited longer.
  await send(client, "PUT", `/api/threads/broker/messages/${crypto.randomUUID()}`, {
    text: "Can we start at 11 instead of 10?",
    attachmentIds: [],
  });
  await expect(rows).toHaveText([/rent roll/, /at 11 instead of 10/, /signed/, /time/]);
  await expect(page.getByText("Four things need you today.")).toBeVisible();

  await test.step("a row's controls don't move while it is hovered", async () => {
    const row = rows.first();
    const reply = row.getByRole("button", { name: "Reply: Taylor Morgan" });
    const before = [await row.boundingBox(), await reply.boundingBox()];
    await reply.hover();
    await expect(row.getByRole("button", { name: "More for Taylor Morgan" })).toHaveCSS(
      "opacity",
      "1",
    );
    expect([await row.boundingBox(), await reply.boundingBox()]).toEqual(before);
    await page.mouse.move(0, 0);
  });

  const link = (row: number) =>
    rows.nth(row).getByRole("link", { name: "Taylor Morgan", exact: true });
  /** Moves from a row's link to the row's action, and presses it. */
  const pressVerb = async () => {
    for (const key of ["ArrowRight", "Enter"]) await page.keyboard.press(key);
  };
  await link(0).focus();
  await page.keyboard.press("ArrowDown");
  await expect(link(1)).toBeFocused();

  // A draft is kept when its editor closes.
  await pressVerb();
  const reply = rows.nth(1).getByRole("textbox", { name: "Reply to Taylor Morgan" });
  await expect(reply).toBeFocused();
  await page.keyboard.type("Yes, at 11");
  await page.keyboard.press("Escape");
  await expect(link(1)).toBeFocused();
  await pressVerb();
  await expect(reply).toHaveValue("Yes, at 11");
  await page.keyboard.type(" then.");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveText([/rent roll/, /signed/, /time/]);
  await expect(link(1)).toBeFocused();
  await expect(rows.nth(1)).toContainText("Confidentiality agreement");

  await pressVerb();
  await expect(rows).toHaveText([/rent roll/, /time/]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveText([/rent roll/, /signed/, /time/]);
  await expect(link(2)).toBeFocused();
  expect(await (await client.request.get(agreement)).json()).toMatchObject({
    status: "needs-confirmation",
  });
  await link(1).focus();
  await pressVerb();
  await expect(link(1)).toBeFocused();
  // Logging out first fires this event, after which nothing can be undone.
  await page.evaluate(() => window.dispatchEvent(new Event("beforeunload")));
  await expect(page.getByText("confirmed as signed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await expect(async () => {
    expect(await (await client.request.get(agreement)).json()).toMatchObject({ status: "signed" });
  }).toPass();

  await link(1).focus();
  await pressVerb();
  await expect(page.getByRole("button", { name: "Confirm this time" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveText([/rent roll/]);
  await expect(link(0)).toBeFocused();

  // Closing the menu returns the focus to its row.
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menuitem", { name: "Remind me tomorrow" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link(0)).toBeFocused();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: "Dismiss" }).press("Enter");
  await expect(page.getByText("You’re all caught up.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Needs you" })).toBeFocused();

  // With its last row, the list disappears; its heading gets the focus.
  await send(client, "PUT", `/api/threads/broker/messages/${crypto.randomUUID()}`, {
    text: "Thank you.",
    attachmentIds: [],
  });
  await link(0).focus();
  await pressVerb();
  await page.keyboard.type("See you then.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You’re all caught up.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Needs you" })).toBeFocused();

  // A reminder can be sent once a day.
  const waiting = page.getByRole("list", { name: "Waiting on others" });
  const signature = waiting.getByRole("listitem").filter({ hasText: "Signature" });
  await signature.getByRole("link", { name: "Taylor Morgan", exact: true }).focus();
  await pressVerb();
  await expect(signature).toContainText("Reminded today at");
  await expect(signature.getByRole("button", { name: "Remind: Taylor Morgan" })).toHaveCount(0);
  await expect(signature.getByRole("link", { name: "Taylor Morgan", exact: true })).toBeFocused();
});
