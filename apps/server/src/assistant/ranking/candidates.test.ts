import { expect, test } from "vitest";
import { pathOf } from "./candidates.ts";

test("a document opens at the quote, also if it has no pages", () => {
  const document = { path: "/dashboard/documents?document=lease", recordId: "lease" } as const;
  const of = (source: "document" | "message", page?: number) =>
    pathOf({ ...document, source, page }, "Rent is due.");
  expect(of("document", 3)).toBe(`${document.path}#page=3&quote=Rent%20is%20due.`);
  expect(of("document")).toBe(`${document.path}#quote=Rent%20is%20due.`);
  expect(of("message")).toBe(document.path);
});
