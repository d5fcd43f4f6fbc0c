import type { CDPSession, Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import { expect, logIn, signIn, test as base } from "./server.ts";

type Device = { cdp: CDPSession; authenticatorId: string };

const test = base.extend<{ device: Device }>({
  // Browsers don't allow passkeys on an IP address.
  baseURL: async ({ server }, provide) => provide(server.origin.replace("127.0.0.1", "localhost")),
  /** A device with a screen lock, which its owner has just unlocked. */
  device: async ({ page }, provide) => {
    const cdp = await page.context().newCDPSession(page);
    // Chrome may still have another test's device, and only accepts one.
    await cdp.send("WebAuthn.disable");
    await cdp.send("WebAuthn.enable", { enableUI: false });
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await provide({ cdp, authenticatorId });
    await cdp.send("WebAuthn.disable");
  },
});

const settings = "/dashboard/settings#passkeys";
const section = (page: Page) => page.getByRole("region", { name: "Passkeys", exact: true });
const withPasskey = { name: "Log in with a passkey" };

async function credentialsOf({ authenticatorId, cdp }: Device) {
  return (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
}

async function addPasskey(page: Page, name?: string) {
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  if (name) await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Continue" }).click();
}

/**
 * @param forgets whether to delete the note that a passkey was used, with which the page would ask
 * the device right away
 */
async function logOut(page: Page, { forgets = true } = {}) {
  if (forgets) await page.evaluate(() => localStorage.removeItem("passkey-used"));
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  if (forgets) await expect(page).toHaveURL("/login");
}

/** Opens the settings without a reload. */
async function openSettings(page: Page) {
  await page.getByRole("link", { name: "Settings" }).first().click();
  await section(page).locator("summary").click();
}

async function removeAll(page: Page) {
  const { items } = await (await page.request.get("/api/passkeys")).json();
  for (const { id } of items as { id: string }[]) {
    await page.request.post(`/api/passkeys/${id}/removal`, { data: {} });
  }
}

test("a passkey is added and named, still works after a new password, logs in, and after its removal the password does @desktop @more", async ({
  device,
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto(settings);
  const password = page.getByRole("region", { name: "Password", exact: true });
  await expect(section(page)).toContainText("It can’t be guessed or phished.");
  await expect(section(page).getByRole("button", { name: "Add a passkey" })).toBeVisible();
  await expect(password).not.toContainText("passkey");
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  const name = dialog.getByRole("textbox", { name: "Name" });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(/^Chrome on /);
  await expectAccessible(page);
  await name.fill("");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(name).toHaveAccessibleDescription("Please enter a name of at most 60 characters.");
  await name.fill("Laptop");
  await page.keyboard.press("Enter");
  await expect(section(page).getByText("Added", { exact: true })).toBeVisible();
  await expect(section(page).locator("summary")).toBeFocused();
  await expect(section(page).getByRole("listitem")).toContainText("Laptop");
  await expect(section(page).getByRole("listitem")).toContainText("not used yet");
  expect(await credentialsOf(device)).toHaveLength(1);

  await section(page).getByRole("button", { name: "Rename Laptop" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Office laptop");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(section(page).getByRole("listitem")).toContainText("Office laptop");
  await password.locator("summary").click();
  await expect(password).toContainText(
    "Your passkey “Office laptop” keeps logging you in after you change it.",
  );
  await password.getByRole("link", { name: "Remove passkeys you don’t recognize" }).click();
  await expect(section(page).locator("summary")).toBeFocused();
  await expectAccessible(page);

  await addPasskey(page);
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
    "This device already has a passkey for your account.",
  );
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  await logOut(page);
  await page.getByRole("button", withPasskey).click();
  await expect(page).toHaveURL("/dashboard");
  await openSettings(page);
  await expect(section(page).getByRole("listitem")).toContainText("Last used today");

  await section(page).getByRole("button", { name: "Remove Office laptop" }).click();
  const question = page.getByRole("dialog", { name: "Remove this passkey?" });
  await expect(question).toContainText("“Office laptop” will no longer log you in.");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(section(page).getByText("Removed", { exact: true })).toBeVisible();
  await expect(section(page).getByRole("listitem")).toHaveCount(0);

  await logOut(page);
  await logIn(page, server.client);
  await expect(page).toHaveURL("/dashboard");
});

test("a removed passkey, a closed prompt and a device without passkeys show an error, and change nothing else @desktop @more", async ({
  device,
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto(settings);
  await addPasskey(page, "Laptop");
  await expect(section(page).getByRole("listitem")).toHaveCount(1);
  const [credential] = await credentialsOf(device);
  await removeAll(page);
  await logOut(page);

  await page.getByRole("button", withPasskey).click();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toHaveText(
    "This passkey doesn’t work here, or was removed. Log in with your password.",
  );
  await expectAccessible(page);
  // The browser was told of the removal, and deletes its passkey.
  await expect.poll(async () => (await credentialsOf(device)).length).toBe(0);
  expect(credential).toBeDefined();

  // A device that isn't unlocked looks to the page like a closed prompt.
  const { authenticatorId, cdp } = device;
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.getByRole("button", withPasskey).click();
  await expect(failure).toContainText("No passkey was used.");
  await expect(page.getByRole("button", withPasskey)).toBeEnabled();
  await expect(page).toHaveURL("/login");

  await logIn(page, server.client);
  await expect(page).toHaveURL("/dashboard");
  await openSettings(page);
  await addPasskey(page, "Laptop");
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
    "No passkey was added, because the prompt was closed or took too long. Try again.",
  );
});

test("after a passkey was used, the browser offers it in the email field, and an expired offer is renewed once the page is used @desktop @more", async ({
  device: { authenticatorId, cdp },
  page,
  server,
}) => {
  await page.clock.install();
  await signIn(page, server.client);
  await page.goto(settings);
  await addPasskey(page, "Laptop");
  await expect(section(page).getByRole("listitem")).toHaveCount(1);
  // The browser's passkey prompt is open, and none was chosen.
  const setPresence = (enabled: boolean) =>
    cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  await setPresence(false);
  let offers = 0;
  // A finished request means that the browser has the options of its prompt.
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("/passkey-options")) offers += 1;
  });
  await logOut(page, { forgets: false });
  await expect(page.getByText("You have been successfully logged out.")).toBeVisible();
  await expect.poll(() => offers).toBe(1);
  await page.getByLabel("Email").click();
  await page.keyboard.press("Tab");
  expect(offers).toBe(1);

  // By then, the browser has dropped the cookie, and the server its challenge.
  await page.context().clearCookies();
  await page.clock.fastForward("05:00");
  expect(offers).toBe(1);
  await setPresence(true);
  await page.getByLabel("Email").click();
  await expect(page).toHaveURL("/dashboard");
  expect(offers).toBe(2);
  expect((await page.request.get("/api/me")).status()).toBe(200);
  await removeAll(page);
});

test("another account’s passkey doesn’t replace the account of an open page @desktop @more", async ({
  device,
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto(settings);
  await addPasskey(page, "Broker’s laptop");
  await expect(section(page).getByRole("listitem")).toHaveCount(1);
  expect(await credentialsOf(device)).toHaveLength(1);
  await logOut(page);

  // The app counts a session as established once a request succeeded.
  const overview = page.waitForResponse("**/api/overview");
  await logIn(page, server.client);
  await expect(page).toHaveURL("/dashboard");
  expect((await overview).status()).toBe(200);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  // The page learns from its next request that the session has ended.
  await page.evaluate(() => localStorage.setItem("passkey-used", "yes"));
  await page.context().clearCookies();
  const dialog = page.getByRole("dialog");
  // A background request may notice the end first: then the dialog covers the link.
  await expect(async () => {
    const documents = page.getByRole("link", { name: "Documents" }).first();
    if (!(await dialog.isVisible())) await documents.click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  await dialog.getByRole("button", withPasskey).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "This passkey is for another account. Use one for this account, or your password.",
  );
  await expect(dialog).toContainText(server.client.email);
  expect((await page.request.get("/api/me")).status()).toBe(401);
  await expectAccessible(page);
  await dialog.getByLabel("Password", { exact: true }).fill(server.client.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  expect(await (await page.request.get("/api/me")).json()).toMatchObject({
    email: server.client.email,
  });
});

/** Changes the email in the dialog, by keyboard. */
async function changeEmailByPasskey(page: Page, newEmail: string) {
  const dialog = page.getByRole("dialog", { name: "Change login email" });
  await expect(dialog.getByRole("textbox", { name: "New email" })).toBeFocused();
  await page.keyboard.type(newEmail);
  const passkeyButton = dialog.getByRole("button", { name: "Use a passkey instead" });
  await expect(passkeyButton).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("textbox", { name: "Your password" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(passkeyButton).toBeFocused();
  await page.keyboard.press("Enter");
  return dialog;
}

test("a change of one's own login email is confirmed by an unlocked passkey instead of the password @desktop @more", async ({
  device: { authenticatorId, cdp },
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.goto(settings);
  const login = page.getByRole("region", { name: "Login email", exact: true });
  const confirm = page.getByRole("group", { name: "Confirm it’s you" });
  const passkeyButton = confirm.getByRole("button", { name: "Use a passkey instead" });
  await expect(section(page).getByRole("button", { name: "Add a passkey" })).toBeVisible();
  await login.locator("summary").click();
  await login.getByRole("button", { name: "Change email" }).click();
  await expect(confirm.getByRole("textbox", { name: "Your password" })).toBeVisible();
  await expect(passkeyButton).toHaveCount(0);
  await page.keyboard.press("Escape");
  await addPasskey(page, "Laptop");
  await expect(section(page).getByRole("listitem")).toContainText("not used yet");

  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await login.getByRole("button", { name: "Change email" }).click();
  const dialog = await changeEmailByPasskey(page, "taylor.new@example.com");
  await expect(dialog.getByRole("alert")).toContainText("No passkey was used.");
  await expect(dialog.getByRole("alert")).toBeFocused();
  await expectAccessible(page);
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await passkeyButton.click();
  await expect(dialog).toBeHidden();
  await expect(login).toContainText("Email change pendingTo taylor.new@example.com.");
  await expect(section(page).getByRole("listitem")).toContainText("Last used today");
  await login.getByRole("button", { name: "Cancel change" }).click();
  await expect(login.getByRole("button", { name: "Change email" })).toBeVisible();
  await removeAll(page);
});

test("a broker's passkey confirms the change of a client's login email @desktop @more", async ({
  device,
  page,
  server,
}) => {
  await signIn(page, server.broker);
  // Another test ends as the client, and leaves passkeys in the broker's account.
  await removeAll(page);
  await page.goto(settings);
  await addPasskey(page, "Office");
  await expect(section(page).getByRole("listitem")).toHaveCount(1);
  expect(await credentialsOf(device)).toHaveLength(1);
  await page.goto("/dashboard/clients");
  await page.getByRole("link", { name: "Taylor Morgan", exact: true }).click();
  await page.getByRole("button", { name: "More for Taylor Morgan" }).click();
  await page.getByRole("menuitem", { name: "Change login email" }).click();
  const dialog = await changeEmailByPasskey(page, "taylor.new@example.com");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("New address: not confirmed yet.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel change" }).click();
  await expect(page.getByText("Email change pending")).toHaveCount(0);
  await removeAll(page);
});

test("an hour after the login, a confirmation is required, on a phone as well @phone @more", async ({
  device,
  page,
  server,
}) => {
  await signIn(page, server.client);
  await page.route("**/api/passkeys", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), needsConfirmation: true } });
  });
  await page.goto(settings);
  await section(page).getByRole("button", { name: "Add a passkey" }).tap();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await expect(dialog.getByRole("textbox", { name: "Your password" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Continue" }).tap();
  await expect(section(page).getByRole("listitem")).toHaveCount(1);
  expect(await credentialsOf(device)).toHaveLength(1);
  // The list is fetched again after a removal, maybe only once the test has ended.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await removeAll(page);
});

test("without HTTPS, or in a browser without passkeys, the page says so @desktop @more", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "PublicKeyCredential", { value: undefined });
  });
  await page.goto("/login");
  await page.getByRole("button", withPasskey).click();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toHaveText(
    "This browser doesn’t support passkeys. Use another one, or your password.",
  );
  await page.addInitScript(() => {
    Object.defineProperty(window, "isSecureContext", { value: false });
  });
  await page.reload();
  await page.getByRole("button", withPasskey).click();
  await expect(failure).toContainText("Passkeys only work where this site is opened with https.");
});
