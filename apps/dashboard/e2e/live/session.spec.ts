import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import type { Page, Request } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect, signIn, test } from "./server.ts";
import { answerInstead, makeUnreachable } from "../unreachable.ts";

const toBroker = "/dashboard/messages?thread=broker";
const sessionDialog = (page: Page) => page.getByRole("dialog", { name: "Log in again" });

/** Opens a screen, whose request is refused, unless a background request was already refused. */
async function triggerSessionEnd(page: Page) {
  await expect(async () => {
    if (!(await sessionDialog(page).isVisible())) {
      const messages = page.getByRole("banner").getByRole("link", { name: /^Messages/ });
      await messages.click({ timeout: 2000 });
    }
    await expect(sessionDialog(page)).toBeVisible({ timeout: 5000 });
  }).toPass();
}
const composer = (page: Page) => page.getByRole("textbox", { name: /^Message to/ });

test("a session that has ended is renewed in any tab with nothing typed lost, survives another tab's refusal, but not a logout @desktop", async ({
  context,
  page,
  server,
}) => {
  const wrong: Error[] = [];
  page.on("pageerror", (error) => wrong.push(error));
  await signIn(page, server.client);
  const other = await context.newPage();
  await signIn(other, server.client);
  await other.goto("/dashboard/documents");
  // The app counts a session as established once a request succeeded.
  await expect(other.getByRole("link", { name: /lease/i }).first()).toBeVisible();
  await page.bringToFront();
  await page.goto(toBroker);
  const messages = page.getByRole("region", { name: /^Messages with/ }).getByRole("listitem");
  await expect(messages.first()).toBeVisible();
  const dialog = sessionDialog(page);
  const password = dialog.getByRole("textbox", { name: "Password" });
  const logInAgain = dialog.getByRole("button", { name: "Log in" });
  async function endSession() {
    await context.clearCookies();
    // A background request may notice the end first: then the dialog covers the button.
    await page.getByRole("button", { name: "Send", includeHidden: true }).dispatchEvent("click");
    await expect(dialog).toBeVisible();
  }

  await test.step("The password prompt covers the page, keeps the typed text, and can't be dismissed.", async () => {
    await composer(page).fill(`Is the survey still due on Friday? ${Date.now()}`);
    await endSession();
    await expect(dialog).toContainText(server.client.email);
    await expect(password).toBeFocused();
    await expect(page.locator("h1")).toBeHidden();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await password.fill("correct horse battery");
    await password.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("That email or password is incorrect.");
    await expectAccessible(page);
  });

  await test.step("Logging in again in one tab continues the session in the other, which sends its pending message.", async () => {
    // A tab in the background isn't painted, so nothing in it can be clicked.
    await other.bringToFront();
    await triggerSessionEnd(other);
    const elsewhere = sessionDialog(other);
    await elsewhere.getByRole("textbox", { name: "Password" }).fill(server.client.password);
    await elsewhere.getByRole("button", { name: "Log in" }).click();
    for (const tab of [page, other]) await expect(sessionDialog(tab)).toBeHidden();
    await expect(composer(other).or(other.getByRole("searchbox")).first()).toBeVisible();
    await page.bringToFront();
    await expect(messages.filter({ hasText: "Is the survey still due" }).last()).toContainText(
      /[ap]m, (sent|read)$/,
    );
    // Waits until this tab has sent everything; otherwise it would send the next message too, and
    // ask for the password itself.
    const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith("unsent"));
    await expect.poll(() => page.evaluate(unsent)).toEqual([]);
  });

  await test.step("Another tab's refused request doesn't end the session.", async () => {
    await composer(page).fill(`Is the roof under warranty? ${Date.now()}`);
    await endSession();
    // Chromium 156 may crash a hidden tab that navigates while it loads.
    await other.bringToFront();
    await other.goto("/dashboard");
    await expect(other).toHaveURL("/login");
    await expect(
      other.getByRole("alert").filter({ hasText: "You must be logged in" }),
    ).toBeVisible();
    await page.bringToFront();
    await expect(dialog).toBeVisible();

    // Responds as a hotel's network with a login page does.
    const leaveHotel = await answerInstead(page, "**/api/me", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Welcome to our hotel</h1>" }),
    );
    const welcome = page.waitForResponse("**/api/me");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await (await welcome).finished();
    leaveHotel();
    await password.fill(server.client.password);
    await logInAgain.click();
    await expect(dialog).toBeHidden();
    await expect(messages.filter({ hasText: "Is the roof under" }).last()).toContainText(
      /[ap]m, (sent|read)$/,
    );
    expect(wrong).toEqual([]);
  });

  await test.step("A logout ends the session.", async () => {
    await expect(other.getByText("You’re logged in as Taylor Morgan.")).toBeVisible();
    await composer(page).fill("One more thing");
    await endSession();
    const question = other.waitForEvent("dialog");
    const pressed = other.getByRole("button", { name: "Log out" }).click();
    const dialogOfBrowser = await question;
    expect(dialogOfBrowser.message()).toContain("Log out without sending it?");
    await dialogOfBrowser.accept();
    await pressed;
    await expect(page).toHaveURL("/login");
  });
});

test("logging out at the password prompt leaves nothing behind @desktop @more", async ({
  context,
  page,
  server,
}) => {
  await signIn(page, server.client);
  // The app counts a session as established once a request succeeded.
  const overview = page.waitForResponse("**/api/overview");
  await page.goto("/dashboard");
  expect((await overview).status()).toBe(200);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => sessionStorage.setItem("draft:probe", '"typed"'));
  await context.clearCookies();
  await triggerSessionEnd(page);
  await sessionDialog(page).getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
  await expect(
    page.getByRole("status").filter({ hasText: "successfully logged out" }),
  ).toBeVisible();
  expect(
    await page.evaluate(() => [
      localStorage.getItem("user"),
      sessionStorage.getItem("draft:probe"),
    ]),
  ).toEqual([null, null]);
});

test("a message that can't be sent survives a reload, and is sent once the network is back @desktop", async ({
  context,
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto(toBroker);
  const text = `Who pays for the survey? ${Date.now()}`;
  const sending = "**/api/threads/*/messages/*";
  const reconnect = await makeUnreachable(page, sending);
  await composer(page).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  const message = page
    .getByRole("region", { name: /^Messages with/ })
    .getByRole("listitem")
    .filter({ hasText: text });
  await expect(message.getByRole("alert")).toContainText("Not sent yet.");
  await expectAccessible(page);
  await page.reload();
  await expect(message.getByRole("alert")).toContainText("Not sent yet.");

  await page.getByRole("link", { name: "Documents", exact: true }).first().click();
  await expect(page.getByRole("main").getByRole("link", { name: /lease/i }).first()).toBeVisible();
  reconnect();
  const sent = page.waitForResponse(sending);
  await context.setOffline(true);
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
  await page.goBack();
  await expect(message).toContainText(/[ap]m, (sent|read)$/);
  await expect(message).toHaveCount(1);
});

test("a message arrives live, three tabs share one stream, which another tab takes over, and a hidden tab catches up @desktop", async ({
  context,
  other: desk,
  page,
  server,
}) => {
  const open = new Set<Request>();
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/changes") open.add(request);
  });
  context.on("requestfinished", (request) => open.delete(request));
  context.on("requestfailed", (request) => open.delete(request));
  // A closed page no longer reports the end of its requests.
  const streams = () => [...open].filter((request) => !request.frame().page().isClosed()).length;
  await signIn(page, server.client);
  // A tab with the stream, one that may take it over, and one that waits.
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(toBroker);
    await expect(composer(tab)).toBeVisible();
  }
  await expect.poll(streams).toBe(1);

  await signIn(desk, server.broker);
  await desk.goto("/dashboard/messages");
  await desk
    .getByRole("main")
    .getByRole("link", { name: /Taylor Morgan/ })
    .first()
    .click();
  await expect(composer(desk)).toBeVisible();
  let answers = 0;
  async function answer() {
    const text = `Answer ${(answers += 1)}, ${Date.now()}`;
    await composer(desk).fill(text);
    await desk.getByRole("button", { name: "Send" }).click();
    return text;
  }
  const shown = (tab: Page, text: string) =>
    tab
      .getByRole("region", { name: /^Messages with/ })
      .getByRole("listitem")
      .filter({ hasText: text });
  const setHidden = (tab: Page, isHidden: boolean) =>
    tab.evaluate((hidden) => {
      Object.defineProperty(document, "visibilityState", {
        configurable: true,
        get: () => (hidden ? "hidden" : "visible"),
      });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, isHidden);

  await page.bringToFront();
  const question = `May I see the rent roll? ${Date.now()}`;
  await composer(page).fill(question);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(shown(desk, question)).toBeVisible();

  const first = await answer();
  for (const tab of tabs) await expect(shown(tab, first)).toBeVisible();
  await tabs.pop()?.close();
  const second = await answer();
  for (const tab of tabs) await expect(shown(tab, second)).toBeVisible();
  await expect.poll(streams).toBe(1);

  for (const tab of tabs) await setHidden(tab, true);
  await expect.poll(streams).toBe(0);
  const third = await answer();
  await expect(shown(desk, third)).toContainText(/[ap]m, (sent|read)$/);
  await setHidden(page, false);
  await expect(shown(page, third)).toBeVisible();
  await expect.poll(streams).toBe(1);

  await test.step("on another screen, the title and a status announce the message", async () => {
    await page.goto("/dashboard/calendar");
    // Only a rising count is announced, so this page's first counts must be there.
    await expect(
      page.getByRole("banner").getByRole("link", { name: /^Notifications, \d+ unread/ }),
    ).toBeVisible();
    const news = page.getByText(/^New message, \d+ unread\.$/);
    await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
    await expect(news).toHaveCount(0);
    await answer();
    await expect(news).toBeAttached();
    const unread = /\d+/.exec((await news.textContent()) ?? "")?.[0];
    await expect(page).toHaveTitle(new RegExp(`^\\(${unread}\\) Calendar \\|`));
  });
});

test(
  "a server that fails is said to, and asked again once it is back; a file that it then takes comes back as it was",
  { tag: ["@desktop", "@more"] },
  async ({ page, server }) => {
    const bytes = Buffer.concat([
      Buffer.from("%PDF-1.4\n"),
      Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 31) % 251)),
      Buffer.from("\n%%EOF\n"),
    ]);
    const sum = (content: Buffer) => createHash("sha256").update(content).digest("hex");
    await signIn(page, server.client);
    const recover = await answerInstead(page, "**/api/documents?*", (route) =>
      route.fulfill({ status: 503, json: { error: "Please try again in a moment." } }),
    );
    await page.goto("/dashboard/documents");
    const main = page.getByRole("main");
    // By then, the page has sent four requests.
    await expect(main.getByRole("alert")).toContainText("Please try again in a moment.");
    await expectAccessible(page);
    recover();
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(main.getByRole("link", { name: /lease/i }).first()).toBeVisible();

    await page.getByRole("button", { name: "Upload", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Upload documents" });
    const file = { name: "Survey notes.pdf", mimeType: "application/pdf", buffer: bytes };
    await dialog.locator("input[type=file]").setInputFiles([file]);
    await dialog.getByLabel("Property").selectOption({ index: 1 });
    await dialog.getByLabel("Type").selectOption({ index: 1 });
    await dialog.getByRole("button", { name: /^Upload \d/ }).click();
    await expect(page.getByText("1 file uploaded.")).toBeVisible();

    await page
      .getByRole("link", { name: /^Survey notes/ })
      .first()
      .click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("dialog").getByRole("button", { name: "Download", exact: true }).click(),
    ]);
    expect(sum(await readFile(await download.path()))).toBe(sum(bytes));
  },
);
