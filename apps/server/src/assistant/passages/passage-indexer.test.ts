import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../../test/deal.ts";
import { docxOf, docxOfBody } from "../../../test/docx.ts";
import { pdfOf, pdfOfContents } from "../../../test/pdf.ts";
import { docxType, sampleFiles } from "../../../test/sample-files.ts";
import { openStore, sharedStore } from "../../../test/store.ts";
import { type Person, scopedTo } from "../../database/scope.ts";
import { stem } from "./stem.ts";
import { documentsSearched } from "./documents-searched.ts";
import { createPassageIndexer } from "./passage-indexer.ts";
import { searchPassages } from "./search-passages.ts";

const store = sharedStore();
let deal: string;

beforeAll(async () => {
  deal = await addDeal(store.db, store.client);
});

/** @returns the document's id */
async function upload(
  name: string,
  mediaType: string,
  body: Buffer,
  as?: "version",
): Promise<string> {
  const query = new URLSearchParams({
    name,
    mediaType,
    dealId: deal,
    type: "lease",
    ...(as ? { as } : {}),
  });
  const answer = await store.as(store.client)(`/api/documents?${query}`, {
    method: "POST",
    body: new Uint8Array(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

async function find(word: string, person: Person = store.client) {
  return searchPassages(
    { records: scopedTo(store.db, person), person, kind: store.kind },
    { terms: [{ alternatives: [{ stems: [stem(word)], weight: 1 }], weight: 1 }], limit: 10 },
  );
}

test("the pages of a PDF are found with their page, lines as one text", async () => {
  const id = await upload(
    "Lease",
    "application/pdf",
    pdfOf([
      ["Lease of 48 Example Road"],
      ["9.2 Surrender. At the end of the term the tenant leaves the premises broom", "clean."],
    ]),
  );
  await store.passages.catchUp();
  const [found] = await find("broom");
  expect(found).toMatchObject({ recordId: id, page: 2, title: "Lease" });
  expect(found?.text).toBe(
    "9.2 Surrender. At the end of the term the tenant leaves the premises broom clean.",
  );
});

test("a Word document and a CSV file are found without a page", async () => {
  const paragraphs = ["# Options", "The tenant may renew twice, each time for a quinquennium."];
  await upload("Amendment", docxType, await docxOf(paragraphs));
  await upload("Roll", "text/csv", Buffer.from("Tenant,Suite\nZephyrworks,3\n"));
  await store.passages.catchUp();
  const [word] = await find("quinquennium");
  expect(word?.text).toBe(paragraphs.join("\n").replace("# ", ""));
  expect(word).not.toHaveProperty("page");
  expect((await find("Zephyrworks"))[0]?.text).toBe("Tenant,Suite\nZephyrworks,3");
});

test("a scan and a photograph are reported as unreadable", async () => {
  await upload("Scan", "application/pdf", pdfOfContents([{ content: Buffer.from("0 0 m f") }]));
  await upload("Photograph", "image/png", sampleFiles["image/png"]);
  await store.passages.catchUp();
  const { unreadable } = await documentsSearched(scopedTo(store.db, store.client));
  expect(unreadable).toEqual(["Photograph", "Scan"]);
  const others = await documentsSearched(scopedTo(store.db, store.otherClient));
  expect(others).toEqual({ documents: 0, unreadable: [] });
});

test("a document is being read from its upload until its newest version has been read", async () => {
  const reading = async (person: Person = store.client) =>
    (await documentsSearched(scopedTo(store.db, person))).reading;
  const lease = async (word: string, as?: "version") =>
    upload("New lease", "application/pdf", pdfOf([[`The ${word} is kept.`]]), as);
  expect(await reading()).toBeUndefined();
  const id = await lease("gasket");
  expect(await reading()).toEqual(["New lease"]);
  expect(await reading(store.otherClient)).toBeUndefined();
  await store.passages.catchUp();
  expect(await reading()).toBeUndefined();
  expect(await lease("gantry", "version")).toBe(id);
  const about = await documentsSearched(scopedTo(store.db, store.client), id);
  expect(about.reading).toEqual(["New lease"]);
  await store.passages.catchUp();
  expect(await reading()).toBeUndefined();
});

test("a quote from a draft says that it has open changes, and has both wordings", async () => {
  const term = `<w:r><w:t xml:space="preserve">The sabbatical term is </w:t></w:r><w:del><w:r><w:delText>60</w:delText></w:r></w:del><w:ins><w:r><w:t>36</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> months.</w:t></w:r>`;
  await upload("Redline", docxType, await docxOfBody(`<w:p>${term}</w:p>`));
  await store.passages.catchUp();
  const [found] = await find("sabbatical");
  expect(found).toMatchObject({
    text: "The sabbatical term is [deleted: 60] [inserted: 36] months.",
    hasOpenChanges: true,
  });
});

const readUnread = async (id: string) => {
  const answer = await store.as(store.client)(`/api/documents/${id}`);
  return ((await answer.json()) as { unread?: string }).unread;
};

test("what couldn't be read of a file is told with the document and with each quote", async () => {
  const comment = `<w:p><w:r><w:t>The gazebo stays.</w:t></w:r><w:r><w:commentReference w:id="1"/></w:r></w:p>`;
  const id = await upload("Remarks", docxType, await docxOfBody(comment));
  await store.passages.catchUp();
  expect(await readUnread(id)).toBe("comments");
  expect(await find("gazebo")).toMatchObject([{ unread: "comments" }]);
  await upload("Remarks", docxType, await docxOf(["The gazebo stays."]), "version");
  expect(await readUnread(id)).toBeUndefined();
});

test("a form that only some viewers show is unreadable, and its placeholder is never quoted", async () => {
  const placeholder = pdfOf([["Please wait for the kaleidoscope."]]).toString("latin1");
  const form = "/Type /Catalog /AcroForm << /Fields [] /XFA [(template) 3 0 R (form) 5 0 R] >>";
  const pdf = placeholder.replace("/Type /Catalog", form);
  const id = await upload("Form", "application/pdf", Buffer.from(pdf, "latin1"));
  await store.passages.catchUp();
  expect(await find("kaleidoscope")).toEqual([]);
  expect(await readUnread(id)).toBe("form fields");
  const { unreadable } = await documentsSearched(scopedTo(store.db, store.client));
  expect(unreadable).toContain("Form");
});

test("only the newest version is found, from the moment it replaces another", async () => {
  await upload("Estoppel", "application/pdf", pdfOf([["The deposit is alphabetical."]]));
  await store.passages.catchUp();
  expect(await find("alphabetical")).toHaveLength(1);
  const id = await upload(
    "Estoppel",
    "application/pdf",
    pdfOf([["The deposit is numerical."]]),
    "version",
  );
  expect(await find("alphabetical")).toEqual([]);
  await store.passages.catchUp();
  expect(await find("numerical")).toHaveLength(1);

  const as = store.as(store.client);
  expect((await as(`/api/documents/${id}/versions/2`, { method: "DELETE" })).ok).toBe(true);
  expect(await find("numerical")).toEqual([]);
  await store.passages.catchUp();
  expect(await find("alphabetical")).toHaveLength(1);
});

test("a document that is removed is forgotten, and found again once it is restored", async () => {
  const id = await upload("Survey", "application/pdf", pdfOf([["An easement of antiquity."]]));
  await store.passages.catchUp();
  const as = store.as(store.client);
  expect((await as(`/api/documents/${id}?version=1`, { method: "DELETE" })).ok).toBe(true);
  expect(await find("antiquity")).toEqual([]);
  await store.passages.catchUp();
  const kept = store.db.selectFrom("passage").select("id").where("documentId", "=", id);
  expect(await kept.execute()).toEqual([]);
  expect((await as(`/api/documents/${id}/restore`, { method: "POST" })).ok).toBe(true);
  await store.passages.catchUp();
  expect(await find("antiquity")).toHaveLength(1);
});

test("a message is found by its client, and by no other", async () => {
  await store.as(store.client)("/api/threads");
  const sent = await store.as(store.broker)(
    `/api/threads/broker-${store.client.id}/messages/${randomUUID()}`,
    {
      method: "PUT",
      body: JSON.stringify({ text: "The lender wants a parallelogram.", attachmentIds: [] }),
      headers: { "Content-Type": "application/json" },
    },
  );
  expect(sent.ok).toBe(true);
  await store.passages.catchUp();
  const [own] = await find("parallelogram");
  expect(own).toMatchObject({ source: "message", by: "Jordan Avery" });
  expect(own?.title).toMatch(/^Message from /);
  expect(await find("parallelogram", store.otherClient)).toEqual([]);
});

test("a database that fails from the start is logged, and ends nothing", async () => {
  const failing = await openStore();
  await failing.remove();
  const { promise: logged, resolve } = Promise.withResolvers<string>();
  const indexer = createPassageIndexer({
    store: { db: failing.db, kind: "sqlite" },
    files: store.files,
    log: pino({ level: "error" }, { write: resolve }),
  });
  indexer.start();
  expect(await logged).toContain("Indexing for the assistant failed");
  await indexer.stop();
});
