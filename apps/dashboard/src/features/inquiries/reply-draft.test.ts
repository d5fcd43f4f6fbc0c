import { expect, test } from "vitest";

import { replyOf } from "./reply-draft.ts";

test("the same words keep their id, and other words are another mail", () => {
  const first = replyOf({ text: "Hello" }, "Hello");
  expect(replyOf({ text: "Hello ", tried: first }, "Hello")).toEqual(first);
  const second = replyOf({ text: "Hello you", tried: first }, "Hello you");
  expect(second.text).toBe("Hello you");
  expect(second.id).not.toBe(first.id);
});
