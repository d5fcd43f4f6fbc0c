import { expect, test } from "vitest";

import { fieldErrors, PortalError } from "./portal-error.ts";

test("a refusal stands beside the fields that a form shows", () => {
  const refusal = new PortalError("That’s not your current password.", {
    current: "That’s not your current password.",
    password: "That’s not your current password.",
  });
  expect(fieldErrors(refusal, ["current", "next"])).toEqual([
    { name: "current", message: "That’s not your current password." },
  ]);
});

test("what belongs to no field, or is no refusal, stands beside none", () => {
  expect(fieldErrors(new PortalError("Two-factor is already on."), ["password"])).toEqual([]);
  expect(fieldErrors(new Error("The server cannot be reached."), ["password"])).toEqual([]);
});
