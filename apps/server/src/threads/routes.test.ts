import { type Message, messageSchema, type Thread } from "@frontage/records/schemas/thread";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sharedStore, type TestStore } from "../../test/store.ts";

const store = sharedStore();

type Ask = ReturnType<TestStore["as"]>;

async function brokerThread(ask: Ask): Promise<Thread> {
  const threads: Thread[] = await (await ask("/api/threads")).json();
  const thread = threads.find(({ kind }) => kind === "broker");
  if (!thread) throw new Error("There is no conversation with the broker.");
  return thread;
}

function send(ask: Ask, threadId: string, text: string, id: string = randomUUID()) {
  return ask(`/api/threads/${threadId}/messages/${id}`, {
    method: "PUT",
    body: JSON.stringify({ text, attachmentIds: [] }),
    headers: { "Content-Type": "application/json" },
  });
}

const messagesOf = async (ask: Ask, threadId: string, query = "") =>
  (await ask(`/api/threads/${threadId}/messages${query}`)).json();

test("a client has a conversation with the broker from the start, and one only", async () => {
  const client = store.as(store.client);
  await Promise.all([client("/api/threads"), client("/api/threads")]);
  const threads: Thread[] = await (await client("/api/threads")).json();
  expect(threads).toHaveLength(1);
  expect(threads[0]).toMatchObject({ kind: "broker", description: "Your broker", unread: 0 });
});

test("what one side writes the other reads, and each knows which is theirs", async () => {
  const [client, broker] = [store.as(store.client), store.as(store.broker)];
  const { id } = await brokerThread(client);
  const sent = messageSchema.parse(await (await send(client, id, " Is the deposit due? ")).json());
  expect(sent).toMatchObject({ from: "me", text: "Is the deposit due?", threadId: id });

  const seen: Thread[] = await (await broker("/api/threads")).json();
  expect(seen.find((thread) => thread.id === id)).toMatchObject({
    name: "Taylor Morgan",
    unread: 1,
    lastMessage: { from: "other", text: "Is the deposit due?" },
  });

  expect((await broker(`/api/threads/${id}/read`, { method: "POST" })).status).toBe(204);
  const { items } = await messagesOf(client, id);
  expect(items[0]).toMatchObject({ id: sent.id, readAt: expect.any(String) });
  await send(broker, id, "On Monday.");
  expect(await brokerThread(client)).toMatchObject({ unread: 1 });
});

test("a message is mailed once until the conversation is read, which reads its notification too", async () => {
  const [client, broker] = [store.as(store.client), store.as(store.broker)];
  const { id } = await brokerThread(client);
  const read = () => client(`/api/threads/${id}/read`, { method: "POST" });
  const toldNow = async () => {
    const unread = (await (await client("/api/unread")).json()).notifications;
    await store.background.settled();
    return { unread, mails: store.mails.filter(({ to }) => to === store.client.email).length };
  };
  await read();
  await store.background.settled();
  store.mails.length = 0;

  await send(broker, id, "The survey is here.");
  await send(broker, id, "And the title commitment.");
  expect(await toldNow()).toEqual({ unread: 1, mails: 1 });
  await read();
  expect(await toldNow()).toEqual({ unread: 0, mails: 1 });
  await send(broker, id, "The estoppel is here as well.");
  expect(await toldNow()).toEqual({ unread: 1, mails: 2 });
});

test("a message is kept with its notification, or not at all", async () => {
  const [client, broker] = [store.as(store.client), store.as(store.broker)];
  const { id } = await brokerThread(client);
  const messageId = randomUUID();
  await store.db.schema.alterTable("notification").renameTo("elsewhere").execute();
  expect((await send(client, id, "Are you there?", messageId)).status).toBe(500);
  await store.db.schema.alterTable("elsewhere").renameTo("notification").execute();
  expect((await messagesOf(client, id)).items[0]?.id).not.toBe(messageId);

  expect((await send(client, id, "Are you there?", messageId)).status).toBe(200);
  expect((await messagesOf(client, id)).items[0]?.id).toBe(messageId);
  expect(await (await broker("/api/notifications")).json()).toContainEqual(
    expect.objectContaining({ title: "New message from Taylor Morgan", isRead: false }),
  );
});

test("the same message sent five times at the same time is stored once", async () => {
  const client = store.as(store.client);
  const { id } = await brokerThread(client);
  const before = (await messagesOf(client, id)).total;
  const messageId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(client, id, "Only once", messageId)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { items, total } = await messagesOf(client, id);
  expect(total).toBe(before + 1);
  expect(items.filter((message: Message) => message.id === messageId)).toHaveLength(1);
});

test("messages written at the same time are all stored, each with a different time", async () => {
  const [client, broker] = [store.as(store.client), store.as(store.broker)];
  const { id } = await brokerThread(client);
  const before = (await messagesOf(client, id)).total;
  await Promise.all(
    Array.from({ length: 10 }, (_, at) => send(at % 2 ? client : broker, id, `At once ${at}`)),
  );
  const { items, total } = await messagesOf(client, id, "?limit=10");
  expect(total).toBe(before + 10);
  expect(new Set(items.map(({ sentAt }: Message) => sentAt)).size).toBe(10);
});

test("pages follow each other without a gap or a double", async () => {
  const client = store.as(store.client);
  const { id } = await brokerThread(client);
  for (let at = 0; at < 7; at += 1) await send(client, id, `Page ${at}`);
  const whole = await messagesOf(client, id, "?limit=200");

  const collected: Message[] = [];
  let cursor: string | undefined;
  do {
    const page = await messagesOf(client, id, `?limit=3${cursor ? `&cursor=${cursor}` : ""}`);
    collected.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  expect(collected).toEqual(whole.items);
});

test("finds text in any case, and takes its signs literally", async () => {
  const client = store.as(store.client);
  const { id } = await brokerThread(client);
  await send(client, id, "The cap rate is 6.25 % of NOI_net");
  const find = async (text: string): Promise<Message[]> =>
    (await client(`/api/messages?text=${encodeURIComponent(text)}`)).json();
  expect(await find("CAP RATE")).toHaveLength(1);
  expect(await find("25 %")).toHaveLength(1);
  expect(await find("c%p")).toEqual([]);
  expect(await find("NOI_n")).toHaveLength(1);
  expect(await find("NOI-n")).toEqual([]);
  expect(await find("  ")).toEqual([]);
});

test("finds capital letters of every alphabet, however their accents are typed", async () => {
  const client = store.as(store.client);
  const { id } = await brokerThread(client);
  await send(client, id, "Übergabe der Schlüssel an ΣΟΦΊΑ, also in ÉVREUX");
  const find = async (text: string): Promise<Message[]> =>
    (await client(`/api/messages?text=${encodeURIComponent(text)}`)).json();
  for (const text of ["Übergabe", "ÜBERGABE", "übergabe", "U\u0308bergabe", "σοφία", "évreux"]) {
    expect(await find(text)).toHaveLength(1);
  }
});

test("another client's conversation is not there, to read or to write", async () => {
  const { id } = await brokerThread(store.as(store.client));
  const other = store.as(store.otherClient);
  expect((await other(`/api/threads/${id}/messages`)).status).toBe(404);
  expect((await send(other, id, "Let me in")).status).toBe(404);
  const { items } = await (await store.as(store.broker)("/api/audit")).json();
  expect(items[0]).toMatchObject({ person: "Kim Osei", action: "change", outcome: "refused" });
  expect((await other(`/api/threads/${id}/read`, { method: "POST" })).status).toBe(404);
  expect(await (await other("/api/messages?text=deposit")).json()).toEqual([]);
});

test("another message's id is refused, and nothing about that message is revealed", async () => {
  const [client, other] = [store.as(store.client), store.as(store.otherClient)];
  const messageId = randomUUID();
  await send(client, (await brokerThread(client)).id, "Private", messageId);
  const answer = await send(other, (await brokerThread(other)).id, "Mine", messageId);
  expect(answer.status).toBe(409);
  expect(await answer.text()).not.toContain("Private");
});

test.each([
  ["nothing", { text: " ", attachmentIds: [] }],
  ["what shows nothing", { text: "\u200b\u2060 \u00ad\u0007\u3164", attachmentIds: [] }],
  ["no text", { attachmentIds: [] }],
  ["too much", { text: "x".repeat(5001), attachmentIds: [] }],
  ["files that are not there", { text: "", attachmentIds: ["none"] }],
])("%s cannot be sent, and nothing of it is kept", async (_, body) => {
  const client = store.as(store.client);
  const { id } = await brokerThread(client);
  const before = (await messagesOf(client, id)).total;
  const answer = await client(`/api/threads/${id}/messages/${randomUUID()}`, {
    method: "PUT",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
  expect(answer.status).toBe(400);
  expect((await messagesOf(client, id)).total).toBe(before);
});

test.each(["bm9wZQ", "%00", "WyJ4Il0"])("the cursor %s is refused", async (cursor) => {
  const client = store.as(store.client);
  const { id } = await brokerThread(client);
  const answer = await client(`/api/threads/${id}/messages?cursor=${cursor}`);
  expect(answer.status).toBe(400);
});

test("the conversation about a contact begins once", async () => {
  const client = store.as(store.client);
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
  const begin = () => client("/api/contacts/casey-park/thread", { method: "PUT" });
  const [first, second] = await Promise.all([begin(), begin()]);
  const thread: Thread = await first.json();
  expect(await second.json()).toEqual(thread);
  expect(thread).toMatchObject({ name: "Casey Park", contactId: "casey-park", kind: "contact" });

  await send(store.as(store.broker), thread.id, "The appraisal is ordered.");
  await send(client, thread.id, "Thank you.");
  const notices = async (ask: Ask) => (await ask("/api/notifications")).json();
  expect(await notices(client)).toContainEqual(
    expect.objectContaining({
      title: "New message from Casey Park",
      detail: "Relayed by Jordan Reed",
    }),
  );
  expect(await notices(store.as(store.broker))).toContainEqual(
    expect.objectContaining({
      title: "New message from Taylor Morgan",
      detail: "About Casey Park",
    }),
  );

  const stranger = await store.as(store.otherClient)("/api/contacts/casey-park/thread", {
    method: "PUT",
  });
  expect(stranger.status).toBe(404);
});

test("a broker's search brings every client's messages, or one's; a client's only their own", async () => {
  const [client, other, broker] = [store.client, store.otherClient, store.broker].map(store.as);
  if (!client || !other || !broker) throw new Error("Somebody is missing.");
  await send(client, (await brokerThread(client)).id, "The easement in the north");
  await send(other, (await brokerThread(other)).id, "The easement in the south");
  const found = async (ask: Ask, query = ""): Promise<string[]> => {
    const messages: Message[] = await (await ask(`/api/messages?text=easement${query}`)).json();
    return messages.map(({ text }) => text);
  };
  expect(await found(broker)).toHaveLength(2);
  expect(await found(broker, `&clientId=${store.client.id}`)).toEqual([
    "The easement in the north",
  ]);
  expect(await found(client, `&clientId=${store.otherClient.id}`)).toEqual([]);
});
