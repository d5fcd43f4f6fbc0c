import type { PageOf } from "@frontage/records/schemas/page-of";
import type { Deal } from "@frontage/records/schemas/deal";

import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect, signIn, test } from "./server.ts";

/** The number of pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

/** The sample's deal at 48 Example Road, as whoever is logged in sees it. */
async function exampleRoad(page: Page): Promise<Deal | undefined> {
  const answer = await page.request.get("/api/deals/details");
  const { items }: PageOf<Deal> = await answer.json();
  return items.find(({ name }) => name === "48 Example Road");
}

test("a broker edits a deal's income on its page, sees who opened documents, and prints all open dates and parties @desktop @more", async ({
  browser,
  page,
  server,
}) => {
  const client = await browser.newContext({ baseURL: server.origin });
  await client.request.post("/api/auth/sign-in/email", { data: server.client });
  await signIn(page, server.broker);
  const seeded = await exampleRoad(page);
  const clientId = seeded?.client?.id ?? "";
  const headers = { Origin: server.origin };
  const { capRate: _, client: __, id: ___, stageDays: ____, ...form } = seeded ?? ({} as Deal);
  const day = (index: number) =>
    new Date(Date.now() + (index - 5) * 5 * 86_400_000).toISOString().slice(0, 10);
  const made = await page.request.post(`/api/clients/${clientId}/deals`, {
    headers,
    data: {
      ...form,
      name: "12345 Example and Sample Boulevard, Northern Parcel",
      summary: "A long description. ".repeat(14),
    },
  });
  const { id: dealId } = (await made.json()) as { id: string };
  for (let index = 0; index < 30; index += 1) {
    await page.request.post(`/api/deals/${dealId}/key-dates`, {
      headers,
      data: {
        label: `Delivery of the tenants’ estoppel certificates ${index + 1}`,
        kind: "milestone",
        override: { day: day(index), reason: "" },
        basis: "",
        status: "open",
      },
    });
  }
  for (let index = 1; index <= 10; index += 1) {
    await page.request.post(`/api/clients/${clientId}/parties`, {
      headers,
      data: {
        name: `Casey Park-Lindqvist ${index}`,
        role: "exchange-intermediary",
        company: "Sample, Example & Placeholder Exchange Services",
        email: `casey.park-lindqvist-${index}@exchange.example.com`,
        phone: "",
        dealIds: [dealId],
      },
    });
  }
  const shared = await page.request.post(
    `/api/documents?name=Rents&mediaType=text%2Fcsv&dealId=${dealId}&type=rent-roll`,
    { headers, data: Buffer.from("name,value\na,1\n") },
  );
  const { id: documentId } = (await shared.json()) as { id: string };

  await page.goto(`/dashboard/deals/${dealId}`);
  const documents = page.getByRole("region", { name: "Documents" });
  await expect(documents.getByText("Not opened yet")).toBeVisible();
  await client.request.get(`/api/documents/${documentId}/versions/1/file?for=view`);
  await client.close();
  await page.reload();
  await expect(documents.getByText(/^Opened today/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Parties and activity" })).toContainText(
    "Taylor opened the rents",
  );
  await expectAccessible(page);

  await page.getByRole("button", { name: "Edit net operating income" }).click();
  const dialog = page.getByRole("dialog");
  const income = dialog.getByLabel("Net operating income ($/year, optional)");
  await expect(income).toHaveValue("584375");
  await expect(income).toBeFocused();
  await income.fill("600,000");
  await expect(dialog.getByRole("status")).toHaveText("6.42%");
  await dialog.getByLabel("NOI type").selectOption("In place, annualized");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save deal" }).click();
  await expect(dialog).toBeHidden();
  const figures = page.locator("main dl").first();
  await expect(figures).toContainText("$600,000In place, annualized");
  await expect(figures).toContainText("6.42%NOI ÷ price");

  await page.emulateMedia({ media: "print" });
  const summary = page.getByRole("article");
  await expect(summary).toContainText("As of");
  await expect(summary).toContainText("In place, annualized");
  await expect(summary).toContainText("certificates 30");
  await expect(summary).toContainText("Casey Park-Lindqvist 10");
  // Texts of rules and names aren't cut off.
  const cutOff = summary
    .locator("th, td:nth-child(2)")
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
  expect(await cutOff).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto(`/dashboard/deals/${seeded?.id}`);
  await expect(page.getByRole("region", { name: "Dates", exact: true })).toBeVisible();
  const sheet = page.getByRole("article", { includeHidden: true });
  await expect(sheet).toContainText(/\d finished dates not shown\./);
  expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);

  const { version } = await (await page.request.get(`/api/deals/${dealId}`)).json();
  const removed = await page.request.delete(
    `/api/clients/${clientId}/deals/${dealId}?version=${version}`,
    { headers },
  );
  expect(removed.ok()).toBe(true);
});

test("days are counted by the server's time, whatever the device's clock shows @desktop @more", async ({
  browser,
  page,
  server,
}) => {
  await signIn(page, server.client);
  const deal = await exampleRoad(page);
  const wrong = await browser.newContext({ baseURL: server.origin });
  const wrongPage = await wrong.newPage();
  await wrongPage.clock.setSystemTime(Date.now() + 365 * 86_400_000);
  await signIn(wrongPage, server.client);

  const shown = async (on: Page) => {
    await on.goto(`/dashboard/deals/${deal?.id}`);
    const dates = on.getByRole("list", { name: "Dates", exact: true }).getByRole("listitem");
    // The deal's tours and calls load on their own.
    await expect(dates.filter({ hasText: "Property viewing" })).toBeVisible();
    const rows = await dates.allTextContents();
    await on.goto("/dashboard/calendar");
    const month = await on.locator("main table caption, main h2").first().textContent();
    const today = await on.locator("[aria-current=date]").first().textContent();
    await on.goto("/dashboard/documents");
    await expect(on.getByRole("row").nth(8)).toBeVisible();
    const documents = await on.getByRole("row").allTextContents();
    return { documents, month, rows, today };
  };
  expect(await shown(wrongPage)).toEqual(await shown(page));
  await wrong.close();
});

test("a link to a key date arrives at its row, with the focus, though what is above it loads later @phone", async ({
  page,
  server,
}) => {
  await signIn(page, server.client);
  const deal = await exampleRoad(page);
  const closing = deal?.keyDates.find(({ label }) => label === "Closing");
  const released = Promise.withResolvers<void>();
  for (const part of ["**/api/events?**", "**/api/document-requests**"]) {
    await page.route(part, async (route) => {
      await released.promise;
      await route.continue();
    });
  }
  await page.goto(`/dashboard/deals/${deal?.id}#date-${closing?.id}`);
  const dates = page.getByRole("list", { name: "Dates", exact: true }).getByRole("listitem");
  const row = dates.filter({ hasText: /^Closing/ });
  await expect(row).toBeVisible();
  released.resolve();
  await expect(dates.filter({ hasText: "Property viewing" })).toBeVisible();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport({ ratio: 1 });
});
