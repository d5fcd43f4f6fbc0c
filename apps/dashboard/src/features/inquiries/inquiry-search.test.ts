import { expect, test } from "vitest";

import { inquiryFilter, inquirySearch } from "./inquiry-search.ts";

const { change, read } = inquirySearch;

test("a search text that is too long for the server is cut at the field's limit", () => {
  expect(read(`?q=${"x".repeat(201)}`).text).toBe("x".repeat(200));
});

test("changing the tab closes the open inquiry", () => {
  expect(change("?status=closed&q=mill&inquiry=a1", { tab: "new" })).toBe("?q=mill");
  expect(change("?inquiry=a1", { isUndelivered: true, tab: "all" })).toBe(
    "?status=all&undelivered=1",
  );
});

test("typing keeps the inquiry open, and opening one keeps the list as it is", () => {
  expect(change("?status=all&inquiry=a1", { text: "mill" })).toBe("?status=all&inquiry=a1&q=mill");
  expect(change("?status=all&q=mill", { openId: "b2" })).toBe("?status=all&q=mill&inquiry=b2");
});

test("the filter “all” and spaces don't filter", () => {
  expect(inquiryFilter(read("?status=all&q=++"))).toEqual({});
  expect(inquiryFilter(read("?q=+mill+"))).toEqual({ status: "new", text: "mill" });
});
