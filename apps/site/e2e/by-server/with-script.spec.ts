import { broker } from "@frontage/content/broker";
import { expect, type Page } from "@playwright/test";

import { violations } from "../axe.ts";
import { openPage } from "../open-page.ts";
import { firstService, lastService } from "../public-pages.ts";
import { expectFormKept, fillForm, inquiry, readReceipt, test } from "./product.ts";

// axe reads colors, so it must not run during a fade.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const sendButton = `Send Message to ${broker.name}`;

test("an inquiry is written, sent and followed by another with the keyboard alone", async ({
  page,
  product,
}) => {
  await openPage(page, "/contact");
  await expect(page.getByLabel("Webhook URL")).toHaveCount(0);
  await page.getByLabel("Full name").focus();
  for (const text of [inquiry.name, inquiry.email, inquiry.phone, "Other", "By keyboard alone."]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("button", { name: sendButton })).toBeFocused();
  await page.keyboard.press("Enter");
  const reference = await readReceipt(page);
  await expect(page.getByRole("heading", { name: /^Your inquiry is with/ })).toBeInViewport();
  const [kept, ...others] = await product.inbox("By keyboard alone");
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ ...inquiry, reference, message: "By keyboard alone." });

  const another = page.getByRole("link", { name: "Send another inquiry" });
  while (!(await another.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

function goTo(page: Page, name: string) {
  return page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name, exact: true })
    .click();
}

test("an inquiry can't be changed while it is sent, and a visitor who returns sees what went wrong @more", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/inquiries", async (route) => {
    await released;
    await route.abort();
  });
  await openPage(page, "/contact");
  await fillForm(page, "Changed too late.");
  await page.getByRole("combobox", { name: "Service" }).focus();
  await page
    .getByRole("button", { name: sendButton })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await expect(page.getByRole("combobox", { name: "Service" })).toBeFocused();
  await page.keyboard.type("Valuation");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  for (const field of await page.getByRole("textbox").all()) {
    await field.press("x");
    await expect(field).toBeFocused();
  }
  await expectFormKept(page, "Changed too late.");

  await goTo(page, "About");
  const failed = page.waitForEvent("requestfailed");
  release();
  await failed;
  await goTo(page, "Contact");
  await expect(page.getByRole("alert")).toContainText("The server did not confirm it.");
  await expectFormKept(page, "Changed too late.");
});

test("a double click sends one inquiry, whose receipt is there when the visitor returns to the form @more", async ({
  page,
  product,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/inquiries", async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  await openPage(page, "/contact");
  await fillForm(page, "Left before the answer.");
  const width = (await page.getByRole("button", { name: sendButton }).boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: sendButton }).dblclick();
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeDisabled();
  expect((await sending.boundingBox())?.width).toBeCloseTo(width, 0);
  await goTo(page, "About");
  // If the visitor returns before the response, it is still being sent, and can't be sent twice.
  await goTo(page, "Contact");
  await expect(sending).toBeDisabled();
  await expectFormKept(page, "Left before the answer.");
  await goTo(page, "About");
  const answered = page.waitForResponse("**/api/inquiries");
  release();
  await answered;
  await goTo(page, "Contact");
  const reference = await readReceipt(page);
  const [kept, ...others] = await product.inbox("Left before");
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ reference });

  await goTo(page, "About");
  await goTo(page, "Contact");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

test("a newly requested service replaces the draft's, and a later choice replaces both @more", async ({
  page,
}) => {
  await openPage(page, "/contact");
  await fillForm(page, "Which service was it?");
  await goTo(page, "Services");
  await page.getByRole("main").getByRole("link", { name: lastService.title, exact: true }).click();
  const service = page.getByRole("combobox", { name: "Service" });
  await expect(service).toHaveValue(lastService.slug);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Which service was it?");
  await page.reload();
  await expect(service).toHaveValue(lastService.slug);
  await service.selectOption(firstService.slug);
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue(inquiry.name);
  await expect(service).toHaveValue(firstService.slug);
});

test("an inquiry whose receipt was lost with the server stays one inquiry when it is sent again", async ({
  page,
  product,
}) => {
  // Killed during seeding, it would never print the broker's password.
  await product.seeded();
  await openPage(page, "/contact");
  await fillForm(page, "The server dies after this.");
  await page.route("**/api/inquiries", async (route) => {
    await route.fetch();
    await product.kill();
    await route.abort();
  });
  await page.getByRole("button", { name: sendButton }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The server did not confirm it.");
  await expect(alert.getByRole("link", { name: broker.phone.display })).toBeVisible();
  await expect(alert.getByRole("button", { name: "Try again" })).toBeFocused();
  await expectFormKept(page, "The server dies after this.");

  await page.unroute("**/api/inquiries");
  await Promise.all([
    page.waitForEvent("requestfailed"),
    alert.getByRole("button", { name: "Try again" }).click(),
  ]);
  await expect(alert.getByRole("button", { name: "Try again" })).toBeFocused();
  await expectFormKept(page, "The server dies after this.");

  await product.start();
  // An accidental reload changes nothing.
  await openPage(page, "/contact");
  await expectFormKept(page, "The server dies after this.");
  await page.getByRole("button", { name: sendButton }).click();
  const reference = await readReceipt(page);
  const kept = await product.inbox("The server dies");
  expect(kept).toMatchObject([{ reference }]);

  await openPage(page, "/contact");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

test("an automatically filled hidden field blocks nobody, and errors that only the server finds are shown at their field", async ({
  page,
  product,
}) => {
  const message = "From a page that is older than the server.";
  await openPage(page, "/contact");
  await fillForm(page, message);
  await test.step("a hidden field that the browser filled in is said to be wrong, and emptied", async () => {
    const trap = page.locator("input[name=fax]");
    await trap.evaluate((field: HTMLInputElement) => (field.value = "5555550199"));
    await page.getByRole("button", { name: sendButton }).click();
    await expect(page.getByRole("alert")).toContainText("perhaps by your browser");
    expect(await product.inbox("older than the server")).toEqual([]);
  });

  await test.step("the server's own objection shows at its field, and is fixed there", async () => {
    await page.route("**/api/inquiries", async (route) => {
      const sent = route.request().postDataJSON();
      await route.continue({ postData: { ...sent, service: "no longer offered" } });
    });
    await page.getByRole("button", { name: "Try again" }).click();
    const service = page.getByRole("combobox", { name: "Service" });
    await expect(service).toBeFocused();
    await expect(service).toHaveAccessibleDescription("Please select a service.");
    await expectFormKept(page, message);
    expect(await product.inbox("older than the server")).toEqual([]);

    await page.unroute("**/api/inquiries");
    await service.selectOption(firstService.slug);
    await page.getByRole("button", { name: sendButton }).click();
    await readReceipt(page);
    const kept = await product.inbox("older than the server");
    expect(kept).toMatchObject([{ service: firstService.slug }]);
  });
});

test("if the script never loads, the form is a plain post, styled as the page @more", async ({
  page,
  product,
}) => {
  await page.route("**/assets/entry-client-*.js", (route) => route.abort());
  await page.goto("/contact");
  await fillForm(page, "short");
  await page.getByRole("button", { name: sendButton }).click();
  await expect(page.getByRole("alert").getByRole("heading")).toBeFocused();
  await expect(page.getByText("Find Me")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Message" }).fill("Long enough, without script.");
  await page.getByRole("button", { name: sendButton }).click();
  await readReceipt(page);
  expect(await violations(page)).toEqual([]);
  expect(await product.inbox("Long enough")).toHaveLength(1);
});

test("if the form's rules never load, the server alone checks what is sent @more", async ({
  page,
  product,
}) => {
  await page.route("**/assets/inquiry-form-*.js", (route) => route.abort());
  await openPage(page, "/contact");
  await fillForm(page, "short");
  await page.getByRole("button", { name: sendButton }).click();
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveAccessibleDescription(/at least 10/);
  await expect(message).toBeFocused();
  await message.fill("Checked by the server alone.");
  await page.getByRole("button", { name: sendButton }).click();
  await readReceipt(page);
  expect(await product.inbox("by the server alone")).toHaveLength(1);
});

test("what is typed and pressed before the script loads is sent, and replaces an older draft @more", async ({
  page,
  product,
}) => {
  await openPage(page, "/contact");
  await page.getByLabel("Full name").fill(inquiry.name);
  await page.getByRole("textbox", { name: "Email" }).fill(inquiry.email);
  await page.getByRole("textbox", { name: "Message" }).fill("An older draft.");

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/entry-client-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Phone" }).fill(inquiry.phone);
  await page.getByRole("combobox", { name: "Service" }).selectOption(inquiry.service);
  await page.getByRole("textbox", { name: "Message" }).fill("Typed before the script.");
  await page.getByRole("button", { name: sendButton }).click();
  release();
  const reference = await readReceipt(page);
  const kept = await product.inbox("Typed before the script");
  expect(kept).toMatchObject([{ ...inquiry, reference }]);
  expect(await product.inbox("An older draft")).toEqual([]);
});

test("axe finds nothing on a phone and on a desktop: form, messages, failure and receipt @more", async ({
  page,
}) => {
  async function expectNoViolations(state: string) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${state} at ${width} px`).toEqual([]);
    }
  }
  await openPage(page, "/contact");
  await expectNoViolations("the form");
  await page.getByRole("button", { name: sendButton }).click();
  await expect(page.getByText("Please select a service.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expectNoViolations("its messages");
  await fillForm(page, "Looked at by axe.");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: sendButton }).click();
  await expect(page.getByRole("alert")).toContainText("You seem to be offline.");
  await expectNoViolations("the failure");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await readReceipt(page);
  await expectNoViolations("the receipt");
});
