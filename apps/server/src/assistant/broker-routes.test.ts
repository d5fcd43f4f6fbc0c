import type { AuditPage } from "@frontage/records/schemas/audit";
import { unansweredPageSchema } from "@frontage/records/schemas/assistant";
import type { Message, Thread } from "@frontage/records/schemas/thread";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { assistantOf, unanswerable, unanswerableToo } from "../../test/assistant.ts";
import { addDeal } from "../../test/deal.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";
import { uploadTo } from "../../test/upload.ts";
import { scopedTo } from "../database/scope.ts";
import { notesFor, noteTitle } from "./notes.ts";

const store = sharedStore();
let client: ReturnType<typeof assistantOf>;
let other: ReturnType<typeof assistantOf>;
let broker: ReturnType<typeof assistantOf>;
let dealId: string;
let otherDealId: string;
beforeAll(async () => {
  client = assistantOf(store, store.client);
  other = assistantOf(store, store.otherClient);
  broker = assistantOf(store, store.broker);
  dealId = await addDeal(store.db, store.client, "48 Example Road");
  otherDealId = await addDeal(store.db, store.otherClient, "9 Template Drive");
});

async function conversation(of: typeof client): Promise<Message[]> {
  const threads: Thread[] = await (await of.request("/api/threads")).json();
  const thread = threads.find(({ kind }) => kind === "broker");
  return (await (await of.request(`/api/threads/${thread?.id}/messages`)).json()).items;
}
const notesSeenBy = async (person: TestStore["client"], dealIds?: string[]) =>
  notesFor(scopedTo(store.db, person), { dealIds, now: new Date() });

test("what nothing answered waits for the broker, by client, newest first", async () => {
  const first = await client.ask(unanswerable);
  const second = await other.ask(unanswerable);
  const page = unansweredPageSchema.parse(await broker.unanswered());
  expect(page).toMatchObject({
    total: 2,
    counts: { "needs-answer": 2, answered: 0, notes: 0 },
    items: [
      { id: second.id, client: { name: "Kim Osei" } },
      {
        id: first.id,
        client: { name: "Taylor Morgan" },
        question: unanswerable,
        isForwarded: false,
      },
    ],
  });
  expect(page.items[0]).not.toHaveProperty("answer");
  const theirs = await broker.unanswered(`?clientId=${store.client.id}`);
  expect(theirs).toMatchObject({
    total: 1,
    counts: { "needs-answer": 1 },
    items: [{ id: first.id }],
  });
  const one = await broker.unanswered("?limit=1");
  expect((await broker.unanswered(`?limit=1&cursor=${one.nextCursor}`)).items[0]?.id).toBe(
    first.id,
  );
  expect((await client.request("/api/assistant/unanswered")).status).toBe(404);
});

test("an answer is a message to the client that says what it's about, sent once", async () => {
  const { id } = await client.ask(unanswerableToo);
  const text = "They don’t. Ask the zoo.";
  expect((await broker.answer(id, { text })).status).toBe(204);
  expect((await broker.answer(id, { text })).status).toBe(204);
  expect((await broker.answer(id, { text: "They do." })).status).toBe(409);
  const messages = await conversation(client);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({
    from: "other",
    text: `You asked: “${unanswerableToo}”\n\n${text}`,
  });
  const answered = await broker.unanswered("?status=answered");
  expect(answered.items[0]).toMatchObject({ id, answer: { text, by: "Jordan Reed" } });
  expect((await broker.unanswered()).items.map((item) => item.id)).not.toContain(id);
  expect(await broker.notes()).toEqual([]);
  await store.background.settled();
  const [notification] = await (await client.request("/api/notifications")).json();
  expect(notification).toMatchObject({ kind: "message", title: "New message from Jordan Reed" });
  expect(store.mails.at(-1)).toMatchObject({ to: expect.stringContaining(store.client.email) });
});

test("an answer to what was passed on is sent as the broker wrote it", async () => {
  const { id } = await client.ask("Whose glockenspiel is in the lobby?");
  await client.forward(id, "Jordan, whose glockenspiel is it?");
  await broker.answer(id, { text: "The tenant’s." });
  expect((await conversation(client))[0]).toMatchObject({ text: "The tenant’s." });
});

test("answering what was passed on reads it, but no other message of the client", async () => {
  const unread = async () => {
    const threads: Thread[] = await (await broker.request("/api/threads")).json();
    return threads.find(({ id }) => id === `broker-${store.client.id}`)?.unread;
  };
  const before = (await unread()) ?? 0;
  const { id } = await client.ask("Whose harpsichord is in the lobby?");
  await client.forward(id, "Jordan, whose harpsichord is it?");
  await client.request(`/api/threads/broker-${store.client.id}/messages/${randomUUID()}`, {
    method: "PUT",
    body: { text: "And another thing.", attachmentIds: [] },
  });
  expect(await unread()).toBe(before + 2);
  await broker.answer(id, { text: "The tenant’s." });
  expect(await unread()).toBe(before + 1);
});

test("the client's same question is answered along with it, another client's isn't", async () => {
  const first = await client.ask("How many narwhals fit?");
  const again = await client.ask("how many NARWHALS fit");
  const others = await other.ask("How many narwhals fit?");
  await broker.answer(first.id, { text: "None." });
  const waiting = (await broker.unanswered()).items.map(({ id }) => id);
  expect(waiting).toContain(others.id);
  expect(waiting).not.toContain(again.id);
});

test("a note is kept for that client only, about one deal or all of them", async () => {
  const { id } = await client.ask("When was the roof last replaced?");
  const answered = await broker.answer(id, { text: "In 2019.", note: { dealId } });
  expect(answered.status).toBe(204);
  const [note] = await broker.notes();
  expect(note).toMatchObject({
    client: { id: store.client.id, name: "Taylor Morgan" },
    deal: { id: dealId, name: "48 Example Road" },
    question: "When was the roof last replaced?",
    text: "In 2019.",
    by: "Jordan Reed",
  });
  expect(await broker.notes(`?clientId=${store.otherClient.id}`)).toEqual([]);
  expect(await notesSeenBy(store.client)).toMatchObject([
    {
      id: `note:${note?.id}`,
      kind: "message",
      text: "In 2019.",
      question: "When was the roof last replaced?",
      clientId: store.client.id,
      dealId,
      title: expect.stringMatching(/^Jordan’s note, [A-Z][a-z]+ \d{1,2}$/),
    },
  ]);
  expect(await notesSeenBy(store.client, [])).toEqual([]);
  expect(await notesSeenBy(store.otherClient)).toEqual([]);
  expect(await notesSeenBy(store.broker)).toHaveLength(1);

  expect((await client.request("/api/assistant/notes")).status).toBe(404);
  const change = async (form: object) => {
    const body = { ...form, version: 1 };
    return (await broker.request(`/api/assistant/notes/${note?.id}`, { method: "PATCH", body }))
      .status;
  };
  expect(await change({ text: "In 2020.", dealId: otherDealId })).toBe(404);
  expect(await change({ text: "", dealId: null })).toBe(400);
  expect(await change({ text: "In 2020.", dealId: null })).toBe(204);
  expect(await notesSeenBy(store.client, [])).toMatchObject([{ text: "In 2020.", dealId: null }]);

  const remove = async () =>
    broker.request(`/api/assistant/notes/${note?.id}`, { method: "DELETE" });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect(await notesSeenBy(store.client)).toEqual([]);
});

test("passed on and answered, the same question is answered from the note, and only for that client", async () => {
  const question = "When was the roof of 48 Example Road last replaced?";
  const { id } = await client.ask(question);
  await client.forward(id, `I asked the assistant: “${question}” It looked in 0 documents.`);
  await store.passages.catchUp();
  // What they wrote themselves is no answer.
  expect(await client.ask(question)).toMatchObject({ answer: [] });
  await broker.answer(id, { text: "A new membrane went on in 2019.", note: { dealId } });
  await store.passages.catchUp();
  const answer = await client.ask("when was the roof last replaced at 48 example road");
  expect(answer).toMatchObject({ outcome: "answer" });
  expect(answer.answer.flatMap(({ sources }) => sources)).toContainEqual(
    expect.objectContaining({
      kind: "message",
      title: expect.stringMatching(/^Jordan’s note, /),
      quote: "A new membrane went on in 2019.",
    }),
  );
  expect(await other.ask(question)).toMatchObject({ answer: [] });
  const [note] = await broker.notes();
  await broker.request(`/api/assistant/notes/${note?.id}`, { method: "DELETE" });
  expect(JSON.stringify((await client.ask(question)).answer)).not.toContain("Jordan’s note");
});

test("a note that was corrected or removed is no longer quoted in the history", async () => {
  const question = "When was the roof of 48 Example Road last replaced?";
  const { id } = await client.ask(question);
  await broker.answer(id, { text: "A new membrane went on in 2017.", note: { dealId } });
  const { answer, id: asked } = await client.ask(question);
  expect(JSON.stringify(answer)).toContain("on in 2017");
  const shown = async () =>
    (await client.history()).items.find((item) => item.id === asked)?.answer ?? [];
  expect(await shown()).toEqual(answer);
  const [note] = await broker.notes();
  const path = `/api/assistant/notes/${note?.id}`;
  await broker.request(path, {
    method: "PATCH",
    body: { text: "A used one went on in 2018.", dealId, version: 1 },
  });
  expect(await shown()).toEqual([{ text: "What was quoted here has been removed.", sources: [] }]);
  const { id: again } = await client.ask(question);
  await broker.request(path, { method: "DELETE" });
  expect((await client.history()).items.find((item) => item.id === again)?.answer).toEqual([
    { text: "What was quoted here has been removed.", sources: [] },
  ]);
});

test("a note can't be about another client's deal, and then nothing is sent", async () => {
  const { id } = await client.ask("Is there a moat?");
  const before = await conversation(client);
  const refused = await broker.answer(id, { text: "No.", note: { dealId: otherDealId } });
  expect(refused.status).toBe(404);
  expect(await conversation(client)).toEqual(before);
  expect((await broker.unanswered()).items[0]?.id).toBe(id);
});

test("a note's title names its writer and day, and the year once it's another", () => {
  const now = new Date("2026-11-23T12:00:00.000Z");
  expect(noteTitle("Jordan Avery", "2026-07-14T16:00:00.000Z", now)).toBe("Jordan’s note, July 14");
  expect(noteTitle("Jordan", "2025-12-31T16:00:00.000Z", now)).toBe(
    "Jordan’s note, December 31, 2025",
  );
});

test("a question can be taken off the list and put back, until it's answered", async () => {
  const { id } = await client.ask("Who built the pyramid in the parking lot?");
  const path = `/api/assistant/unanswered/${id}/dismissal`;
  const isListed = async () =>
    (await broker.unanswered()).items.some((question) => question.id === id);
  expect((await broker.request(path, { method: "POST" })).status).toBe(204);
  expect(await isListed()).toBe(false);
  expect((await broker.request(path, { method: "DELETE" })).status).toBe(204);
  expect(await isListed()).toBe(true);
  await broker.answer(id, { text: "Nobody." });
  expect((await broker.request(path, { method: "POST" })).status).toBe(409);
  expect((await broker.request(path.replace(id, "nothing"), { method: "POST" })).status).toBe(404);
});

test("the same words about another document or deal wait for an answer of their own", async () => {
  const question = "How many gnomes does it mention?";
  await uploadTo(store, { by: store.client, dealId });
  const { items }: { items: { id: string }[] } = await (
    await client.request("/api/documents")
  ).json();
  const { id: first } = await client.ask(question);
  const { id: ofDocument } = await client.ask(question, items[0]?.id);
  const { id: ofDeal } = await client.ask(question);
  await store.db
    .updateTable("assistantQuestion")
    .set({ dealId })
    .where("id", "=", ofDeal)
    .execute();
  const { id: again } = await client.ask(question);
  await broker.answer(first, { text: "None." });
  const waiting = (await broker.unanswered()).items.map(({ id }) => id);
  expect(waiting).toContain(ofDeal);
  expect(waiting).toContain(ofDocument);
  expect(waiting).not.toContain(again);
});

test("a client's message can't take the place of the broker's answer", async () => {
  const { id } = await client.ask("How many dodos nest on the parapet?");
  const threads: Thread[] = await (await client.request("/api/threads")).json();
  const thread = threads.find(({ kind }) => kind === "broker");
  const send = async (messageId: string) =>
    client.request(`/api/threads/${thread?.id}/messages/${messageId}`, {
      method: "PUT",
      body: { text: "I was first.", attachmentIds: [] },
    });
  for (const messageId of [`assistant-answer-${id}`, `Assistant-forward-${id}`]) {
    expect((await send(messageId)).status).toBe(400);
  }
  expect((await broker.answer(id, { text: "None." })).status).toBe(204);
});

test("of several answers at once, one is sent and kept", async () => {
  const { id } = await client.ask("How many unicorns share the freight elevator?");
  const texts = ["One.", "Two.", "Three.", "Four."];
  const answers = await Promise.all(
    texts.map(async (text) => broker.answer(id, { text, note: { dealId: null } })),
  );
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([204, 409, 409, 409]);
  const notes = (await broker.notes()).filter((note) => note.question.includes("unicorns"));
  expect(notes).toHaveLength(1);
  const text = notes[0]?.text ?? "";
  const answered = await broker.unanswered("?status=answered");
  expect(answered.items.find((item) => item.id === id)?.answer).toMatchObject({ text });
  const sent = (await conversation(client)).filter((message) => message.text.includes("unicorns"));
  expect(sent.map((message) => message.text.split("\n\n")[1])).toEqual([text]);
});

test("what the broker does about the assistant is in the client's access log", async () => {
  await broker.turn(false, store.otherClient.id);
  await broker.turn(true, store.otherClient.id);
  const { items }: AuditPage = await (await other.request("/api/audit")).json();
  expect(items.slice(0, 2)).toMatchObject([
    { person: "Jordan Reed", action: "enable", subject: "assistant" },
    { person: "Jordan Reed", action: "disable", subject: "assistant" },
  ]);
});

test("an erased client leaves no question, note, consent or setting, also in the access log", async () => {
  const { id } = await other.ask("What did Kim ask before leaving?");
  await broker.answer(id, { text: "This.", note: { dealId: null } });
  await broker.turn(false, store.otherClient.id);
  await store.db
    .insertInto("assistantConsent")
    .values({ personId: store.otherClient.id, provider: "Example AI", isAllowed: 1, at: "" })
    .execute();
  const erased = await broker.request(`/api/clients/${store.otherClient.id}`, { method: "DELETE" });
  expect(erased.status).toBe(204);
  const of = async (table: "assistantQuestion" | "assistantNote" | "assistantSetting") =>
    store.db
      .selectFrom(table as "assistantNote")
      .select("clientId")
      .where("clientId", "=", store.otherClient.id)
      .execute();
  expect(await of("assistantQuestion")).toEqual([]);
  expect(await of("assistantNote")).toEqual([]);
  expect(await of("assistantSetting")).toEqual([]);
  expect(await store.db.selectFrom("assistantConsent").selectAll().execute()).toEqual([]);
  const entries = await store.db.selectFrom("audit").selectAll().execute();
  expect(JSON.stringify(entries)).not.toContain("before leaving");
});
