import type { Client } from "@frontage/records/schemas/client";
import type { Settings } from "@frontage/records/schemas/settings";
import type { Message, Thread } from "@frontage/records/schemas/thread";
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sharedStore, type TestStore } from "../../test/store.ts";

const store = sharedStore();
let broker: ReturnType<TestStore["as"]>;
let client: ReturnType<TestStore["as"]>;
let otherClient: ReturnType<TestStore["as"]>;
type Asker = typeof client;

beforeAll(async () => {
  broker = store.as(store.broker);
  client = store.as(store.client);
  otherClient = store.as(store.otherClient);
});
beforeEach(async () => {
  for (const table of ["message", "thread", "notification", "settings", "audit"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  await store.background.settled();
  store.mails.length = 0;
});

const words = "Three leases were signed this week.";
const send = async (text: string, { id = randomUUID(), as = broker } = {}) =>
  as(`/api/market-notes/${id}`, {
    method: "PUT",
    body: JSON.stringify({ text }),
    headers: { "Content-Type": "application/json" },
  });

/** A client's conversation with the broker, and its messages, the newest first. */
async function conversationOf(asker: Asker): Promise<{ thread: Thread; texts: string[] }> {
  const threads: Thread[] = await (await asker("/api/threads")).json();
  const thread = threads.find(({ kind }) => kind === "broker");
  if (!thread) throw new Error("There is no conversation with the broker.");
  const { items }: { items: Message[] } = await (
    await asker(`/api/threads/${thread.id}/messages`)
  ).json();
  return { thread, texts: items.map(({ text }) => text) };
}
const toldTo = async (asker: Asker) => (await asker("/api/notifications")).json();

async function want(asker: Asker, channels: { inApp: boolean; email: boolean }): Promise<void> {
  const settings: Settings = await (await asker("/api/settings")).json();
  settings.notifications["market-note"] = channels;
  const answer = await asker("/api/settings", {
    method: "PUT",
    body: JSON.stringify(settings),
    headers: { "Content-Type": "application/json" },
  });
  expect(answer.status).toBe(200);
}

test("the note appears in each client's conversation, with one notification that links to it", async () => {
  const answer = await send(`  ${words} `);
  expect(await answer.json()).toEqual({ clients: 2 });
  for (const asker of [client, otherClient]) {
    const { texts, thread } = await conversationOf(asker);
    expect(texts).toEqual([words]);
    expect(thread.unread).toBe(1);
    expect(await toldTo(asker)).toMatchObject([
      {
        kind: "market-note",
        title: "Your weekly market note is ready",
        detail: "",
        path: `/dashboard/messages?thread=${thread.id}`,
      },
    ]);
  }
  expect(await toldTo(broker)).toEqual([]);
  const rows = await store.db
    .selectFrom("audit")
    .select(["action", "subject", "personId", "clientId"])
    .where("subject", "in", ["market-note", "message"])
    .execute();
  expect(rows).toEqual([
    { action: "send", subject: "market-note", personId: store.broker.id, clientId: null },
  ]);
});

test("a retry sends nothing again, also at the same moment, and another note is sent as well", async () => {
  await want(client, { inApp: true, email: true });
  const id = randomUUID();
  const answers = await Promise.all([send(words, { id }), send(words, { id })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await send(words, { id })).status).toBe(200);
  await store.background.settled();
  expect((await conversationOf(client)).texts).toEqual([words]);
  expect(store.mails).toHaveLength(1);
  const sent = store.db.selectFrom("audit").select("id").where("subject", "=", "market-note");
  expect(await sent.execute()).toHaveLength(1);
  await send("Next week");
  expect((await conversationOf(client)).texts).toEqual(["Next week", words]);
});

test("a client gets it by the channels they chose, and none at all where both are off", async () => {
  await want(client, { inApp: false, email: true });
  await want(otherClient, { inApp: false, email: false });
  expect(await (await send(words)).json()).toEqual({ clients: 1 });
  await store.background.settled();
  expect((await conversationOf(client)).texts).toEqual([words]);
  expect(await toldTo(client)).toEqual([]);
  expect(store.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ["taylor.morgan@example.com", expect.stringMatching(/^Market note: \w+ \d+, \d{4}$/)],
  ]);
  expect((await conversationOf(otherClient)).texts).toEqual([]);
  expect(await toldTo(otherClient)).toEqual([]);

  const clients: Client[] = await (await broker("/api/clients")).json();
  expect(clients.map(({ name, wantsMarketNote }) => [name, wantsMarketNote])).toEqual([
    ["Kim Osei", false],
    ["Taylor Morgan", true],
  ]);
});

test("each note is mailed, also while the last one is unread", async () => {
  await want(client, { inApp: true, email: true });
  await send(words);
  await send("Next week");
  await store.background.settled();
  expect(store.mails).toHaveLength(2);
  expect(await toldTo(client)).toHaveLength(1);
});

test("if no client wants it nobody gets it, and the broker is informed", async () => {
  await want(client, { inApp: false, email: false });
  await want(otherClient, { inApp: false, email: false });
  const answer = await send(words);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({ error: "No clients are subscribed to the market note." });
});

test("an empty note is refused with a sentence", async () => {
  const answer = await send("  ");
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { text: "Please write the note first." } });
  expect((await conversationOf(client)).texts).toEqual([]);
});

test("a note that cannot go to one client goes to none", async () => {
  const id = randomUUID();
  await send(words, { id });
  // The message still exists, but no longer belongs to the broker.
  const rows = await store.db
    .selectFrom("message")
    .select("id")
    .where("clientId", "=", store.client.id)
    .execute();
  await store.db
    .updateTable("message")
    .set({ author: "client" })
    .where("id", "=", rows[0]?.id ?? "")
    .execute();
  await store.db.deleteFrom("message").where("clientId", "=", store.otherClient.id).execute();
  expect((await send(words, { id })).status).toBe(409);
  expect((await conversationOf(otherClient)).texts).toEqual([]);
});
