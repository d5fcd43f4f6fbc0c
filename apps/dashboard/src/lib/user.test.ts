import { sampleClient } from "@frontage/content/samples/client";
import { expect, test } from "vitest";

import { readUser } from "./user.ts";

test("reads who is signed in", () => {
  const user = { name: "Robin Hale", email: "robin@example.com", role: "Client", portal: "sample" };
  expect(readUser(JSON.stringify(user))).toEqual(user);
});

test.for([
  ["plain text", "yes"],
  ["an empty text", ""],
  ["broken JSON", '{"name":'],
  ["null", "null"],
  ["a number", "7"],
  ["a list", "[]"],
  ["another shape", '{"id":1,"token":"abc"}'],
  ["an empty name", '{"name":"","email":"","role":"Client","portal":"sample"}'],
  ["an unknown role", '{"name":"A","email":"","role":"Admin","portal":"sample"}'],
])("takes %s for the sample client", ([, text]) => {
  expect(readUser(text ?? "")).toEqual(sampleClient);
});
