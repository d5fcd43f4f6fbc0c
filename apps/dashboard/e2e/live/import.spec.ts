import { readFile } from "node:fs/promises";

import { expectAccessible } from "../axe.ts";
import { expect, signIn, test } from "./server.ts";

/**
 * A file as old spreadsheets save it: semicolons and Windows-1252; ten clients, one of them with a
 * contact, and two faults.
 */
const lines = [
  "Client name;Client email;Client company;Client phone;Contact name;Contact email;Notes",
  ...Array.from({ length: 9 }, (_, at) => `Import ${at};import.${at}@example.com;Peña, LLC;N/A;;;`),
  "Import 9;import.9@example.com;;;Robin Lee;robin.lee@example.com;tall",
  "Import 10;not an email;;;;;",
  "Import 11;import.11@example.com;;555;;;",
];

test("a broker imports clients and contacts by the template, and sees which rows are left out and why @desktop @more", async ({
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto("/dashboard/clients");
  await page.getByRole("button", { name: "More for all clients" }).click();
  await page.getByRole("menuitem", { name: "Import" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import clients" })).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Which columns?").click();
  await expect(page.getByText("Client name, Client email, Client company")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the template" }).click();
  const template = await (await download).path();
  expect(await readFile(template, "utf8")).toContain("Client name,Client email");

  const choose = async (name: string, buffer: Buffer) =>
    page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer });
  const sentence = (text: string) => page.getByRole("heading", { name: text });
  const row = (text: string) => page.getByRole("row").filter({ hasText: text });
  await choose("odd.csv", Buffer.from("Name,Mail\nAda,ada@example.com\n"));
  await expect(page.getByText("It lacks “Client email”.")).toBeVisible();

  await choose("clients.csv", Buffer.from(`${lines.join("\r\n")}\r\n`, "latin1"));
  await expect(sentence("10 clients and 1 contact are ready.")).toBeFocused();
  await expect(page.locator("[data-slot=skeleton]")).toHaveCount(0);
  await expect(page.getByText("so not imported: Notes.")).toBeVisible();
  await expect(page.getByText("2 rows can’t be imported.")).toBeVisible();
  await expect(row("not an email")).toContainText(
    "Client email: Please enter a valid email address.",
  );
  await expect(row("import.11@example.com")).toContainText(
    "Client phone: Please enter a phone number with its area code, or leave this empty.",
  );
  await expect(row("Import 9")).toContainText("New client and contact");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 10 clients and 1 contact" }).click();
  await expect(sentence("10 clients and 1 contact imported. 2 rows were left out.")).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Import another file" }).click();
  await choose("again.csv", Buffer.from(`${lines.slice(0, -2).join("\n")}\n`, "latin1"));
  await expect(sentence("Everything in this file is already there.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import/ })).toBeDisabled();
  await page.goto("/dashboard/clients");
  await expect(row("Import 7")).toContainText("Not invited");
  await row("Import 7").getByRole("link").click();
  await page.getByRole("button", { name: "Invite Import 7" }).click();
  await expect(page.getByText("Sending Import 7 an invitation.")).toBeVisible();
  await expect(page.getByText("Not invited yet.")).toHaveCount(0);
});
