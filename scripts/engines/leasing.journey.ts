import { roomLink } from "../../apps/dashboard/e2e/live/room-link.ts";
import { startWebhookReceiver } from "../../apps/site/e2e/webhook-receiver.ts";
import { broker } from "../../packages/content/src/broker.ts";
import { offersPath } from "../../packages/content/src/dashboard.ts";
import { listingPaths } from "../../packages/content/src/listings.ts";
import { addBuilding } from "../add-building.ts";
import { expect, openAs, signIn, test } from "./journey.ts";

const address = "200 Sample Avenue";
const path = listingPaths.listing("200-sample-avenue");
const suite = {
  rent: { amount: 24.5, unit: "sf-year" },
  isRentOnRequest: false,
  leaseType: "full-service",
  status: "available",
} as const;

test("a tenant finds a suite by its size, asks about it, signs and proposes; once the broker accepts, it is pending on the site within two seconds", async ({
  page,
  product,
}) => {
  const { origin } = product;
  const id = await addBuilding(origin, product.broker, {
    address,
    spaces: [
      { ...suite, id: "first", name: "Suite 1", squareFeet: 1200 },
      { ...suite, id: "third", name: "Suite 3", squareFeet: 4180, divisibleFrom: 1900 },
    ],
  });
  const larger = "300 Sample Avenue";
  await addBuilding(origin, product.broker, {
    address: larger,
    spaces: [{ ...suite, id: "whole", name: "Floor 1", squareFeet: 9000 }],
  });
  const read = async (at: string) => fetch(origin + at);
  const statuses = async () =>
    Promise.all([path, "/listings/300-sample-avenue"].map(async (at) => (await read(at)).status));
  await expect.poll(statuses, { timeout: 60_000 }).toEqual([200, 200]);

  await page.open(listingPaths.index);
  const listing = page.getByRole("link", { name: address });
  await expect(page.getByRole("link", { name: larger })).toBeVisible();
  await page.getByLabel("Size from, square feet").fill("2,000");
  await page.press("Enter");
  await expect(page).toHavePath(/from=2/);
  await page.ready();
  await page.getByLabel("Size to, square feet").fill("3,000");
  await page.press("Enter");
  await expect(page).toHavePath(/to=3/);
  await page.ready();
  await expect(page.getByRole("link", { name: larger })).toBeHidden();
  await listing.click();
  await expect(page).toHavePath(path);
  await page.ready();

  await page.getByRole("link", { name: "Ask about Suite 3" }).click();
  await expect(page.getByText(`Your question is about ${address}, Suite 3.`)).toBeVisible();
  await using webhook = await startWebhookReceiver();
  const isWebhook = broker.inquiries.transport === "webhook";
  if (isWebhook) await page.getByLabel("Webhook URL").fill(webhook.url);
  const name = page.getByRole("textbox", { name: "Full name" });
  await name.fill("Riley Chen");
  await page.getByRole("textbox", { name: "Email" }).fill("riley@example.com");
  await page.getByRole("textbox", { name: "Phone" }).fill("(555) 555-0142");
  await page.getByRole("combobox", { name: "Service" }).choose("leasing");
  const question = `About ${address}, Suite 3: is the kitchen ours?`;
  await page.getByRole("textbox", { name: "Message" }).fill(question);
  await page.getByRole("button", { name: `Send Message to ${broker.name}` }).click();
  await expect(name).toHaveValue("");
  if (isWebhook) {
    const [sent] = webhook.received.map(({ body }) => JSON.parse(body) as object);
    expect(sent).toMatchObject({ name: "Riley Chen", message: question });
  }

  await page.open(listingPaths.agreement("200-sample-avenue"));
  await page.getByLabel("Full name", { exact: true }).fill("Riley Chen");
  await page.getByLabel("Company").fill("Chen Dental");
  await page.getByLabel("Email").fill("riley@example.com");
  await page.getByLabel("Phone").fill("(555) 555-0142");
  await page.getByRole("checkbox").click();
  await page.getByLabel("Type your full name").fill("Riley Chen");
  await page.getByRole("button", { name: "Sign and continue" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.ready();
  let link = "";
  await expect.poll(async () => (link = await roomLink("riley@example.com", product))).not.toBe("");
  await page.open(link);
  await page.getByRole("button", { name: "Open the documents" }).click();
  await expect(page).toHavePath(listingPaths.room("200-sample-avenue"));
  await page.ready();

  await page.getByRole("link", { name: "Make a proposal" }).click();
  await page.getByRole("checkbox", { name: /^Suite 3/ }).click();
  await page.getByLabel("Rent, $/SF/yr").fill("24");
  await page.getByLabel("Term").fill("60");
  await page.getByLabel("Start").choose("2099-09-01");
  await page.getByLabel("Yearly increase").fill("3");
  await page.getByLabel("Free rent").fill("3");
  await page.getByLabel("Improvements, $/SF").fill("25");
  await page.getByRole("button", { name: /^Send proposal/ }).click();
  await expect(page.getByRole("button", { name: /^Withdraw/ })).toBeVisible();

  const asBroker = await signIn(product, product.broker);
  await asBroker("POST", `/api/listings/${id}/offers`, {
    buyer: {
      name: "Alex Kimura",
      email: "alex@example.com",
      company: "Template Software",
      role: "principal",
      buyerName: "",
    },
    receivedOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    offer: {
      kind: "lease",
      spaceIds: ["third"],
      rent: 25,
      termMonths: 36,
      startsOn: "2099-09-01",
      freeMonths: 1,
      improvements: 0,
      note: "",
      expiresOn: "2099-08-01",
      expiresAt: "17:00",
    },
  });
  await openAs(page, product.broker, offersPath(id));
  const effective = page
    .getByRole("region", { name: "Proposals side by side" })
    .getByRole("row", { name: /^Effective rent/ });
  await expect(effective).toHaveText("$24.31/SF/yr, highest");
  await expect(effective).toHaveText("$19.28/SF/yr");

  const isPending = async () => (await (await read(path)).text()).includes("Lease pending");
  expect(await isPending()).toBe(false);
  await page.getByRole("button", { name: "More for Template Software" }).click();
  await page.getByRole("menuitem", { name: "Mark as accepted" }).click();
  const accepting = page.getByRole("dialog");
  await accepting.getByRole("button", { name: "Mark as accepted" }).click();
  await expect(accepting).toBeHidden();
  await expect.poll(isPending, { timeout: 2000 }).toBe(true);
  await page.open(path);
  await expect(page.getByText("Lease pending").nth(0)).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask about Suite 1" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask about Suite 3" })).toBeHidden();
});
