import type { AssistantAnswer, AssistantPassage } from "@frontage/records/schemas/assistant";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { beforeAll, expect, test } from "vitest";
import {
  addDealWithClosing,
  addReadDocument,
  assistantOf,
  unanswerable,
} from "../../test/assistant.ts";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";
import { zipEntries } from "../../test/zip-entries.ts";
import { scopedTo } from "../database/scope.ts";
import { storePassages } from "./passages/store-passages.ts";
import { withoutRemoved } from "./removed-sources.ts";

const store = sharedStore();
let client: ReturnType<typeof assistantOf>;
let dealId: string;
beforeAll(async () => {
  client = assistantOf(store, store.client);
  ({ dealId } = await addDealWithClosing(store, store.client, "48 Example Road"));
});

const lastShown = async () => (await client.history("?limit=1")).items[0]?.passages ?? [];

async function askThenRemove(question: string, source: AssistantPassage["source"], text: string) {
  const { passages } = await client.ask(question);
  const [first] = passages;
  expect(first).toMatchObject({ source, text: expect.stringContaining(text) });
  expect(await lastShown()).toEqual(passages);
  return first?.recordId ?? "";
}
const isShown = async (recordId: string) =>
  (await lastShown()).some((passage) => passage.recordId === recordId);

test("a contact that was removed is no longer quoted in the history", async () => {
  const added = await client.request("/api/contacts", {
    method: "POST",
    body: {
      name: "Drew Lindqvist",
      role: "lender",
      company: "Example Bank",
      email: "drew@example.com",
      phone: "",
      dealId,
    },
  });
  expect(await added.json()).toMatchObject({ name: "Drew Lindqvist" });
  const id = await askThenRemove("What is Drew Lindqvist's email?", "contact", "Drew Lindqvist");
  await client.request(`/api/contacts/${id}`, { method: "DELETE" });
  expect(await isShown(id)).toBe(false);
});

test("a date and a deal that were removed are no longer quoted in the history", async () => {
  const id = await askThenRemove("When is the closing of 48 Example Road?", "keyDate", "20");
  await store.db.deleteFrom("keyDate").where("id", "=", id).execute();
  expect(await isShown(id)).toBe(false);

  await askThenRemove("What is the price of 48 Example Road?", "deal", "$7,200,000");
  await store.db.deleteFrom("deal").where("id", "=", dealId).execute();
  expect(await isShown(dealId)).toBe(false);
});

const passage = (recordId: string, source: AssistantPassage["source"] = "deal") => ({
  kind: "card" as const,
  source,
  recordId,
  title: "Deal",
  path: "/dashboard",
  label: "Price",
  text: "$7,200,000",
  marks: [],
  place: { name: "9 Template Drive" },
});

test("a sentence isn't shown once any of its sources is gone, whatever else it says", async () => {
  const { dealId: kept } = await addDealWithClosing(store, store.client, "9 Template Drive");
  const records = scopedTo(store.db, store.client);
  const supported = { text: "One costs $7,200,000.", sources: [passage(kept)] };
  const answer = {
    searched: { unreadable: [] as string[] },
    passages: [passage(kept), passage("gone"), passage("/services", "page")],
    sentences: [
      { text: "Both cost the same.", sources: [passage(kept), passage("gone")] },
      supported,
    ],
  } as unknown as AssistantAnswer;
  const [shown] = await withoutRemoved({ db: store.db, records }, [answer]);
  expect(shown?.sentences).toEqual([supported]);
  expect(shown?.passages).toEqual([passage(kept), passage("/services", "page")]);
  // Another client's aren't there.
  const theirs = scopedTo(store.db, store.otherClient);
  const others = await withoutRemoved({ db: store.db, records: theirs }, [answer]);
  expect(others[0]).toMatchObject({ sentences: [], passages: [passage("/services", "page")] });
});

/** Another version of a document, whose text has been read. */
async function addVersion(documentId: string, text: string) {
  const { clientId, dealId } = await store.db
    .selectFrom("document")
    .selectAll()
    .where("id", "=", documentId)
    .executeTakeFirstOrThrow();
  const first = await store.db
    .selectFrom("documentVersion")
    .selectAll()
    .where("documentId", "=", documentId)
    .where("number", "=", 1)
    .executeTakeFirstOrThrow();
  const fileKey = randomUUID();
  const addedAt = new Date().toISOString();
  await store.db
    .insertInto("documentVersion")
    .values({ ...first, number: 2, addedAt, fileKey })
    .execute();
  await store.db.deleteFrom("passage").where("documentId", "=", documentId).execute();
  await store.db
    .updateTable("documentText")
    .set({ fileKey })
    .where("documentId", "=", documentId)
    .execute();
  const passage = { clientId, dealId, documentId, part: 1, page: 1, text };
  await storePassages(store.db, store.kind, [passage]);
}

/** As an export reads them. */
async function storeFiles() {
  const versions = await store.db.selectFrom("documentVersion").select("fileKey").execute();
  for (const { fileKey } of versions) await store.files.write(fileKey, Readable.from(["%PDF"]));
}

const readTexts = async (paths: readonly string[]) =>
  (
    await Promise.all(
      paths.map(async (path) => {
        const body = Buffer.from(await (await client.request(path)).arrayBuffer());
        return path === "/api/export" ? [...zipEntries(body).values()].join("\n") : String(body);
      }),
    )
  ).join("\n");

test("a version that was withdrawn is quoted nowhere any more, its document's others still are", async () => {
  const id = await addReadDocument(store, store.client, {
    dealId: await addDeal(store.db, store.client, "5 Sample Court"),
    name: "Parking easement",
    type: "other",
    text: "The parking easement costs $310 a year.",
  });
  const question = "What does the parking easement cost?";
  expect((await client.ask(question, id)).passages).toMatchObject([{ recordId: id, version: 1 }]);
  await addVersion(id, "The parking easement costs $999 a year.");
  expect((await client.ask(question, id)).passages).toMatchObject([{ recordId: id, version: 2 }]);

  await storeFiles();
  const everywhere = ["/api/assistant/questions", "/api/export", "/api/search?text=easement"];
  expect(await readTexts(everywhere)).toContain("$999");
  const broker = store.as(store.broker);
  await broker(`/api/documents/${id}/versions/2`, { method: "DELETE" });
  const left = await readTexts(everywhere);
  expect(left).not.toContain("$999");
  expect(left).toContain("$310");
});

test("a quote of an unknown version goes with any version of its document", async () => {
  const id = await addReadDocument(store, store.client, {
    dealId: await addDeal(store.db, store.client, "6 Sample Court"),
    name: "Roof report",
    type: "other",
    text: "The roof lasts until 2031.",
  });
  await addVersion(id, "The roof lasts until 2032.");
  const quote = "The roof lasts until 2031.";
  const answer = {
    searched: { unreadable: [] },
    sentences: [],
    passages: [{ ...passage(id, "document"), kind: "quote", text: quote }],
  };
  const shown = async () =>
    JSON.stringify(
      await withoutRemoved({ db: store.db, records: scopedTo(store.db, store.client) }, [
        answer as unknown as AssistantAnswer,
      ]),
    );
  expect(await shown()).toContain(quote);
  await store.as(store.broker)(`/api/documents/${id}/versions/2`, { method: "DELETE" });
  expect(await shown()).not.toContain(quote);
});

test("a document's card stays while the document does, whatever version was withdrawn", async () => {
  const id = await addReadDocument(store, store.client, {
    dealId: await addDeal(store.db, store.client, "9 Sample Court"),
    name: "Obelisk survey",
    type: "survey",
    text: "Nothing of note.",
  });
  await addVersion(id, "Nothing at all.");
  await storeFiles();
  const { passages } = await client.ask("Is the obelisk survey signed?");
  expect(passages[0]).toMatchObject({ kind: "card", source: "document", recordId: id });
  const broker = store.as(store.broker);
  await broker(`/api/documents/${id}/versions/2`, { method: "DELETE" });
  expect(await lastShown()).toContainEqual(passages[0]);
  await broker(`/api/documents/${id}?version=1`, { method: "DELETE" });
  expect(await lastShown()).not.toContainEqual(passages[0]);
});

test("an answer whose passages are all gone says so", async () => {
  const answer = {
    searched: { unreadable: [] as string[] },
    passages: [passage("gone")],
    sentences: [],
  } as unknown as AssistantAnswer;
  const reader = { db: store.db, records: scopedTo(store.db, store.client) };
  const shown = await withoutRemoved(reader, [answer, { ...answer, passages: [] }]);
  expect(shown.map(({ isRemoved = false }) => isRemoved)).toEqual([true, false]);
});

test("an answer and a list for the broker name no document that was withdrawn since", async () => {
  const dealId = await addDeal(store.db, store.client, "7 Sample Court");
  const id = await addReadDocument(store, store.client, {
    dealId,
    name: "Scan of a wrong client",
    type: "other",
    text: "",
  });
  await store.db
    .updateTable("documentText")
    .set({ state: "unreadable", problem: "no-text" })
    .where("documentId", "=", id)
    .execute();
  await storeFiles();
  await client.markUnhelpful((await client.ask(unanswerable)).id);
  const broker = assistantOf(store, store.broker);
  const name = "Scan of a wrong client";
  const named = async () => [
    JSON.stringify((await client.history("?limit=1")).items),
    JSON.stringify((await broker.unanswered()).items),
  ];
  for (const text of await named()) expect(text).toContain(name);
  await broker.request(`/api/documents/${id}?version=1`, { method: "DELETE" });
  for (const text of await named()) expect(text).not.toContain(name);
  const paths = ["/api/audit", `/api/deals/${dealId}/activity`, "/api/export"];
  expect(await readTexts(paths)).not.toContain(name);
});

test("asked while a document is being read, a question says so, and is answered again once it is", async () => {
  const dealId = await addDeal(store.db, store.client, "8 Sample Court");
  const about = { name: "Terrace", mediaType: "text/csv", type: "other", dealId };
  const text = "The moss on the terrace is scraped every April.";
  await store.as(store.client)(`/api/documents?${new URLSearchParams(about)}`, {
    method: "POST",
    body: text,
  });
  const asked = await client.ask("When is the moss scraped?");
  expect(asked.searched.reading).toContain("Terrace");
  expect(JSON.stringify(asked.passages)).not.toContain("April");
  const last = async () => (await client.history("?limit=1")).items[0];
  expect(await last()).toEqual(asked);

  await store.passages.catchUp();
  const answered = await last();
  expect(answered).toMatchObject({ id: asked.id, askedAt: asked.askedAt });
  expect(answered?.passages[0]).toMatchObject({ title: "Terrace", text });
  expect(answered?.searched.reading ?? []).not.toContain("Terrace");
});

test("what was read meanwhile is answered again after any pass, whatever fails beside it", async () => {
  const upload = async (name: string, text: string) => {
    const about = { name, mediaType: "text/csv", type: "other", dealId: terrace };
    await store.as(store.client)(`/api/documents?${new URLSearchParams(about)}`, {
      method: "POST",
      body: text,
    });
  };
  const terrace = await addDeal(store.db, store.client, "10 Sample Court");
  await upload("Trellis", "The ivy on the trellis is cut every March.");
  const broken = await client.ask("Who cuts the ivy?");
  const asked = await client.ask("When is the ivy cut?");
  await store.passages.catchUp();
  // As if it had been read while a model was answering; the other's answer can't be read.
  const set = async (id: string, answer: string) =>
    store.db
      .updateTable("assistantQuestion")
      .set({ answer, isReading: 1 })
      .where("id", "=", id)
      .execute();
  await set(broken.id, JSON.stringify({ ...broken, searched: { ...broken.searched, reading: 1 } }));
  await set(asked.id, JSON.stringify(asked));
  await store.passages.catchUp();
  const [last] = (await client.history("?limit=1")).items;
  expect(last).toMatchObject({ id: asked.id, passages: [{ title: "Trellis" }] });
  await store.db.deleteFrom("assistantQuestion").where("id", "=", broken.id).execute();
});
