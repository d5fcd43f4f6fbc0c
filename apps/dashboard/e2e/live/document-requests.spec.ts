import { broker as owner } from "@frontage/content/broker";
import { expectAccessible } from "../axe.ts";
import { expect, signIn, test } from "./server.ts";

const ownersFirstName = owner.name.split(" ")[0];

const path = "/dashboard/deals/200-sample-avenue";

test("a broker requests a document, the client uploads it, and the broker asks again and checks it off @desktop", async ({
  other,
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto(path);
  await page.getByRole("button", { name: "More for 200 Sample Avenue" }).first().click();
  await page.getByRole("menuitem", { name: "Request a document" }).click();
  const form = page.getByRole("dialog", { name: "Request a document" });
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form.getByLabel("Document")).toHaveAccessibleDescription(
    /Please say which document you need\./,
  );
  await form.getByLabel("Document").fill("Certificate of insurance");
  await form.getByLabel("Due (optional)").fill("2099-07-17");
  await form.getByLabel("Note (optional)").fill("With the landlord as additional insured");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Send request" }).click();

  const documents = page.getByRole("region", { name: "Documents" });
  const row = documents.getByRole("listitem").filter({ hasText: "Certificate of insurance" });
  await expect(row).toContainText("Requested from Taylor Morgan");
  await row.getByRole("button", { name: "Remind Certificate of insurance" }).click();
  await expect(row).toContainText("Reminded today");
  await expect(
    row.getByRole("button", { name: "More for Certificate of insurance" }),
  ).toBeFocused();

  // The notification leads to the request's row.
  await signIn(other, server.client);
  await other.goto("/dashboard/notifications");
  await other.getByRole("link", { name: /Certificate of insurance: due/ }).click();
  const asked = other
    .getByRole("region", { name: "Documents" })
    .getByRole("listitem")
    .filter({ hasText: "Certificate of insurance" });
  await expect(asked).toContainText("Requested from you, due Fri, Jul 17, 2099");
  const message = other.getByRole("textbox", { name: `Message to ${owner.name}` });
  await message.fill("I asked our insurer");
  await expectAccessible(other);
  const upload = other.getByRole("dialog", { name: "Upload: Certificate of insurance" });
  const file = { mimeType: "text/csv", buffer: Buffer.from("name,value\na,1\n") };
  await asked.getByRole("button", { name: "Upload Certificate of insurance" }).click();
  await upload.locator("input[type=file]").setInputFiles({ name: "certificate.csv", ...file });
  await expectAccessible(other);
  await upload.getByRole("button", { name: "Upload 1 file" }).click();
  await expect(asked).toContainText(`${ownersFirstName} will check it`);
  await expect(asked.getByRole("link").first()).toBeFocused();

  // The draft typed before is still in the composer, and is sent from the page.
  await expect(message).toHaveValue("I asked our insurer");
  const composer = other.getByRole("form", { name: `Write to ${owner.name}` });
  await composer.getByRole("button", { name: "Send" }).click();
  await expect(message).toHaveValue("");
  const conversation = page.getByRole("region", { name: "Conversation" });
  await expect(conversation).toContainText("I asked our insurer");
  await expect(row).toContainText("Received from Taylor Morgan");
  await expectAccessible(page);

  await row.getByRole("button", { name: "More for Certificate of insurance" }).click();
  await page.getByRole("menuitem", { name: "Ask again" }).click();
  const askAgain = page.getByRole("dialog", { name: "Ask again for Certificate of insurance" });
  await askAgain.getByLabel("What’s missing").fill("The second page");
  await askAgain.getByRole("button", { name: "Send request" }).click();
  await expect(asked).toContainText("“The second page”");
  await asked.getByRole("button", { name: "Upload Certificate of insurance" }).click();
  await upload.locator("input[type=file]").setInputFiles({ name: "both-pages.csv", ...file });
  await upload.getByRole("button", { name: "Upload 1 file" }).click();
  await expect(asked).toContainText(`${ownersFirstName} will check it`);

  // Until it is marked received, the list of documents has it as well: it counts what it shows.
  await other.goto("/dashboard/documents");
  await expect(other.getByRole("table", { name: "Documents" })).toContainText("both-pages");
  await other.goto(path);

  await row.getByRole("button", { name: "Mark received Certificate of insurance" }).click();
  await expect(page.getByText("Certificate of insurance marked received.")).toBeVisible();
  // The uploaded file stays: it has another name, and says what was requested.
  for (const rows of [row, asked]) {
    const file = rows.filter({ hasText: "both-pages" });
    await expect(file).toContainText("Requested as Certificate of insurance");
    await expect(file).toContainText("received");
    await expect(rows).toHaveCount(1);
  }
  await expectAccessible(page);
});

test("a broker waives a date in its row, reopens it in the finished dates, and edits it in a form @desktop @more", async ({
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto("/dashboard/deals/48-example-road");
  const row = page
    .getByRole("region", { name: "Dates", exact: true })
    .getByRole("listitem")
    .filter({ hasText: /^Closing/ });
  const menu = row.getByRole("button", { name: "More for Closing" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Waive" }).click();
  await expect(row).toBeHidden();
  await page.getByRole("button", { name: /finished/ }).click();
  await expect(row).toContainText("Waived");
  await menu.click();
  await page.getByRole("menuitem", { name: "Reopen" }).click();
  await expect(row).toContainText("days left");

  await row.getByRole("button", { name: "Move Closing" }).click();
  await page.getByRole("button", { name: "More about Closing" }).click();
  const editor = page.getByRole("dialog", { name: "Edit Closing" });
  await editor.getByLabel("Contract section (optional)").fill("PSA §2");
  await expectAccessible(page);
  await editor.getByRole("button", { name: "Save date" }).click();
  await expect(editor).toBeHidden();
  await expect(row).toContainText("PSA §2");
});

test("a broker moves a date in its row: the timeline previews it, the client sees the reason, and Undo restores it @desktop", async ({
  other,
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto("/dashboard/deals/48-example-road");
  const rowOf = (on: typeof page) =>
    on
      .getByRole("region", { name: "Dates", exact: true })
      .getByRole("listitem")
      .filter({ hasText: /^Closing/ });
  const verb = rowOf(page).getByRole("button", { name: "Move Closing" });
  await verb.focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Move “Closing”" });
  await expect(form.getByLabel("New date")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await expect(verb).toBeFocused();

  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "+7 days" }).click();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(form.getByRole("checkbox", { name: /Client/ })).toBeChecked();
  await form.getByRole("button", { name: /^Move to / }).click();
  await expect(form.getByLabel("Reason")).toHaveAccessibleDescription(
    "Enter a reason, e.g. Amendment 1.",
  );
  await form.getByLabel("Reason").fill("Amendment 1");
  await expectAccessible(page);
  await form.getByRole("button", { name: /^Move to / }).click();
  await expect(form).toBeHidden();
  await expect(verb).toBeFocused();
  await expect(rowOf(page)).toContainText("moved by Amendment 1");
  // Hovering keeps the toast open.
  await page.getByRole("button", { name: "Undo" }).hover();

  await signIn(other, server.client);
  await other.goto("/dashboard/deals/48-example-road");
  await expect(rowOf(other)).toContainText("moved by Amendment 1");
  await expect(rowOf(other).locator("s")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page)).not.toContainText("moved by");
  await expect(rowOf(other)).not.toContainText("moved by");
});
