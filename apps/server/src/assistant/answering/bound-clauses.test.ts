import { expect, test } from "vitest";
import type { Passage } from "../passages/passage.ts";
import { isPageOfUnit } from "./bound-clauses.ts";

const abstract: Passage = {
  id: "abstract:2",
  kind: "document",
  recordId: "abstract",
  title: "Lease abstract, Suite 3",
  path: "/dashboard/documents?document=abstract",
  page: 2,
  text: "8. Options. Template Software in Suite 5 held a right of first offer.",
  clientId: "client",
  dealId: null,
};

test("a page of one suite's lease is about it, though it names another suite alone", () => {
  expect(isPageOfUnit(abstract, ["suite 3"])).toBe(true);
  expect(isPageOfUnit(abstract, ["suite 9"])).toBe(false);
});
