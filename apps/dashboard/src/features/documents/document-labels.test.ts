import { uploadTypes, type PortalDocument } from "@frontage/records/schemas/document";
import { expect, test } from "vitest";

import { canBeRead, statusOf } from "./document-labels.ts";

const labels = (document: Pick<PortalDocument, "isOwn" | "request" | "status">) =>
  [true, false].map((isBroker) => statusOf(document, { isBroker }).label);

test("a client's upload is labeled by its state, not as reviewed", () => {
  const own = { isOwn: true, status: "reviewed" } as const;
  const request = { label: "Rent roll", isMarkedReceived: false };
  expect(labels(own)).toEqual(["From client", "Uploaded"]);
  expect(labels({ ...own, request })).toEqual(["To check", "Sent"]);
  expect(labels({ ...own, request: { ...request, isMarkedReceived: true } })).toEqual([
    "Received",
    "Received",
  ]);
  expect(labels({ ...own, status: "signed" })).toEqual(["Signed", "Signed"]);
  expect(labels({ isOwn: false, status: "reviewed" })).toEqual(["Reviewed", "Reviewed"]);
});

test("the assistant says that it can’t read spreadsheets and pictures", () => {
  const read = Object.entries(uploadTypes).filter(([mediaType]) => canBeRead({ mediaType }));
  expect(read.map(([, ending]) => ending)).toEqual([".pdf", ".docx", ".csv"]);
});
