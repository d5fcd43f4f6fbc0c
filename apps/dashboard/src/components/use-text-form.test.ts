import { expect, test } from "vitest";

import { tryOf } from "./use-text-form.ts";

test("the same words keep their id, and other words are another text", () => {
  const first = tryOf({ text: "Hello" }, "Hello");
  expect(tryOf({ text: "Hello ", tried: first }, "Hello")).toEqual(first);
  const second = tryOf({ text: "Hello you", tried: first }, "Hello you");
  expect(second.text).toBe("Hello you");
  expect(second.id).not.toBe(first.id);
});
