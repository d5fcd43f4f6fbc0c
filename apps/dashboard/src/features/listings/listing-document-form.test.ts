import { expect, test } from "vitest";

import { suggestAccess } from "./listing-document-form.tsx";

test("documents about tenants and income are suggested to need approval", () => {
  for (const name of [
    "Rent roll",
    "RENT ROLL June",
    "T-12",
    "Trailing 12 months (T-12)",
    "Leases",
    "Pharmacy lease",
    "Operating statement 2025",
  ]) {
    expect(suggestAccess(name)).toEqual({ tier: "approval" });
  }
});

test("a flyer is suggested for everyone, also a lease's", () => {
  expect(suggestAccess("Flyer")).toEqual({ tier: "public" });
  expect(suggestAccess("For lease flyer")).toEqual({ tier: "public" });
});

test("an offering memorandum is recognized, but not a name that only has its letters", () => {
  const memorandum = { tier: "agreement", isOfferingMemorandum: true };
  expect(suggestAccess("Offering memorandum")).toEqual(memorandum);
  expect(suggestAccess("15 Placeholder Plaza OM")).toEqual(memorandum);
  expect(suggestAccess("Room plan")).toEqual({});
  expect(suggestAccess("Please read")).toEqual({});
});
