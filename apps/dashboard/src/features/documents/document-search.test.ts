import { expect, test } from "vitest";

import {
  changeDocumentSearch,
  clearDocumentFilters,
  readDocumentSearch,
  withDocument,
} from "./document-search.ts";

const read = (search: string) => readDocumentSearch(new URLSearchParams(search));
const change = (search: string, ...[changed]: [Parameters<typeof changeDocumentSearch>[1]]) =>
  changeDocumentSearch(new URLSearchParams(search), changed).toString();

test("an empty address is the whole list, newest first", () => {
  expect(read("")).toEqual({
    group: undefined,
    text: "",
    propertyId: undefined,
    type: undefined,
    status: undefined,
    sort: "-updated",
    page: 1,
  });
});

test("what the address does not know falls back to the default", () => {
  expect(read("group=secrets&type=memo&status=lost&sort=colour&page=-3")).toEqual(read(""));
  expect(read("page=1e9").page).toBe(1);
});

test("defaults are left out of the address", () => {
  expect(change("group=lease&sort=name", { group: undefined, sort: "-updated" })).toBe("");
});

test("a filter begins at the first page, and a page turns within its filter", () => {
  expect(change("page=3", { status: "new" })).toBe("status=new");
  expect(change("status=new", { page: 2 })).toBe("status=new&page=2");
});

test("a list shown whole stays whole when it is filtered", () => {
  expect(change("page=all", { text: "rent" })).toBe("page=all&q=rent");
});

test("a type goes when another group is chosen, and stays with its own", () => {
  expect(change("type=rent-roll", { group: "lease" })).toBe("group=lease");
  expect(change("type=rent-roll", { group: "report" })).toBe("type=rent-roll&group=report");
});

test("what other parts of the screen keep in the address stays", () => {
  expect(change("property=48-example-road", { text: "title" })).toBe(
    "property=48-example-road&q=title",
  );
});

test("clearing takes every filter and leaves the order", () => {
  const parameters = new URLSearchParams("group=lease&q=x&deal=a&type=lease&status=new&sort=name");
  expect(clearDocumentFilters(parameters).toString()).toBe("sort=name");
});

test("a document opens beside the filters and closes without them", () => {
  expect(withDocument("q=rent", "rent-roll").toString()).toBe("q=rent&document=rent-roll");
  expect(withDocument("q=rent&document=rent-roll&view=history", undefined).toString()).toBe(
    "q=rent",
  );
});
