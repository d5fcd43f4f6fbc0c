import { expect, test } from "vitest";
import { expectKept } from "./kept.ts";

test("what is lost, there twice or was never sent is named", () => {
  const sent = new Map([
    ["a", { isAcknowledged: true }],
    ["b", { isAcknowledged: true }],
    // The connection broke, so it may have been stored or not.
    ["c", { isAcknowledged: false }],
  ]);
  expectKept("letters", sent, ["b", "a"]);
  expectKept("letters", sent, ["a", "b", "c"]);
  const found =
    (...keys: string[]) =>
    () =>
      expectKept("letters", sent, keys);
  expect(found("a")).toThrow("letters: lost b");
  expect(found("a", "b", "a")).toThrow("letters: doubled a");
  expect(found("a", "b", "d")).toThrow("letters: never sent d");
});
