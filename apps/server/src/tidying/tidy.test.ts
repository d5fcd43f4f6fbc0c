import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type TestStore } from "../../test/store.ts";
import { tidy } from "./tidy.ts";

const dayMs = 86_400_000;
let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.remove());

test("changes are kept for a day, for pages that come back", async () => {
  await store.live.announce([store.client.id], ["documents"]);
  const count = async () => (await store.db.selectFrom("change").select("id").execute()).length;
  await tidy(store, Date.now() + dayMs - 60_000);
  expect(await count()).toBe(1);
  await tidy(store, Date.now() + dayMs + 60_000);
  expect(await count()).toBe(0);
});

test("a file that was never sent goes with its bytes; one that was sent stays", async () => {
  const [thread] = await (await store.as(store.client)("/api/threads")).json();
  const attach = async (messageId: string | null) => {
    const id = randomUUID();
    await store.files.write(`attachments/${id}`, Readable.from([Buffer.from("plan")]));
    await store.db
      .insertInto("attachment")
      .values({
        id,
        clientId: store.client.id,
        threadId: thread.id,
        messageId,
        name: "plan.pdf",
        mediaType: "application/pdf",
        bytes: 4,
        sha256: "",
        fileKey: `attachments/${id}`,
        documentId: null,
        addedAt: new Date().toISOString(),
      })
      .execute();
    return id;
  };
  await store.as(store.client)(`/api/threads/${thread.id}/messages/sent`, {
    method: "PUT",
    body: JSON.stringify({ text: "Here it is", attachmentIds: [] }),
    headers: { "Content-Type": "application/json" },
  });
  const sent = await attach("sent");
  const unsent = await attach(null);

  await tidy(store, Date.now() + dayMs + 60_000);
  const left = await store.db.selectFrom("attachment").select("id").execute();
  expect(left).toEqual([{ id: sent }]);
  await expect(store.files.read(`attachments/${unsent}`)).rejects.toThrow("ENOENT");
  const kept = await store.files.read(`attachments/${sent}`);
  kept.destroy();
});
