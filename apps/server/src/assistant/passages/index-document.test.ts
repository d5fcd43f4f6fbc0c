import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDeal } from "../../../test/deal.ts";
import { openStore, type TestStore } from "../../../test/store.ts";
import { createExtractor, type Extractor } from "./extractor.ts";
import { indexDocument } from "./index-document.ts";
import { createPassageIndexer } from "./passage-indexer.ts";
import { findStale } from "./stale-documents.ts";

let store: TestStore;
let deal: string;
const extractor = createExtractor();
/** A busy machine takes its time. */
const patience = { timeout: 120_000 };
const timings = { leaseMs: 60_000, pauseMs: 60_000 };

beforeAll(async () => {
  store = await openStore();
  deal = await addDeal(store.db, store.client);
});
afterAll(async () => {
  extractor.close();
  await store.remove();
});

/** @returns the document's id */
async function upload(): Promise<string> {
  const name = randomUUID();
  const query = new URLSearchParams({ name, mediaType: "text/csv", dealId: deal, type: "other" });
  const answer = await store.as(store.client)(`/api/documents?${query}`, {
    method: "POST",
    body: `Tenant,Rent\nZephyr ${name},3\n`,
  });
  return ((await answer.json()) as { id: string }).id;
}

/** What there is to do with a document, now or later. */
async function toDo(documentId: string, now = new Date()) {
  const { stale } = await findStale(store.db, "", now.toISOString());
  return stale.find((document) => document.documentId === documentId);
}

async function index(
  documentId: string,
  by: Extractor = extractor,
  signal = new AbortController().signal,
): Promise<void> {
  const document = await toDo(documentId);
  if (document?.do !== "read") throw new Error("There is nothing to read.");
  await indexDocument(store, by, document, { signal, timings });
}

const textOf = (documentId: string) =>
  store.db
    .selectFrom("documentText")
    .selectAll()
    .where("documentId", "=", documentId)
    .executeTakeFirstOrThrow();

const partsOf = (documentId: string) =>
  store.db.selectFrom("passage").select("text").where("documentId", "=", documentId).execute();

/** As if the process had died of every file. */
const dying: Extractor = { extract: async () => undefined, close: () => undefined };

test("a file that ends its reader three times is not read again", async () => {
  const id = await upload();
  for (const attempts of [1, 2]) {
    await index(id, dying);
    expect(await textOf(id)).toMatchObject({ state: "reading", attempts });
  }
  await index(id, dying);
  expect(await textOf(id)).toMatchObject({ state: "unreadable", problem: "damaged" });
  expect(await toDo(id)).toBeUndefined();
});

test("what a stopped server was reading counts as no attempt, and is free at once", async () => {
  const id = await upload();
  await index(id, dying, AbortSignal.abort());
  expect(await textOf(id)).toMatchObject({ state: "reading", attempts: 0, leasedUntil: null });
  await index(id);
  expect(await textOf(id)).toMatchObject({ state: "read" });
});

test("what a killed server was reading is read once its lease has ended", async () => {
  const id = await upload();
  const leasedUntil = new Date(Date.now() + 30_000);
  const { fileKey } = await store.db
    .selectFrom("documentVersion")
    .select("fileKey")
    .where("documentId", "=", id)
    .executeTakeFirstOrThrow();
  await store.db
    .insertInto("documentText")
    .values({
      documentId: id,
      clientId: store.client.id,
      fileKey,
      state: "reading",
      attempts: 1,
      leasedUntil: leasedUntil.toISOString(),
    })
    .execute();
  expect(await toDo(id)).toMatchObject({ do: "wait" });
  expect(await toDo(id, new Date(leasedUntil.getTime() + 1))).toMatchObject({ do: "read" });
});

test("two processes never read the same document", async () => {
  const id = await upload();
  const document = await toDo(id);
  if (document?.do !== "read") throw new Error("There is nothing to read.");
  let read = 0;
  const counting: Extractor = {
    ...extractor,
    extract: async (...file) => {
      read += 1;
      return extractor.extract(...file);
    },
  };
  const { signal } = new AbortController();
  await Promise.all(
    [1, 2, 3].map(() => indexDocument(store, counting, document, { signal, timings })),
  );
  expect(read).toBe(1);
  expect(await partsOf(id)).toHaveLength(1);
});

test("a document that is removed while it is read leaves nothing", async () => {
  const id = await upload();
  const removing: Extractor = {
    ...extractor,
    extract: async (...file) => {
      const answer = await store.as(store.client)(`/api/documents/${id}?version=1`, {
        method: "DELETE",
      });
      expect(answer.ok).toBe(true);
      return extractor.extract(...file);
    },
  };
  await index(id, removing);
  await store.passages.catchUp();
  expect(await partsOf(id)).toEqual([]);
});

test("a file that the store does not give is tried again later", async () => {
  const id = await upload();
  const document = await toDo(id);
  if (document?.do !== "read") throw new Error("There is nothing to read.");
  const files = { ...store.files, read: () => Promise.reject(new Error("The bucket is gone.")) };
  const { signal } = new AbortController();
  await expect(
    indexDocument({ ...store, files }, extractor, document, { signal, timings }),
  ).rejects.toThrow("The bucket is gone.");
  expect(await toDo(id)).toMatchObject({ do: "wait" });
  const later = new Date(Date.now() + 2 * timings.pauseMs);
  expect(await toDo(id, later)).toMatchObject({ do: "read" });
});

test("a server indexes what is missing when it starts, and what is announced", async () => {
  const before = await upload();
  const indexer = createPassageIndexer({ store, files: store.files, log: store.log });
  indexer.start();
  await expect.poll(() => partsOf(before), patience).toHaveLength(1);
  const after = await upload();
  indexer.wake();
  await expect.poll(() => partsOf(after), patience).toHaveLength(1);
  await indexer.stop();
});
