import { expect, test } from "vitest";
import type { Clause } from "./answering/query.ts";
import { introduction } from "./quoted-items.ts";

const clauseOf = (recordId: string, title: string): Clause => ({
  passage: {
    id: `document:${recordId}:2`,
    kind: "document",
    recordId,
    title,
    path: `/dashboard/documents?document=${recordId}`,
    page: 2,
    text: "Seller keeps the deposit.",
    clientId: "client",
    dealId: null,
  },
  quote: "Seller keeps the deposit.",
  start: 0,
  score: 1,
  coverage: 1,
  said: 1,
  guessed: 0,
  isOfKind: false,
});

test("documents of one name are counted one by one, and places in one document as places", () => {
  const mill = clauseOf("mill", "Purchase agreement");
  const plaza = clauseOf("plaza", "Purchase agreement");
  const square = clauseOf("square", "Purchase agreement, revision 2");
  expect(introduction([mill, plaza, square], false)).toBe("Here’s what I found:");
  expect(introduction([mill, mill], false)).toBe("“Purchase agreement” covers it in two places.");
  expect(introduction([mill], false)).toBe("Seller keeps the deposit.");
});
