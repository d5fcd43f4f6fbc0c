import { readFile } from "node:fs/promises";

import { expectAccessible } from "../axe.ts";
import { expect, signIn, test } from "./server.ts";

/** As an old spreadsheet saves them: a title, semicolons, Windows-1252; ten clients, and three problems. */
const lines = [
  "Clients 2026;;;",
  "Client;E-mail;Company;Cell",
  ...Array.from({ length: 10 }, (_, at) => `Import ${at};import.${at}@example.com;Peña, LLC;N/A`),
  "Import 10;not an email;;",
  "Dana;import.11@example.com;;(312) 555-0150",
  "D. Whitcombe;IMPORT.11@example.com;;(312) 555-0151",
  "Import 12;import.12@example.com;;555",
];

test("a broker fixes an odd file in place, imports it, and a second one updates a client @desktop @more", async ({
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto("/dashboard/clients");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import clients" })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the template" }).click();
  const template = await (await download).path();
  expect(await readFile(template, "utf8")).toContain("Client name,Client email");

  const choose = async (name: string, buffer: Buffer) =>
    page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer });
  await choose("clients.csv", Buffer.from(`${lines.join("\r\n")}\r\n`, "latin1"));
  const sentence = (text: string) => page.getByRole("heading", { name: text });
  await expect(sentence("10 clients are ready. Three things to fix.")).toBeFocused();
  await expect(page.getByText("Four rows stay out until they’re fixed.")).toBeVisible();
  const problems = page.getByRole("region", { name: "To fix" }).getByRole("listitem");
  await expect(problems).toContainText([
    "Please enter a valid email address.",
    "Please enter a phone number with its area code, or leave this empty.",
    "import.11@example.com is in two rows. Keep one.",
  ]);
  await expectAccessible(page);

  // A column that is matched needn't be, and the other way around; lists show the first values.
  await page.getByLabel("Email", { exact: true }).selectOption({ label: "Not in this file" });
  await expect(sentence("Choose the column for Email.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import/ })).toBeDisabled();
  await page.getByLabel("Email", { exact: true }).selectOption({
    label: "E-mail: import.0@example.com, import.1@example.com, import.2@example.com",
  });
  await expect(sentence("10 clients are ready. Three things to fix.")).toBeVisible();

  // A problem is fixed where it is shown, and its row joins those that are ready.
  const email = page.getByLabel("Email, row 13");
  const previews = "**/api/imports/preview";
  await page.route(previews, (route) => route.fulfill({ status: 400, json: { error: "No." } }));
  await email.fill("not yet");
  await email.press("Enter");
  await expect(sentence("Couldn’t check clients.csv.")).toBeVisible();
  await expect(email).toHaveValue("not yet");
  await expect(page.getByRole("button", { name: /^Import/ })).toBeDisabled();
  await page.unroute(previews);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(sentence("10 clients are ready. Three things to fix.")).toBeVisible();
  await email.fill("import.10@example");
  await email.press("Enter");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
  await email.fill("import.10@example.com");
  await email.press("Enter");
  await expect(sentence("11 clients are ready. Two things to fix.")).toBeVisible();
  await page.getByRole("radio", { name: "D. Whitcombe" }).check();
  await expect(sentence("12 clients are ready. One thing to fix.")).toBeVisible();
  await page.getByRole("radio", { name: "Dana" }).check();
  await expect(page.getByText("Row 14 is kept.")).toBeVisible();
  await page.getByRole("button", { name: "Leave out row 16" }).click();
  await expect(sentence("12 clients are ready.")).toBeVisible();
  await expect(page.getByText("12 new, 2 left out.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 12 clients" }).click();
  await expect(sentence("12 clients imported. 2 rows were left out.")).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Import another file" }).click();
  await choose(
    "corrected.csv",
    Buffer.from(
      [
        "Name,Email,Company,Phone",
        "Import 1,import.1@example.com,Haddad Group,",
        "Import Two,import.2@example.com,,",
        "Import 3,import.3@example.com,,",
      ].join("\n"),
    ),
  );
  await expect(sentence("2 clients are ready.")).toBeVisible();
  const row = (text: string) => page.getByRole("row").filter({ hasText: text });
  await expect(row("Haddad Group")).toContainText("Update");
  await expect(row("Haddad Group").locator("s")).toHaveText("Peña, LLC");
  await expect(row("import.3@example.com")).toContainText("Already there");
  await expectAccessible(page);
  await row("Import Two").getByRole("button", { name: "Keep as is" }).click();
  await expect(page.getByText("1 update, 2 already there.")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 client" }).click();
  await expect(sentence("1 client updated. 2 rows were already there.")).toBeFocused();

  await page.getByRole("link", { name: "See clients" }).click();
  await expect(row("Haddad Group")).toContainText("Import 1");
  await expect(row("Import Two")).toHaveCount(0);
  await expect(row("Import 7")).toContainText("Not invited");
  await row("Import 7").getByRole("link").click();
  await page.getByRole("button", { name: "Invite Import 7" }).click();
  await expect(page.getByText("Sending Import 7 an invitation.")).toBeVisible();
  await expect(page.getByText("Not invited yet.")).toHaveCount(0);
});

test("one file has clients, their deals and contacts, and is asked what its fractions mean @desktop @more", async ({
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto("/dashboard/clients/import");
  await page.getByLabel("CSV file").setInputFiles({
    name: "pipeline.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      [
        "Client,Email,Address,City,State,Type,Side,Size SF,Year built,Occupancy,Cap rate,Contact name,Contact email,Role,Leased before",
        "Zoë Peña,zoe.pena@example.com,9 Import Way,Anytown,TX,Office,Sale,9000,1998,0.95,0.0625,Robin Lee,robin.lee@example.com,Attorney,88%",
      ].join("\n"),
    ),
  });
  const sentence = (text: string) => page.getByRole("heading", { name: text });
  await expect(sentence("Nothing is ready yet. Two things to fix.")).toBeVisible();
  await expect(page.getByText("0.95 means 95%?")).toBeVisible();
  await expectAccessible(page);
  const yearBuilt = page.getByLabel("Year built", { exact: true });
  await yearBuilt.selectOption({ label: "Not in this file" });
  await expect(page.getByText("Please enter the year as four digits.")).toBeVisible();
  await yearBuilt.selectOption({ label: "Year built: 1998" });
  await page.getByRole("button", { name: "Yes, 95%" }).click();
  await page.getByRole("button", { name: "Yes, 6.25%" }).click();
  await expect(sentence("1 client, 1 deal, and 1 contact are ready.")).toBeFocused();
  // What was fixed was in the other column.
  await page
    .getByLabel("Occupancy (%)", { exact: true })
    .selectOption({ label: "Leased before: 88%" });
  await expect(page.getByRole("row").filter({ hasText: "9 Import Way" })).toContainText("88%");
  await expect(sentence("1 client, 1 deal, and 1 contact are ready.")).toBeVisible();
  await page.getByRole("button", { name: "Import 3 records" }).click();
  await expect(sentence("1 client, 1 deal, and 1 contact imported.")).toBeFocused();
  await page.goto("/dashboard/clients?q=zoe+pena");
  await expect(page.getByRole("row").filter({ hasText: "Zoë Peña" })).toContainText("Not invited");
});
