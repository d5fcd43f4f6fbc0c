import { expect, test } from "vitest";

import { fieldErrors, RequestError } from "./request-error.ts";

test("a refusal is shown next to the form's fields", () => {
  const refusal = new RequestError("That’s not your current password.", {
    current: "That’s not your current password.",
    password: "That’s not your current password.",
  });
  expect(fieldErrors(refusal, ["current", "next"])).toEqual([
    { name: "current", message: "That’s not your current password." },
  ]);
});

test("an error without a field, or one that isn't a refusal, is next to no field", () => {
  expect(fieldErrors(new RequestError("Two-factor is already on."), ["password"])).toEqual([]);
  expect(fieldErrors(new Error("The server cannot be reached."), ["password"])).toEqual([]);
});
