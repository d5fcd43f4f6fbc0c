import { broker } from "@frontage/content/broker";
import { expect, test, type Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { expectAccessible } from "./axe.ts";
import { expectFocusWithin } from "./focus-within.ts";
import { makeUnreachable } from "./unreachable.ts";

test("the sample dashboard is one press away", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "See a sample dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? ""))).toEqual({
    name: "Taylor Morgan",
    email: "taylor@example.com",
    role: "Client",
    portal: "sample",
  });
});

/** As on a host of files alone, where nothing answers for accounts. */
async function serveFilesOnly(page: Page): Promise<void> {
  await page.route("**/api/**", async (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" }),
  );
}

async function tryToLogIn(page: Page, password: string): Promise<void> {
  await page.goto("/login");
  await applicationReady(page);
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

async function expectStillTyped(page: Page, password: string): Promise<void> {
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue(password);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    password,
  );
}

test("a password that is not right is answered plainly, and what was typed stays @desktop", async ({
  page,
}) => {
  await tryToLogIn(page, "correct horse battery");
  await expect(page.getByRole("alert")).toHaveText("That email or password is incorrect.");
  await expectStillTyped(page, "correct horse battery");
  await expectAccessible(page);
});

test("where no server keeps accounts the form says so, and what was typed stays @phone", async ({
  page,
}) => {
  await serveFilesOnly(page);
  await tryToLogIn(page, "correct horse battery");
  await expect(page.getByRole("alert")).toContainText("Client accounts aren’t available yet");
  await expectStillTyped(page, "correct horse battery");
  await expectAccessible(page);
});

test(
  "a server that cannot be reached is said to be so, and what was typed stays",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.route("**/api/**", async (route) => route.abort());
    await tryToLogIn(page, "correct horse battery");
    await expect(page.getByRole("alert")).toContainText("Couldn’t reach the server");
    await expectStillTyped(page, "correct horse battery");
  },
);

test("says beside each field what is wrong, and goes to the first @phone", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(page.getByText("Please enter your password.")).toBeVisible();
  await expectAccessible(page);
});

test("shows the password when asked, and hides it again", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/login");
  await applicationReady(page);
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("correct horse");
  await page.getByRole("button", { name: "Show password", pressed: false }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("correct horse");
  await page.getByRole("button", { name: "Show password", pressed: true }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a reset request reads the same for every address, and says whom to call @desktop", async ({
  page,
}) => {
  await page.goto("/login");
  await applicationReady(page);
  await page.getByLabel("Email").fill("nobody@");
  const forgot = page.getByRole("button", { name: "Forgot password" });
  await forgot.click();
  const dialog = page.getByRole("dialog", { name: "Forgot password" });
  const email = dialog.getByLabel("Email");
  await expect(email).toHaveValue("nobody@");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(email).toBeFocused();
  await expectAccessible(page);

  await email.fill("nobody@example.com");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("If there is an account for nobody@example.com")).toBeVisible();
  await expect(dialog.getByRole("link", { name: broker.phone.display })).toHaveAttribute(
    "href",
    `tel:${broker.phone.e164}`,
  );
  await expect(dialog.getByRole("link", { name: broker.email })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(forgot).toBeFocused();
});

test(
  "where no server can mail a link nobody is promised one",
  { tag: "@desktop" },
  async ({ page }) => {
    await serveFilesOnly(page);
    await page.goto("/login");
    await applicationReady(page);
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByRole("button", { name: "Forgot password" }).click();
    const dialog = page.getByRole("dialog", { name: "Forgot password" });
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByText("nothing was sent to nobody@example.com")).toBeVisible();
    await expect(dialog.getByRole("link", { name: broker.email })).toBeVisible();
  },
);

test("help that cannot be loaded says so, and opens at the second try @phone", async ({ page }) => {
  const reconnect = await makeUnreachable(page, /forgot-dialog/);
  await page.goto("/login");
  await applicationReady(page);
  await page.getByLabel("Email").fill("taylor@example.com");
  await page.getByRole("button", { name: "Forgot password" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Couldn’t open the password reset." });
  await expect(notice.getByRole("link", { name: broker.phone.display })).toBeVisible();
  await expectAccessible(page);
  reconnect();
  await notice.getByRole("button", { name: "Try again" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot password" });
  await expect(dialog.getByLabel("Email")).toHaveValue("taylor@example.com");
  await expect(notice).toHaveCount(0);
});

test(
  "a notice whose code cannot be loaded stands in the page",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.route(/notices-/, async (route) => route.abort());
    await page.goto("/dashboard");
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("alert")).toHaveText("You must be logged in to access this page");
    await expect(page.getByRole("button", { name: "See a sample dashboard" })).toBeVisible();
  },
);

test("who is logged in already is offered the way on, and the way out @desktop", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "See a sample dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/login");
  await expect(page.getByText("You’re logged in as Taylor Morgan.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Continue to your dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/login");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You have been successfully logged out.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("where the browser keeps nothing the page says so", { tag: "@desktop" }, async ({ page }) => {
  const crashes: Error[] = [];
  page.on("pageerror", (error) => crashes.push(error));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login");
  const notice = page.getByRole("alert").filter({ hasText: "blocks data for this site" });
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "See a sample dashboard" }).click();
  await expect(page).toHaveURL("/login");
  expect(crashes).toEqual([]);
});

test(
  "access is requested on the contact page, and the site is one link away",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("link", { name: "Back to site" })).toHaveAttribute("href", "/");
    await page.getByRole("link", { name: "Request access" }).click();
    await expect(page).toHaveURL("/contact");
  },
);

test("the photograph is asked for only where it is shown", async ({ isMobile, page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("hero-3-aerial-sunrise")) pictures.push(request.url());
  });
  await page.goto("/login");
  await applicationReady(page);
  await page.waitForLoadState("networkidle");
  expect(pictures).toHaveLength(isMobile ? 0 : 1);
});

test(
  "without script the page says what it needs",
  { tag: "@desktop" },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/login");
    await expect(page.getByText("Logging in requires JavaScript.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Request access" })).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByText("The dashboard requires JavaScript.")).toBeVisible();
    await context.close();
  },
);

test(
  "by keyboard alone: from the login page to a document",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/login");
    await applicationReady(page);
    const sample = page.getByRole("button", { name: "See a sample dashboard" });
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press("Tab");
      if (await sample.evaluate((button) => button === document.activeElement)) break;
    }
    await expect(sample).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
    await applicationReady(page);

    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    const documents = page
      .getByRole("navigation", { name: "Dashboard" })
      .getByRole("link", { name: "Documents" });
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press("Tab");
      if (await documents.evaluate((link) => link === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documents");
    const first = page.getByRole("link", { name: /^Purchase agreement, revision 3/ }).first();
    await expect(first).toBeVisible();
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press("Tab");
      if (await first.evaluate((link) => link === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: /Purchase agreement, revision 3/ });
    await expectFocusWithin(dialog);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(first).toBeFocused();

    // And on to a message.
    const messages = page.getByRole("banner").getByRole("link", { name: /^Messages/ });
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press("Shift+Tab");
      if (await messages.evaluate((link) => link === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
    const composer = page.getByRole("textbox", { name: /^Message/ });
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press("Tab");
      if (await composer.evaluate((box) => box === document.activeElement)) break;
    }
    await page.keyboard.type("Thank you. I will read clause 7 today.");
    await page.keyboard.press("Enter");
    const sent = page.getByRole("listitem").filter({ hasText: "I will read clause 7 today." });
    await expect(sent.last()).toBeInViewport();
  },
);
