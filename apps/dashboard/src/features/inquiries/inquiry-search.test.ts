import { expect, test } from "vitest";

import { changeInquirySearch, filterOf, readInquirySearch } from "./inquiry-search.ts";

const after = (search: string, change: Parameters<typeof changeInquirySearch>[1]) =>
  changeInquirySearch(new URLSearchParams(search), change).toString();

test("the address is read, and what is unknown there has its default", () => {
  expect(
    readInquirySearch(new URLSearchParams("status=closed&undelivered=1&q=mill&inquiry=a1")),
  ).toEqual({ tab: "closed", isUndelivered: true, text: "mill", openId: "a1" });
  expect(readInquirySearch(new URLSearchParams("status=lost&undelivered=yes&inquiry="))).toEqual({
    tab: "new",
    isUndelivered: false,
    text: "",
    openId: undefined,
  });
});

test("a longer search text than the server takes is cut where the field ends", () => {
  const { text } = readInquirySearch(new URLSearchParams({ q: "x".repeat(201) }));
  expect(text).toBe("x".repeat(200));
});

test("another list begins without an inquiry open, and defaults are left out", () => {
  expect(after("status=closed&q=mill&inquiry=a1", { tab: "new" })).toBe("q=mill");
  expect(after("inquiry=a1", { isUndelivered: true, tab: "all" })).toBe("status=all&undelivered=1");
});

test("what is open stays while somebody types, and the list stays when something opens", () => {
  expect(after("status=all&inquiry=a1", { text: "mill" })).toBe("status=all&inquiry=a1&q=mill");
  expect(after("status=all&q=mill", { openId: "b2" })).toBe("status=all&q=mill&inquiry=b2");
});

test("all of them, and spaces alone, narrow nothing", () => {
  expect(filterOf(readInquirySearch(new URLSearchParams("status=all&q=++")))).toEqual({});
  expect(filterOf(readInquirySearch(new URLSearchParams("q=+mill+")))).toEqual({
    status: "new",
    text: "mill",
  });
});
