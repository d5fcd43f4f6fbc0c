import { readFile } from "node:fs/promises";

import { request, type Locator, type Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { codeNow } from "./authenticator.ts";
import { expect, signIn, startServer, test, type LiveServer } from "./server.ts";

const settings = "/dashboard/settings";
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens a collapsed section. */
async function unfold(page: Page, name: string): Promise<void> {
  await section(page, name).locator("summary").first().click();
}

/** Logs in on another device as far as the two-factor code. */
async function logInElsewhere(page: Page, server: LiveServer): Promise<void> {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(server.client.email);
  await page.getByRole("textbox", { name: "Password" }).fill(server.client.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/**
 * Expects the session's id to be stored: by it, a delayed logout request ends only its own session.
 */
async function expectSessionNoted(page: Page) {
  const noted = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "").session as unknown);
  const { session } = await (await page.request.get("/api/me")).json();
  await expect.poll(noted).toBe(session);
}

async function confirmPassword(dialog: Locator, password: string, button: string) {
  await dialog.getByRole("textbox", { name: "Your password" }).fill(password);
  await dialog.getByRole("button", { name: button }).click();
}

test("a broker who is required to sets up two-factor before anything else @desktop @more", async ({
  page,
}) => {
  const server = await startServer({ settings: { BROKER_TWO_FACTOR: "required" } });
  try {
    await page.goto(`${server.origin}/login`);
    await page.getByRole("textbox", { name: "Email" }).fill(server.broker.email);
    await page.getByRole("textbox", { name: "Password" }).fill(server.broker.password);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Set up a second way to confirm it’s you");
    await expect(title).toBeFocused();
    await expectAccessible(page);
    await expect(page.getByRole("button", { name: "Add a passkey" })).toBeVisible();

    await page.getByRole("button", { name: "Turn on two-factor authentication" }).click();
    const dialog = page.getByRole("dialog");
    await confirmPassword(dialog, server.broker.password, "Continue");
    const key = await dialog.getByRole("group", { name: "Key" }).innerText();
    await dialog.getByRole("textbox", { name: "Code from the app" }).fill(codeNow(key));
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await dialog.getByRole("button", { name: "I’ve saved them" }).click();
    await page.getByRole("button", { name: "Continue to your dashboard" }).click();
    await expect(title).toHaveText("Today");
  } finally {
    await server.stop();
  }
});

test("two-factor is turned on, asks for a code or backup code, and is turned off @desktop @more", async ({
  other,
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto(`${settings}#two-factor`);
  const twoFactor = section(page, "Two-factor authentication");
  await twoFactor.getByRole("button", { name: "Turn on two-factor authentication" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Your password" })).toBeFocused();
  await confirmPassword(dialog, "not the password", "Continue");
  await expect(dialog.getByRole("textbox", { name: "Your password" })).toHaveAccessibleDescription(
    "That’s not your current password.",
  );
  await confirmPassword(dialog, server.client.password, "Continue");

  await expect(dialog.getByRole("heading", { name: "Add it to your app" })).toBeFocused();
  await expect(dialog.getByRole("img", { name: "QR code" })).toBeVisible();
  await expectAccessible(page);
  const key = await dialog.getByRole("group", { name: "Key" }).innerText();
  const code = dialog.getByRole("textbox", { name: "Code from the app" });
  await code.fill("12345");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(code).toHaveAccessibleDescription("Please enter the six digits.");
  const usedCode = codeNow(key);
  await code.fill(usedCode);
  await dialog.getByRole("button", { name: "Turn on" }).click();

  await expect(dialog.getByRole("heading", { name: "Save your backup codes" })).toBeFocused();
  await expectAccessible(page);
  const codes = await dialog.getByRole("list").getByRole("listitem").allInnerTexts();
  expect(codes.length).toBeGreaterThanOrEqual(8);
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const file = await (await downloading).path();
  expect((await readFile(file, "utf8")).trim().split("\n")).toEqual(codes);
  await dialog.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(twoFactor.getByText("Turned on")).toBeVisible();
  await expect(twoFactor.locator("summary")).toBeFocused();
  await expect(twoFactor.getByRole("button", { name: "Turn off" })).toBeVisible();
  await expectSessionNoted(page);

  await logInElsewhere(other, server);
  const appCode = other.getByRole("textbox", { name: "Code from your authenticator app" });
  await appCode.fill(usedCode);
  await other.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(appCode).toHaveAccessibleDescription(/was already used/);
  await appCode.fill(codeNow(key, 1));
  await other.getByRole("button", { name: "Log in", exact: true }).click();
  await other.waitForURL("**/dashboard");
  // Cookies are cleared on a page without script: the dashboard would notice and go to the login.
  await other.goto("/robots.txt");
  await other.context().clearCookies();
  await other.evaluate(() => localStorage.clear());

  await logInElsewhere(other, server);
  await other.getByRole("button", { name: "Use a backup code" }).click();
  await other.getByRole("textbox", { name: "Backup code" }).fill(codes[0] ?? "");
  await other.getByRole("button", { name: "Log in", exact: true }).click();
  await other.waitForURL("**/dashboard");

  // The session ends with this very request, so that the dialog asks for the code as well as the
  // password. If another request noticed first, the login dialog would cover this one.
  await page.route(
    "**/two-factor/generate-backup-codes",
    async (route) => {
      await page.context().clearCookies();
      await route.continue();
    },
    { times: 1 },
  );
  await twoFactor.getByRole("button", { name: "New backup codes" }).click();
  await confirmPassword(dialog, server.client.password, "Create codes");
  const session = page.getByRole("dialog", { name: "Log in again" });
  await session.getByRole("textbox", { name: "Password" }).fill(server.client.password);
  await session.getByRole("button", { name: "Log in", exact: true }).click();
  await session.getByRole("button", { name: "Use a backup code" }).click();
  await session.getByRole("textbox", { name: "Backup code" }).fill(codes[1] ?? "");
  await session.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(session).toBeHidden();
  await expect(dialog.getByRole("list").getByRole("listitem")).toHaveCount(codes.length);
  await expect(dialog.getByRole("listitem").filter({ hasText: codes[1] ?? "" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await twoFactor.getByRole("button", { name: "Turn off" }).click();
  await confirmPassword(dialog, server.client.password, "Turn off");
  await expect(twoFactor.getByText("Turned off")).toBeVisible();
  await expect(
    twoFactor.getByRole("button", { name: "Turn on two-factor authentication" }),
  ).toBeVisible();
  await expectSessionNoted(page);
});

test("a change of the login email waits for both addresses' confirmation, and is canceled @desktop @more", async ({
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto(`${settings}#login-email`);
  const login = section(page, "Login email");
  await expect(login).toContainText(server.client.email);
  await login.getByRole("button", { name: "Change email" }).click();
  const dialog = page.getByRole("dialog", { name: "Change login email" });
  const newEmail = "taylor.new@example.com";
  await dialog.getByRole("textbox", { name: "New email" }).fill(newEmail);
  const current = dialog.getByRole("textbox", { name: "Your password" });
  await current.fill("not the password");
  await dialog.getByRole("button", { name: "Send links" }).click();
  await expect(current).toHaveAccessibleDescription("That’s not your current password.");
  await expect(current).toBeFocused();
  await expectAccessible(page);
  await current.fill(server.client.password);
  await dialog.getByRole("button", { name: "Send links" }).click();
  await expect(dialog).toBeHidden();
  await expect(login.locator("summary")).toBeFocused();
  await expect(login).toContainText(`Email change pendingTo ${newEmail}.`);
  await expect(login.getByRole("button", { name: "Change email" })).toHaveCount(0);
  await expectAccessible(page);
  await login.getByRole("button", { name: "Cancel change" }).click();
  await expect(login.getByRole("button", { name: "Change email" })).toBeVisible();
  await expect(login.locator("summary")).toBeFocused();
});

test("activity is shown in plain words, all data are exported as a zip, another device is logged out, and a new password needs the current one @desktop @more", async ({
  other,
  page,
  server,
}) => {
  await signIn(other, server.client);
  await signIn(page, server.client);
  for (let time = 0; time < 8; time++) {
    await page.request.put("/api/settings", {
      data: await (await page.request.get("/api/settings")).json(),
    });
  }
  await page.goto(`${settings}#activity`);
  const activity = section(page, "Activity");
  const run = activity.getByRole("listitem").first();
  await expect(run).toContainText("You updated the settings.");
  await expect(run).not.toContainText("127.0.0.1");
  await expectAccessible(page);
  await run.getByText(/^\d+ earlier$/).click();
  expect(await run.getByRole("listitem").count()).toBeGreaterThanOrEqual(7);
  await expect(activity.getByText("You logged in.").first()).toBeVisible();

  const data = section(page, "Download");
  await unfold(page, "Download");
  const downloading = page.waitForEvent("download");
  await data.getByRole("button", { name: "Download your data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^account-data-\d{4}-\d\d-\d\d\.zip$/);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
  await expect(data).toContainText("Downloaded");

  const sessions = section(page, "Devices");
  await unfold(page, "Devices");
  await sessions.getByRole("button", { name: "Log out everywhere else" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  await expect(sessions.getByRole("listitem")).toHaveText([/This device/]);
  expect((await other.request.get("/api/me")).status()).toBe(401);

  await unfold(page, "Password");
  const form = page.getByRole("form", { name: "Change password" });
  const change = form.getByRole("button", { name: "Change password" });
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  const current = field("Current password");
  const next = field("New password");
  const repeated = field("Repeat new password");
  await current.fill("not the password");
  await next.fill("too short");
  await repeated.fill(server.client.password);
  await change.click();
  await expect(next).toHaveAccessibleDescription(/must be at least 12 characters/);
  await expect(next).toBeFocused();
  await next.fill("four words in a row");
  await change.click();
  await expect(form).toContainText("The two new passwords differ.");
  // Restores the old password, which other tests use.
  await next.fill(server.client.password);
  await change.click();
  await expect(current).toHaveAccessibleDescription("That’s not your current password.");
  await expect(current).toBeFocused();
  await expect(next).toHaveValue(server.client.password);
  await current.fill(server.client.password);
  await change.click();
  await expect(current).toHaveValue("");
  await expectSessionNoted(page);
});

test("a calendar link is created, read by a calendar app, replaced and revoked @desktop @more", async ({
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto(`${settings}#calendar`);
  const calendar = section(page, "Calendar");
  await expect(calendar).toContainText("Anyone with the link can see your events");
  await calendar.getByRole("button", { name: "Create link" }).click();
  const address = calendar.getByRole("textbox", { name: "Your calendar link" });
  await expect(address).toBeVisible();
  const first = await address.inputValue();
  await expectAccessible(page);
  // Calendar programs send no cookies.
  const program = await request.newContext();
  const follow = async (url: string) =>
    program.get(url.replace(/^http:\/\/localhost/, "http://127.0.0.1"));
  expect(await (await follow(first)).text()).toContain("BEGIN:VCALENDAR");

  await page.reload();
  await expect(calendar).toContainText("Link created");
  const question = page.getByRole("alertdialog");
  await calendar.getByRole("button", { name: "Replace" }).click();
  await question.getByRole("button", { name: "Replace" }).click();
  await expect(address).toBeVisible();
  const second = await address.inputValue();
  expect(second).not.toBe(first);
  expect((await follow(first)).status()).toBe(404);
  expect((await follow(second)).status()).toBe(200);

  await calendar.getByRole("button", { name: "Revoke" }).click();
  await question.getByRole("button", { name: "Revoke" }).click();
  await expect(calendar.getByRole("button", { name: "Create link" })).toBeVisible();
  await expect(calendar.locator("summary")).toBeFocused();
  expect((await follow(second)).status()).toBe(404);
  await program.dispose();
});

test("a document shows when its recipient opened it @desktop @more", async ({ page, server }) => {
  await signIn(page, server.broker);
  const id = "survey-2-sample-square";
  await page.goto(`/dashboard/documents?document=${id}`);
  await page.getByRole("tab", { name: "Details" }).click();
  const opened = page.getByRole("term").filter({ hasText: "opened it" });
  const openedAt = page.locator("dt:has-text('opened it') + dd");
  await expect(opened).toHaveText("Taylor opened it");
  await expect(openedAt).toHaveText("Not yet");

  const desk = await request.newContext({ baseURL: server.origin });
  await desk.post("/api/auth/sign-in/email", { data: server.client });
  await desk.get(`/api/documents/${id}/versions/1/file`);
  await desk.dispose();
  await expect(openedAt).toHaveText(/^today at /);
  await expectAccessible(page);

  await signIn(page, server.client);
  await page.goto(`/dashboard/documents?document=${id}`);
  await page.getByRole("tab", { name: "Details" }).click();
  await expect(opened).toHaveText("You opened it");
  await expect(openedAt).toHaveText(/^today at /);
});
