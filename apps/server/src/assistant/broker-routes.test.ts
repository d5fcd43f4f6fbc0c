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
import { notesFor } from "./notes.ts";

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
const notesSeenBy = async (person: TestStore["client"]) => notesFor(scopedTo(store.db, person));

/** A question whose answer didn't help. */
async function askInVain(of: typeof client, question: string, documentId?: string) {
  const answer = await of.ask(question, documentId);
  await of.markUnhelpful(answer.id);
  return answer;
}

test("what didn’t help waits for the broker, by client, newest first", async () => {
  const first = await askInVain(client, unanswerable);
  const second = await askInVain(other, unanswerable);
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
        isUnhelpful: true,
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
  const { id } = await askInVain(client, unanswerableToo);
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
  const { id } = await askInVain(client, "Whose glockenspiel is in the lobby?");
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
  const { id } = await askInVain(client, "Whose harpsichord is in the lobby?");
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
  const first = await askInVain(client, "How many narwhals fit?");
  const again = await askInVain(client, "how many NARWHALS fit");
  const others = await askInVain(other, "How many narwhals fit?");
  await broker.answer(first.id, { text: "None." });
  const waiting = (await broker.unanswered()).items.map(({ id }) => id);
  expect(waiting).toContain(others.id);
  expect(waiting).not.toContain(again.id);
});

test("a note is kept for that client only, about one deal or all of them", async () => {
  const { id } = await askInVain(client, "When was the roof last replaced?");
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
      source: "note",
      text: "In 2019.",
      question: "When was the roof last replaced?",
      dealId,
      title: "Jordan’s note",
      by: "Jordan Reed",
    },
  ]);
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
  expect(await notesSeenBy(store.client)).toMatchObject([{ text: "In 2020.", dealId: null }]);

  const remove = async () =>
    broker.request(`/api/assistant/notes/${note?.id}`, { method: "DELETE" });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect(await notesSeenBy(store.client)).toEqual([]);
});

test("passed on and answered, the same question shows the note, and only to that client", async () => {
  const question = "When was the roof of 48 Example Road last replaced?";
  const { id } = await client.ask(question);
  await client.forward(id, `I asked the assistant: “${question}”`);
  await store.passages.catchUp();
  // What they wrote themselves is no answer.
  expect(JSON.stringify(await client.ask(question))).not.toContain("I asked the assistant");
  await broker.answer(id, { text: "A new membrane went on in 2019.", note: { dealId } });
  await store.passages.catchUp();
  const { passages } = await client.ask("when was the roof last replaced at 48 example road");
  expect(passages[0]).toMatchObject({
    kind: "quote",
    source: "note",
    by: "Jordan Reed",
    text: "A new membrane went on in 2019.",
    place: { dealId, name: "48 Example Road" },
  });
  expect(JSON.stringify(await other.ask(question))).not.toContain("membrane");
  const [note] = await broker.notes();
  await broker.request(`/api/assistant/notes/${note?.id}`, { method: "DELETE" });
  expect(JSON.stringify(await client.ask(question))).not.toContain("membrane");
});

test("a note that was corrected or removed is no longer shown in the history", async () => {
  const question = "When was the roof of 48 Example Road last replaced?";
  const { id } = await askInVain(client, question);
  await broker.answer(id, { text: "A new membrane went on in 2017.", note: { dealId } });
  const { id: asked } = await client.ask(question);
  const shown = async (of: string) =>
    JSON.stringify((await client.history()).items.find((item) => item.id === of)?.passages);
  expect(await shown(asked)).toContain("in 2017");
  const [note] = await broker.notes();
  const path = `/api/assistant/notes/${note?.id}`;
  await broker.request(path, {
    method: "PATCH",
    body: { text: "A used one went on in 2018.", dealId, version: 1 },
  });
  expect(await shown(asked)).not.toMatch(/2017|2018/);
  const { id: again } = await client.ask(question);
  expect(await shown(again)).toContain("in 2018");
  await broker.request(path, { method: "DELETE" });
  expect(await shown(again)).not.toContain("2018");
});

test("a question whose answer helped after all is taken off the list, unless it was passed on", async () => {
  const isListed = async (id: string) =>
    (await broker.unanswered()).items.some((question) => question.id === id);
  const { id } = await askInVain(client, "Which ibis minds the boiler?");
  expect(await isListed(id)).toBe(true);
  expect((await other.markUnhelpful(id)).status).toBe(404);
  expect((await broker.markUnhelpful(id, "DELETE")).status).toBe(404);
  expect((await client.markUnhelpful(id, "DELETE")).status).toBe(204);
  expect(await isListed(id)).toBe(false);
  expect((await client.history("?limit=1")).items[0]).toMatchObject({ id, isUnhelpful: false });
  await client.markUnhelpful(id);
  await client.forward(id, "Jordan, which ibis?");
  await client.markUnhelpful(id, "DELETE");
  expect(await isListed(id)).toBe(true);
});

test("a question that waited before waits on, whatever its client says of the answer", async () => {
  const { id } = await client.ask("Which stork tends the switchboard?");
  await store.db
    .updateTable("assistantQuestion")
    .set({ status: "needs-answer" })
    .where("id", "=", id)
    .execute();
  const asked = async () => (await client.history("?limit=1")).items[0];
  expect(await asked()).toMatchObject({ id, isUnhelpful: false, isWaiting: true });
  expect((await client.markUnhelpful(id)).status).toBe(204);
  expect((await client.markUnhelpful(id, "DELETE")).status).toBe(204);
  expect(await asked()).toMatchObject({ id, isUnhelpful: false, isWaiting: true });
});

test("a client may say that the broker's answer didn't help, and gets another", async () => {
  const { id } = await askInVain(client, "Which egret paints the stairwell?");
  const asked = async () => (await client.history("?limit=1")).items[0];
  expect(await asked()).toMatchObject({ id, isUnhelpful: true, isWaiting: true });
  await broker.answer(id, { text: "The gray one." });
  expect(await asked()).not.toHaveProperty("isWaiting");
  await client.markUnhelpful(id);
  expect(await asked()).toHaveProperty("isWaiting");
  await client.markUnhelpful(id, "DELETE");
  expect(await asked()).not.toHaveProperty("isWaiting");
  const answered = await broker.unanswered("?status=answered");
  expect(answered.items.find((item) => item.id === id)?.answer?.text).toBe("The gray one.");

  await client.markUnhelpful(id);
  expect((await broker.answer(id, { text: "The white one." })).status).toBe(204);
  const [latest] = await conversation(client);
  expect(latest?.text).toContain("The white one.");
});

test("that an answer didn't help is in the access log once, and refused where it is off", async () => {
  const { id } = await askInVain(client, "Which crane waxes the lobby?");
  await client.markUnhelpful(id);
  await client.markUnhelpful(id, "DELETE");
  const { items }: AuditPage = await (await client.request("/api/audit")).json();
  expect(items.filter(({ subjectId }) => subjectId === id)).toMatchObject([
    { action: "dismiss", subject: "question" },
    { action: "unhelpful", subject: "question" },
    { action: "ask", subject: "question" },
  ]);
  await broker.turn(false, store.client.id);
  expect((await client.markUnhelpful(id)).status).toBe(403);
  await broker.turn(true, store.client.id);
});

test("a question for a person waits for the broker, whatever was shown beside it", async () => {
  const { id } = await client.ask("Should I sign the lease at 48 Example Road?");
  expect((await broker.unanswered()).items[0]).toMatchObject({
    id,
    handOff: { reason: "advice" },
    deal: { id: dealId },
  });
});

test("a note can't be about another client's deal, and then nothing is sent", async () => {
  const { id } = await askInVain(client, "Is there a moat?");
  const before = await conversation(client);
  const refused = await broker.answer(id, { text: "No.", note: { dealId: otherDealId } });
  expect(refused.status).toBe(404);
  expect(await conversation(client)).toEqual(before);
  expect((await broker.unanswered()).items[0]?.id).toBe(id);
});

test("a question can be taken off the list and put back, until it's answered", async () => {
  const { id } = await askInVain(client, "Who built the pyramid in the parking lot?");
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
  const { id: first } = await askInVain(client, question);
  const { id: ofDocument } = await askInVain(client, question, items[0]?.id);
  const { id: ofDeal } = await askInVain(client, question);
  await store.db
    .updateTable("assistantQuestion")
    .set({ dealId })
    .where("id", "=", ofDeal)
    .execute();
  const { id: again } = await askInVain(client, question);
  await broker.answer(first, { text: "None." });
  const waiting = (await broker.unanswered()).items.map(({ id }) => id);
  expect(waiting).toContain(ofDeal);
  expect(waiting).toContain(ofDocument);
  expect(waiting).not.toContain(again);
});

test("a client's message can't take the place of the broker's answer", async () => {
  const { id } = await askInVain(client, "How many dodos nest on the parapet?");
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
  const { id } = await askInVain(client, "How many unicorns share the freight elevator?");
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
  const { id } = await askInVain(other, "What did Kim ask before leaving?");
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
