import { expect, test } from "vitest";

import { apiError, mayRetry } from "./request.ts";

test("a request that the server refused isn't retried", () => {
  expect(mayRetry(0, apiError(404, { error: "Not found." }))).toBe(false);
  expect(mayRetry(0, apiError(429, undefined))).toBe(false);
  expect([404, 408, 429, 503].map((status) => apiError(status, undefined).kind)).toEqual([
    "refused",
    "failed",
    "limited",
    "failed",
  ]);
});

test("a server error or no answer is retried three times", () => {
  for (const error of [apiError(503, undefined), new Error("The server cannot be reached.")]) {
    expect([0, 1, 2, 3].map((count) => mayRetry(count, error))).toEqual([true, true, true, false]);
  }
});

test("a refusal shows the server's message next to the field it is about", () => {
  const said = apiError(400, { error: "Please check the form.", fields: { name: "Too short." } });
  expect(said.message).toBe("Please check the form.");
  expect(said.fields).toEqual({ name: "Too short." });
});
