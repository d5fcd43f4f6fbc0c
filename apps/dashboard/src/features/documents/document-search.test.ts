import { expect, test } from "vitest";

import { documentSearch, hasFilters, noFilters, openDocument } from "./document-search.ts";

const { change, read } = documentSearch;

test("an empty URL is the whole list, newest first", () => {
  expect(read("")).toEqual({ ...noFilters, sort: "-updated", page: 1 });
});

test("invalid values in the URL fall back to the default", () => {
  expect(read("?group=secrets&type=memo&status=lost&sort=colour&page=-3")).toEqual(read(""));
});

test("a filter returns to the first page, and paging keeps the filter", () => {
  expect(change("?page=3", { status: "new" })).toBe("?status=new");
  expect(change("?status=new", { page: 2 })).toBe("?status=new&page=2");
});

test("a list shown in full stays so when filtered", () => {
  expect(change("?page=all", { text: "rent" })).toBe("?page=all&q=rent");
});

test("a type is cleared when another group is chosen, and kept with its own", () => {
  expect(change("?type=rent-roll", { group: "lease" })).toBe("?group=lease");
  expect(change("?type=rent-roll", { group: "report" })).toBe("?type=rent-roll&group=report");
});

test("clearing the filters keeps the order", () => {
  const before = "?group=lease&q=x&deal=a&type=lease&status=new&sort=name";
  expect(change(before, noFilters)).toBe("?sort=name");
});

test("opening and closing a document keeps the filters", () => {
  expect(openDocument.change("?q=rent&page=2", { openId: "rent-roll", view: "history" })).toBe(
    "?q=rent&page=2&document=rent-roll&view=history",
  );
  const open = "?q=rent&document=rent-roll&view=history";
  expect(openDocument.change(open, { openId: undefined })).toBe("?q=rent");
});

test("a tab doesn't count as a filter, and neither do spaces", () => {
  expect(hasFilters(read("?group=lease&q=+&sort=name"))).toBe(false);
  expect(hasFilters(read("?status=new"))).toBe(true);
  expect(hasFilters(read("?q=rent"))).toBe(true);
});
