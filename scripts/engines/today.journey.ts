import { expect, openAs, signIn, test } from "./journey.ts";

test("the broker replies from Today to a client's new message", async ({ page, product }) => {
  await openAs(page, product.broker, "/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  const asClient = await signIn(product, product.client);
  await asClient("PUT", `/api/threads/broker/messages/${crypto.randomUUID()}`, {
    text: "Can we start at 11 instead of 10?",
    attachmentIds: [],
  });

  const list = page.getByRole("list", { name: "Needs you" });
  const row = list.getByRole("listitem").filter({ hasText: "Can we start at 11" });
  await row.getByRole("button", { name: /^Reply/ }).click();
  const reply = row.getByRole("textbox", { name: "Reply to Taylor Morgan" });
  await expect(reply).toBeFocused();
  await page.type("Yes, at 11 then.");
  await page.press("Enter");
  await expect(row).toBeHidden();

  const messages = (await asClient("GET", "/api/threads/broker/messages?limit=5")) as {
    items: { text: string }[];
  };
  expect(messages.items[0]?.text).toBe("Yes, at 11 then.");
});
