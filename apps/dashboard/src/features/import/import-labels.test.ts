import { expect, test } from "vitest";

import {
  countRows,
  formatAll,
  formatOutcome,
  formatPreview,
  formatResult,
  formatState,
  formatStayingOut,
  type PreviewRow,
} from "./import-labels.ts";

const known: PreviewRow = { row: 2, state: "known" };
const update: PreviewRow = { row: 3, state: "update", version: 1, changes: [] };
const wrong: PreviewRow = { row: 4, state: "wrong", problems: [] };
const added = (...adds: PreviewRow["adds"] & {}): PreviewRow => ({ row: 5, state: "new", adds });
const none = new Set<number>();

test("a preview counts new, changed, existing and faulty records", () => {
  const counts = countRows([added("client"), added("client"), update, known, wrong, wrong], none);
  expect(formatPreview(counts, 1)).toBe("3 clients are ready. One thing to fix.");
  expect(formatOutcome(counts, 1)).toBe("2 new, 1 update, 1 already there, 1 left out");
  expect(formatAll(counts)).toBe("3 clients");
  expect(formatStayingOut(counts)).toBe("Two rows stay out until they’re fixed.");

  const mixed = countRows([added("client", "deal"), added("deal", "contact")], none);
  expect(formatPreview(mixed, 0)).toBe("1 client, 2 deals, and 1 contact are ready.");
  expect(formatAll(mixed)).toBe("4 records");
  expect(formatAll(countRows([known], none))).toBe("0 clients");
  expect(formatOutcome(mixed, 0)).toBe("1 new client, 2 new deals, 1 new contact");

  expect(formatPreview(countRows([added("deal")], none), 0)).toBe("1 deal is ready.");
  expect(formatPreview(countRows([known], none), 0)).toBe(
    "Everything in this file is already there.",
  );
  expect(formatPreview(countRows([wrong], none), 1)).toBe(
    "Nothing is ready yet. One thing to fix.",
  );
});

test("an unchanged client isn’t counted as changed", () => {
  const counts = countRows([update, added("client")], new Set([3]));
  expect(formatOutcome(counts, 0)).toBe("1 new, 1 already there");
});

test("a row says what it adds", () => {
  expect(formatState(added("client"), ["client"])).toBe("New");
  expect(formatState(added("deal", "contact"), ["client", "deal", "contact"])).toBe(
    "New deal and contact",
  );
  expect(formatState(known, ["client"])).toBe("Already there");
});

test("a result says what was added and changed, and what wasn’t and why", () => {
  const result = { clients: 0, deals: 0, contacts: 0, updated: 0, known: 0, leftOut: 0 };
  expect(formatResult({ ...result, contacts: 1, known: 2, leftOut: 1 })).toBe(
    "1 contact imported. 2 rows were already there. 1 row was left out.",
  );
  expect(formatResult({ ...result, clients: 5000 })).toBe("5,000 clients imported.");
  expect(formatResult({ ...result, deals: 3, clients: 2, updated: 1 })).toBe(
    "2 clients and 3 deals imported. 1 client updated.",
  );
  expect(formatResult({ ...result, known: 1 })).toBe("Nothing imported. 1 row was already there.");
});
