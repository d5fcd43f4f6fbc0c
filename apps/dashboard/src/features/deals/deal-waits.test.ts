import { expect, test } from "vitest";

import { knowsWaits } from "./deal-waits.ts";

const none = { items: [], total: 0 };

test.each([
  [
    { needsYou: { ...none, more: [] }, waiting: none },
    { yours: true, all: true },
  ],
  [
    { needsYou: { items: [], total: 12, more: ["inquiry"] }, waiting: { items: [], total: 30 } },
    { yours: true, all: false },
  ],
  [
    { needsYou: { items: [], total: 12, more: ["message"] }, waiting: none },
    { yours: false, all: false },
  ],
  [{}, { yours: false, all: false }],
] as const)("of %j, what deals wait for is known: %j", (today, known) => {
  expect(knowsWaits(today)).toEqual(known);
});
