import { documentSorts } from "@frontage/records/document-sorts";
import { sampleDocuments } from "@frontage/content/samples/documents";
import { sampleProperties } from "@frontage/content/samples/properties";
import { expect, test } from "vitest";

import { type DocumentFilter } from "../portal.ts";
import { latestVersion, listDocuments } from "./document-list.ts";

const now = new Date("2026-07-14T15:00:00Z");
const documents = sampleDocuments(now);
const dealNames = new Map(sampleProperties(now).map(({ id, name }) => [id, name]));

const list = (filter: DocumentFilter, limit = 100, cursor?: string) =>
  listDocuments(documents, dealNames, filter, { limit, cursor });

test("the newest come first by default", () => {
  const dates = list({}).items.map((document) => latestVersion(document).addedAt);
  expect(dates).toHaveLength(36);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("names sort naturally, numbers by their value", () => {
  const [first] = documents;
  if (!first) throw new Error("No samples.");
  const named = ["Lease, Bay 10", "lease, bay 2", "Amendment"].map((name, index) => ({
    ...first,
    id: `document-${index}`,
    name,
  }));
  const { items } = listDocuments(named, dealNames, { sort: "name" }, { limit: 10 });
  expect(items.map(({ name }) => name)).toEqual(["Amendment", "lease, bay 2", "Lease, Bay 10"]);
});

test("sizes sort by the newest version's size", () => {
  const sizes = list({ sort: "-size" }).items.map((document) => latestVersion(document).bytes);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test("the tabs count matches without the tab's own filter", () => {
  const all = list({});
  expect(all.counts).toEqual({ all: 36, contract: 11, lease: 9, report: 16 });
  const leases = list({ group: "lease" });
  expect(leases.total).toBe(9);
  expect(leases.counts).toEqual(all.counts);
});

test("filters combine", () => {
  const { items } = list({ type: "title", dealId: "2-sample-square", status: "reviewed" });
  expect(items.map(({ id }) => id)).toEqual(["title-commitment-2-sample-square"]);
  expect(list({ type: "title", status: "draft" }).items).toEqual([]);
});

test("words match the name and the deal, in any order and case", () => {
  const { items } = list({ text: "  avenue RENT " });
  expect(items.map(({ id }) => id)).toEqual(["rent-roll-200-sample-avenue"]);
});

test("in every order, the pages together are the whole list, each document once", () => {
  for (const sort of documentSorts) {
    const whole = list({ sort }).items.map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = list({ sort }, 9, cursor);
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(paged).toEqual(whole);
  }
});

test("a numbered page skips the ones before it", () => {
  const whole = list({}).items;
  const second = listDocuments(documents, dealNames, {}, { limit: 9, offset: 9 });
  expect(second.items).toEqual(whole.slice(9, 18));
});

test("the last page has no next page", () => {
  expect(list({ group: "lease" }, 9).nextCursor).toBeUndefined();
});
