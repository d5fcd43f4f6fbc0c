import { broker } from "@frontage/content/broker";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { Thread } from "@frontage/records/schemas/thread";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSmtpSink } from "../../test/smtp-sink.ts";
import { openStore, type TestStore } from "../../test/store.ts";
import { smtpMailer } from "../mail/mailer.ts";

let store: TestStore;
let sink: Awaited<ReturnType<typeof openSmtpSink>>;

beforeAll(async () => {
  store = await openStore();
  sink = await openSmtpSink();
  // The store's own mailer would keep the emails.
  store.mailer.send = smtpMailer(sink.url, `${broker.name} <office@example.com>`).send;
});
beforeEach(async () => {
  for (const table of ["message", "thread", "notification", "contact", "email"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  sink.received.length = 0;
});
afterAll(async () => {
  await store.remove();
  await sink.close();
});

type Person = TestStore["client"];

async function brokerThread(person: Person): Promise<string> {
  const threads: Thread[] = await (await store.as(person)("/api/threads")).json();
  return threads.find(({ kind }) => kind === "broker")?.id ?? "";
}

async function contactThread(): Promise<string> {
  await store.db
    .insertInto("contact")
    .values({
      id: "casey-park",
      clientId: store.client.id,
      name: "Casey Park",
      role: "lender",
      company: "Example Bank",
      email: "casey@example.com",
      addedAt: "2026-07-14T14:12:00.000Z",
      isOwn: 0,
    })
    .execute();
  const answer = await store.as(store.client)("/api/contacts/casey-park/thread", { method: "PUT" });
  return ((await answer.json()) as Thread).id;
}

const write = (from: Person, threadId: string, text: string) =>
  store.as(from)(`/api/threads/${threadId}/messages/${randomUUID()}`, {
    method: "PUT",
    body: JSON.stringify({ text, attachmentIds: [] }),
    headers: { "Content-Type": "application/json" },
  });

/** Sends a message that the other side reads, so that the next one is emailed too. */
async function say(from: Person, threadId: string, text = "Tomorrow at nine?") {
  const to = from === store.broker ? store.client : store.broker;
  await write(from, threadId, text);
  await store.background.settled();
  await store.as(to)(`/api/threads/${threadId}/read`, { method: "POST" });
  const mail = sink.received.at(-1);
  if (!mail) throw new Error("No email arrived.");
  return mail.parsed;
}

test("the emails of a conversation are one thread, with one subject", async () => {
  const threadId = await brokerThread(store.client);
  const first = await say(store.broker, threadId);
  await say(store.client, threadId);
  const second = await say(store.broker, threadId);
  const third = await say(store.broker, threadId);
  const emails = [first, second, third];
  expect(emails.map(({ to }) => to?.[0]?.address)).toEqual(emails.map(() => store.client.email));
  expect(emails.map(({ subject }) => subject)).toEqual([
    `New message from ${broker.name}`,
    `New message from ${broker.name}`,
    `New message from ${broker.name}`,
  ]);
  expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(3);
  const [root, ...others] = new Set(
    emails.flatMap(({ inReplyTo, references }) => [inReplyTo, references]),
  );
  expect(root).toMatch(/^<[\w.-]+@frontage\.test>$/);
  expect(others).toEqual([]);
});

test("ten messages within minutes are one email and one notification, which say how many and how the latest begins", async () => {
  const id = await brokerThread(store.client);
  const shown = async () => {
    const all: PortalNotification[] = await (
      await store.as(store.broker)("/api/notifications")
    ).json();
    return all.filter(({ kind }) => kind === "message").map(({ isRead, title }) => [title, isRead]);
  };
  for (let count = 1; count <= 10; count += 1) await write(store.client, id, `Offer ${count}`);
  expect(await shown()).toEqual([["10 new messages from Taylor Morgan", false]]);
  await store.background.settled();
  expect(sink.received).toHaveLength(1);
  const { subject, text = "" } = sink.received[0]?.parsed ?? {};
  // The same as in the conversation's other emails.
  expect(subject).toBe("New message from Taylor Morgan");
  expect(text.replaceAll("\r\n", "\n")).toContain(
    "10 new messages from Taylor Morgan\n\nThe latest:\n\n> “Offer 10”",
  );

  // It is emailed once until the conversation is read; then the count starts again.
  await write(store.client, id, "Offer 11");
  await store.background.settled();
  expect(sink.received).toHaveLength(1);
  expect(await shown()).toEqual([["11 new messages from Taylor Morgan", false]]);
  await store.as(store.broker)(`/api/threads/${id}/read`, { method: "POST" });
  await write(store.client, id, "Offer 12");
  expect(await shown()).toEqual([
    ["New message from Taylor Morgan", false],
    ["11 new messages from Taylor Morgan", true],
  ]);
  await store.background.settled();
  expect(sink.received).toHaveLength(2);
  expect(sink.received[1]?.parsed.text).not.toContain("The latest");
});

test("each conversation is its own thread, for each of its readers", async () => {
  const own = await brokerThread(store.client);
  const about = await contactThread();
  const toClient = await say(store.broker, own);
  const relayed = await say(store.broker, about);
  const toBroker = await say(store.client, own);
  const aboutCasey = await say(store.client, about);
  expect([toClient, relayed, toBroker, aboutCasey].map(({ subject }) => subject)).toEqual([
    `New message from ${broker.name}`,
    "New message from Casey Park",
    "New message from Taylor Morgan",
    "New message from Taylor Morgan about Casey Park",
  ]);
  const roots = [toClient, relayed, toBroker, aboutCasey].map(({ references }) => references);
  expect(new Set(roots).size).toBe(4);
});

test("replies go to the broker, and the email says so", async () => {
  const threadId = await brokerThread(store.client);
  const toClient = await say(store.broker, threadId);
  expect(toClient.replyTo).toEqual([{ name: broker.name, address: broker.email }]);
  expect(toClient.text).toContain(
    `Reply there or to this email: your reply goes to ${broker.name}’s inbox`,
  );
  // A reply to the broker's own address would come back to the broker.
  const toBroker = await say(store.client, threadId);
  expect(toBroker.text).toContain("replies to this email don’t reach Taylor Morgan");
});

test("the email is text and HTML, with the firm and how the message begins", async () => {
  const {
    attachments,
    headers,
    html = "",
    text = "",
  } = await say(
    store.broker,
    await brokerThread(store.client),
    `The roof is\ndone. ${"x ".repeat(200)}end`,
  );
  const signature = [broker.firm.name, broker.phone.display, broker.email];
  expect(text.replaceAll("\r\n", "\n")).toContain(signature.join("\n"));
  expect(html).toContain(signature.join("<br>\n"));
  for (const body of [text, html]) {
    expect(body).toContain("New message from Jordan Reed");
    expect(body).toContain("“The roof is done. x x");
    expect(body).toContain("x …”");
    expect(body).not.toContain("end”");
  }
  expect(html).not.toMatch(/<(img|script|link|iframe|style)|\bsrc=|url\(/i);
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to);
  expect(links).toEqual([
    expect.stringContaining(`${store.origin}/dashboard/messages?thread=`),
    `${store.origin}/dashboard/settings#notifications`,
  ]);
  expect(attachments).toEqual([]);
  // No unsubscribe link, because it isn't advertising but about the client's own deal.
  expect(headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
});

test("an email to a broker greets by the first name, and isn’t signed in their own", async () => {
  const toBroker = await say(store.client, await brokerThread(store.client));
  expect(toBroker.text).toMatch(/^Hi Jordan,\r?\n/);
  expect(toBroker.text).not.toContain(broker.phone.display);
});

test("what someone wrote is no link and no HTML of the email", async () => {
  const thread = await brokerThread(store.client);
  const { html = "" } = await say(store.client, thread, "https://evil.test/ <b>bold</b>");
  expect(html).not.toContain('href="https://evil.test');
  expect(html).toContain("&lt;b&gt;bold");
  const alone = await say(store.client, thread, "https://evil.test/");
  expect(alone.html).not.toContain('href="https://evil.test');
});

test("the HTML is set in the brand’s type, at most 600 pixels wide", async () => {
  const { html = "" } = await say(store.broker, await brokerThread(store.client));
  expect(html).toMatch(/max-width:600px[^"]*'Hanken Grotesk'[^"]*Arial/);
  expect(html).toMatch(/'Newsreader Display',Georgia[^"]*"><span [^>]*><\/span>Jordan Avery</);
});

test("nothing in a name becomes a header, a link or HTML of the email", async () => {
  const {
    html = "",
    subject,
    text,
  } = await (async () => {
    const name = 'Eve\r\nBcc: victim@example.com <a href="https://evil.test">';
    await store.db.updateTable("user").set({ name }).where("id", "=", store.client.id).execute();
    return say(store.client, await brokerThread(store.client));
  })();
  expect(sink.received.at(-1)?.recipients).toEqual([store.broker.email]);
  expect(subject).toContain("Eve Bcc: victim@example.com");
  expect(html).not.toContain('<a href="https://evil.test');
  expect(text).toContain("New message from Eve Bcc:");
  await store.db
    .updateTable("user")
    .set({ name: store.client.name })
    .where("id", "=", store.client.id)
    .execute();
});
