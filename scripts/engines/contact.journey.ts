import { startWebhookReceiver } from "../../apps/site/e2e/webhook-receiver.ts";
import { broker } from "../../packages/content/src/broker.ts";
import { expect, test } from "./journey.ts";

test("the contact form names what is wrong, keeps what is right, and sends it once", async ({
  page,
  product,
}) => {
  await using webhook = await startWebhookReceiver();
  await page.open("/contact");
  const send = page.getByRole("button", { name: `Send Message to ${broker.name}` });
  const name = page.getByRole("textbox", { name: "Full name" });
  const service = page.getByRole("combobox", { name: "Service" });
  const isWebhook = broker.inquiries.transport === "webhook";
  if (isWebhook) await page.getByLabel("Webhook URL").fill(webhook.url);

  await send.click();
  await expect(page.getByText("Please select a service.")).toBeVisible();
  await expect(name).toBeFocused();

  await name.fill("Alex Morgan");
  await page.getByRole("textbox", { name: "Email" }).fill("alex@example.com");
  await page.getByRole("textbox", { name: "Phone" }).fill("(555) 555-0100");
  await service.choose("leasing");
  await page.getByRole("textbox", { name: "Message" }).fill("Two floors from spring.");
  await expect(page.getByText("Please select a service.")).toBeHidden();
  await send.click();
  await expect(name).toHaveValue("");
  if (!isWebhook) return;
  expect(webhook.received.map(({ body }) => JSON.parse(body))).toEqual([
    expect.objectContaining({
      name: "Alex Morgan",
      email: "alex@example.com",
      service: "leasing",
      message: "Two floors from spring.",
      triggered_from: product.origin,
    }),
  ]);
});
