import { expect, test } from "vitest";

import { mayRetry, refusal } from "./ask.ts";

test("what the server has understood and refused is not asked again", () => {
  expect(mayRetry(0, refusal(404, { error: "There is nothing at this address." }))).toBe(false);
  expect(mayRetry(0, refusal(429, undefined))).toBe(false);
});

test("a server that broke, or did not answer, is asked three times more", () => {
  for (const error of [refusal(503, undefined), new Error("The server cannot be reached.")]) {
    expect([0, 1, 2, 3].map((count) => mayRetry(count, error))).toEqual([true, true, true, false]);
  }
});

test("a refusal says what the server said, beside the field it is about", () => {
  const said = refusal(400, { error: "Please check the form.", fields: { name: "Too short." } });
  expect(said.message).toBe("Please check the form.");
  expect(said.fields).toEqual({ name: "Too short." });
});
