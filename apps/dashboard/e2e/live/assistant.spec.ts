import { broker as owner } from "@frontage/content/broker";
import type { Page } from "@playwright/test";

import { applicationReady } from "../../../../scripts/application-ready.ts";
import { expectAccessible, expectAccessibleInDark } from "../axe.ts";
import { expect, signIn, test } from "./server.ts";

const ownersFirstName = owner.name.split(" ")[0];

// Its own store: questions asked here would change other tests' counts.
test.use({ store: "the assistant's conversations" });
// One server for all tests of this file: starting one takes as long as a test.
test.describe.configure({ mode: "default" });

const path = "/dashboard/messages?thread=assistant";
const agreement = "/dashboard/documents?document=purchase-agreement-48-example-road";
const depositQuestion = "When do I get my deposit back on 48 Example Road?";
const deposit = /If Buyer terminates on or before the last day of the due diligence period/;

const field = (page: Page) => page.getByRole("textbox", { name: "Question" });
const log = (page: Page) => page.getByRole("region", { name: "Questions and answers" });
/** A question with what was found for it; the last of several that are the same. */
const questionOf = (page: Page, question: string) =>
  log(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: question, exact: true }) })
    .last();

test("a client asks when due diligence ends, and opens an answer's source with the passage marked @desktop", async ({
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto("/dashboard/messages");
  // Not the sidebar's link.
  await page.getByRole("link", { name: /^Assistant ./ }).click();
  await expect(page.getByRole("heading", { name: "Assistant", exact: true })).toBeVisible();
  await expect(
    page.getByText(
      `Finds passages in your documents, dates and messages. It doesn’t answer for ${ownersFirstName}.`,
    ),
  ).toBeVisible();
  await expect(
    page.getByText("Passages from your records. Your question stays on this site."),
  ).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleInDark(page);

  await field(page).fill("When does due diligence end on 48 Example Road?");
  await field(page).press("Enter");
  const asked = questionOf(page, "When does due diligence end on 48 Example Road?");
  await expect(
    asked.getByRole("heading", { name: /^48 Example Road You’re buying/ }),
  ).toBeVisible();
  const date = asked.getByRole("figure").filter({ hasText: /^Due diligence ends/ });
  await expect(date).toContainText(/\w+day, \w+ \d+, \d{4}/);
  // Once, and nothing else does.
  await expect(
    page.getByRole("status").filter({ hasText: /^3 passages.* about 48 Example Road/ }),
  ).toHaveCount(1);
  await expect(page.locator("[aria-live]", { hasText: "Due diligence ends" })).toHaveCount(0);
  // A fact leads to its record.
  await date.getByRole("link", { name: "Dates" }).click();
  await expect(page).toHaveURL(/deals\/48-example-road#date-/);
  await page.goBack();

  await field(page).fill(depositQuestion);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const found = questionOf(page, depositQuestion).getByRole("figure").filter({ hasText: deposit });
  await expect(found).toBeVisible();
  await expect(
    found
      .locator("mark")
      .filter({ hasText: /deposit/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: /^Assistant.*deposit/i })).toBeVisible();
  await expectAccessible(page);

  await found.getByRole("link", { name: "Purchase agreement, revision 3" }).click();
  const dialog = page.getByRole("dialog", { name: "Purchase agreement, revision 3" });
  await expect(dialog.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(dialog.locator("[data-slot=passage-mark]").first()).toBeInViewport();
  await expect(dialog.getByText("The quoted passage is marked on page 2.")).toBeAttached();
  await dialog.getByRole("radio", { name: "Text" }).click();
  await expect(dialog.locator("mark").first()).toBeInViewport();
  expect((await dialog.locator("mark").allInnerTexts()).join(" ")).toMatch(deposit);
  await expectAccessible(page);

  await page.goBack();
  await expect(found).toBeVisible();
});

test("a question typed into the search field is answered in the conversation, about the open deal @desktop", async ({
  page,
  server,
}) => {
  await signIn(page, server.client);
  const askInSearch = async (question: string) => {
    await page.getByPlaceholder("Search or ask").first().click();
    await page.getByRole("combobox", { name: "Search" }).fill(question);
    await page.getByRole("option").last().click();
  };
  await page.goto("/dashboard");
  await askInSearch("When is closing on 2 Sample Square?");
  const onSquare = questionOf(page, "When is closing on 2 Sample Square?");
  await expect(onSquare.getByRole("heading", { name: /^2 Sample Square/ })).toBeVisible();
  await expect(onSquare.getByRole("figure").filter({ hasText: /^Closing/ })).toBeVisible();

  await page.goto("/dashboard/deals/48-example-road");
  await askInSearch("When is closing?");
  await expect(
    questionOf(page, "When is closing?").getByRole("heading", { level: 4 }).first(),
  ).toHaveText(/^48 Example Road/);
});

test("questions about an open document show their passages beside them @desktop @more", async ({
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto("/dashboard/documents?q=revision");
  await page.getByRole("button", { name: "More for Purchase agreement, revision 3" }).click();
  await page.getByRole("menuitem", { name: "Ask about this document" }).click();
  const dialog = page.getByRole("dialog", { name: "Purchase agreement, revision 3" });
  await expect(dialog.getByRole("tab", { name: "Ask" })).toHaveAttribute("aria-selected", "true");
  await field(page).fill("When do I get my deposit back?");
  await field(page).press("Enter");
  const answer = dialog.getByRole("figure").filter({ hasText: deposit });
  // The passage is shown immediately, without a click.
  await expect(answer).toContainText("Shown at left");
  await expect(dialog.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(dialog.locator("[data-slot=passage-mark]").first()).toBeInViewport();
  await expectAccessible(page);

  // The other tabs have the details and versions that used to be beside the document.
  await dialog.getByRole("tab", { name: "Details" }).click();
  await expect(dialog.getByRole("button", { name: "Download", exact: true })).toBeVisible();
  await dialog.getByRole("tab", { name: /^Versions/ }).click();
  await expect(dialog.getByRole("button", { name: "Download version 1" })).toBeVisible();
});

test("a question that nothing was found for goes to the broker, whose note is then found @phone @more", async ({
  other,
  page,
  server,
}) => {
  const question = "Which zeppelin hums marzipan?";
  await signIn(page, server.client);
  await page.goto(path);
  await field(page).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(log(page)).toContainText("No passages found.");
  await expect(log(page)).toContainText(/Looked in \d+ documents/);
  await log(page)
    .getByRole("button", { name: `Ask ${ownersFirstName}` })
    .last()
    .click();
  const message = page.getByRole("textbox", { name: `Message to ${ownersFirstName}` });
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(
    new RegExp(
      `^${question.replace("?", "\\?")}\n\nI asked the assistant, and it found nothing in my \\d+ documents`,
    ),
  );
  await message.fill(`${question}\nI’m there on Friday.`);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Send to ${ownersFirstName}` }).click();
  await expect(log(page).getByText(`Sent to ${ownersFirstName}.`)).toBeFocused();

  await signIn(other, server.broker);
  await other.goto(path);
  await other.getByRole("button", { name: `Answer: ${question}` }).click();
  const form = other.getByRole("form", { name: "Answer Taylor Morgan" });
  await form.getByRole("textbox", { name: "Your answer" }).fill("The zeppelin is the mayor’s.");
  await form.getByRole("checkbox", { name: /^Save as a note the assistant can quote/ }).check();
  await form.getByRole("button", { name: "Send to Taylor" }).click();
  await expect(form).toBeHidden();

  await log(page).getByRole("link", { name: "Open your conversation" }).click();
  await expect(page.getByText("The zeppelin is the mayor’s.").last()).toBeVisible();
  await page.goto(path);
  await field(page).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const note = questionOf(page, question).getByRole("figure").first();
  await expect(note.getByRole("blockquote")).toHaveText("“The zeppelin is the mayor’s.”");
  await expect(note).toContainText(`${ownersFirstName}’s note`);
  await expectAccessible(page);

  // A link to a passage opens the Read tab, even if the document is waiting to be signed.
  await page.goto(`${agreement}#page=2&quote=Buyer%20may%20terminate%20this%20agreement`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("tab", { name: "Read" })).toHaveAttribute("aria-selected", "true");
  await expect(dialog.locator("mark").first()).toBeInViewport();
});

test("a question from the search is asked in the conversation, a failed one stays until it is answered, one about wires shows whom to call, and none can be asked while the assistant is off @desktop @more", async ({
  other,
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto("/dashboard");
  await applicationReady(page);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Search" }).fill("zebra xylophone");
  const row = page.getByRole("option", { name: /^Ask: zebra xylophone/ });
  await expect(row).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(1);
  await expectAccessible(page);

  const questions = "**/api/assistant/questions";
  await page.route(questions, async (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Assistant", exact: true })).toBeVisible();
  const failure = log(page).getByRole("alert");
  await expect(failure).toContainText("Not answered.");
  await page.reload();
  await expect(failure).toContainText("Not answered.");
  await expectAccessible(page);
  await page.unroute(questions);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toBeHidden();
  await expect(log(page).getByText("zebra xylophone", { exact: true })).toHaveCount(1);
  await expect(log(page)).toContainText("No passages found.");

  await field(page).fill("What’s the routing number for the deposit?");
  await field(page).press("Enter");
  await expect(log(page)).toContainText("I never give wire instructions");
  await expect(
    log(page)
      .getByRole("link", { name: RegExp(String.raw`^Call ${owner.name}`) })
      .last(),
  ).toBeVisible();
  await expectAccessible(page);

  await signIn(other, server.broker);
  const turn = async (isOn: boolean) => {
    const answer = await other.request.put("/api/assistant/settings", { data: { isOn } });
    expect(answer.ok()).toBe(true);
  };
  await turn(false);
  await page.reload();
  // What it said stays.
  await expect(page.getByText("The assistant is off. What it found stays here.")).toBeVisible();
  await expect(log(page)).toContainText("I never give wire instructions");
  await expect(field(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Search" }).fill("zebra xylophone");
  await expect(page.getByText("Nothing found for “zebra xylophone”").first()).toBeVisible();
  await page.goto(agreement);
  const dialog = page.getByRole("dialog", { name: "Purchase agreement, revision 3" });
  await expect(dialog.getByRole("tab", { name: "Details" })).toBeVisible();
  await expect(dialog.getByRole("tab", { name: "Ask" })).toHaveCount(0);
  await turn(true);
});
