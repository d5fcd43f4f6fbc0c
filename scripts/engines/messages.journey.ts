import { broker } from "../../packages/content/src/broker.ts";
import { expect, openAs, signIn, test } from "./journey.ts";

test("a message is sent, and the reply appears without a reload", async ({ page, product }) => {
  await openAs(page, product.client, "/dashboard/messages?thread=broker");
  const field = page.getByRole("textbox", { name: `Message to ${broker.name}` });
  await field.fill("Here are the rents.");
  await page.getByRole("button", { name: "Send" }).click();
  const log = page.getByRole("region", { name: `Messages with ${broker.name}` });
  await expect(log).toHaveText("Here are the rents.");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();

  const asBroker = await signIn(product, product.broker);
  const threads = (await asBroker("GET", "/api/threads")) as { id: string; name: string }[];
  const thread = threads.find(({ name }) => name === "Taylor Morgan");
  await asBroker("PUT", `/api/threads/${thread?.id}/messages/${crypto.randomUUID()}`, {
    text: "Thank you, I have them.",
    attachmentIds: [],
  });
  await expect(log).toHaveText("Thank you, I have them.");
});
