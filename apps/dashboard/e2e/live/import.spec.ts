import { readFile } from "node:fs/promises";

import { expectAccessible } from "../axe.ts";
import { expect, signIn, test } from "./server.ts";

/** Ten clients, and three rows that can't be. */
const lines = [
  "Full name;E-mail;Company;Cell",
  ...Array.from({ length: 10 }, (_, at) => `Import ${at};import.${at}@example.com;Example, LLC;`),
  "Import 10;not an email;;",
  ";import.11@example.com;;",
  "Import 12;import.12@example.com;;555",
];

test("a broker imports ten clients from a file with three bad rows, and the same file again changes nothing @desktop", async ({
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto("/dashboard/clients");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(
    page.getByRole("heading", { name: "Import clients from a CSV file." }),
  ).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the template" }).click();
  const template = await (await download).path();
  expect(await readFile(template, "utf8")).toContain("Name,First name,Last name,Email");

  const choose = async () =>
    page.getByLabel("CSV file").setInputFiles({
      name: "clients.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`),
    });
  await choose();
  const sentence = (text: string) => page.getByRole("heading", { name: text });
  await expect(sentence("10 clients are ready. 3 rows to fix.")).toBeFocused();
  const problems = page.getByRole("region", { name: "To fix" }).getByRole("listitem");
  await expect(problems).toContainText([
    "Please enter a valid email address.",
    "Name must be at least 2 characters.",
    "Please enter a phone number with its area code, or leave this empty.",
  ]);
  await expectAccessible(page);
  // A column that isn't matched can be, and the other way around.
  await page.getByLabel("Email", { exact: true }).selectOption({ label: "Not in this file" });
  await expect(sentence("Choose the column for Email.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 0 clients" })).toBeDisabled();
  await page.getByLabel("Email", { exact: true }).selectOption({
    label: "E-mail: import.0@example.com, import.1@example.com, import.2@example.com",
  });
  await expect(sentence("10 clients are ready. 3 rows to fix.")).toBeVisible();

  // A problem is fixed where it is shown, and its row joins those that are ready.
  const email = page.getByLabel("Email, row 12");
  await email.fill("import.10@example");
  await email.press("Enter");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
  await email.fill("import.10@example.com");
  await email.press("Enter");
  await expect(sentence("11 clients are ready. 2 rows to fix.")).toBeVisible();
  await page.getByRole("button", { name: "Leave out row 13" }).click();
  await expect(sentence("11 clients are ready. 1 row to fix.")).toBeVisible();
  await expect(page.getByText("1 row stays out until it’s fixed.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 11 clients" }).click();
  await expect(sentence("11 clients imported. 2 rows were left out.")).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Import another file" }).click();
  await choose();
  await expect(sentence("Nothing is ready yet. 3 rows to fix.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 0 clients" })).toBeDisabled();

  await page.getByRole("link", { name: "All clients" }).click();
  const row = page.getByRole("row").filter({ hasText: "Import 7" });
  await expect(row).toContainText("Not invited");
  await row.getByRole("link").click();
  await page.getByRole("button", { name: "Invite Import 7" }).click();
  await expect(page.getByText("Sending Import 7 an invitation.")).toBeVisible();
  await expect(page.getByText("Not invited yet.")).toHaveCount(0);
});

test("one file has clients and their deals, and is asked what its fractions mean @desktop", async ({
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
        "Client,Email,Address,City,State,Type,Side,Size SF,Year built,Occupancy,Cap rate",
        "Zoë Peña,zoe.pena@example.com,9 Import Way,Anytown,TX,Office,Sale,9000,1998,0.95,0.0625",
      ].join("\n"),
    ),
  });
  const sentence = (text: string) => page.getByRole("heading", { name: text });
  await expect(sentence("Nothing is ready yet. 1 row to fix.")).toBeVisible();
  await expect(page.getByText("0.95 means 95%?")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, 95%" }).click();
  await page.getByRole("button", { name: "Yes, 6.25%" }).click();
  await expect(sentence("1 deal and 1 new client are ready.")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 deal" }).click();
  await expect(sentence("1 deal and 1 new client imported.")).toBeFocused();
  await page.goto("/dashboard/clients?q=zoe+pena");
  await expect(page.getByRole("row").filter({ hasText: "Zoë Peña" })).toContainText("Not invited");
});
