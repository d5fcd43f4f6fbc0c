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

test("a client asks when due diligence ends, and opens an answer's source with the passage marked @desktop", async ({
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto("/dashboard/messages");
  // Not the sidebar's link.
  await page.getByRole("link", { name: /^Assistant ./ }).click();
  await expect(page.getByRole("heading", { name: "Assistant, not your broker" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ask about your deals" })).toBeVisible();
  await expect(
    page.getByText("Answers are quotes from your records. Your question stays on this site."),
  ).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleInDark(page);

  await field(page).fill("When does due diligence end on 48 Example Road?");
  await field(page).press("Enter");
  const date = log(page).getByText(
    /^“48 Example Road: due diligence ends \w+day, \w+ \d+, \d{4}\.”$/,
  );
  await expect(date).toBeVisible();
  // Exactly one status announces it, and completely.
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /^Assistant: Your records say: “48 Example Road: due/ }),
  ).toHaveCount(1);
  await expect(page.locator("[aria-live]", { hasText: "due diligence ends" })).toHaveCount(0);

  await field(page).fill(depositQuestion);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(
    log(page).getByText("I found no direct answer. These passages come closest:"),
  ).toBeVisible();
  const closest = log(page).getByRole("figure").filter({ hasText: deposit });
  await expect(closest).toBeVisible();
  await expect(page.getByRole("link", { name: /^Assistant.*deposit/i })).toBeVisible();
  await expectAccessible(page);

  await closest.getByRole("link", { name: "Purchase agreement, revision 3" }).click();
  const dialog = page.getByRole("dialog", { name: "Purchase agreement, revision 3" });
  await expect(dialog.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(dialog.locator("[data-slot=passage-mark]").first()).toBeInViewport();
  await expect(dialog.getByText("The quoted passage is marked on page 2.")).toBeAttached();
  await dialog.getByRole("radio", { name: "Text" }).click();
  await expect(dialog.locator("mark").first()).toBeInViewport();
  expect((await dialog.locator("mark").allInnerTexts()).join(" ")).toMatch(deposit);
  await expectAccessible(page);

  await page.goBack();
  await expect(closest).toBeVisible();
});

test("a question asked on the overview or on a deal's page is answered in the conversation, about that deal @desktop", async ({
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto("/dashboard");
  const onOverview = page.getByRole("form", { name: "Ask about your deals" });
  await onOverview.getByRole("textbox").fill("When is closing on 2 Sample Square?");
  await onOverview.getByRole("textbox").press("Enter");
  await expect(page.getByRole("heading", { name: "Assistant, not your broker" })).toBeVisible();
  await expect(log(page).getByText(/^“2 Sample Square: closing is /)).toBeVisible();

  await page.goto("/dashboard/deals/48-example-road");
  const inRoom = page.getByRole("form", { name: "Ask about 48 Example Road" });
  await inRoom.getByRole("textbox").fill("When is closing?");
  await inRoom.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(log(page).getByText(/^“48 Example Road: closing is /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Assistant", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("questions about an open document show their passages beside them @desktop @more", async ({
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto("/dashboard/documents?q=revision");
  await page.getByRole("button", { name: "Actions for Purchase agreement, revision 3" }).click();
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

test("a question about several leases is answered from the one that the client chooses, and a question without an answer goes to the broker, whose note then answers it @phone @more", async ({
  other,
  page,
  server,
}) => {
  const question = "What is the alarm password?";
  await signIn(page, server.client);
  await page.goto(path);
  const severalLeasesQuestion =
    "What does the lease at 200 Sample Avenue say about the security deposit?";
  await field(page).fill(severalLeasesQuestion);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(log(page).getByText("Which one do you mean?")).toBeVisible();
  await expectAccessible(page);
  const asked = log(page).getByText(severalLeasesQuestion);
  await log(page)
    .getByRole("button", { name: "Lease, Suite 1" })
    .evaluate(async (choice: HTMLElement) => {
      choice.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      choice.click();
    });
  await expect(
    log(page)
      .getByRole("blockquote")
      .filter({ hasText: "Tenant has paid a security deposit of $20,643." }),
  ).toBeVisible();
  // The second click doesn't ask the question again.
  await expect(asked).toHaveCount(2);
  await expect(
    log(page)
      .getByRole("link", { name: /^Lease, Suite 1/ })
      .last(),
  ).toBeVisible();
  await expect(asked.last()).toBeInViewport();

  await field(page).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(log(page)).toContainText("I couldn’t find that in your records.");
  await expect(log(page)).toContainText(/I looked in \d+ documents/);
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
  await form
    .getByRole("textbox", { name: "Your answer" })
    .fill("The alarm’s password is bluebird.");
  await form.getByRole("checkbox", { name: /^Save as a note the assistant can quote/ }).check();
  await form.getByRole("button", { name: "Send to Taylor" }).click();
  await expect(form).toBeHidden();

  await log(page).getByRole("link", { name: "Open your conversation" }).click();
  await expect(page.getByText("The alarm’s password is bluebird.").last()).toBeVisible();
  await page.goto(path);
  await field(page).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(log(page).getByRole("blockquote").last()).toHaveText(
    "“The alarm’s password is bluebird.”",
  );
  await expect(log(page).getByRole("figure").last()).toContainText(`${ownersFirstName}’s note`);
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
  const row = page.getByRole("option", { name: /^Ask the assistant: “zebra xylophone”/ });
  await expect(row).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(1);
  await expectAccessible(page);

  const questions = "**/api/assistant/questions";
  await page.route(questions, async (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Assistant, not your broker" })).toBeVisible();
  const failure = log(page).getByRole("alert");
  await expect(failure).toContainText("Not answered.");
  await page.reload();
  await expect(failure).toContainText("Not answered.");
  await expectAccessible(page);
  await page.unroute(questions);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toBeHidden();
  await expect(log(page).getByText("zebra xylophone", { exact: true })).toHaveCount(1);
  await expect(log(page)).toContainText("I couldn’t find that in your records.");

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
  // The assistant's earlier answers stay.
  await expect(
    page.getByText("The assistant is off. Its earlier answers stay here."),
  ).toBeVisible();
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
