import { join } from "node:path";

import { expect, test } from "vitest";

import { findings, linesOf } from "./checks.ts";

test("a missing folder is reported in a sentence, not as a file system error", async () => {
  const documents = join(import.meta.dirname, "no-documents");
  const originals = join(import.meta.dirname, "no-originals");
  const found = await findings({ documents, originals });
  expect(found).toEqual(
    expect.arrayContaining([
      {
        severity: "warning",
        sentence: `The folder of documents is missing: create it again at ${documents}.`,
      },
      {
        severity: "warning",
        sentence: `The folder of unaltered pictures is missing: create it again at ${originals}.`,
      },
    ]),
  );
});

test("what two checks find is printed once, with errors separate from warnings", () => {
  const ours = { severity: "error", sentence: "The state is missing." } as const;
  const old = { severity: "warning", sentence: "A figure is old." } as const;
  expect(linesOf([old, ours, old, ours])).toEqual({
    errors: ["✗ The state is missing."],
    warnings: ["! A figure is old."],
  });
});
