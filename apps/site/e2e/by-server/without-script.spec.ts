import { expect, type Page } from "@playwright/test";

import { expectFormKept, fillForm, inquiry, readReceipt, startProduct, test } from "./product.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("without script, an inquiry gets a receipt, reaches the broker, and is the same inquiry if sent again", async ({
  page,
  product,
}) => {
  await page.goto("/contact");
  await fillForm(page, "A plain post, two floors.");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/api/inquiries")),
    page.getByRole("button", { name: /^Send Message to/ }).click(),
  ]);
  const reference = await readReceipt(page);
  expect(answer.status()).toBe(201);
  expect(answer.headers()["content-security-policy"]).toMatch(/script-src 'none'/);
  await expect(page).toHaveTitle(/^Your inquiry is with/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("script")).toHaveCount(0);
  await expect(page.getByLabel("Full name")).toHaveCount(0);

  await page.getByRole("link", { name: "Send another inquiry" }).click();
  await expect(page).toHaveURL("/contact");
  await fillForm(page, "A plain post, two floors.");
  await page.getByRole("button", { name: /^Send Message to/ }).click();
  expect(await readReceipt(page)).toBe(reference);

  const [kept, ...others] = await product.inbox("A plain post");
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ ...inquiry, reference, message: "A plain post, two floors." });

  await page.getByRole("button", { name: /menu/i }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
});

test("without script, errors are shown at their field, and what was typed is kept @more", async ({
  page,
  product,
}) => {
  const message = '\n</textarea><script>alert("1")</script> & two floors';
  await page.goto("/contact");
  await fillForm(page, message);
  await page.getByRole("textbox", { name: "Email" }).fill('alex"><img src=x>');
  await page.getByRole("combobox", { name: "Service" }).selectOption("");
  await page.getByRole("button", { name: /^Send Message to/ }).click();

  const summary = page.getByRole("alert");
  await expect(summary.getByRole("heading")).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole("listitem")).toHaveText([
    "Please enter a valid email address.",
    "Please select a service.",
  ]);
  await expect(page.getByLabel("Full name")).toHaveValue(inquiry.name);
  await expect(page.getByLabel("Full name")).not.toHaveAttribute("aria-invalid");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(message);
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveValue('alex"><img src=x>');
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");

  await summary.getByRole("link", { name: "Please enter a valid email address." }).click();
  await expect(email).toBeFocused();
  await email.fill(inquiry.email);
  await page.getByRole("combobox", { name: "Service" }).selectOption(inquiry.service);
  await page.getByRole("button", { name: /^Send Message to/ }).click();
  await readReceipt(page);
  const [kept] = await product.inbox("two floors");
  expect(kept?.message).toBe(message.trim());
});

test("an inquiry is accepted under another host name as well, and a visitor who sends too often reads when to try again, with and without script @more", async ({
  browser,
}) => {
  // With two sends by script, one may be a plain post.
  await using product = await startProduct({
    publicUrl: "http://www.broker.test",
    limitPerHour: 2,
  });
  async function open(javaScriptEnabled: boolean) {
    const page = await browser.newPage({ baseURL: product.url, javaScriptEnabled });
    await page.goto("/contact");
    return page;
  }
  async function send(page: Page, message: string) {
    await fillForm(page, message);
    await page.getByRole("button", { name: /^Send Message to/ }).click();
  }
  async function expectRefusal(page: Page, message: string) {
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(/Too many attempts\. .* in \d+ minutes\./);
    await expectFormKept(page, message);
  }

  const plain = await open(false);
  await send(plain, "The first, within the limit.");
  await readReceipt(plain);
  const scripted = await open(true);
  await send(scripted, "The second, by script.");
  await readReceipt(scripted);

  await plain.goto("/contact");
  await send(plain, "The third, beyond the limit.");
  await expectRefusal(plain, "The third, beyond the limit.");
  await expect(plain.getByRole("alert").getByRole("listitem")).toHaveCount(0);
  await plain.close();

  await scripted.getByRole("link", { name: "Send another inquiry" }).click();
  await send(scripted, "The fourth, by script.");
  await expectRefusal(scripted, "The fourth, by script.");
  await expect(scripted.getByRole("button", { name: "Try again" })).toBeFocused();
  await scripted.close();
});
