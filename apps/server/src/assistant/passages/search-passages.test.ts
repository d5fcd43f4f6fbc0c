import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../../test/deal.ts";
import { sharedStore } from "../../../test/store.ts";
import { scopedTo, type Person } from "../../database/scope.ts";
import { stem } from "./stem.ts";
import { searchPassages, type PassageSearch } from "./search-passages.ts";
import { storePassages } from "./store-passages.ts";

const store = sharedStore();
let ownDeal: string;
let otherDeal: string;

beforeAll(async () => {
  ownDeal = await addDeal(store.db, store.client);
  otherDeal = await addDeal(store.db, store.otherClient);
  await addDocument("lease", store.client, ownDeal, [
    "The tenant pays rent on the first day of each month.",
    "The tenant delivers an estoppel certificate within ten days.",
    "Rent increases by three percent each year. Rent is net of taxes.",
  ]);
  await addDocument("other-lease", store.otherClient, otherDeal, [
    "The tenant delivers an estoppel certificate within twenty days, canary.",
  ]);
});

async function addDocument(
  id: string,
  { id: clientId }: Person,
  dealId: string,
  pages: readonly string[],
) {
  const addedAt = "2026-07-14T14:12:00.000Z";
  await store.db
    .insertInto("document")
    .values({
      id,
      clientId,
      dealId,
      name: `The ${id}`,
      nameKey: id,
      nameOrder: id,
      type: "lease",
      status: "reviewed",
      fileName: `${id}.pdf`,
      mediaType: "application/pdf",
      isOwn: 0,
      updatedAt: addedAt,
      bytes: 1,
    })
    .execute();
  await store.db
    .insertInto("documentVersion")
    .values({
      clientId,
      documentId: id,
      number: 1,
      addedAt,
      addedBy: "Jordan Reed",
      bytes: 1,
      sha256: id,
      mediaType: "application/pdf",
      fileKey: id,
      isOwn: 0,
    })
    .execute();
  await store.db
    .insertInto("documentText")
    .values({
      documentId: id,
      clientId,
      fileKey: id,
      state: "read",
      attempts: 1,
    })
    .execute();
  await store.db.transaction().execute((transaction) =>
    storePassages(
      transaction,
      store.kind,
      pages.map((text, index) => ({
        clientId,
        dealId,
        documentId: id,
        part: index + 1,
        page: index + 1,
        text,
      })),
    ),
  );
}

const words = (text: string): PassageSearch["terms"] =>
  text
    .split(" ")
    .map((word) => ({ alternatives: [{ stems: [stem(word)], weight: 1 }], weight: 1 }));

const find = (person: Person, search: Partial<PassageSearch>) =>
  searchPassages(
    { records: scopedTo(store.db, person), person, kind: store.kind },
    { terms: [], limit: 10, ...search },
  );

test("finds the page that says most of it, with its document", async () => {
  const passages = await find(store.client, { terms: words("estoppel tenant") });
  expect(passages[0]).toMatchObject({
    id: "document:lease:2",
    source: "document",
    title: "The lease",
    page: 2,
    path: "/dashboard/documents?document=lease",
  });
});

test("a client finds only their own", async () => {
  const terms = words("canary estoppel");
  const own = await find(store.client, { terms });
  expect(own.map(({ recordId }) => recordId)).toEqual(["lease"]);
});

test("it can be narrowed to deals, but a client who names another client's finds nothing", async () => {
  const terms = words("estoppel");
  const ofDeal = await find(store.otherClient, { terms, dealIds: [otherDeal] });
  expect(ofDeal.map(({ recordId }) => recordId)).toEqual(["other-lease"]);
  expect(await find(store.client, { terms, dealIds: [otherDeal] })).toEqual([]);
  expect(await find(store.client, { terms, documentId: "other-lease" })).toEqual([]);
});

test("of one document, all pages are found, in order", async () => {
  const passages = await find(store.client, { terms: words("rent"), documentId: "lease" });
  expect(passages.map(({ page }) => page)).toEqual([1, 2, 3]);
});

test("a phrase occurs where all of its words do", async () => {
  const alternatives = [{ stems: ["net", "tax"], weight: 1 }];
  const passages = await find(store.client, { terms: [{ alternatives, weight: 1 }] });
  expect(passages.map(({ page }) => page)).toEqual([3]);
});

const lengthOf = (passages: readonly { text: string }[]) =>
  passages.reduce((sum, { text }) => sum + text.length, 0);

test("of a very long document, its first part and those with the words are read, in order", async () => {
  const filler = "The parties keep to the schedule of the premises. ".repeat(60);
  const pages = Array.from({ length: 300 }, (_, index) => `Part ${index + 1}. ${filler}`);
  pages[250] = `The windmill is kept in repair. ${filler}`;
  pages[20] = `The windmill turns. ${filler}`;
  await addDocument("long", store.client, ownDeal, pages);
  const passages = await find(store.client, {
    terms: words("windmill"),
    documentId: "long",
  });
  expect(passages.map(({ id }) => id)).toEqual([
    "document:long:1",
    "document:long:21",
    "document:long:251",
  ]);
  const common = await find(store.client, {
    terms: words("premises"),
    documentId: "long",
  });
  expect(common.length).toBeGreaterThan(20);
  expect(lengthOf(common)).toBeLessThanOrEqual(400_000);
});

test("however much text a page has, no more than a hundred pages' worth is read of it", async () => {
  const page = "The carousel is insured. ".repeat(25_000);
  await addDocument("wide", store.client, ownDeal, [page, page]);
  for (const options of [{}, { documentId: "wide" }]) {
    const passages = await find(store.client, { terms: words("carousel"), ...options });
    expect(passages.length).toBeGreaterThan(0);
    expect(lengthOf(passages)).toBeLessThanOrEqual(400_000);
  }
});
