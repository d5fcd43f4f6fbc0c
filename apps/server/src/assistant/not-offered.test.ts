import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";
import { uploadTo } from "../../test/upload.ts";
import { createPassageIndexer } from "./passages/passage-indexer.ts";

const store = sharedStore({ isAssistantOffered: false });

const body = (value: object) => ({
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});

test("where broker.ts offers no assistant, nobody can ask one", async () => {
  const asClient = store.as(store.client);
  const state = await asClient("/api/assistant");
  expect(await state.json()).toMatchObject({ isOn: false });
  const question = body({ question: "When do we close?" });
  const answer = await asClient("/api/assistant/questions", { method: "POST", ...question });
  expect(answer.status).toBe(403);
});

test("where broker.ts offers no assistant, the broker can’t turn it on", async () => {
  const asBroker = store.as(store.broker);
  for (const path of ["/api/assistant/settings", `/api/clients/${store.client.id}/assistant`]) {
    const answer = await asBroker(path, { method: "PUT", ...body({ isOn: true }) });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("Ask whoever runs your site to offer the assistant");
  }
  expect(await (await asBroker("/api/assistant/settings")).json()).toEqual({ isOn: false });
});

test("questions from when it was offered no longer need the broker", async () => {
  await store.db
    .insertInto("assistantQuestion")
    .values({
      id: randomUUID(),
      personId: store.client.id,
      clientId: store.client.id,
      question: "Who pays for the roof?",
      askedAt: new Date().toISOString(),
      status: "needs-answer",
    })
    .execute();
  const today = await (await store.as(store.broker)("/api/today")).json();
  expect(today).toMatchObject({ needsYou: { items: [], total: 0 } });
});

test("where broker.ts offers no assistant, nothing is read for it, and what was is forgotten", async () => {
  const { client, db, files, log, passages } = store;
  await uploadTo(store, { by: client, dealId: await addDeal(db, client) });
  const known = async () => [
    await db.selectFrom("documentText").select("state").execute(),
    await db.selectFrom("passage").select("text").execute(),
  ];
  await passages.catchUp();
  expect(await known()).toEqual([[], []]);

  const asOffered = createPassageIndexer({ files, log, store });
  await asOffered.catchUp();
  await asOffered.stop();
  expect(await known()).toMatchObject([[{ state: "read" }], [{}]]);
  await passages.catchUp();
  expect(await known()).toEqual([[], []]);
});
