import { expect, test } from "vitest";

import { contactSearch, isFiltered, openContact } from "./contact-search.ts";

test("a filter returns to the first page and keeps the contact open", () => {
  const before = "?q=bank&page=3&contact=casey-park";
  expect(contactSearch.change(before, { role: "lender" })).toBe(
    "?q=bank&contact=casey-park&role=lender",
  );
  expect(contactSearch.change(before, { page: 4 })).toBe("?q=bank&page=4&contact=casey-park");
});

test("opening a contact leaves the list as it is", () => {
  const before = "?role=lender&page=2";
  const open = openContact.change(before, { openId: "casey-park" });
  expect(open).toBe("?role=lender&page=2&contact=casey-park");
  expect(openContact.change(open, { openId: undefined })).toBe(before);
});

test("spaces alone don't filter", () => {
  expect(isFiltered(contactSearch.read("?q=++&page=2"))).toBe(false);
  expect(isFiltered(contactSearch.read("?deal=x"))).toBe(true);
});
