import { expect } from "@playwright/test";

import { expectFormKept, fillForm, inquiry, readReceipt, startProduct, test } from "./product.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("without script, an inquiry is answered with a receipt, and the broker has it", async ({
  page,
  product,
  request,
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

  const [kept, ...others] = await product.inbox(request, "A plain post");
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ ...inquiry, reference, message: "A plain post, two floors." });

  await page.getByRole("button", { name: /menu/i }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
});

test("without script, sending the same words again is one inquiry", async ({
  page,
  product,
  request,
}) => {
  await page.goto("/contact");
  await fillForm(page, "Sent twice over.");
  await page.getByRole("button", { name: /^Send Message to/ }).click();
  const reference = await readReceipt(page);
  await page.getByRole("link", { name: "Send another inquiry" }).click();
  await expect(page).toHaveURL("/contact");
  await fillForm(page, "Sent twice over.");
  await page.getByRole("button", { name: /^Send Message to/ }).click();
  expect(await readReceipt(page)).toBe(reference);
  expect(await product.inbox(request, "Sent twice over")).toHaveLength(1);
});

test("under another name than people type an inquiry is taken as well, with script and without", async ({
  browser,
}) => {
  await using product = await startProduct({ publicUrl: "http://www.broker.test" });
  async function send(javaScriptEnabled: boolean) {
    const page = await browser.newPage({ baseURL: product.url, javaScriptEnabled });
    await page.goto("/contact");
    await fillForm(page, `Under a second name, script ${javaScriptEnabled}.`);
    await page.getByRole("button", { name: /^Send Message to/ }).click();
    await readReceipt(page);
    await page.close();
  }
  await send(true);
  await send(false);
});

test("without script, what is wrong is said at the field, with everything typed in its place", async ({
  page,
  product,
  request,
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
  const [kept] = await product.inbox(request, "two floors");
  expect(kept?.message).toBe(message.trim());
});

test("whoever sends too often reads when to come back, with script and without, and keeps the words", async ({
  browser,
}) => {
  await using product = await startProduct({ limitPerHour: 1 });
  const open = (javaScriptEnabled: boolean) =>
    browser.newPage({ baseURL: product.url, javaScriptEnabled });

  const plain = await open(false);
  for (const message of ["The first, within the limit.", "The second, beyond it."]) {
    await plain.goto("/contact");
    await fillForm(plain, message);
    await plain.getByRole("button", { name: /^Send Message to/ }).click();
    if (message.startsWith("The first")) await readReceipt(plain);
  }
  await expect(plain.getByRole("alert")).toContainText(/Too many attempts\. .* in \d+ minutes\./);
  await expect(plain.getByRole("alert").getByRole("listitem")).toHaveCount(0);
  await expectFormKept(plain, "The second, beyond it.");

  const scripted = await open(true);
  await scripted.goto("/contact");
  await fillForm(scripted, "The third, by script.");
  await scripted.getByRole("button", { name: /^Send Message to/ }).click();
  await expect(scripted.getByRole("alert")).toContainText(
    /Too many attempts\. .* in \d+ minutes\./,
  );
  await expect(scripted.getByRole("button", { name: "Try again" })).toBeFocused();
  await expectFormKept(scripted, "The third, by script.");
  await plain.close();
  await scripted.close();
});
