import { broker } from "@frontage/content/broker";
import { expect, test, type Locator, type Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { expectAccessible, expectAccessibleInDark } from "./axe.ts";

/** Responds as a host that only serves files, without an API. */
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

test("a wrong password and an unreachable server have different errors, and the typed text stays @desktop", async ({
  page,
}) => {
  await tryToLogIn(page, "correct horse battery");
  await expect(page.getByRole("alert")).toHaveText("That email or password is incorrect.");
  await expectStillTyped(page, "correct horse battery");
  await expectAccessible(page);
  await expectAccessibleInDark(page);

  await page.route("**/api/**", async (route) => route.abort());
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Couldn’t reach the server");
  await expectStillTyped(page, "correct horse battery");

  const password = page.getByRole("textbox", { name: "Password" });
  await page.getByRole("button", { name: "Show password", pressed: false }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("correct horse battery");
  await page.getByRole("button", { name: "Show password", pressed: true }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a login error is red, below the password and linked to both fields, and moves nothing above it", async ({
  page,
}) => {
  await page.goto("/login");
  await applicationReady(page);
  const email = page.getByLabel("Email");
  const password = page.getByRole("textbox", { name: "Password" });
  const logIn = page.getByRole("button", { name: "Log in", exact: true });
  const alert = page.getByRole("alert");
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  const tops = async () =>
    Promise.all([page.getByRole("heading", { level: 1 }), email, password].map(topOf));
  const before = await tops();

  await email.fill("nobody@example.com");
  await password.fill("correct horse battery");
  await page.route("**/api/**", async (route) => route.abort());
  await logIn.click();
  await expect(alert).toContainText("Couldn’t reach the server");
  await expect(password).not.toHaveAttribute("aria-invalid");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await page.unroute("**/api/**");

  await logIn.click();
  await expect(alert).toHaveText("That email or password is incorrect.");
  for (const field of [email, password]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription("That email or password is incorrect.");
  }
  await expect(password).toBeFocused();
  const red = await alert.evaluate((element) => getComputedStyle(element).color);
  // The field's border turns red in a transition, too.
  await expect(password).toHaveCSS("border-top-color", red);
  expect(await topOf(alert)).toBeGreaterThan(await topOf(password));
  expect(await topOf(alert)).toBeLessThan(await topOf(logIn));
  expect(await tops()).toEqual(before);
});

test("on a site without accounts, the form says so, and promises no link @phone @more", async ({
  page,
}) => {
  await serveFilesOnly(page);
  await tryToLogIn(page, "correct horse battery");
  await expect(page.getByRole("alert")).toContainText("Client accounts aren’t available yet");
  await expectStillTyped(page, "correct horse battery");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Forgot password" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot password" });
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("nothing was sent to nobody@example.com")).toBeVisible();
  await expect(dialog.getByRole("link", { name: broker.email })).toBeVisible();
});

test("a proxy's refusal isn't taken for a site without accounts @phone @more", async ({ page }) => {
  let status = 403;
  await page.route("**/api/auth/**", async (route) =>
    route.fulfill({ status, contentType: "text/html", body: "<h1>nginx</h1>" }),
  );
  await tryToLogIn(page, "correct horse battery");
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("The server didn’t accept that. Reload the page.");
  status = 429;
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(alert).toHaveText("Too many attempts. Wait a minute and try again.");
  status = 413;
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(alert).toHaveText("The server didn’t accept that. Reload the page.");
  await expectStillTyped(page, "correct horse battery");
});

test("the login form shows errors at their fields, and links to the site and to requesting access @phone", async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("hero-3-aerial-sunrise")) pictures.push(request.url());
  });
  await page.goto("/login");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(page.getByText("Please enter your password.")).toBeVisible();
  await expectAccessible(page);

  // Photographs that aren't visible aren't loaded.
  expect(pictures).toEqual([]);
  await expect(page.getByRole("link", { name: "Back to site" })).toHaveAttribute("href", "/");
  await page.getByRole("link", { name: "Request access" }).click();
  await expect(page).toHaveURL("/contact");
});

test("a reset request has the same result for every email, with a phone number @desktop", async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("hero-3-aerial-sunrise")) pictures.push(request.url());
  });
  await page.goto("/login");
  await applicationReady(page);
  await test.step("one photograph is loaded beside the form", async () => {
    await expect.poll(() => pictures).toHaveLength(1);
  });
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

test("a user who is already logged in can continue or log out @desktop", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "See a sample dashboard" }).click();
  await expect(page).toHaveURL("/dashboard/deals/48-example-road");
  await page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link", { name: "Dashboard" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? ""))).toEqual({
    name: "Taylor Morgan",
    email: "taylor@example.com",
    role: "Client",
    portal: "sample",
  });
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

test(
  "if the browser blocks storage, the page says so",
  { tag: "@desktop" },
  async ({ browser }) => {
    // A context of its own: in a reused one, an earlier test's stopped clock may leave an error.
    await using context = await browser.newContext();
    const page = await context.newPage();
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
  },
);

test(
  "without script, the page says that it needs it",
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
  "the keyboard alone leads from the login page to a document, its menu, and a message",
  { tag: ["@desktop", "@more"] },
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
    await expect(page).toHaveURL("/dashboard/deals/48-example-road");
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
    const search = page.getByRole("searchbox", { name: "Search documents" });
    await expect(search).toBeVisible();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press("Tab");
      if (await search.evaluate((box) => box === document.activeElement)) break;
    }
    await page.keyboard.type("environmental");
    await expect(page.getByText("1 document", { exact: true })).toBeVisible();
    const name = "Environmental site assessment";
    const link = page.getByRole("link", { name });
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press("Tab");
      if (await link.evaluate((found) => found === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await expect(dialog.getByText(/^Page 1 of/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();

    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Preview" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: `More for ${name}` })).toBeFocused();

    // The focus then goes on to a message.
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
