import { expect, test } from "vitest";

import {
  changeContactSearch,
  isFiltered,
  readContactSearch,
  withContact,
} from "./contact-search.ts";

test("the address is read, and what is unknown there has its default", () => {
  expect(readContactSearch(new URLSearchParams("q=bank&role=lender&deal=x&page=2"))).toEqual({
    text: "bank",
    role: "lender",
    propertyId: "x",
    page: 2,
  });
  expect(readContactSearch(new URLSearchParams("role=wizard&deal=&page=-1"))).toEqual({
    text: "",
    role: undefined,
    propertyId: undefined,
    page: 1,
  });
});

test("another list begins at its first page, and defaults are left out", () => {
  const before = new URLSearchParams("q=bank&page=3&contact=casey-park");
  expect(changeContactSearch(before, { role: "lender" }).toString()).toBe(
    "q=bank&contact=casey-park&role=lender",
  );
  expect(changeContactSearch(before, { text: "" }).toString()).toBe("contact=casey-park");
  expect(changeContactSearch(before, { page: 4 }).get("page")).toBe("4");
});

test("opening a contact leaves the list as it is", () => {
  const before = new URLSearchParams("role=lender&page=2");
  const open = withContact(before, "casey-park");
  expect(open.toString()).toBe("role=lender&page=2&contact=casey-park");
  expect(withContact(open, undefined).toString()).toBe(before.toString());
});

test("spaces alone narrow nothing", () => {
  expect(isFiltered({ text: "  ", page: 2 })).toBe(false);
  expect(isFiltered({ text: "", page: 1, propertyId: "x" })).toBe(true);
});
