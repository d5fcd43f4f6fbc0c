import { expect, test } from "vitest";

import { countStates, formatOutcome, formatPreview, formatResult } from "./import-labels.ts";

test("a preview says how many rows are new, already there and to fix", () => {
  const states = ["new", "new", "known", "wrong"] as const;
  const counts = countStates(states.map((state, row) => ({ row, state })));
  expect(formatPreview("clients", counts)).toBe("2 clients are ready. 1 row to fix.");
  expect(formatOutcome(counts, { leftOut: 0 })).toBe(
    "2 new, 1 already there. 1 row stays out until it’s fixed.",
  );
  expect(formatPreview("deals", { new: 1, known: 0, wrong: 0 }, 1)).toBe(
    "1 deal and 1 new client are ready.",
  );
  expect(formatPreview("deals", { new: 0, known: 0, wrong: 2 })).toBe(
    "Nothing is ready yet. 2 rows to fix.",
  );
  expect(formatPreview("deals", { new: 0, known: 2, wrong: 0 })).toBe(
    "Everything in this file is already there.",
  );
  expect(formatOutcome({ new: 0, known: 0, wrong: 2 }, { leftOut: 1 })).toBe(
    "0 new, 1 left out. 2 rows stay out until they’re fixed.",
  );
});

test("a result says what was added, and what wasn’t and why", () => {
  expect(formatResult("contacts", { added: 1, known: 2, leftOut: 1 })).toBe(
    "1 contact imported. 2 contacts were already there. 1 row was left out.",
  );
  expect(formatResult("clients", { added: 5000, known: 0, leftOut: 0 })).toBe(
    "5,000 clients imported.",
  );
  expect(formatResult("deals", { added: 3, clients: 2, known: 0, leftOut: 0 })).toBe(
    "3 deals and 2 new clients imported.",
  );
});
