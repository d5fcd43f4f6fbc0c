import { expect, test } from "vitest";

import { fieldErrors, Refusal } from "./refusal.ts";

test("a refusal stands beside the fields that a form shows", () => {
  const refusal = new Refusal("This is not your current password.", {
    current: "This is not your current password.",
    password: "This is not your current password.",
  });
  expect(fieldErrors(refusal, ["current", "next"])).toEqual([
    { name: "current", message: "This is not your current password." },
  ]);
});

test("what belongs to no field, or is no refusal, stands beside none", () => {
  expect(fieldErrors(new Refusal("Two-factor is on already."), ["password"])).toEqual([]);
  expect(fieldErrors(new Error("The server cannot be reached."), ["password"])).toEqual([]);
});
