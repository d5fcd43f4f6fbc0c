import type { PageOf } from "@frontage/records/schemas/page-of";
import { broker as owner } from "@frontage/content/broker";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Page } from "@playwright/test";
import sharp from "sharp";

import { fillSilently } from "../../../../scripts/fill-silently.ts";
import { expectAccessible } from "../axe.ts";
import { expectFocusWithin } from "../focus-within.ts";
import {
  dayAhead,
  expect,
  idOfClient,
  signIn,
  test,
  type Account,
  type LiveServer,
} from "./server.ts";

/** The path of the link of this kind, once it was emailed to this address. */
async function linkMailedTo(
  address: string,
  kind: "invitation" | "email-change" | "token",
  { mailFolder }: LiveServer,
): Promise<string> {
  let path = "";
  await expect(async () => {
    const files = await readdir(mailFolder);
    const mails = await Promise.all(files.map((name) => readFile(join(mailFolder, name), "utf8")));
    // Undoes quoted-printable, which folds long lines.
    const texts = mails.map((text) => text.replaceAll("=\n", "").replaceAll("=3D", "="));
    const mail = texts.find(
      (text) => text.includes(`To: ${address}`) && text.includes(`?${kind}=`),
    );
    const link = new RegExp(`http://[^\\s?]+\\?${kind}=[\\w.-]+`).exec(mail ?? "");
    const { pathname, search } = new URL(link?.[0] ?? "");
    path = pathname + search;
  }).toPass();
  return path;
}

/** Chooses an item of a row's menu. */
async function chooseFor(page: Page, name: string, item: string) {
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Opens the seeded client on the broker's screen. */
async function openClient(page: Page) {
  await page.goto("/dashboard/clients");
  // The link covers the row, except for what the client waits for.
  await page.getByRole("row", { name: "Taylor Morgan" }).click();
  await expect(page.getByRole("heading", { name: "Taylor Morgan" })).toBeFocused();
}

/** Invites a client as the signed-in broker, and sets the client's password. */
async function newClient(page: Page, name: string, server: LiveServer): Promise<Account> {
  const headers = { Origin: server.origin };
  const email = `${name.toLowerCase().replace(" ", ".")}@example.com`;
  const invited = await page.request.post("/api/clients", { headers, data: { name, email } });
  expect(invited.ok()).toBe(true);
  const link = new URL(await linkMailedTo(email, "invitation", server), server.origin);
  const password = "four words in a row";
  const chosen = await page.request.post("/api/auth/reset-password", {
    headers,
    data: { token: link.searchParams.get("invitation"), newPassword: password },
  });
  expect(chosen.ok()).toBe(true);
  return { email, password };
}

test("a client is invited, sets a password, and sees no one else's records @desktop", async ({
  other: client,
  page,
  server,
}, { project }) => {
  const email = `ada-${project.name}@example.com`;
  await signIn(page, server.broker);
  await page.goto("/dashboard/clients");
  await expect(page.getByRole("table", { name: "Clients" })).toBeVisible();

  await page.getByRole("button", { name: "Invite a client" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a client" });
  await dialog.getByLabel("Name").fill("Ada Example");
  await dialog.getByLabel("Email").fill(server.client.email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription(
    "This email address already has an account.",
  );
  await expectAccessible(page);
  // Typed text is kept when the dialog closes.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Invite a client" }).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Ada Example");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`Ada Example invited. Sending a link to ${email}.`)).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: email });
  // This server has no email server, so the email is only a file.
  await expect(row.getByText("Invitation, not emailed")).toBeVisible();
  await expectAccessible(page);

  await client.goto(await linkMailedTo(email, "invitation", server));
  await expect(client.getByRole("heading", { name: "Welcome, Ada." })).toBeVisible();
  await client.getByRole("textbox", { name: "Password" }).fill("four words in a row");
  await client.getByRole("button", { name: "Set password and log in" }).click();
  await client.waitForURL("**/dashboard");
  const welcome = client.getByRole("main").getByRole("heading", { name: "Welcome, Ada." });
  await expect(welcome).toBeVisible();
  await expect(client.getByRole("region", { name: "What comes next" })).toBeVisible();
  await expect(client.getByText("Active Properties")).toHaveCount(0);
  await expectAccessible(client);
  // A client has no access to the broker's screens.
  await client.goto("/dashboard/clients");
  await expect(client.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(client.getByRole("link", { name: "Clients" })).toHaveCount(0);
  await client.goto("/dashboard/contacts");
  await expect(client.getByText("Just your broker so far")).toBeVisible();
  await expectAccessible(client);
  await client.getByRole("link", { name: "Calendar" }).first().click();
  await expect(client.getByText("No dates ahead.")).toBeVisible();
  await expectAccessible(client);
  await client.getByRole("link", { name: "Documents" }).first().click();
  await expect(client.getByRole("heading", { name: "Documents", level: 1 })).toBeVisible();
  await expect(client.getByRole("heading", { name: "Nothing shared yet" })).toBeVisible();
  await expectAccessible(client);
  // No screen requested a record that doesn't exist.
  const { items } = await (await client.request.get("/api/audit")).json();
  expect(items.map(({ outcome }: { outcome: string }) => outcome)).not.toContain("refused");

  await page.reload();
  await expect(row).toBeVisible();
  await expect(row.getByText("Invitation, not emailed")).toHaveCount(0);
  // The new client has no one else's deals.
  await row.getByRole("link", { name: "Ada Example" }).click();
  await expect(page.getByText("No deals yet.")).toBeVisible();

  await test.step("the first deal replaces the welcome, with its first document", async () => {
    await client.goto("/dashboard");
    await expect(welcome).toBeVisible();
    const headers = { Origin: server.origin };
    const id = new URL(page.url()).searchParams.get("client");
    const made = await page.request.post(`/api/clients/${id}/deals`, {
      headers,
      data: {
        name: "700 First Street",
        city: "Anytown",
        region: "ST",
        type: "industrial",
        squareFeet: 12_000,
        yearBuilt: 1998,
        summary: "A warehouse.",
        occupancy: 100,
        timeZone: "America/Chicago",
        progress: { side: "purchase", stage: "search" },
      },
    });
    expect(made.ok(), await made.text()).toBe(true);
    await expect(client.getByText("Active Properties")).toBeVisible();
    await expect(welcome).toBeHidden();
    await page.getByRole("button", { name: "Share a document" }).click();
    const upload = page.getByRole("dialog", { name: "Share documents" });
    await upload.locator("input[type=file]").setInputFiles({
      name: "Search criteria.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("city,size\nAnytown,12000\n"),
    });
    await upload.getByLabel("Type").selectOption("Other");
    await upload.getByRole("button", { name: "Upload 1 file" }).click();
    await expect(page.getByText("1 file uploaded.")).toBeVisible();
    await client.getByRole("link", { name: "Documents" }).first().click();
    await expect(client.getByRole("link", { name: "Search criteria" })).toBeVisible();
  });
});

test("a client's login email changes once both addresses have confirmed it, and the account is disabled during a session, enabled and erased @desktop @more", async ({
  other: client,
  page,
  server,
}) => {
  await signIn(page, server.broker);
  const { email, password } = await newClient(page, "Bea Example", server);
  await page.goto("/dashboard/clients");
  await page.getByRole("link", { name: "Bea Example" }).click();
  // A new login email must be confirmed from both the old and the new address.
  const newEmail = `new-${email}`;
  await chooseFor(page, "Bea Example", "Change login email");
  const change = page.getByRole("dialog", { name: "Change login email" });
  await change.getByLabel("New email").fill(server.client.email);
  await change.getByRole("textbox", { name: "Your password" }).fill(server.broker.password);
  await change.getByRole("button", { name: "Send links" }).click();
  await expect(change.getByLabel("New email")).toHaveAccessibleDescription(
    "This email address already has an account.",
  );
  await expectAccessible(page);
  await change.getByLabel("New email").fill(newEmail);
  await change.getByRole("button", { name: "Send links" }).click();
  await expect(page.getByText("New address: not confirmed yet.")).toBeVisible();
  await expectAccessible(page);
  await client.goto(await linkMailedTo(newEmail, "email-change", server));
  await expect(client.getByRole("heading", { name: "Confirm your login email" })).toBeFocused();
  await expectAccessible(client);
  await client.reload();
  await expect(page.getByText("New address: not confirmed yet.")).toBeVisible();
  await client.getByRole("button", { name: "Confirm" }).click();
  await expect(client.getByText("Confirmed from this address.")).toBeVisible();
  await expect(page.getByText("New address: confirmed.")).toBeVisible();
  await client.goto(await linkMailedTo(email, "email-change", server));
  await client.getByRole("button", { name: "Confirm" }).click();
  await expect(client.getByText(`Your login email is now ${newEmail}.`)).toBeVisible();
  await expectAccessible(client);
  await expect(page.getByRole("link", { name: newEmail })).toBeVisible();
  await expect(page.getByText("Email change pending")).toHaveCount(0);
  await client.getByRole("button", { name: "Back to log in" }).click();
  await client.getByRole("textbox", { name: "Email" }).fill(newEmail);
  await client.getByRole("textbox", { name: "Password" }).fill(password);
  await client.getByRole("button", { name: "Log in", exact: true }).click();
  await client.waitForURL("**/dashboard");
  await expect(client.getByRole("heading", { level: 1 })).toBeVisible();

  const question = page.getByRole("alertdialog");
  await chooseFor(page, "Bea Example", "Disable account");
  await question.getByRole("button", { name: "Disable" }).click();
  await expect(page.getByText("Account disabled", { exact: true })).toBeVisible();
  await expect(client.getByLabel("Password", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Enable account" }).click();
  await expect(page.getByText("Account disabled", { exact: true })).toHaveCount(0);
  // The button is gone, so the heading gets the focus.
  await expect(page.getByRole("heading", { name: "Bea Example" })).toBeFocused();
  await chooseFor(page, "Bea Example", "Erase client");
  await question.getByRole("button", { name: "Erase" }).click();
  await expect(page.getByRole("table", { name: "Clients" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: newEmail })).toHaveCount(0);
});

test("a deal is added and edited, and a party added and removed @desktop", async ({
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await openClient(page);
  const deals = page.getByRole("region", { name: "Deals" });
  await deals.getByRole("button", { name: "Add a deal" }).click();
  const deal = page.getByRole("dialog", { name: "Add a deal" });
  // A new deal starts as a purchase in its search stage, without a building.
  await expect(deal.getByLabel("Size wanted (SF)")).toBeVisible();
  await expect(deal.getByLabel(/^(Street address|Year built|Occupancy)/)).toHaveCount(0);
  await deal.getByLabel("Property type").selectOption("Office");
  await deal.getByLabel("Side").selectOption("Sale");
  await deal.getByLabel("Stage").selectOption("Marketing");
  await deal.getByRole("button", { name: "Add deal" }).click();
  await expect(deal.getByLabel("Street address")).toHaveAccessibleDescription(
    "Please enter the street address.",
  );
  await expectAccessible(page);
  for (const [label, value] of [
    ["Street address", "700 Journey Road"],
    ["City", "Anytown"],
    ["State", "ST"],
    ["Size (SF)", "12,500"],
    ["Year built", "2004"],
    ["Occupancy (%)", "80"],
    ["Price ($, optional)", "$4,200,000"],
    ["Summary", "A small office building at the river."],
  ] as const) {
    await deal.getByLabel(label).fill(value);
  }
  await deal.getByRole("button", { name: "Add deal" }).click();
  const row = deals.getByRole("listitem").filter({ hasText: "700 Journey Road" });
  await expect(row).toContainText("Sale, marketing");
  await expect(row).toContainText("$4,200,000");

  await chooseFor(page, "700 Journey Road", "Edit deal");
  const change = page.getByRole("dialog", { name: "Edit deal: 700 Journey Road" });
  await change.getByLabel("Stage").selectOption("Offers");
  await change.getByRole("button", { name: "Save deal" }).click();
  await expect(row).toContainText("Sale, offers");

  // By keyboard: the row's menu, and back to the row.
  const link = row.getByRole("link", { name: "700 Journey Road" });
  await link.press("Shift+F10");
  await expect(page.getByRole("menuitem", { name: "Open deal" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await link.press("ArrowUp");
  await expect(deals.getByRole("link", { name: "9 Template Drive" })).toBeFocused();
  const move = page.getByRole("dialog", { name: "Move 700 Journey Road to a stage" });
  await link.press("Shift+F10");
  await page.getByRole("menuitem", { name: "Move to a stage…" }).press("Enter");
  await move.getByLabel("Stage").selectOption("Marketing");
  await move.getByRole("button", { name: "Move deal" }).press("Enter");
  await expect(row).toContainText("Sale, marketing");
  await expect(link).toBeFocused();
  await chooseFor(page, "700 Journey Road", "Move to a stage…");
  await move.getByLabel("Stage").selectOption("Closed");
  await move.getByRole("button", { name: "Move deal" }).click();
  // Closed deals are in a collapsed section.
  await expect(row).toHaveCount(0);
  // The deal is in the list of all clients' deals, too, and in the counts of its tabs.
  await page.getByRole("link", { name: "Deals", exact: true }).first().click();
  const closed = page.getByRole("region", { name: /^Closed/ });
  await expect(closed).toContainText("$4.2M");
  await closed.getByRole("button", { name: /^Closed/ }).click();
  await expect(closed.getByRole("listitem").filter({ hasText: "700 Journey Road" })).toContainText(
    "Taylor Morgan, selling",
  );
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Leasing/ }).click();
  await expect(closed).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await deals.getByRole("button", { name: "Closed" }).click();
  await expect(row).toContainText("Sale, closed");

  // An archived deal stays in the list. The toast's Undo restores it, and so does the deal's own
  // page.
  await chooseFor(page, "9 Template Drive", "Archive");
  const archived = deals.getByRole("listitem").filter({ hasText: "9 Template Drive" });
  await expect(archived).toContainText("Archived");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(archived).not.toContainText("Archived");
  await chooseFor(page, "9 Template Drive", "Archive");
  await expect(archived).toContainText("Archived");
  await archived.getByRole("link", { name: "9 Template Drive" }).click();
  await expect(page.getByText("Its dates and requests no longer remind anyone.")).toBeVisible();
  await chooseFor(page, "9 Template Drive", "Restore");
  await expect(page.getByText("Its dates and requests no longer remind anyone.")).toHaveCount(0);
  await expectAccessible(page);
  await page.goBack();

  const parties = page.getByRole("region", { name: "Parties" });
  await parties.getByRole("button", { name: "Add a party" }).click();
  const party = page.getByRole("dialog", { name: "Add a party" });
  await party.getByLabel("Name").fill("Noa Attorney");
  await party.getByLabel("Role").selectOption("Attorney");
  await party.getByLabel("Email").fill("noa@example.com");
  await party.getByLabel("700 Journey Road").check();
  await expectAccessible(page);
  await party.getByRole("button", { name: "Add party" }).click();
  await expect(parties.getByRole("listitem")).toHaveCount(6);
  await parties.getByRole("button", { name: /^Show all \d/ }).click();
  await expect(parties.getByRole("listitem").filter({ hasText: "Noa Attorney" })).toContainText(
    "700 Journey Road",
  );
  await chooseFor(page, "Noa Attorney", "Remove");
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(parties.getByText("Noa Attorney")).toHaveCount(0);
});

test("a client sees the documents and events that a broker adds @phone", async ({
  other: client,
  page,
  server,
}, { project }) => {
  const name = `Fence permit ${project.name}`;
  const day = dayAhead(10);
  await signIn(page, server.broker);
  await openClient(page);
  await expect(page.getByRole("region", { name: "Parties" })).toContainText("Casey Park");
  await expectAccessible(page);
  await page.getByRole("button", { name: "More for Taylor Morgan" }).click();
  await page.getByRole("menuitem", { name: "Share a document" }).click();
  const upload = page.getByRole("dialog", { name: "Share documents" });
  await upload.locator("input[type=file]").setInputFiles({
    name: `${name}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from("part,length\nnorth,12\n"),
  });
  await upload.getByLabel("Property").selectOption("48 Example Road");
  await upload.getByLabel("Type").selectOption("Other");
  await upload.getByRole("button", { name: "Upload 1 file" }).click();
  await expect(page.getByText("1 file uploaded.")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Documents" }).getByRole("link", { name }),
  ).toBeVisible();

  await page.getByRole("button", { name: "Add an event" }).click();
  const form = page.getByRole("dialog", { name: "Add an event" });
  await form.getByLabel("Property").selectOption("48 Example Road");
  await form.getByLabel("Title").fill(`Fence inspection ${project.name}`);
  await form.getByLabel("Day").fill(day);
  await form.getByLabel("From").fill("10:00");
  await form.getByLabel("To", { exact: true }).fill("09:00");
  await form.getByRole("button", { name: "Add event" }).click();
  await expect(form.getByLabel("To", { exact: true })).toHaveAccessibleDescription(
    "The end is before the beginning.",
  );
  await expectAccessible(page);
  await form.getByLabel("To", { exact: true }).fill("11:30");
  await form.getByRole("button", { name: "Add event" }).click();
  await expect(
    page.getByText(`Fence inspection ${project.name} added to Taylor Morgan’s calendar.`),
  ).toBeVisible();

  await signIn(client, server.client);
  await client.goto("/dashboard/documents?q=fence+permit");
  await client.getByRole("link", { name }).click();
  await expect(client.getByRole("dialog", { name })).toBeVisible();
  await client.goto(`/dashboard/calendar?date=${day.slice(0, 7)}`);
  await client
    .getByRole("link", { name: `Fence inspection ${project.name}` })
    .first()
    .click();
  await expect(client.getByRole("dialog")).toContainText("10am to 11:30am");
});

/** Requests a tour at 10am as the client. Returns the event's id. */
async function requestViewing(
  client: Page,
  { origin }: LiveServer,
  day: string,
  changes: { kind?: string; time?: string } = {},
): Promise<string> {
  const { items: deals } = (await (
    await client.request.get("/api/deals/details")
  ).json()) as PageOf<{ id: string; name: string }>;
  const dealId = deals.find(({ name }) => name === "48 Example Road")?.id;
  const note = "My partner comes along.";
  const answer = await client.request.post("/api/events/requests", {
    headers: { Origin: origin },
    data: { kind: "viewing", dealId, day, time: "10:00", minutes: "60", note, ...changes },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** Chooses an item of an open event's menu. */
async function chooseInDialog(page: Page, name: string): Promise<void> {
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^More for/ })
    .click();
  await page.getByRole("menuitem", { name }).click();
}

test("a client's requests are confirmed and declined with a note, and one ends when its proposed time is withdrawn @phone", async ({
  other: client,
  page,
  server,
}) => {
  await signIn(client, server.client);
  const wanted = await requestViewing(client, server, dayAhead(14));
  const unwanted = await requestViewing(client, server, dayAhead(15));
  const answered = await requestViewing(client, server, dayAhead(20));

  await signIn(page, server.broker);
  await page.goto(`/dashboard/calendar?event=${wanted}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Confirm" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByText("Confirmed", { exact: true })).toBeVisible();

  await page.goto(`/dashboard/calendar?event=${unwanted}`);
  await chooseInDialog(page, "Decline");
  const question = page.getByRole("dialog", { name: "Decline this time?" });
  await question.getByLabel("Reason (optional)").fill("The tenant is away that day.");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("declined. The client has been notified.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const headers = { Origin: server.origin };
  const proposed = await page.request.post(`/api/events/${answered}/answer`, {
    headers,
    data: {
      answer: "propose",
      day: dayAhead(21),
      time: "14:00",
      minutes: "60",
      note: "",
      version: 1,
    },
  });
  expect(proposed.ok()).toBe(true);
  await page.goto(`/dashboard/calendar?event=${answered}`);
  await page.getByRole("button", { name: "Withdraw" }).click();
  const withdrawal = page.getByRole("dialog", { name: "Withdraw the proposed time?" });
  await expect(withdrawal).toContainText("removes the client’s whole request from both calendars");
  await withdrawal.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("withdrawn. The client has been notified.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await client.goto("/dashboard/notifications");
  await expect(client.getByText("The tenant is away that day.").first()).toBeVisible();
  await client.getByRole("link", { name: "Declined: Property tour" }).first().click();
  const declined = client.getByRole("dialog", { name: "Property tour" });
  await expect(declined).toContainText(/Declined by .*\./);
  await expect(declined).toContainText("The tenant is away that day.");
  await client.goto(`/dashboard/calendar?event=${wanted}`);
  await expect(client.getByRole("dialog").getByText("Confirmed", { exact: true })).toBeVisible();
});

test("another time is proposed and accepted, and the confirmed event is edited and removed @desktop @more", async ({
  other: client,
  page,
  server,
}) => {
  await signIn(client, server.client);
  const id = await requestViewing(client, server, dayAhead(16));
  await requestViewing(client, server, dayAhead(17), { kind: "call", time: "14:30" });
  await signIn(page, server.broker);
  await page.goto(`/dashboard/calendar?event=${id}`);
  const dialog = page.getByRole("dialog", { name: "Property tour" });
  await expect(dialog).toContainText("Taylor Morgan");
  await dialog.getByRole("button", { name: "Suggest another time" }).click();
  const form = page.getByRole("dialog", { name: "Suggest another time" });
  await expect(form.getByLabel("Time")).toHaveValue("10:00");
  await form.getByLabel("Day").fill("2020-01-02");
  await form.getByRole("button", { name: "Propose" }).click();
  await expect(form.getByLabel("Time")).toHaveAccessibleDescription(/This time has passed/);
  await expectAccessible(page);
  await form.getByLabel("Day").fill(dayAhead(17));
  await form.getByLabel("Time").fill("14:00");
  await expect(form.getByRole("status")).toContainText("Overlaps another event");
  await expect(form.getByRole("status")).toContainText(/^.*Call with .* with Taylor Morgan/s);
  await form.getByLabel("Note (optional)").fill("The tenant is in from noon.");
  await form.getByRole("button", { name: "Propose" }).click();
  await expect(dialog).toContainText("You proposed this time.");

  await client.goto(`/dashboard/calendar?event=${id}`);
  const proposal = client.getByRole("dialog", { name: "Property tour" });
  await expect(proposal).toContainText("2pm to 3pm");
  await expect(proposal).toContainText("10am in Chicago");
  await expect(proposal).toContainText("The tenant is in from noon.");
  await expect(proposal).toContainText("My partner comes along.");
  await expectAccessible(client);
  await proposal.getByRole("button", { name: "Accept this time" }).click();
  await expect(proposal.getByText("Confirmed", { exact: true })).toBeVisible();

  await expect(dialog.getByText("Confirmed", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Property tour" });
  await expect(edit.getByLabel("From")).toHaveValue("14:00");
  await expect(edit.getByLabel("Property")).toHaveValue(/./);
  // Unsaved changes are restored, with a note that says so.
  await edit.getByLabel("From").fill("14:15");
  await edit.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByRole("button", { name: "Edit" }).click();
  await expect(edit.getByLabel("From")).toHaveValue("14:15");
  await expect(edit.getByText("Restored unsaved changes.")).toBeVisible();
  await expectAccessible(page);
  await edit.getByRole("button", { name: "Discard" }).click();
  await expect(edit.getByLabel("From")).toHaveValue("14:00");
  await expect(edit.getByText("Restored unsaved changes.")).toHaveCount(0);
  await edit.getByLabel("From").fill("14:30");
  await edit.getByRole("button", { name: "Save event" }).click();
  await expect(dialog).toContainText("2:30pm to 3pm");
  await expect(dialog.getByRole("button", { name: "Edit" })).toBeFocused();
  await expect(proposal).toContainText("2:30pm to 3pm");

  // The client asks for another time; the tour keeps its time until the broker confirms.
  await proposal.getByRole("button", { name: "Reschedule" }).click();
  const another = client.getByRole("dialog", { name: "Suggest another time" });
  await another.getByLabel("Time").fill("16:00");
  await another.getByRole("button", { name: "Propose" }).click();
  await expect(proposal).toContainText("You proposed it. The confirmed time stays");
  await expect(dialog).toContainText("4pm to 4:30pm");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Confirm the new time" }).click();
  await expect(dialog.getByRole("button", { name: "Confirm the new time" })).toHaveCount(0);
  await expect(proposal).not.toContainText("2:30pm");

  await chooseInDialog(page, "Remove");
  const question = page.getByRole("dialog", { name: "Remove Property tour?" });
  await fillSilently(question.getByLabel("Reason (optional)"), "The seller withdrew.");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("canceled. The client has been notified.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await client.goto("/dashboard/notifications");
  await client.getByText("Canceled: Property tour").first().click();
  await expect(proposal).toContainText(/Canceled by .*\./);
  await expect(proposal).toContainText("The seller withdrew.");
});

test("a proposed time that changes while its confirmation is open isn't declined unread @desktop @more", async ({
  other: client,
  page,
  server,
}) => {
  await signIn(client, server.client);
  const id = await requestViewing(client, server, dayAhead(18));
  await signIn(page, server.broker);
  const propose = async (time: string, version: number) => {
    const answer = await page.request.post(`/api/events/${id}/answer`, {
      headers: { Origin: server.origin },
      data: { answer: "propose", day: dayAhead(19), time, minutes: "60", note: "", version },
    });
    expect(answer.ok()).toBe(true);
  };

  await propose("14:00", 1);
  await client.goto(`/dashboard/calendar?event=${id}`);
  const proposal = client.getByRole("dialog", { name: "Property tour" });
  const question = client.getByRole("dialog", { name: "Decline this time?" });
  await chooseInDialog(client, "Decline");
  await expect(question).toBeVisible();
  await propose("15:00", 2);
  await expect(client.getByText("3pm to 4pm").last()).toBeAttached();
  await question.getByRole("button", { name: "Decline" }).click();
  await expect(client.getByText("This event was changed after you opened it.")).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(proposal).toContainText("3pm to 4pm");

  await chooseInDialog(client, "Decline");
  await question.getByRole("button", { name: "Decline" }).click();
  await expect(client.getByText("Proposed time declined.")).toBeVisible();
  await expect(client.getByRole("dialog")).toHaveCount(0);
});

test("an event's form that was open when the client requested another time keeps both sides' changes @desktop @more", async ({
  other: client,
  page,
  server,
}) => {
  await signIn(client, server.client);
  const id = await requestViewing(client, server, dayAhead(22));
  await signIn(page, server.broker);
  const confirmed = await page.request.post(`/api/events/${id}/answer`, {
    headers: { Origin: server.origin },
    data: { answer: "confirm", note: "Ring at the dock.", version: 1 },
  });
  expect(confirmed.ok()).toBe(true);
  await page.goto(`/dashboard/calendar?event=${id}`);
  await page.getByRole("button", { name: "Edit" }).click();
  // The dialog is named after the event, whose title changes below.
  const edit = page.getByRole("dialog", { name: /^Edit / });
  await edit.getByLabel("Where (optional)").fill("North gate");
  await edit.getByLabel("Note (optional)").fill("Bring boots.");

  // In the meantime, the client asks for another time.
  await client.goto(`/dashboard/calendar?event=${id}`);
  const tour = client.getByRole("dialog", { name: "Property tour" });
  await tour.getByRole("button", { name: "Reschedule" }).click();
  const another = client.getByRole("dialog", { name: "Suggest another time" });
  await another.getByLabel("Time").fill("16:00");
  await another.getByRole("button", { name: "Propose" }).click();
  await expect(tour).toContainText("You proposed it. The confirmed time stays");

  await edit.getByRole("button", { name: "Save event" }).click();
  const conflict = edit.locator("[data-slot=conflict]");
  await expect(conflict.getByRole("alert")).toBeFocused();
  await expect(conflict).toContainText(/Another time is wanted: .*4pm to 5pm/);
  await expect(edit.getByLabel("Where (optional)")).toHaveValue("North gate");
  await expectAccessible(page);
  await edit.getByRole("button", { name: "Cancel" }).click();
  const dialog = page.getByRole("dialog", { name: "Property tour" });
  await expect(dialog).toContainText("4pm to 5pm");
  await expect(tour).toContainText("You proposed it. The confirmed time stays");

  // The broker's other tab saves a different note, and one of the two is chosen.
  await chooseInDialog(page, "Edit");
  await expect(edit.getByLabel("Note (optional)")).toHaveValue("Bring boots.");
  const event = await (await page.request.get(`/api/events/${id}`)).json();
  const form = { kind: "viewing", title: "Roof tour", dealId: event.dealId, day: dayAhead(22) };
  const saved = await page.request.put(`/api/events/${id}`, {
    headers: { Origin: server.origin },
    data: { ...form, from: "10:00", to: "11:00", location: "", note: "Mind the dog.", version: 3 },
  });
  expect(saved.ok()).toBe(true);
  await edit.getByRole("button", { name: "Save event" }).click();
  await expect(conflict).toContainText("Title, now saved: Roof tour");
  const note = conflict.getByRole("group", { name: "Note" });
  await expect(note.getByLabel("Yours: Bring boots.")).toBeChecked();
  await expectAccessible(page);
  await note.getByLabel("Now saved: Mind the dog.").check();
  await expect(edit.getByLabel("Note (optional)")).toHaveValue("Mind the dog.");
  await note.getByLabel("Yours: Bring boots.").check();
  await edit.getByRole("button", { name: "Save event" }).click();
  await expect(edit).toHaveCount(0);
  expect(await (await page.request.get(`/api/events/${id}`)).json()).toMatchObject({
    title: "Roof tour",
    location: "North gate",
    answer: "Bring boots.",
    version: 5,
  });
});

test("a broker's lists show all clients' records or one's, and a tablet shows each conversation's subject @desktop @more", async ({
  page,
  server,
}) => {
  await signIn(page, server.broker);
  const clientId = await idOfClient(page.request, "Taylor Morgan");
  const sidebar = page.getByRole("navigation", { name: "Dashboard" });
  await page.goto("/dashboard/documents");
  // By keyboard through the rows, and to a row's menu.
  const documentRows = page.getByRole("row");
  const rowLink = (at: number) => documentRows.nth(at).getByRole("link").first();
  // Arrow keys work only once the rows have loaded.
  await expect(async () => {
    await rowLink(1).focus();
    await page.keyboard.press("ArrowDown");
    await expect(rowLink(2)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press("ArrowUp");
  await expect(rowLink(1)).toBeFocused();
  await page.keyboard.press("Shift+F10");
  await expectFocusWithin(page.getByRole("menu"));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByLabel("Client", { exact: true }).selectOption("Taylor Morgan");
  await expect(page).toHaveURL(`/dashboard/documents?client=${clientId}`);
  await expect(page.getByRole("link", { name: "Purchase agreement, revision 3" })).toBeVisible();
  await sidebar.getByRole("link", { name: "Calendar" }).click();
  await page.getByRole("button", { name: "Add an event" }).click();
  const form = page.getByRole("dialog", { name: "Add an event" });
  // Choosing a deal also chooses its client.
  await form.getByLabel("Property").selectOption("48-example-road");
  await expect(form.getByLabel("Client")).toHaveValue(clientId);
  await form.getByRole("button", { name: "Cancel" }).click();
  await sidebar.getByRole("link", { name: /^Clients/ }).click();
  await page
    .getByRole("navigation", { name: "Clients, inquiries and contacts" })
    .getByRole("link", { name: "Contacts" })
    .click();
  // A client's link opens the conversation with the client, until another is chosen.
  await page.goto(`/dashboard/messages?client=${clientId}`);
  await expect(page.getByRole("heading", { level: 2, name: "Taylor Morgan" })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 834, height: 1112 });
  const row = page.getByRole("link", { name: /Taylor Morgan.*About Robin Hale/ });
  const topic = row.getByText("About Robin Hale");
  await expect(topic).toBeVisible();
  const room = await topic.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const column = element.closest("a")?.querySelector("time")?.parentElement;
    return (column?.getBoundingClientRect().right ?? 0) - text.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test("deals of all clients are filtered by side and client, with those that wait for the broker first, and one is opened @desktop @more", async ({
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto("/dashboard/deals");
  await expect(page.getByRole("heading", { level: 1, name: "Deals" })).toBeVisible();
  const main = page.getByRole("main");
  const rows = main
    .getByRole("listitem")
    .filter({ has: page.locator("[data-slot=action-row-title]") });
  await expect(main.getByRole("link", { name: "48 Example Road", exact: true })).toBeVisible();
  const all = await rows.count();
  await main.getByRole("link", { name: /^Buying/ }).click();
  await expect(page).toHaveURL("/dashboard/deals?side=purchase");
  await expect(main.getByRole("link", { name: /^Buying/ })).toHaveAttribute("aria-current", "true");
  await expect.poll(() => rows.count()).toBeLessThan(all);
  for (const row of await rows.all()) await expect(row).toContainText("buying");

  const noor = await idOfClient(page.request, "Noor Haddad");
  await page.goto(`/dashboard/deals?side=purchase&client=${noor}`);
  await expect(rows).toHaveCount(1);
  await main.getByRole("button", { name: "Noor Haddad Show all clients" }).click();
  const negotiating = main.getByRole("region", { name: /^Negotiating/ });
  // Noor Haddad is waiting for an answer.
  await expect(negotiating.getByRole("listitem").first()).toContainText("5 Demo Court");
  await expectAccessible(page);
  await negotiating.getByRole("link", { name: "5 Demo Court", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "5 Demo Court" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Deals" }).click();
  await expect(page).toHaveURL(/\/dashboard\/deals/);
});

test("a market note goes to the clients who want it, and is read in the conversation @desktop @more", async ({
  other: client,
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto("/dashboard/clients");
  const open = page.getByRole("button", { name: "More for all clients" });
  const openNote = async () => {
    await open.click();
    await page.getByRole("menuitem", { name: "Market note" }).click();
  };
  const dialog = page.getByRole("dialog", { name: "Market note" });
  const note = dialog.getByLabel("Note");
  const send = dialog.getByRole("button", { name: "Send" });
  await openNote();
  await expect(dialog).toContainText(/Goes to \d+ clients? as a message\./);
  await send.click();
  await expect(note).toHaveAccessibleDescription("Please write the note first.");
  await expect(note).toBeFocused();
  await expectAccessible(page);

  const words = "Three flex leases were signed this week.\nVacancy fell to 6 %.";
  await note.fill(words);
  // Typed text is kept when the dialog closes, and when sending fails.
  await page.keyboard.press("Escape");
  await openNote();
  await expect(note).toHaveValue(words);
  // The note is sent, but the response is lost.
  await page.route(
    "**/api/market-notes/*",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send.click();
  await expect(dialog.getByRole("alert")).toBeFocused();
  await expect(note).toHaveValue(words);
  await send.click();
  await expect(page.getByText(/^Market note sent to \d+ clients?\.$/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await openNote();
  await expect(note).toHaveValue("");

  await signIn(client, server.client);
  await client.goto("/dashboard/notifications");
  await client.getByRole("link", { name: "Your weekly market note is ready" }).click();
  const message = client
    .getByRole("region", { name: `Messages with ${owner.name}` })
    .getByText("Three flex leases were signed this week.");
  await expect(message).toHaveCount(1);
  await expect(message).toContainText("Vacancy fell to 6 %.");

  const asked = await client.request.get("/api/settings");
  const settings = (await asked.json()) as { notifications: object; version: number };
  let { version } = settings;
  async function keep(notifications: object) {
    const answer = await client.request.put("/api/settings", {
      headers: { Origin: server.origin },
      data: {
        ...settings,
        notifications: { ...settings.notifications, ...notifications },
        version,
      },
    });
    expect(answer.ok()).toBe(true);
    version += 1;
  }
  await keep({ "market-note": { inApp: false, email: false } });
  await page.reload();
  await openNote();
  await expect(dialog).toContainText("Clients who opted out won’t get it.");
  await keep({});
});

test("a client is asked to sign, sees immediately how, marks the document as signed, and the broker confirms it @desktop", async ({
  other: client,
  page,
  server,
}) => {
  const name = "Title commitment";
  await signIn(client, server.client);
  await client.goto("/dashboard/documents?q=title+commitment+48");
  const row = client.getByRole("row").filter({ hasText: name });
  await expect(row).toBeVisible();

  await signIn(page, server.broker);
  await page.goto("/dashboard/documents?q=title+commitment+48");
  const brokersRow = page.getByRole("row").filter({ hasText: name });
  await brokersRow.getByRole("link", { name }).click();
  const signature = page
    .getByRole("dialog", { name })
    .getByRole("region", { name: "Signature", exact: true });
  const question = page.getByRole("alertdialog");
  await signature.getByRole("button", { name: "Request signature" }).click();
  await expect(question).toContainText("The client will be notified");
  await expectAccessible(page);
  // The confirmation dialog stays open after a failed request.
  await page.route("**/api/documents/*/status", (route) => route.abort(), { times: 1 });
  await question.getByRole("button", { name: "Request" }).click();
  await expect(question.getByRole("alert")).not.toBeEmpty();
  await question.getByRole("button", { name: "Request" }).click();
  await expect(page.getByText("Signature requested. The client has been notified.")).toBeVisible();
  await expect(signature.getByRole("heading", { name: "Signature" })).toBeFocused();
  await expect(signature).toContainText("Awaiting client signature");
  await expect(page.getByRole("button", { name: "I signed it" })).toHaveCount(0);
  await expectAccessible(page);

  await expect(row.getByText("To sign")).toBeVisible();
  await client.goto("/dashboard/notifications");
  await client.getByRole("link", { name: "Title needs your signature" }).click();
  const opened = client.getByRole("dialog", { name });
  // The email comes from the broker's e-signature service.
  await expect(opened.getByText(`${owner.name.split(" ", 1)[0]} will send it.`)).toBeVisible();
  await expect(opened.getByRole("button", { name: "I signed it" })).toBeDisabled();
  await expect(opened.getByRole("button", { name: "Mark as signed" })).toHaveCount(0);

  await signature.getByRole("button", { name: "Withdraw request" }).click();
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect(opened.getByRole("tab", { name: "Sign" })).toHaveCount(0);
  await expect(opened.getByText("Reviewed", { exact: true })).toBeVisible();
  await signature.getByRole("button", { name: "Request signature" }).click();
  await question.getByRole("button", { name: "Request" }).click();
  await expect(opened.getByText(`${owner.name.split(" ", 1)[0]} will send it.`)).toBeVisible();
  await opened.getByRole("tab", { name: "Details" }).click();
  await expect(opened.getByText("To sign", { exact: true })).toBeVisible();
  await opened.getByRole("tab", { name: "Sign" }).click();
  await signature.getByRole("button", { name: "Mark as emailed" }).click();
  await question.getByRole("button", { name: "Mark as emailed" }).click();
  await test.step("a mark can be undone", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    const mark = signature.getByRole("button", { name: "Mark as emailed" });
    await expect(mark).toBeVisible();
    await expect(opened.getByText(`${owner.name.split(" ", 1)[0]} will send it.`)).toBeVisible();
    await expect(opened.getByRole("button", { name: "I signed it" })).toBeDisabled();
    await mark.click();
    await question.getByRole("button", { name: "Mark as emailed" }).click();
  });
  await expect(opened.getByText("Emailed today at")).toBeVisible();
  await expectAccessible(client);
  await opened.getByRole("button", { name: "I signed it" }).click();
  await expect(opened.getByText(/^You said you signed it today at/)).toBeFocused();
  await expect(signature).toContainText("Taylor Morgan signed this document");
  await signature.getByRole("button", { name: "Confirm signature" }).click();
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(opened.getByText("Signed", { exact: true })).toBeVisible();
  await expect(opened.getByRole("tab", { name: "Sign" })).toHaveCount(0);
  await expect(signature.getByRole("heading", { name: "Signature" })).toBeFocused();
  await page.getByRole("dialog", { name }).getByRole("button", { name: "Close" }).click();
  await expect(brokersRow.getByText("Signed", { exact: true })).toBeVisible();
});

test("a client's profile is shown to the broker, whose own profile and settings are separate @desktop @more", async ({
  other: client,
  page,
  server,
}) => {
  await signIn(client, server.client);
  const before = await (await client.request.get("/api/profile")).json();
  // With an account, the profile is the first section of the settings.
  await client.goto("/dashboard/profile");
  await expect(client).toHaveURL("/dashboard/settings");
  await client.getByRole("button", { name: "Edit: Profile" }).click();
  const email = client.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveAccessibleDescription(
    `Notifications go here. You log in with ${server.client.email}.`,
  );
  await email.fill("office@example.com");
  await client.getByLabel("Phone (optional)").fill("555 555 0123");
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: "teal" } });
  await client.locator("input[type=file]").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: await picture.png().toBuffer(),
  });
  await expect(client.getByRole("img", { name: "You" })).toBeVisible();
  await client.getByRole("button", { name: "Save changes" }).click();
  await expect(client.getByText("Profile saved.")).toBeVisible();
  const inSidebar = client.getByRole("complementary", { name: "Sidebar" }).locator("img");
  await expect(inSidebar).toHaveAttribute("src", /^\/api\/photos\//);

  await signIn(page, server.broker);
  await openClient(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "office@example.com" })).toBeVisible();
  await expect(main.getByRole("link", { name: "(555) 555-0123" })).toBeVisible();
  await expect(main.getByText(`Logs in with ${server.client.email}`)).toBeVisible();
  await expect(async () => {
    const width = main.locator("img").evaluate((photo: HTMLImageElement) => photo.naturalWidth);
    expect(await width).toBeGreaterThan(0);
  }).toPass();
  await expectAccessible(page);

  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Edit: Profile" }).click();
  await page.getByLabel("Phone (optional)").fill("(555) 555-0177");
  await expect(page.getByLabel(/^(Company|Role|States|Preferred contact)/)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile saved.")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "0177" })).toBeVisible();
  const topics = page.getByRole("table", { name: /notified/ }).getByRole("rowheader");
  await expect(topics).toHaveText([
    "New messages",
    "New documents",
    "Upcoming events and key dates",
  ]);
  // Waits for skeletons above, which would move the heading from under the pointer.
  await expect(page.locator("[data-slot=skeleton]")).toHaveCount(0);
  await page.getByText("Download", { exact: true }).click();
  await expect(page.getByText("Profile, settings and notifications as JSON")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Close your account" })).toHaveCount(0);
  await expectAccessible(page);

  await client.goto("/dashboard/messages?thread=broker");
  await expect(client.getByRole("link", { name: /^Call .*, \(555\) 555-0177$/ })).toBeVisible();
  // Restores the profile: a photo would appear in other tests.
  const headers = { Origin: server.origin };
  const restored = await client.request.put("/api/profile", { headers, data: before });
  expect(restored.ok(), await restored.text()).toBe(true);
});

test("a market note by email is unsubscribed from without logging in or JavaScript @desktop @more", async ({
  browser,
  other: client,
  page,
  server,
}) => {
  await signIn(client, server.client);
  await client.goto("/dashboard/settings");
  const notifications = client.getByRole("region", { name: "Email and notices" });
  const byEmail = notifications.getByRole("switch", { name: "Weekly market note By email" });
  await byEmail.click();
  await expect(notifications).toContainText("Saved");

  await signIn(page, server.broker);
  await page.request.put(`/api/market-notes/${crypto.randomUUID()}`, {
    data: { text: "Three leases were signed this week." },
  });
  // A market note goes to the contact email, which another test may have changed.
  const { email } = await (await client.request.get("/api/profile")).json();
  const link = await linkMailedTo(email, "token", server);

  const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
  const stranger = await context.newPage();
  await stranger.goto(link);
  await expect(stranger).toHaveTitle(/^Unsubscribe from market notes\? \| /);
  await stranger.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(stranger.getByRole("heading", { name: "You’re unsubscribed" })).toBeVisible();
  await stranger.getByRole("button", { name: "Undo" }).click();
  await expect(stranger.getByRole("heading", { name: "You’re subscribed again" })).toBeVisible();
  await stranger.goto(link);
  await stranger.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(stranger.getByRole("heading", { name: "You’re unsubscribed" })).toBeVisible();
  await context.close();

  await openClient(page);
  await expect(
    page.getByText(/^Unsubscribed from market notes by email on \w+ \d+\.$/),
  ).toBeVisible();
  // The open page shows the change as well.
  await expect(byEmail).not.toBeChecked();
  await expect(notifications).toContainText("You unsubscribed from market notes by email on");
  await expectAccessible(client);
  await byEmail.click();
  await expect(byEmail).toBeChecked();
  await expect(notifications).not.toContainText("You unsubscribed");

  await client.goto(link);
  await expectAccessible(client);
  await client.goto("/api/unsubscribe?token=forged");
  await expect(client.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();
});
