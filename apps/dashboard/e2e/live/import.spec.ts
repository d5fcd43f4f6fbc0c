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
  await expect(sentence("10 clients to import, 3 rows to fix.")).toBeFocused();
  const problems = page.getByRole("region", { name: "To fix" }).getByRole("listitem");
  await expect(problems).toHaveText([
    "Row 12, Email: Please enter a valid email address.",
    "Row 13, Name: Name must be at least 2 characters.",
    "Row 14, Phone: Please enter a phone number with its area code, or leave this empty.",
  ]);
  await expectAccessible(page);
  // A column that isn't matched can be, and the other way around.
  await page.getByLabel("Email", { exact: true }).selectOption("Not in this file");
  await expect(sentence("Select the column for Email.")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).selectOption("E-mail");
  await page.getByRole("button", { name: "Import 10 clients, leave out 3" }).click();
  await expect(sentence("10 clients imported. 3 rows were left out.")).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Import another file" }).click();
  await choose();
  await expect(sentence("Nothing to import, 10 already there, 3 rows to fix.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 1" })).toHaveCount(0);

  await page.getByRole("link", { name: "All clients" }).click();
  const row = page.getByRole("row").filter({ hasText: "Import 7" });
  await expect(row).toContainText("Not invited");
  await row.getByRole("link").click();
  await page.getByRole("button", { name: "Invite Import 7" }).click();
  await expect(page.getByText("Sending Import 7 an invitation.")).toBeVisible();
  await expect(page.getByText("Not invited yet.")).toHaveCount(0);
});
