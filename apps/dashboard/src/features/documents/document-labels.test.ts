import { uploadTypes, type PortalDocument } from "@frontage/content/schemas/document";
import { expect, test } from "vitest";

import { canBeRead, statusOf } from "./document-labels.ts";

const labels = (document: Pick<PortalDocument, "isOwn" | "request" | "status">) =>
  [true, false].map((isBroker) => statusOf(document, { isBroker }).label);

test("what a client uploaded is not called reviewed, but what becomes of it", () => {
  const own = { isOwn: true, status: "reviewed" } as const;
  const request = { label: "Rent roll", isCheckedOff: false };
  expect(labels(own)).toEqual(["From client", "Uploaded"]);
  expect(labels({ ...own, request })).toEqual(["To check", "Sent"]);
  expect(labels({ ...own, request: { ...request, isCheckedOff: true } })).toEqual([
    "Checked off",
    "Checked off",
  ]);
  expect(labels({ ...own, status: "signed" })).toEqual(["Signed", "Signed"]);
  expect(labels({ isOwn: false, status: "reviewed" })).toEqual(["Reviewed", "Reviewed"]);
});

test("the assistant says of a spreadsheet or a picture that it can’t read it", () => {
  const read = Object.entries(uploadTypes).filter(([mediaType]) => canBeRead({ mediaType }));
  expect(read.map(([, ending]) => ending)).toEqual([".pdf", ".docx", ".csv"]);
});
