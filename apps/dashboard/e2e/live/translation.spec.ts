import { broker as owner } from "@frontage/content/broker";
import type { Page } from "@playwright/test";

import { applicationReady } from "../../../../scripts/application-ready.ts";
import { translate, type TranslatorStyle } from "../translator.ts";
import { expect, logIn, signIn, test } from "./server.ts";

// Its own store: records created here would change other tests' counts.
test.use({ store: "the translated" });
// One server for all tests of this file: starting one takes as long as a test.
test.describe.configure({ mode: "default" });

/** Collects a page's errors from now on. */
function errorsOf(page: Page): Error[] {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  return errors;
}

/** Follows a link of the sidebar or the header; a reload would end the translation. */
async function goTo(page: Page, name: RegExp | string) {
  await page.getByRole("link", { name }).first().click();
}

const styles: TranslatorStyle[] = ["moves", "leaves"];
for (const style of styles) {
  test(`a broker's translated screens show new texts, never outdated ones, if a text ${style} @desktop @more`, async ({
    other: client,
    page,
    server,
  }) => {
    const errors = errorsOf(page);
    await signIn(client, server.client);
    await signIn(page, server.broker);
    async function send(text: string) {
      const path = `/api/threads/broker/messages/${crypto.randomUUID()}`;
      const data = { text, attachmentIds: [] };
      const headers = { Origin: server.origin };
      expect((await client.request.put(path, { data, headers })).ok()).toBe(true);
    }
    const isListening = page.waitForResponse("**/api/changes*");
    await page.goto("/dashboard");
    await isListening;
    await applicationReady(page);
    const needs = page.getByRole("region", { name: "Needs you" });
    await expect(needs.getByRole("listitem").first()).toBeVisible();
    await translate(page, style);

    await test.step("Today updates its count, and a reply is sent in its row", async () => {
      const before = await needs.getByRole("listitem").count();
      await send(`Where do we park, ${style}?`);
      const row = needs.getByRole("listitem").filter({ hasText: `park, ${style}` });
      await expect(row).toBeVisible();
      await expect(needs).toContainText(new RegExp(`^Needs you ?${before + 1}`));
      await row.getByRole("button", { name: /^Reply/ }).click();
      await row.getByRole("textbox").fill(`Behind the building, ${style}.`);
      await row.getByRole("textbox").press("Enter");
      await expect(page.getByText("Message sent to Taylor Morgan.")).toBeVisible();
      await expect(row).toHaveCount(0);
      await expect(needs).toContainText(new RegExp(`^Needs you ?${before}`));
    });

    await test.step("clients: a form's error changes and disappears", async () => {
      await goTo(page, "Clients");
      await page.getByRole("button", { name: "Invite a client" }).click();
      const dialog = page.getByRole("dialog", { name: "Invite a client" });
      await dialog.getByLabel("Name").fill("Ada Quill");
      const email = dialog.getByLabel("Email");
      await dialog.getByRole("button", { name: "Send invitation" }).click();
      await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
      await email.fill(server.client.email);
      await dialog.getByRole("button", { name: "Send invitation" }).click();
      await expect(email).toHaveAccessibleDescription("This email address already has an account.");
      await email.fill(`ada-${style}@example.com`);
      await dialog.getByRole("button", { name: "Send invitation" }).click();
      await expect(page.getByText(`Sending a link to ada-${style}@example.com.`)).toBeVisible();
      await expect(page.getByRole("row").filter({ hasText: `ada-${style}@` })).toBeVisible();
    });

    await test.step("a deal: a date's status changes and is undone", async () => {
      await goTo(page, "Taylor Morgan");
      await goTo(page, /^48 Example Road/);
      const row = page
        .getByRole("region", { name: "Dates", exact: true })
        .getByRole("listitem")
        .filter({ hasText: /^Closing/ });
      const choose = async (item: string) => {
        await row.getByRole("button", { name: "More for Closing" }).click();
        await page.getByRole("menuitem", { name: item }).click();
      };
      await expect(row).toContainText("days left");
      await choose("Waive");
      await expect(row).toBeHidden();
      await page.getByRole("button", { name: /finished/ }).click();
      await expect(row).toContainText("Waived");
      await expect(row).not.toContainText("days left");
      await choose("Reopen");
      await expect(row).toContainText("days left");
      await expect(row).not.toContainText("Waived");
    });

    await test.step("documents: a search's count, and its empty result", async () => {
      await goTo(page, "Documents");
      const search = page.getByRole("searchbox", { name: "Search documents" });
      await search.fill("nothing like it");
      await expect(page.getByRole("heading", { name: "No matching documents" })).toBeVisible();
      await search.fill("lease");
      await expect(page.getByText("No matching documents")).toBeHidden();
      await expect(page.getByRole("row").nth(1)).toContainText(/lease/i);
    });

    await test.step("messages: a new message, and the reply", async () => {
      await goTo(page, /^Messages/);
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Taylor Morgan/ })
        .first()
        .click();
      const field = page.getByRole("textbox", { name: "Message to Taylor Morgan" });
      await expect(field).toBeVisible();
      const messages = page.getByRole("listitem");
      await send(`Read, ${style}.`);
      await expect(messages.filter({ hasText: `Read, ${style}.` }).last()).toBeVisible();
      await field.fill(`In translation, ${style}.`);
      await page.getByRole("button", { name: "Send" }).click();
      const sent = messages.filter({ hasText: `In translation, ${style}.` });
      await expect(sent.last()).toContainText(/sent$/);
    });

    await test.step("search: the results follow the typed text", async () => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      const search = page
        .getByRole("dialog", { name: "Search" })
        .getByRole("combobox", { name: "Search" });
      const results = page.getByRole("listbox", { name: "Search results" }).getByRole("option");
      await search.fill("revision");
      await expect(results.first()).toContainText("revision 3");
      await search.fill("Noor");
      await expect(results.first()).toContainText("Noor Haddad");
      await expect(results.filter({ hasText: "revision 3" })).toHaveCount(0);
      await search.fill("zeppelin marzipan");
      await expect(results.filter({ hasText: "Noor Haddad" })).toHaveCount(0);
      await page.keyboard.press("Escape");
    });
    expect(errors).toEqual([]);
  });

  test(`the translated assistant answers one question after another, if a text ${style} @desktop @assistant @more`, async ({
    page,
    server,
  }) => {
    const errors = errorsOf(page);
    await signIn(page, server.client);
    await page.goto("/dashboard/messages?thread=assistant");
    await applicationReady(page);
    await translate(page, style);
    const field = page.getByRole("textbox", { name: "Question" });
    const log = page.getByRole("region", { name: "Questions and answers" });
    await field.fill("When does due diligence end on 48 Example Road?");
    await field.press("Enter");
    await expect(log).toContainText("Due diligence ends");
    await field.fill(`Which zeppelin moors above the ${style} marzipan quarry?`);
    await field.press("Enter");
    await expect(log).toContainText(`zeppelin moors above the ${style}`);
    await expect(log.getByRole("button", { name: /^Ask / }).last()).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(field).toBeEnabled();
    expect(errors).toEqual([]);
  });

  test(`a translated login shows the current error, and logs in, if a text ${style} @desktop @more`, async ({
    page,
    server,
  }) => {
    const errors = errorsOf(page);
    await page.goto("/login");
    await applicationReady(page);
    await translate(page, style);
    const alert = page.getByRole("alert");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByText("Please enter your password.")).toBeVisible();
    await logIn(page, { email: server.client.email, password: "correct horse battery" });
    await expect(alert).toHaveText("That email or password is incorrect.");
    await expect(page.getByText("Please enter your password.")).toHaveCount(0);
    await page.route("**/api/auth/**", async (route) => route.abort());
    await logIn(page, server.client);
    await expect(alert).toContainText("Couldn’t reach the server");
    await expect(alert).not.toContainText("incorrect");
    await page.unroute("**/api/auth/**");
    await logIn(page, server.client);
    await page.waitForURL("**/dashboard");
    expect(errors).toEqual([]);
  });
}

test("a login page that fails to render shows an error and how to continue @phone @more", async ({
  page,
}) => {
  await page.goto("/login");
  await applicationReady(page);
  // Breaks the page as a translator or an extension may.
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(Node.prototype, "insertBefore") ?? {};
    const breakOnce = () => {
      Object.defineProperty(Node.prototype, "insertBefore", own);
      throw new DOMException("Not a child of this node.", "NotFoundError");
    };
    Object.defineProperty(Node.prototype, "insertBefore", { ...own, value: breakOnce });
  });
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("Couldn’t show this screen.")).toBeVisible();
  await expect(page.getByRole("link", { name: owner.phone.display })).toBeVisible();
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
});
