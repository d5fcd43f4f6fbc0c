import { expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sampleFiles } from "../../test/sample-files.ts";
import { password, sharedStore } from "../../test/store.ts";

const store = sharedStore({ settings: { CLIENT_STORAGE_MB: "1" } });

test("a client's files are limited, documents and attachments together, and the broker's aren't", async () => {
  const dealId = await addDeal(store.db, store.client);
  const [thread] = await (await store.as(store.client)("/api/threads")).json();
  const file = Buffer.concat([sampleFiles["application/pdf"], Buffer.alloc(700 * 1024)]);
  const body = { method: "POST", body: Uint8Array.from(file) };
  const attach = () =>
    store.as(store.client)(
      `/api/threads/${thread.id}/attachments?name=a.pdf&mediaType=application%2Fpdf`,
      body,
    );
  const upload = (person: typeof store.client, name: string) =>
    store.as(person)(
      `/api/documents?${new URLSearchParams({ name, dealId, type: "other", mediaType: "application/pdf" })}`,
      body,
    );

  expect((await attach()).status).toBe(200);
  const refusals = [await upload(store.client, "Second"), await attach()];
  for (const refused of refusals) {
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({
      error: "There’s no room left for this file in your storage. Ask Jordan Avery to make room.",
    });
  }
  expect((await upload(store.broker, "Second")).status).toBe(200);
});

test("parallel uploads don't exceed the limit together", async () => {
  const account = { name: "Riley Chen", email: "riley.chen@example.com", role: "client" } as const;
  const person = await store.accounts.create({ ...account, password });
  const dealId = await addDeal(store.db, person);
  const [thread] = await (await store.as(person)("/api/threads")).json();
  const upload = (path: string, ending: string) => {
    const file = Buffer.concat([
      sampleFiles["application/pdf"],
      Buffer.alloc(400 * 1024),
      Buffer.from(`% ${ending}`),
    ]);
    return store.as(person)(path, {
      method: "POST",
      body: Uint8Array.from(file),
    });
  };
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_each, index) => {
      const query = {
        name: `Parallel ${index}`,
        dealId,
        type: "other",
        mediaType: "application/pdf",
      };
      return index % 2 === 0
        ? upload(`/api/documents?${new URLSearchParams(query)}`, query.name)
        : upload(`/api/threads/${thread.id}/attachments?${new URLSearchParams(query)}`, query.name);
    }),
  );
  const accepted = answers.filter(({ status }) => status === 200).length;
  expect([1, 2]).toContain(accepted);
  expect(answers.filter(({ status }) => status === 413)).toHaveLength(8 - accepted);
  // A refused upload reserves no room.
  expect(await store.db.selectFrom("upload").selectAll().execute()).toEqual([]);
});
