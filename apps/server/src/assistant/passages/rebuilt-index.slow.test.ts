import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { addDeal } from "../../../test/deal.ts";
import { sharedStore } from "../../../test/store.ts";
import { eraseClient } from "../../erasure/erase-client.ts";

const store = sharedStore();

/** Everything that the index holds, but the numbers of its rows. */
async function readIndex() {
  const passages = await store.db
    .selectFrom("passage")
    .select(["clientId", "dealId", "documentId", "messageId", "part", "page", "text"])
    .orderBy("documentId")
    .orderBy("messageId")
    .orderBy("part")
    .execute();
  const texts = await store.db
    .selectFrom("documentText")
    .select(["documentId", "fileKey", "state", "problem"])
    .orderBy("documentId")
    .execute();
  if (store.kind === "postgres") {
    const counts = store.db
      .selectFrom("passageStem")
      .selectAll()
      .orderBy("stem")
      .orderBy("clientId");
    return { passages, texts, counts: await counts.execute() };
  }
  await sql`create virtual table if not exists "indexed" using fts5vocab('passageIndex', 'row')`.execute(
    store.db,
  );
  const counts = sql`select "term", "doc" from "indexed" order by "term"`;
  return { passages, texts, counts: (await counts.execute(store.db)).rows };
}

type Action =
  | { do: "upload" | "remove" | "restore" | "dropVersion"; document: number }
  | { do: "message" | "catchUp" | "erase" };

const documents = 2;
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom("upload", "upload", "remove", "restore", "dropVersion"),
      document: fc.nat(documents - 1),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom("catchUp", "catchUp", "message") }) },
);

/** Of each document there is something to change. */
const begun: Action[] = [
  { do: "upload", document: 0 },
  { do: "upload", document: 1 },
  { do: "catchUp" },
];

/** A client of the store, who can be erased; what is refused changes nothing. */
async function carryOut(actions: readonly Action[]): Promise<void> {
  const client = await store.accounts.create({
    name: "Robin Vance",
    email: `${randomUUID()}@example.com`,
    role: "client",
    password: randomUUID(),
  });
  const dealId = await addDeal(store.db, client);
  const as = store.as(store.broker);
  const ids: (string | undefined)[] = [];
  for (const { do: kind, ...rest } of actions) {
    const at = "document" in rest ? rest.document : 0;
    const id = ids[at] ?? "none";
    if (kind === "upload") {
      const query = new URLSearchParams({
        name: `Document ${at}`,
        mediaType: "text/csv",
        dealId,
        type: "other",
        as: "version",
      });
      const answer = await as(`/api/documents?${query}`, {
        method: "POST",
        body: `Tenant,Rent\nZephyr ${randomUUID()},3\n`,
      });
      if (answer.ok) ids[at] = ((await answer.json()) as { id: string }).id;
    } else if (kind === "remove") {
      const { versions } = await (await as(`/api/documents/${id}`)).json();
      const newest = versions?.[0]?.number ?? 0;
      await as(`/api/documents/${id}?version=${newest}`, { method: "DELETE" });
    } else if (kind === "restore") await as(`/api/documents/${id}/restore`, { method: "POST" });
    else if (kind === "dropVersion") {
      await as(`/api/documents/${id}/versions/2`, { method: "DELETE" });
    } else if (kind === "message") {
      await as(`/api/threads?clientId=${client.id}`);
      await as(`/api/threads/broker-${client.id}/messages/${randomUUID()}`, {
        method: "PUT",
        body: JSON.stringify({ text: `About ${randomUUID()}`, attachmentIds: [] }),
        headers: { "Content-Type": "application/json" },
      });
    } else if (kind === "catchUp") await store.passages.catchUp();
    else await erase(client.id);
  }
}

async function erase(clientId: string): Promise<void> {
  await store.db.transaction().execute((db) => eraseClient({ ...store, db }, clientId));
}

test("the index that was kept up to date equals one that is built anew", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 10, maxLength: 30 }),
      fc.boolean(),
      async (actions, isErased) => {
        await carryOut([...begun, ...actions, ...(isErased ? [{ do: "erase" } as const] : [])]);
        await store.passages.catchUp();
        const kept = await readIndex();
        await store.db.deleteFrom("passage").execute();
        await store.db.deleteFrom("documentText").execute();
        const forgotten = await readIndex();
        expect(forgotten).toEqual({ passages: [], texts: [], counts: [] });
        await store.passages.catchUp();
        expect(await readIndex()).toEqual(kept);
      },
    ),
    { numRuns: 15 },
  );
});
