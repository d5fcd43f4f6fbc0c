import { expect, test } from "vitest";

import { countStates, formatPreview, formatResult } from "./import-labels.ts";

test("a preview says how many rows are new, already there and to fix", () => {
  const states = ["new", "new", "known", "wrong"] as const;
  const counts = countStates(states.map((state, row) => ({ row, state })));
  expect(formatPreview("clients", counts)).toBe(
    "2 clients to import, 1 already there, 1 row to fix.",
  );
  expect(formatPreview("deals", { new: 0, known: 0, wrong: 2 })).toBe(
    "Nothing to import, 2 rows to fix.",
  );
});

test("a result says what was added, and what wasn’t and why", () => {
  expect(formatResult("contacts", { added: 1, known: 2, leftOut: 1 })).toBe(
    "1 contact imported. 2 contacts were already there. 1 row was left out.",
  );
  expect(formatResult("clients", { added: 5000, known: 0, leftOut: 0 })).toBe(
    "5,000 clients imported.",
  );
});
