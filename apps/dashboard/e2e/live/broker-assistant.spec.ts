import { broker as owner } from "@frontage/content/broker";
import type { Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect, signIn, test, type LiveServer } from "./server.ts";

const ownersFirstName = owner.name.split(" ")[0];

// Its own store: records created here would change other tests' counts.
test.use({ store: "the assistant's lists" });
// One server for all tests of this file: starting one takes as long as a test.
test.describe.configure({ mode: "default" });

const path = "/dashboard/messages?thread=assistant";

/** Requests sent as the client, from the client's page. */
async function asClient(page: Page, server: LiveServer) {
  await signIn(page, server.client);
  /** Asks, and says that what was found didn't help, so that the question waits for the broker. */
  async function ask(question: string) {
    const questions = "/api/assistant/questions";
    const headers = { Origin: server.origin };
    const answer = await page.request.post(questions, { data: { question }, headers });
    const { id } = (await answer.json()) as { id: string };
    const unhelpful = await page.request.put(`${questions}/${id}/unhelpful`, { headers });
    expect(unhelpful.ok()).toBe(true);
  }
  // Retries, because the server may just be closing the idle connection.
  const messages = async (): Promise<string> =>
    (await page.request.get("/api/threads/broker/messages?limit=5", { maxRetries: 1 })).text();
  return { ask, messages };
}

/** Dismisses the questions that other tests left on the broker's list. */
async function dismissAll(page: Page, server: LiveServer) {
  const unanswered = "/api/assistant/unanswered";
  const left = await page.request.get(`${unanswered}?status=needs-answer&limit=100`);
  const { items } = (await left.json()) as { items: { id: string }[] };
  for (const { id } of items) {
    const headers = { Origin: server.origin };
    expect((await page.request.post(`${unanswered}/${id}/dismissal`, { headers })).ok()).toBe(true);
  }
}

const questions = (page: Page) =>
  page.getByRole("list", { name: "Questions that need an answer" }).getByRole("listitem");
const question = (page: Page, text: string) =>
  page.getByRole("button", { name: `“${text}”`, exact: true });

const zeppelin = "Which zeppelin moors above the marzipan quarry?";
const walruses = "Do the walruses prefer tangerine linoleum?";
const violets = "How loudly do the violets hum?";

test("the broker answers by keyboard, saves a note, edits and removes it @desktop @more", async ({
  other,
  page,
  server,
}) => {
  const client = await asClient(other, server);
  await signIn(page, server.broker);
  await dismissAll(page, server);
  await client.ask(zeppelin);
  await client.ask(walruses);

  const isListening = page.waitForResponse("**/api/changes*");
  await page.goto(path);
  await isListening;
  await expect(page.getByRole("tab")).toHaveText([/^Needs an answer/, /^Answered/, /^Notes/]);
  await expect(questions(page)).toHaveText([/walruses/, /zeppelin/]);
  await expectAccessible(page);

  // New questions appear without a reload.
  await client.ask(violets);
  await expect(questions(page)).toHaveText([/violets/, /walruses/, /zeppelin/]);
  await expect(page.getByRole("tab", { name: "Needs an answer 3" })).toBeVisible();

  // A draft is kept when its editor closes.
  await question(page, violets).focus();
  await page.keyboard.press("ArrowDown");
  await expect(question(page, walruses)).toBeFocused();
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: "Your answer" });
  await expect(field).toBeFocused();
  await page.keyboard.type("Tuna, a jar");
  await page.keyboard.press("Escape");
  await expect(question(page, walruses)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Tuna, a jar");
  await page.keyboard.press("End");
  await page.keyboard.type(" a day.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByText("Taylor only, for all their deals.")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const scope = page.getByRole("combobox", { name: "Quoted for" });
  await expect(scope).toBeFocused();
  // Esc closes the scope select, not the whole answer.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Change who" })).toBeFocused();
  await page.keyboard.press("Enter");
  await scope.selectOption("48 Example Road");
  await expect(page.getByText("Taylor only, for 48 Example Road.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send to Taylor" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sent to Taylor, and saved as a note.")).toBeVisible();
  await expect(questions(page)).toHaveText([/violets/, /zeppelin/]);
  await expect(question(page, zeppelin)).toBeFocused();
  expect(await client.messages()).toContain("Tuna, a jar a day.");

  // "No answer needed" can be undone.
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: "No answer needed" }).press("Enter");
  await expect(questions(page)).toHaveText([/violets/]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(questions(page)).toHaveText([/violets/, /zeppelin/]);

  await page.getByRole("tab", { name: "Answered 1" }).click();
  const answered = page.getByRole("list", { name: "Answered questions" }).getByRole("listitem");
  await expect(answered).toContainText(["Tuna, a jar a day."]);
  await expect(answered).toContainText([`${owner.name} answered today`]);
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Notes 1" }).click();
  await expect(page).toHaveURL(/tab=notes/);
  const note = page.getByRole("list", { name: "Notes the assistant quotes" }).getByRole("listitem");
  await expect(note).toContainText("Taylor Morgan, 48 Example Road");
  await expectAccessible(page);
  await question(page, walruses).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Note" })).toBeFocused();
  await page.getByRole("textbox", { name: "Note" }).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please enter the note." })).toBeVisible();
  await page.getByRole("textbox", { name: "Note" }).fill("Salmon.");
  await page.getByRole("combobox", { name: "Quoted for" }).selectOption("All of Taylor’s deals");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(note).toContainText("Salmon.");
  await expect(note).toContainText("Taylor Morgan, all deals");
  await expect(question(page, walruses)).toBeFocused();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: "Remove note" }).press("Enter");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("No notes yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Assistant", level: 2 })).toBeFocused();
});

test("a client never sees the broker’s lists, and the broker turns the assistant off, for everyone and for one client @desktop @more", async ({
  other,
  page,
  server,
}) => {
  const client = await asClient(other, server);
  await other.goto(`${path}&tab=notes`);
  await expect(other.getByRole("heading", { name: "Assistant", exact: true })).toBeVisible();
  await expect(other.getByRole("tab")).toHaveCount(0);
  await other.getByRole("link", { name: "Settings" }).first().click();
  await expect(other.getByRole("heading", { name: "Your data" })).toBeVisible();
  await expect(other.getByRole("switch", { name: "Clients can ask the assistant" })).toHaveCount(0);
  await client.ask(violets);
  const isOn = async () =>
    (
      (await (await other.request.get("/api/assistant", { maxRetries: 1 })).json()) as {
        isOn: boolean;
      }
    ).isOn;
  await signIn(page, server.broker);
  await page.goto("/dashboard/settings#assistant");
  const forAll = page.getByRole("switch", { name: "Clients can ask the assistant" });
  await expect(forAll).toBeChecked();
  await forAll.click();
  await expect(forAll).not.toBeChecked();
  await expect(page.getByRole("region", { name: "Assistant" })).toContainText("Saved");
  expect(await isOn()).toBe(false);
  await expectAccessible(page);
  await other.goto(path);
  await expect(other.getByText("The assistant is off.")).toBeVisible();
  await expect(other.getByRole("button", { name: `Ask ${ownersFirstName}` })).toHaveCount(0);

  await page.goto(path);
  await page.getByRole("link", { name: "Turn it on in Settings" }).click();
  await forAll.click();
  await expect(forAll).toBeChecked();
  await expect.poll(isOn).toBe(true);

  await page.goto("/dashboard/clients");
  await page.getByRole("link", { name: "Taylor Morgan" }).first().click();
  await expect(
    page
      .getByRole("region", { name: "Questions for you" })
      .getByRole("link", { name: `Answer: ${violets}` })
      .first(),
  ).toHaveAttribute("href", "/dashboard/messages?thread=assistant");
  await page.getByRole("button", { name: "More for Taylor Morgan" }).click();
  await page.getByRole("menuitem", { name: "Turn off the assistant" }).click();
  const turnOn = page.getByRole("button", { name: "Turn on the assistant for Taylor Morgan" });
  await expect(turnOn).toBeVisible();
  expect(await isOn()).toBe(false);
  await expectAccessible(page);
  await turnOn.click();
  await expect(turnOn).toBeHidden();
  await expect(page.getByRole("heading", { name: "Taylor Morgan", level: 1 })).toBeFocused();
  expect(await isOn()).toBe(true);
});

test("an answer that can't be sent shows why and keeps its text, and a question about a wire asks the broker to call, with a warning beside a written answer @phone @more", async ({
  other,
  page,
  server,
}) => {
  const client = await asClient(other, server);
  await signIn(page, server.broker);
  await dismissAll(page, server);
  await client.ask("Where do the penguins keep their trombones?");
  const isListening = page.waitForResponse("**/api/changes*");
  await page.goto(path);
  await isListening;
  await page.getByRole("button", { name: /^Answer: Where do the penguins/ }).click();
  const field = page.getByRole("textbox", { name: "Your answer" });
  await page.getByRole("button", { name: "Send to Taylor" }).click();
  await expect(field).toBeFocused();
  await page.route("**/api/assistant/unanswered/*/answer", async (route) => route.abort());
  await field.fill("Mittens.");
  await page.getByRole("button", { name: "Send to Taylor" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Not sent." })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/assistant/unanswered/*/answer");
  await page.reload();
  await page.getByRole("button", { name: /^Answer: Where do the penguins/ }).click();
  await expect(field).toHaveValue("Mittens.");
  await page.getByRole("button", { name: "Send to Taylor" }).click();
  await expect(page.getByText("Sent to Taylor.")).toBeVisible();
  expect(await client.messages()).toContain("Mittens.");
  await expect(page.getByText("Nothing needs an answer")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Assistant", level: 2 })).toBeFocused();
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);

  // New questions appear without a reload.
  await client.ask("What is the routing number for the deposit?");
  const row = questions(page).first();
  await expect(row).toContainText("Asked about a payment.");
  await expect(row).not.toContainText("Found nothing");
  await expect(row.getByRole("link", { name: /^Call Taylor Morgan/ })).toHaveAttribute(
    "href",
    /^tel:\+1/,
  );
  await row.getByRole("button", { name: "More for Taylor Morgan" }).click();
  await page.getByRole("menuitem", { name: "Answer in writing" }).click();
  await expect(row).toContainText("Never write wire instructions or account numbers here.");
  await expect(row.getByRole("checkbox")).toHaveCount(0);
  await expectAccessible(page);
});
