import { broker as owner } from "@frontage/content/broker";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { applicationReady } from "../../../../scripts/application-ready.ts";
import { fillSilently } from "../../../../scripts/fill-silently.ts";
import { expectAccessible } from "../axe.ts";
import { expect, logIn, signIn, test, type LiveServer } from "./server.ts";
import { makeUnreachable } from "../unreachable.ts";

const refused = "You must be logged in to access this page";
const loggedOutHere = "You’re logged out in this browser, but";
const signOutRoute = "**/api/auth/sign-out";

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
}

test("a client logs in, gets to the requested page, and logs out on the server, too @phone", async ({
  page,
  server,
}) => {
  await page.goto("/dashboard/documents?group=lease");
  await expect(page).toHaveURL("/login");
  await logIn(page, { ...server.client, password: "correct horse battery" });
  await expect(
    page.getByRole("alert").filter({ hasText: "That email or password is incorrect." }),
  ).toBeVisible();
  // Fills in the fields without an event, as a password manager does.
  await fillSilently(page.getByRole("textbox", { name: "Email" }), server.client.email);
  await fillSilently(page.getByRole("textbox", { name: "Password" }), server.client.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL("/dashboard/documents?group=lease");
  await expect(page.getByRole("link", { name: /lease/i }).first()).toBeVisible();
  await expect(page.getByText("Everything here is a sample")).toBeHidden();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? ""))).toEqual({
    name: "Taylor Morgan",
    email: server.client.email,
    role: "Client",
    portal: "live",
    session: expect.any(String),
  });

  await logOut(page);
  await expect(
    page.getByRole("status").filter({ hasText: "successfully logged out" }),
  ).toBeVisible();
  expect((await page.request.get("/api/me")).status()).toBe(401);
});

test(
  "after too many attempts the page says when to try again, and keeps what was typed",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    const tried = { email: "nobody@example.com", password: "correct horse battery" };
    await page.goto("/login");
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const answer = await page.request.post("/api/auth/sign-in/email", { data: tried });
      expect(answer.status()).toBe(401);
    }
    await logIn(page, tried);
    await expect(
      page.getByRole("alert").filter({ hasText: /Too many attempts.* in 15 minutes/ }),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(tried.email);
    await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue(tried.password);
    await expectAccessible(page);
  },
);

test(
  "a logout that the server does not hear is said to and made up for, and whoever signs in before stays signed in",
  { tag: ["@desktop", "@more"] },
  async ({ context, page, server }) => {
    await signIn(page, server.client);
    await page.goto("/dashboard");
    await applicationReady(page);
    const other = await context.newPage();
    await other.goto("/dashboard");
    await applicationReady(other);
    const reconnect = await makeUnreachable(context, signOutRoute);
    await logOut(page);
    for (const tab of [page, other]) {
      await expect(tab.getByRole("alert").filter({ hasText: loggedOutHere })).toBeVisible();
    }
    expect((await page.request.get("/api/me")).status()).toBe(200);
    reconnect();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    for (const tab of [page, other]) {
      await expect(
        tab.getByRole("status").filter({ hasText: "successfully logged out" }),
      ).toBeVisible();
    }
    expect((await page.request.get("/api/me")).status()).toBe(401);

    await logIn(page, server.client);
    await expect(page).toHaveURL("/dashboard");
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const reconnectAgain = await makeUnreachable(context, signOutRoute);
    await logOut(page);
    const notice = page.getByRole("alert").filter({ hasText: loggedOutHere });
    await expect(notice).toBeVisible();

    reconnectAgain();
    await context.route(signOutRoute, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(signOutRoute);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    const late = (await asked).response();
    await logIn(other, { ...server.client, password: "correct horse battery" });
    await expect(
      other.getByRole("alert").filter({ hasText: "That email or password is incorrect." }),
    ).toBeVisible();
    await logIn(other, server.client);
    await expect(other).toHaveURL("/dashboard");
    await expect(notice).toBeHidden();
    await expect(page.getByText("You’re logged in as Taylor Morgan.")).toBeVisible();

    arrive();
    expect((await late)?.status()).toBe(204);
    expect((await page.request.get("/api/me")).status()).toBe(200);
  },
);

/** The sidebar's links above Settings. */
const mainLinks = (page: Page) =>
  page.getByRole("navigation", { name: "Dashboard" }).getByRole("list").first().getByRole("link");

test("a user entry without a session opens nothing, and is removed @desktop", async ({ page }) => {
  await page.goto("/login");
  await page.evaluate(() => {
    const forged = { name: "Robin Hale", email: "r@example.com", role: "Broker", portal: "live" };
    localStorage.setItem("user", JSON.stringify(forged));
    sessionStorage.setItem("draft:message", '"Robin typed this"');
  });
  await page.goto("/dashboard/messages");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("alert").filter({ hasText: refused })).toBeVisible();
  await expect(page.getByLabel("Email")).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain("Robin");
  await expect(page.getByText("Robin")).toHaveCount(0);
});

test(
  "a page reloads when another tab logs in as someone else, and a broker has the role, the day and the links of a broker",
  { tag: "@desktop" },
  async ({ context, page, server }) => {
    await signIn(page, server.client);
    await page.goto("/dashboard");
    await applicationReady(page);
    await page.evaluate(() => sessionStorage.setItem("draft:probe", "1"));
    const sidebar = page.getByRole("complementary", { name: "Sidebar" });
    await expect(sidebar).toContainText("Taylor Morgan");
    await expect(mainLinks(page)).toHaveText([
      "Dashboard",
      "Properties",
      "Documents",
      "Contacts",
      "Calendar",
      /^Messages/,
    ]);

    const other = await context.newPage();
    await signIn(other, server.broker);
    await other.goto("/dashboard");
    await expect(sidebar).toContainText(owner.name);
    await expect(sidebar).toContainText("Broker");
    expect(await page.evaluate(() => sessionStorage.getItem("draft:probe"))).toBeNull();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
    await expect(page).toHaveTitle(/^(\(\d\) )?Today \|/);
    await expect(mainLinks(page)).toHaveText([
      "Today",
      "Deals",
      "Listings",
      /^Clients/,
      "Documents",
      "Calendar",
      /^Messages/,
    ]);
  },
);

/** The newest link of this kind in the server's emails. */
async function mailedLink({ mailFolder }: LiveServer, kind: string): Promise<string> {
  const link = new RegExp(`/login\\?${kind}=[\\w-]+`);
  let found: string | undefined;
  await expect(async () => {
    for (const file of (await readdir(mailFolder)).toSorted().toReversed()) {
      const mail = (await readFile(join(mailFolder, file), "utf8")).replaceAll("=\n", "");
      found ??= link.exec(mail.replaceAll("=3D", "="))?.[0];
    }
    expect(found).toBeDefined();
  }).toPass();
  return found ?? "";
}

test("a forgotten password is reset by an emailed link, which works once @desktop", async ({
  page,
  server,
}) => {
  await page.goto("/login");
  await applicationReady(page);
  await page.getByLabel("Email").fill(server.client.email);
  await page.getByRole("button", { name: "Forgot password" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot password" });
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("If there is an account for")).toBeVisible();

  const link = await mailedLink(server, "reset");
  const requestTexts: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest())
      requestTexts.push(request.url(), request.headers().referer ?? "");
  });
  await page.goto(link);
  await expect(page).toHaveURL("/login");
  await expect(
    page.getByRole("heading", { level: 1, name: "Choose a new password" }),
  ).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(server.client.email, { exact: true })).toBeVisible();
  // The list of guessable passwords is 200 KB, which only a new password needs.
  const listFile = /guessable-password-[\w-]+\.js$/;
  expect(requestTexts.filter((url) => listFile.test(url))).toEqual([]);
  const token = new URL(link, server.origin).searchParams.get("reset") ?? "";
  expect(requestTexts.filter((text) => text.includes(token))).toEqual([]);
  const password = page.getByRole("textbox", { name: "Password" });
  await expect(password).toHaveAttribute("type", "text");
  await password.fill("short");
  await page.getByRole("button", { name: "Set password and log in" }).click();
  await expect(page.getByText("Password must be at least 12 characters.")).toBeVisible();
  // The server may check the password at first, while the list is loading; the list was requested
  // with the field.
  await password.fill("123456789012");
  await page.getByRole("button", { name: "Set password and log in" }).click();
  await expect(page.getByText("This password is too easy to guess.")).toBeVisible();
  expect(requestTexts.filter((url) => listFile.test(url))).toHaveLength(1);
  // The same password as before, because other tests use it. A password manager may fire no events.
  await fillSilently(password, server.client.password);
  await page.getByRole("button", { name: "Set password and log in" }).click();
  await expect(page).toHaveURL("/dashboard");

  // The used link is reported before a password is typed.
  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("This link was already used.");
  await expectAccessible(page);
  await expect(page.getByRole("heading", { name: "This link no longer works." })).toBeVisible();
  await page.getByRole("button", { name: "Request a new one" }).click();
  await expect(dialog.getByLabel("Email")).toBeVisible();
});
