import { broker } from "@frontage/content/broker";
import { serviceOptions } from "@frontage/content/service-lists";
import { once } from "node:events";
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";

import type { APIRequestContext, Locator, Page } from "@playwright/test";

import { expectAccessible } from "../axe.ts";
import {
  eraseBrokersDay,
  expect,
  signIn,
  startServer,
  test as base,
  type LiveServer,
} from "./server.ts";
import { answerInstead } from "../unreachable.ts";

/** The owner's webhook: it responds with an error between `fail` and `heal`. */
type Webhook = { url: string; fail: () => void; heal: () => void; close: () => Promise<void> };

async function openWebhook(): Promise<Webhook> {
  let status = 500;
  const receiver = createServer((request, response) => {
    request.resume();
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const { port } = receiver.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/inquiries`,
    fail: () => (status = 500),
    heal: () => (status = 204),
    async close() {
      receiver.close();
      receiver.closeAllConnections();
      await once(receiver, "close");
    },
  };
}

/**
 * Copies the built product as it is when the contact form posts to this server, without the form's
 * own pages for results.
 */
async function openComposition(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const composed = fileURLToPath(new URL("../../../server/dist/", import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), "frontage-by-server-"));
  await symlink(join(composed, "public"), join(folder, "public"));
  await copyFile(join(composed, "headers.json"), join(folder, "headers.json"));
  await mkdir(join(folder, "answers"));
  for (const page of ["receipt.html", "refusal.html"]) {
    await writeFile(join(folder, "answers", page), "<!doctype html><main></main>");
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** A server that accepts inquiries, whose owner has a webhook. */
const test = base.extend<object, { webhook: Webhook }>({
  webhook: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const webhook = await openWebhook();
      try {
        await provide(webhook);
      } finally {
        await webhook.close();
      }
    },
    { scope: "worker" },
  ],
  server: [
    async ({ webhook }, provide) => {
      const composition = await openComposition();
      try {
        const server = await startServer({
          parameters: [composition.folder],
          settings: {
            INQUIRY_WEBHOOK_URL: webhook.url,
            INQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, "journey").toString("base64")}`,
            INQUIRY_WEBHOOK_ALLOW_PRIVATE: "1",
            INQUIRY_LIMIT_PER_HOUR: "0",
          },
        });
        try {
          await eraseBrokersDay(server);
          await provide(server);
        } finally {
          await server.stop();
        }
      } finally {
        await composition.remove();
      }
    },
    { scope: "worker", timeout: 180_000 },
  ],
});
test.use({ store: "the inquiries'" });
// One server for all tests of this file.
test.describe.configure({ mode: "default" });

type Sent = { name: string; email: string; message: string };

/** Submits the contact form, as a visitor's page does. */
async function sendInquiry(visitor: APIRequestContext, origin: string, sent: Sent) {
  const answer = await visitor.post("/api/inquiries", {
    headers: { Origin: origin, "Idempotency-Key": crypto.randomUUID() },
    data: {
      phone: "(555) 555-0177",
      service: serviceOptions[0]?.value,
      elapsedMs: 20_000,
      ...sent,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { reference: string };
}

/** Opens the inbox, and waits until the server's change stream is connected. */
async function openInbox(page: Page, server: LiveServer, search = "") {
  await signIn(page, server.broker);
  const isListening = page.waitForResponse("**/api/changes*");
  await page.goto(`/dashboard/inquiries${search}`);
  await isListening;
}

/** Presses a key until `target` has the focus. */
async function pressUntilFocused(page: Page, target: Locator, key: "Tab" | "Shift+Tab") {
  await expect(target).toBeVisible();
  for (let step = 0; step < 100; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** The email to an address that contains this text, as it was sent. */
async function mailTo(
  address: string,
  saying: string,
  { mailFolder }: LiveServer,
): Promise<string> {
  const files = await readdir(mailFolder);
  const mails = await Promise.all(files.map((name) => readFile(join(mailFolder, name), "utf8")));
  return mails.find((text) => text.includes(`To: ${address}`) && text.includes(saying)) ?? "";
}

const hourMs = 3_600_000;

/**
 * Postpones waiting deliveries by an hour, so that they aren't tried by themselves.
 *
 * @param triedForMs how long ago the first attempt was, as far as the server knows
 */
async function postponeDeliveries({ dataFolder }: LiveServer, { triedForMs = 0 } = {}) {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  using database = new DatabaseSync(join(dataFolder, "frontage.db"), { timeout: 5000 });
  const write = database.prepare(
    `update "delivery" set "startedAt" = ?, "nextAttemptAt" = ?
     where "state" = 'waiting' and "leasedUntil" is null`,
  );
  // A delivery isn't found while an attempt is in progress.
  await expect.poll(() => write.run(at(-triedForMs), at(hourMs)).changes).toBe(1);
}

test("an inquiry arrives while the inbox is open, and is answered, closed and erased @phone @owner", async ({
  page,
  request,
  server,
}) => {
  const name = "Ada Arriving";
  const email = "ada@example.com";
  await openInbox(page, server);
  await expect(page.getByRole("heading", { name: "No inquiries yet" })).toBeVisible();
  await expectAccessible(page);

  const { reference } = await sendInquiry(request, server.origin, {
    name,
    email,
    message: "I own a small office building.\nWhat may it be worth?",
  });
  await page.getByRole("link", { name }).click();
  const inquiry = page.getByRole("article", { name });
  await expect(inquiry.getByText(reference, { exact: true })).toBeVisible();
  await expect(inquiry.getByText("I own a small office building.")).toBeVisible();
  await expect(inquiry.getByRole("link", { name: email })).toHaveAttribute(
    "href",
    `mailto:${email}`,
  );
  await expect(inquiry.getByRole("link", { name: "(555) 555-0177" })).toHaveAttribute(
    "href",
    "tel:5555550177",
  );
  await expect(page.locator("#inquiry-name")).toBeFocused();
  await expectAccessible(page);

  // Typed text is kept when the page is left.
  await inquiry.getByRole("button", { name: "Send" }).click();
  await expect(inquiry.getByRole("textbox", { name: "Reply" })).toHaveAccessibleDescription(
    /Please write something first\./,
  );
  await inquiry.getByRole("textbox", { name: "Reply" }).fill("Thank you. May I call you tomorrow?");
  await page.reload();
  await expect(inquiry.getByRole("textbox", { name: "Reply" })).toHaveValue(
    "Thank you. May I call you tomorrow?",
  );
  await inquiry.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(`Your reply is on its way to ${email}.`)).toBeVisible();
  await expect(inquiry.getByRole("heading", { name: "Your reply" })).toBeVisible();
  await expect(inquiry.getByRole("radio", { name: "Answered" })).toBeChecked();
  await expect(inquiry.getByRole("textbox", { name: "Reply" })).toHaveValue("");
  // This server has no email server, so the email is only a file.
  await expect(
    inquiry.getByRole("listitem").filter({ hasText: `Email to ${email}` }),
  ).toContainText("Not sent");
  // The answered inquiry is no longer in the list of new ones.
  await page.getByRole("button", { name: "Back to the list" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  const mail = await mailTo(email, "May I call you tomorrow?", server);
  expect(/^Reply-To: (.*)$/m.exec(mail)?.[1]).toContain(broker.email);

  await inquiry.getByRole("radio", { name: "Closed" }).click();
  await expect(inquiry.getByRole("radio", { name: "Closed" })).toBeChecked();
  await page.goto("/dashboard/inquiries?status=closed");
  await page.getByRole("link", { name }).click();
  await inquiry.getByRole("button", { name: "Erase" }).click();
  const question = page.getByRole("alertdialog", { name: `Erase ${name}?` });
  await expect(question).toContainText(reference);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Erase" }).click();
  await expect(page.getByText(`${name} erased.`)).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("a failed delivery shows why, notifies the broker, is highlighted in the inbox, and can be retried @desktop @more", async ({
  page,
  request,
  server,
  webhook,
}) => {
  webhook.fail();
  await openInbox(page, server, "?status=all");
  await sendInquiry(request, server.origin, {
    name: "Ira Given-Up",
    email: "ira@example.com",
    message: "Is the pier by the harbor zoned for retail?",
  });
  await expect(page.getByRole("link", { name: /^Inquiries 1/ })).toBeVisible();
  await page.getByRole("link", { name: /^Ira Given-Up/ }).click();
  const inquiry = page.getByRole("article", { name: "Ira Given-Up" });
  const webhookRow = inquiry.getByRole("listitem").filter({ hasText: "Your webhook" });
  await expect(webhookRow).toContainText("Waiting");
  await expect(webhookRow).toContainText("500");
  await expect(inquiry.getByRole("listitem").filter({ hasText: "Your mailbox" })).toContainText(
    "Not sent",
  );
  await postponeDeliveries(server, { triedForMs: 48 * hourMs });
  await webhookRow.getByRole("button", { name: "Try now: Your webhook" }).click();
  await expect(webhookRow).toContainText("Failed");
  await expectAccessible(page);
  await page.goto("/dashboard/notifications");
  await page.getByRole("link", { name: /Not delivered: the inquiry from Ira Given-Up/ }).click();
  await expect(webhookRow).toContainText("Failed");
  await sendInquiry(request, server.origin, {
    name: "Lee Waiting",
    email: "lee@example.com",
    message: "Is the mill by the river for sale?",
  });
  await page.getByRole("checkbox", { name: "Not delivered 1" }).click();
  await expect(page.getByText("1 inquiry", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Ira Given-Up/ })).toContainText("Not delivered");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const table = await readFile(await (await download).path(), "utf8");
  expect(table).toContain("Ira Given-Up");
  expect(table).not.toContain("Lee Waiting");

  webhook.heal();
  await webhookRow.getByRole("button", { name: "Try again: Your webhook" }).click();
  await expect(webhookRow).toContainText("Delivered");
  // The button is gone, so its result has the focus.
  await expect(webhookRow.locator(":focus")).toContainText("Delivered");
  await expect(page.getByRole("link", { name: /^Ira Given-Up/ })).toHaveCount(0);
});

test("a failed search doesn't change its field, the tabs and the open inquiry @desktop @more", async ({
  page,
  request,
  server,
  webhook,
}) => {
  webhook.heal();
  await openInbox(page, server, "?status=all");
  await sendInquiry(request, server.origin, {
    name: "Kim Found",
    email: "kim@example.com",
    message: "Is there a quarry to let?",
  });
  await page.getByRole("link", { name: /^Kim Found/ }).click();
  const inquiry = page.getByRole("article", { name: "Kim Found" });
  await expect(inquiry.getByText("Is there a quarry to let?")).toBeVisible();
  // Waits for the delivery: after it, the inquiry doesn't change by itself any more, and only a
  // click searches again.
  const deliveries = inquiry.getByRole("listitem");
  await expect(deliveries.filter({ hasText: "Your webhook" })).toContainText("Delivered");
  await expect(deliveries.filter({ hasText: "Your mailbox" })).toContainText("Not sent");
  const recover = await answerInstead(page, /api\/inquiries\?.*text=/, (route) =>
    route.fulfill({ status: 400, json: { error: "It is not to be had now." } }),
  );
  const field = page.getByRole("search", { name: "Search inquiries" }).getByRole("searchbox");
  await field.fill("quarry");
  await expect(page.getByRole("alert")).toContainText("Couldn’t load inquiries.");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("maxlength", "200");
  await expect(inquiry.getByText("Is there a quarry to let?")).toBeVisible();
  await expect(page.getByLabel("Filter by status")).toBeVisible();
  recover();
  await page.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(page.getByText("1 inquiry", { exact: true })).toBeVisible();
  await expect(field).toHaveValue("quarry");
});

test("an inquiry is notified, found, exported and converted to a client @desktop @owner", async ({
  page,
  request,
  server,
}) => {
  await openInbox(page, server, "?status=all");
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toContainText(broker.name);
  await sendInquiry(request, server.origin, {
    name: "=Sam Ito",
    email: "sam@example.org",
    message: "Flex space near the interstate, please.",
  });
  await sendInquiry(request, server.origin, {
    name: "Uma Other",
    email: "uma@example.org",
    message: "An office downtown, please.",
  });
  await page.goto("/dashboard/notifications");
  await page.getByRole("link", { name: /=Sam Ito/ }).click();
  const inquiry = page.getByRole("article", { name: "=Sam Ito" });
  await expect(inquiry).toBeVisible();

  await page.getByRole("search", { name: "Search inquiries" }).getByRole("searchbox").fill("flex");
  await expect(page).toHaveURL(/q=flex/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const table = await readFile(await (await download).path(), "utf8");
  expect(table.startsWith("\uFEFF")).toBe(true);
  expect(table).toContain("'=Sam Ito");
  expect(table).not.toContain("Uma Other");
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search", exact: true }).fill("flex space");
  await page.getByRole("option", { name: /=Sam Ito/ }).click();
  await expect(inquiry).toBeVisible();

  await inquiry.getByRole("button", { name: "Convert to client" }).click();
  const question = page.getByRole("alertdialog", { name: "Convert =Sam Ito to a client?" });
  await question.getByRole("button", { name: "Convert to client" }).click();
  await expect(
    page.getByText("=Sam Ito invited. Sending a link to sam@example.org."),
  ).toBeVisible();
  await inquiry.getByRole("link", { name: "Open client" }).click();
  await expect(page.getByRole("heading", { name: "=Sam Ito" })).toBeFocused();
});

test("the list loads its next page at the end, and can be walked through by keyboard @desktop @more", async ({
  page,
  request,
  server,
}) => {
  for (let lot = 1; lot <= 26; lot++) {
    await sendInquiry(request, server.origin, {
      name: `Visitor ${lot}`,
      email: `visitor-${lot}@example.com`,
      message: `Is lot ${lot} still to be had?`,
    });
  }
  await openInbox(page, server, "?q=lot");
  await expect(page.getByText("25 of 26 inquiries")).toBeVisible();
  await pressUntilFocused(page, page.getByRole("button", { name: "Show older" }), "Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("26 inquiries", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Visitor 1 / })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: "Visitor 1", exact: true })).toBeVisible();

  await pressUntilFocused(page, page.getByRole("radio", { name: "New" }), "Tab");
  await page.keyboard.down("ArrowRight");
  await expect(page.getByRole("radio", { name: "Answered" })).toBeChecked();
  await page.keyboard.up("ArrowRight");
  await expect(page.getByText("25 inquiries", { exact: true })).toBeVisible();
  const status = page.getByLabel("Filter by status");
  await pressUntilFocused(page, status, "Shift+Tab");
  await status.selectOption("answered");
  await expect(page).toHaveURL(/status=answered/);
  await expect(page.getByText("1 inquiry", { exact: true })).toBeVisible();
  await expect(page.getByRole("article", { name: "Visitor 1", exact: true })).toBeVisible();
});
