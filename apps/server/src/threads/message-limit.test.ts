import type { Thread } from "@frontage/records/schemas/thread";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { openStore, sharedStore } from "../../test/store.ts";

const store = sharedStore({ settings: { MESSAGE_LIMIT_PER_MINUTE: "3" } });
let threadId: string;
beforeAll(async () => {
  const threads: Thread[] = await (await store.as(store.client)("/api/threads")).json();
  threadId = threads[0]?.id ?? "";
});

const send = (person: "client" | "broker", id: string = randomUUID()) =>
  store.as(store[person])(`/api/threads/${threadId}/messages/${id}`, {
    method: "PUT",
    body: JSON.stringify({ text: "Hello", attachmentIds: [] }),
    headers: { "Content-Type": "application/json" },
  });
const count = async () => {
  const { total } = await (
    await store.as(store.client)(`/api/threads/${threadId}/messages`)
  ).json();
  return total as number;
};

test("a limit of one is one message a minute", async () => {
  const strict = await openStore({ settings: { MESSAGE_LIMIT_PER_MINUTE: "1" } });
  const client = strict.as(strict.client);
  const [thread]: Thread[] = await (await client("/api/threads")).json();
  const sendOne = () =>
    client(`/api/threads/${thread?.id}/messages/${randomUUID()}`, {
      method: "PUT",
      body: JSON.stringify({ text: "Hello", attachmentIds: [] }),
      headers: { "Content-Type": "application/json" },
    });
  expect((await sendOne()).status).toBe(200);
  expect((await (await sendOne()).json()).error).toMatch(/^You can send 1 message a minute\./);
  await strict.remove();
});

test("what one account sends beyond the limit waits for the next minute, and is sent once", async () => {
  const [last, refused] = [randomUUID(), randomUUID()];
  await send("client");
  await send("client");
  expect((await send("client", last)).status).toBe(200);

  const answer = await send("client", refused);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await answer.json()).error).toMatch(/^You can send 3 messages a minute\./);
  const upload = store.as(store.client)(
    `/api/threads/${threadId}/attachments?name=Rents&mediaType=text%2Fcsv`,
    { method: "POST", body: "suite,rent\n", headers: { "Content-Type": "text/csv" } },
  );
  expect((await upload).status).toBe(429);

  // Sending the same message again is allowed, and other accounts have their own limit.
  expect((await send("client", last)).status).toBe(200);
  expect((await send("broker")).status).toBe(200);
  expect(await count()).toBe(4);

  const minuteAgo = new Date(Date.now() - 60_000).toISOString();
  await store.db.updateTable("audit").set({ at: minuteAgo }).execute();
  expect((await send("client", refused)).status).toBe(200);
  expect((await send("client", refused)).status).toBe(200);
  expect(await count()).toBe(5);
});

test("messages from before the clock was set back hold no one up", async () => {
  for (let sent = 0; sent < 3; sent++) await send("client");
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await store.db.updateTable("audit").set({ at: inAnHour }).execute();
  expect((await send("client")).status).toBe(200);
});
