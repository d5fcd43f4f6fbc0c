import { broker } from "@frontage/content/broker";
import { serviceOptions } from "@frontage/content/service-lists";
import { expect, test, type Page } from "@playwright/test";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { fillSilently } from "../../../scripts/fill-silently.ts";
import { desktop, phone } from "../../../scripts/journeys.ts";
import { violations } from "./axe.ts";
import { openPage } from "./open-page.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";
import { profiles, thirdService } from "./public-pages.ts";

const notices = {
  missing: "No automation-service webhook URL set. Please add it above to receive emails.",
  failed: "Failed to send to the automation service. Please verify the webhook URL and try again.",
  succeeded:
    "Request sent to the automation service. Check your automation history to confirm it was triggered.",
};

const messages = {
  name: "Name must be at least 2 characters.",
  email: "Please enter a valid email address.",
  phone: "Please enter a valid phone number.",
  service: "Please select a service.",
  message: "Message must be at least 10 characters.",
};

function fields(page: Page) {
  return {
    webhook: page.getByLabel("Webhook URL"),
    name: page.getByRole("textbox", { name: "Full name" }),
    email: page.getByRole("textbox", { name: "Email" }),
    phone: page.getByRole("textbox", { name: "Phone" }),
    service: page.getByRole("combobox", { name: "Service" }),
    message: page.getByRole("textbox", { name: "Message" }),
    send: page.getByRole("button", { name: `Send Message to ${broker.name}`, exact: true }),
  };
}

async function fillForm(page: Page) {
  const { email, message, name, phone, service } = fields(page);
  await name.fill("Alex Morgan");
  await email.fill("alex@example.com");
  await phone.fill("(555) 555-0100");
  await service.selectOption({ label: thirdService.title });
  await message.fill("Two floors from spring, near the station.");
}

async function expectFormKept(page: Page) {
  const { email, message, name, phone, service } = fields(page);
  await expect(name).toHaveValue("Alex Morgan");
  await expect(email).toHaveValue("alex@example.com");
  await expect(phone).toHaveValue("(555) 555-0100");
  await expect(service).toHaveValue(thirdService.slug);
  await expect(message).toHaveValue("Two floors from spring, near the station.");
}

test(
  "what a password manager filled in without an event is sent",
  { tag: ["@phone", "@webhook"] },
  async ({ page }) => {
    await using webhook = await startWebhookReceiver();
    await openPage(page, "/contact");
    const form = fields(page);
    await fillSilently(form.webhook, webhook.url);
    await fillSilently(form.name, "Alex Morgan");
    await fillSilently(form.email, "alex@example.com");
    await fillSilently(form.phone, "(555) 555-0100");
    await fillSilently(form.service, thirdService.slug);
    await fillSilently(form.message, "Two floors from spring, near the station.");
    await form.send.click();
    await expect(page.getByRole("status").filter({ hasText: notices.succeeded })).toBeVisible();
    expect(JSON.parse(webhook.received[0]?.body ?? "")).toMatchObject({
      name: "Alex Morgan",
      email: "alex@example.com",
      phone: "(555) 555-0100",
      service: thirdService.slug,
      message: "Two floors from spring, near the station.",
    });
  },
);

test("the form's rules, one after the other on one page @desktop @owner", async ({ page }) => {
  await openPage(page, "/contact");
  const { email, message, name, phone, send, service } = fields(page);

  await test.step("the service offers its options in their order", async () => {
    const options = service.getByRole("option", { includeHidden: true });
    const values = await options.evaluateAll((elements) =>
      elements
        .map((option) => [(option as HTMLOptionElement).value, option.textContent])
        .filter(([value]) => value !== ""),
    );
    expect(values).toEqual(serviceOptions.map(({ label, value }) => [value, label]));
  });

  await test.step("an empty form shows five messages, and the first field has the focus", async () => {
    await send.click();
    for (const [field, text] of [
      [name, messages.name],
      [email, messages.email],
      [phone, messages.phone],
      [service, messages.service],
      [message, messages.message],
    ] as const) {
      await expect(field).toHaveAccessibleDescription(text);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(name).toBeFocused();
    await expect(name).toBeInViewport({ ratio: 1 });
  });

  await test.step("each rule holds at its very boundary, and its message goes as it is met", async () => {
    await name.fill("A");
    await email.fill("alex@example");
    await phone.fill("555555014");
    await message.fill("123456789");
    await send.click();
    for (const text of Object.values(messages)) await expect(page.getByText(text)).toBeVisible();

    await name.fill("Al");
    await expect(page.getByText(messages.name)).toBeHidden();
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(name).toHaveAccessibleDescription("");
    await email.fill("alex@example.com");
    await expect(page.getByText(messages.email)).toBeHidden();
    await phone.fill("5555550142");
    await expect(page.getByText(messages.phone)).toBeHidden();
    await service.selectOption({ label: "Other" });
    await expect(page.getByText(messages.service)).toBeHidden();
    await message.fill("1234567890");
    await expect(page.getByText(messages.message)).toBeHidden();

    await name.fill("A");
    await expect(name).toHaveAccessibleDescription(messages.name);
  });

  await test.step("the first wrong field has the focus, whichever it is", async () => {
    await fillForm(page);
    await message.fill("Short");
    await send.click();
    await expect(message).toBeFocused();
    await service.selectOption("");
    await send.click();
    await expect(service).toBeFocused();
    await phone.fill("123");
    await send.click();
    await expect(phone).toBeFocused();
    await email.fill("nobody");
    await send.click();
    await expect(email).toBeFocused();
    await name.fill("A");
    await send.click();
    await expect(name).toBeFocused();
  });
});

test(
  "the webhook URL is kept as it is typed and read back on the next visit",
  { tag: ["@desktop", "@webhook"] },
  async ({ page }) => {
    await openPage(page, "/contact");
    await fields(page).webhook.pressSequentially("https://hooks.example.com/catch/1");
    await expect(page.getByText("Saved in this browser", { exact: true })).toBeVisible();
    await openPage(page, "/contact");
    await expect(fields(page).webhook).toHaveValue("https://hooks.example.com/catch/1");
    await expect(page.getByText("Saved in this browser", { exact: true })).toBeVisible();
    await fields(page).webhook.fill("");
    await expect(page.getByText("Not set", { exact: true })).toBeVisible();
    await openPage(page, "/contact");
    await expect(fields(page).webhook).toHaveValue("");
  },
);

test(
  "a missing webhook URL is called missing, and one that can't be sent to counts as set and fails as specified; nothing is sent or lost, and its field has the focus",
  { tag: ["@desktop", "@webhook"] },
  async ({ page }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") posts.push(request.url());
    });
    await openPage(page, "/contact");
    await fillForm(page);
    const { send, webhook } = fields(page);
    await send.click();
    await expect(page.getByRole("alert")).toHaveText(notices.missing);
    await expect(webhook).toBeFocused();
    await expect(webhook).toBeInViewport({ ratio: 1 });
    await expectFormKept(page);
    await expect(send).toBeEnabled();

    for (const url of [
      "javascript:alert(1)",
      "hooks.example.com/catch",
      "https://ada:secret@hooks.example.com/catch",
    ]) {
      await webhook.fill(url);
      await expect(page.getByText("Saved in this browser", { exact: true })).toBeVisible();
      await send.click();
      await expect(page.getByRole("alert")).toHaveText(notices.failed);
      await expect(webhook).toBeFocused();
      await expect(webhook).toHaveAttribute("aria-invalid", "true");
      await expect(webhook).toHaveAccessibleDescription(/web address/);
      await expect(webhook).toHaveValue(url);
      await expectFormKept(page);

      await webhook.fill("https://hooks.example.com/catch/1");
      await expect(webhook).not.toHaveAttribute("aria-invalid");
      await expect(webhook).toHaveAccessibleDescription("");
    }
    expect(posts).toEqual([]);
  },
);

test(
  "an inquiry is one POST of exactly nine fields, then the form is empty again",
  { tag: ["@phone", "@webhook", "@owner"] },
  async ({ baseURL, page }) => {
    await using webhook = await startWebhookReceiver("wait");
    await openPage(page, "/contact");
    const { email, message, name, phone: phoneNumber, send, service } = fields(page);

    await test.step("the webhook's field stands above the form for every visitor", async () => {
      const field = fields(page).webhook;
      for (const { viewport } of [desktop, phone]) {
        await page.setViewportSize(viewport);
        await expect(field).toBeVisible();
        const above = (await field.boundingBox()) ?? { y: Number.NaN, height: 0 };
        expect(above.y + above.height).toBeLessThan((await name.boundingBox())?.y ?? 0);
      }
      await expect(page.getByText("Not set", { exact: true })).toBeVisible();
    });

    await fields(page).webhook.fill(webhook.url);
    await fillForm(page);
    const width = (await send.boundingBox())?.width ?? 0;
    const before = Date.now();
    await send.click();

    await test.step("while it is being sent the button says so, is disabled and keeps its width", async () => {
      const sending = page.getByRole("button", { name: /sending/i });
      await expect(sending).toHaveText("Sending...");
      await expect(sending).toBeDisabled();
      await expect(send).toHaveCount(0);
      expect((await sending.boundingBox())?.width).toBeCloseTo(width, 0);
      // Text typed now would not be part of it.
      await message.press("x");
      await expectFormKept(page);
    });

    await expect.poll(() => webhook.received.length).toBe(1);
    webhook.answer();
    await expect(page.getByRole("status").filter({ hasText: "Request sent" })).toHaveText(
      notices.succeeded,
    );
    expect(webhook.received).toHaveLength(1);
    const { body = "", headers, method } = webhook.received[0] ?? {};
    expect(method).toBe("POST");
    expect(headers?.["sec-fetch-mode"]).toBe("no-cors");
    expect(headers?.cookie).toBeUndefined();
    const inquiry = JSON.parse(body);
    expect(inquiry).toEqual({
      name: "Alex Morgan",
      email: "alex@example.com",
      phone: "(555) 555-0100",
      service: thirdService.slug,
      message: "Two floors from spring, near the station.",
      form: "contact",
      send_to: broker.sendTo,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
      triggered_from: baseURL,
    });
    expect(Date.parse(inquiry.timestamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(inquiry.timestamp)).toBeLessThanOrEqual(Date.now());

    for (const field of [name, email, phoneNumber, service, message]) {
      await expect(field).toHaveValue("");
    }
    await expect(fields(page).webhook).toHaveValue(webhook.url);
    await expect(send).toBeEnabled();
    expect((await send.boundingBox())?.width).toBeCloseTo(width, 0);
    for (const text of Object.values(messages)) await expect(page.getByText(text)).toHaveCount(0);
  },
);

test(
  "Enter in a field sends, two presses and a double click send once, and an answer that cannot be read counts as sent",
  { tag: ["@desktop", "@webhook"] },
  async ({ page }) => {
    await using webhook = await startWebhookReceiver("wait");
    const { name, send } = fields(page);
    const notice = page.getByRole("status").filter({ hasText: "Request sent" });
    await openPage(page, "/contact");
    await fields(page).webhook.fill(webhook.url);

    await fillForm(page);
    await send.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect.poll(() => webhook.received.length).toBe(1);
    webhook.answer();
    await expect(notice).toBeVisible();
    await expect(name).toHaveValue("");
    expect(webhook.received).toHaveLength(1);

    await fillForm(page);
    await fields(page).phone.press("Enter");
    await expect.poll(() => webhook.received.length).toBe(2);
    webhook.answer();
    await expect(notice).toBeVisible();
    await expect(name).toHaveValue("");

    await fillForm(page);
    await send.dblclick();
    await expect.poll(() => webhook.received.length).toBe(3);
    // The first one's notice is gone while the second is being sent.
    await expect(notice).toHaveCount(0);
    webhook.answer();
    await expect(notice).toBeVisible();
    await expect(name).toHaveValue("");
    expect(webhook.received).toHaveLength(3);

    const failing = createServer((_request, response) => {
      response.statusCode = 500;
      response.end();
    });
    failing.listen(0, "127.0.0.1");
    await once(failing, "listening");
    await fields(page).webhook.fill(`http://127.0.0.1:${(failing.address() as AddressInfo).port}/`);
    await fillForm(page);
    await send.click();
    await expect(name).toHaveValue("");
    await expect(notice).toBeVisible();
    failing.closeAllConnections();
    failing.close();
  },
);

test(
  "a send that takes over 30 s is a failure",
  { tag: ["@desktop", "@webhook", "@more"] },
  async ({ page }) => {
    await using webhook = await startWebhookReceiver("wait");
    await page.clock.install();
    // The browser's own timeout ignores the page's fake clock; this one follows it.
    await page.addInitScript(() => {
      AbortSignal.timeout = (ms) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException("Too late", "TimeoutError")), ms);
        return controller.signal;
      };
    });
    await openPage(page, "/contact");
    await fields(page).webhook.fill(webhook.url);
    await page.clock.pauseAt(Date.now() + 60_000);
    await fillForm(page);
    await fields(page).send.click();
    await expect.poll(() => webhook.received.length).toBe(1);
    await page.clock.runFor(29_000);
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(page.getByRole("alert")).toHaveText(notices.failed);
    await expectFormKept(page);
  },
);

test(
  "a success notice leaves after 6 s, but waits under a pointer",
  { tag: ["@desktop", "@webhook", "@more"] },
  async ({ page }) => {
    await using webhook = await startWebhookReceiver();
    const notice = page.getByRole("status").filter({ hasText: "Request sent" });
    await page.clock.install();
    await openPage(page, "/contact");
    await fields(page).webhook.fill(webhook.url);
    await page.clock.pauseAt(Date.now() + 60_000);

    await fillForm(page);
    await fields(page).send.click();
    await expect(notice).toBeVisible();
    await page.clock.runFor(5900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(300);
    await expect(notice).toHaveCount(0);

    await fillForm(page);
    await fields(page).send.click();
    await notice.hover();
    await page.clock.runFor(20_000);
    await expect(notice).toBeVisible();
    await page.mouse.move(20, 400);
    await page.clock.runFor(6300);
    await expect(notice).toHaveCount(0);
  },
);

test(
  "one notice shows at a time, and none while a message is being sent; after a broken or a refused connection everything typed is kept",
  { tag: ["@phone", "@webhook", "@more"] },
  async ({ page }) => {
    await using broken = await startWebhookReceiver("reset");
    await using slow = await startWebhookReceiver("wait");
    const closed = await startWebhookReceiver();
    await closed[Symbol.asyncDispose]();
    const shown = page.locator("[data-slot=toast]");
    const { send, webhook } = fields(page);
    await page.clock.install();
    await openPage(page, "/contact");
    await fillForm(page);
    await send.click();
    await expect(shown).toHaveText(notices.missing);
    await expect(shown).toBeInViewport({ ratio: 1 });
    expect((await shown.boundingBox())?.width).toBe(390 - 32);

    // With the clock stopped, the success notice doesn't disappear on its own.
    await page.clock.pauseAt(Date.now() + 60_000);
    await webhook.fill(slow.url);
    await send.click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await expect(shown).toHaveCount(0);
    await expect.poll(() => slow.received.length).toBe(1);
    slow.answer();
    await expect(shown).toHaveText(notices.succeeded);

    await fillForm(page);
    for (const { url } of [broken, closed]) {
      await test.step(`${url === closed.url ? "a refused" : "a reset"} connection is a failure`, async () => {
        await webhook.fill(url);
        await Promise.all([page.waitForEvent("requestfailed"), send.click()]);
        await expect(shown).toHaveText(notices.failed);
        await expect(page.getByRole("alert")).toHaveText(notices.failed);
        await expectFormKept(page);
        await expect(webhook).toHaveValue(url);
        await expect(send).toBeEnabled();
      });
    }

    await webhook.fill(slow.url);
    await send.click();
    await expect.poll(() => slow.received.length).toBe(2);
    slow.answer();
    await expect(shown).toHaveText(notices.succeeded);
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

test(
  "the contact page tells every other way to reach the broker, and the way there",
  { tag: ["@desktop", "@owner"] },
  async ({ page }) => {
    await openPage(page, "/contact");
    const card = page.getByRole("region", { name: "Get in Touch" });
    await expect(card.getByRole("img")).toHaveAttribute("alt", /.{10,}/);
    await expect(card.getByRole("term")).toHaveText([
      "Phone",
      "Email",
      "Website",
      "Address",
      "Business Hours",
    ]);
    await expect(card.getByRole("link", { name: broker.phone.display })).toHaveAttribute(
      "href",
      `tel:${broker.phone.e164}`,
    );
    await expect(card.getByRole("link", { name: broker.email })).toHaveAttribute(
      "href",
      `mailto:${broker.email}`,
    );
    const website = card.getByRole("link", { name: RegExp(`^${broker.website.display}`) });
    await expect(website).toHaveAttribute("href", broker.website.url);
    await expect(website).toHaveAttribute("target", "_blank");
    await expect(website).toHaveAttribute("rel", /noopener/);
    await expect(website).toHaveAccessibleName(/new tab/);
    await expect(card).toContainText(broker.address.street);
    for (const { days, time } of broker.hours) {
      await expect(card.getByRole("listitem").filter({ hasText: days })).toContainText(time);
    }
    for (const { href, isShown, name } of profiles) {
      const link = card.getByRole("link", { name });
      await expect(link).toHaveCount(isShown ? 1 : 0);
      for (const shown of await link.all()) await expect(shown).toHaveAttribute("href", href);
    }

    // In a maps application.
    const way = page.getByRole("region", { name: "Find Me" }).getByRole("link");
    await expect(way).toHaveAttribute("target", "_blank");
    await expect(way).toHaveAccessibleName(/directions.*new tab/i);
    const { origin, pathname, searchParams } = new URL((await way.getAttribute("href")) ?? "");
    expect(`${origin}${pathname}`).toBe("https://www.openstreetmap.org/directions");
    const { latitude, longitude } = broker.position;
    expect(searchParams.get("to")).toBe(`${latitude},${longitude}`);
  },
);

test("the map loads nothing until it is near the window, then shows the place, and axe finds nothing @desktop @owner", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap")) asked.push(request.url());
  });
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>A map</h1>" }),
  );
  await openPage(page, "/contact");
  const section = page.getByRole("region", { name: "Find Me" });
  await expect(section).toBeAttached();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(asked).toEqual([]);

  await section.evaluate((element) => {
    const y = window.scrollY + element.getBoundingClientRect().top - window.innerHeight - 100;
    window.scrollTo({ top: y, behavior: "instant" });
  });
  await section.scrollIntoViewIfNeeded();
  const map = page.locator("iframe");
  await expect(map).toHaveAttribute("title", /map/i);
  await expect(map.contentFrame().getByRole("heading")).toHaveText("A map");
  expect(new Set(asked).size).toBe(1);
  expect(new URL(asked[0] ?? "").pathname).toBe("/export/embed.html");
  expect(new URL(asked[0] ?? "").searchParams.get("marker")).toBe(
    `${broker.position.latitude},${broker.position.longitude}`,
  );
  expect((await map.boundingBox())?.height).toBe(500);
  expect(await violations(page)).toEqual([]);
});

test(
  "where the map is blocked, a drawing and the address show",
  { tag: ["@phone", "@more"] },
  async ({ page }) => {
    await page.route("https://www.openstreetmap.org/**", (route) => route.abort());
    await openPage(page, "/contact");
    const section = page.getByRole("region", { name: "Find Me" });
    await page.locator("iframe").or(section).last().scrollIntoViewIfNeeded();
    await section.getByRole("link").scrollIntoViewIfNeeded();
    await expect(section.getByRole("status")).toHaveText("A drawing. The map couldn’t load.");
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(section.getByText(broker.address.street)).toBeInViewport();
  },
);
