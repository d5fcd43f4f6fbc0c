import { expect, test } from "vitest";

import { safeReturnPath } from "./return-path.ts";

const origin = "https://www.example.com";

test.for([
  ["/dashboard/documents?deal=a#top", "/dashboard/documents?deal=a#top"],
  ["/dashboard", "/dashboard"],
  ["https://www.example.com/dashboard/calendar", "/dashboard/calendar"],
])("goes back to %s", ([wanted, expected]) => {
  expect(safeReturnPath(wanted ?? null, origin)).toBe(expected);
});

test.for([
  null,
  "",
  "https://elsewhere.example/dashboard",
  "//elsewhere.example/dashboard",
  "/\\elsewhere.example/dashboard",
  "/login",
  "/dashboardish",
  "/dashboard/../login",
  "javascript:alert(1)",
  "http://",
])("goes to the overview rather than to %s", (wanted) => {
  expect(safeReturnPath(wanted, origin)).toBe("/dashboard");
});
