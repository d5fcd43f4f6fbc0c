import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { handOffReason } from "./hand-off.ts";

const names = { broker: ["Jordan", "Jordan Avery"] };
/** Questions by the reason to hand them off, or `none`. */
const examples = JSON.parse(
  readFileSync(new URL("hand-off.examples.json", import.meta.url), "utf8"),
) as Record<string, string[]>;
const rows = Object.entries(examples).flatMap(([reason, questions]) =>
  questions.map((question) => ({ question, reason })),
);

test.each(rows)("$question: $reason", ({ question, reason }) => {
  expect(handOffReason(question, names) ?? "none").toBe(reason);
});
