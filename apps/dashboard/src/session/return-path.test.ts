import { expect, test } from "vitest";

import { safeReturnPath } from "./return-path.ts";

const origin = "https://www.example.com";

test.each([
  "/dashboard",
  "/dashboard/documents",
  "/dashboard/documents?document=rent-roll&view=list#pages",
])("leads back to %s", (path) => {
  expect(safeReturnPath(path, origin)).toBe(path);
});

test.each([
  ["nothing", null],
  ["an empty text", ""],
  ["a public page", "/contact"],
  ["the login page", "/login"],
  ["a path that only begins alike", "/dashboards"],
  ["another site", "https://example.org/dashboard"],
  ["another site without its protocol", "//example.org/dashboard"],
  ["another site behind a backslash", "/\\example.org/dashboard"],
  ["another port", "https://www.example.com:8443/dashboard"],
  ["a script", "javascript:alert(1)//dashboard"],
  ["a way out of the dashboard", "/dashboard/../contact"],
  ["an encoded way out", "/dashboard/%2e%2e/contact"],
  ["no address at all", "http://["],
])("leads to the overview instead of %s", (_, wanted) => {
  expect(safeReturnPath(wanted, origin)).toBe("/dashboard");
});
