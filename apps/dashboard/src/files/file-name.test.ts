import { expect, test } from "vitest";

import { splitFileName } from "./file-name.ts";

test("a file name includes its extension, if it has one", () => {
  expect(splitFileName("Rent roll.2025.xlsx")).toEqual({
    stem: "Rent roll.2025",
    extension: ".xlsx",
  });
  expect(splitFileName("Rent roll")).toEqual({ stem: "Rent roll", extension: "" });
  expect(splitFileName("Offer to Smith & Co. Ltd")).toEqual({
    stem: "Offer to Smith & Co. Ltd",
    extension: "",
  });
  expect(splitFileName(".pdf")).toEqual({ stem: ".pdf", extension: "" });
});
