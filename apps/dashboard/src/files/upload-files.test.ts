import { uploadMaxBytes } from "@frontage/records/limits";
import { expect, test } from "vitest";

import { refusalOf, uploadLimits, uploadOf } from "./upload-files.ts";

function fileOf(name: string, size = 10, type = ""): File {
  const file = new File([], name, { type });
  // Pretends a size without allocating the bytes.
  Object.defineProperty(file, "size", { value: size });
  return file;
}
const choice = { dealId: "48-example-road", type: "rent-roll" } as const;

test("the limits are shown in one line", () => {
  expect(uploadLimits).toBe(
    "PDF, JPG, PNG, WEBP, DOCX, XLSX or CSV, up to 50 MB each, 20 files at a time.",
  );
});

test("the extension decides a file's type, not what the system reports", () => {
  expect(uploadOf(fileOf("Rents.CSV", 10, "application/vnd.ms-excel"), choice)).toEqual({
    ...choice,
    name: "Rents",
    mediaType: "text/csv",
    bytes: 10,
  });
  expect(uploadOf(fileOf("front.jpeg"), choice).mediaType).toBe("image/jpeg");
});

test("a file within the limits is accepted", () => {
  expect(refusalOf(fileOf("Rent roll.pdf", uploadMaxBytes))).toBeUndefined();
});

test("each refusal gives its reason", () => {
  expect(refusalOf(fileOf("setup.exe"))).toMatch(/^This file type isn’t supported\./);
  expect(refusalOf(fileOf("no-ending", 10, "application/pdf"))).toMatch(/type/);
  expect(refusalOf(fileOf("empty.pdf", 0))).toBe("This file is empty.");
  expect(refusalOf(fileOf("plans.pdf", uploadMaxBytes + 1))).toBe(
    "This file is larger than 50 MB.",
  );
  expect(refusalOf(fileOf(`${"x".repeat(121)}.pdf`))).toMatch(/name/);
  expect(refusalOf(fileOf(".pdf"))).toMatch(/name/);
});
