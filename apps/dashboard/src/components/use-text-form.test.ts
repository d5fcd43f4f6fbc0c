import { expect, test } from "vitest";

import { tryOf } from "./use-text-form.ts";

test("the same text keeps its id, a different text gets a new one", () => {
  const first = tryOf({ text: "Hello" }, "Hello");
  expect(tryOf({ text: "Hello ", tried: first }, "Hello")).toEqual(first);
  const second = tryOf({ text: "Hello you", tried: first }, "Hello you");
  expect(second.text).toBe("Hello you");
  expect(second.id).not.toBe(first.id);
});
