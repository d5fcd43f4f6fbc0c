import { expect, test } from "vitest";
import { formatPropertySize, formatRent, withArticle } from "./amounts.ts";

test("writes “an” before eight, eleven, eighteen and eighty, as an amount is read", () => {
  for (const amount of [
    "$8,200,000",
    "$80,000",
    "$850,000",
    "$11,900,000",
    "$18,500",
    "$18.00/SF/yr",
    "8.5% cap rate",
  ]) {
    expect(withArticle(amount)).toBe(`an ${amount}`);
  }
});

test("writes “a” before any other amount", () => {
  for (const amount of [
    "$12,400,000",
    "$110,000",
    "$180,000",
    "$1,800,000",
    "$118",
    "$27.00/SF/yr",
  ]) {
    expect(withArticle(amount)).toBe(`a ${amount}`);
  }
});

test("a rent below a cent isn't written as nothing", () => {
  expect([0.004, 0.83, 0, -1].map(formatRent)).toEqual([
    "under $0.01/SF/yr",
    "$0.83/SF/yr",
    "$0.00/SF/yr",
    "-$1.00/SF/yr",
  ]);
});

test("land is measured in acres", () => {
  expect(formatPropertySize({ type: "land", squareFeet: 87_120 })).toBe("2 acres");
  expect(formatPropertySize({ type: "land", squareFeet: 87_120, landAcres: 2.1 })).toBe(
    "2.1 acres",
  );
  expect(formatPropertySize({ type: "office", squareFeet: 87_120 })).toBe("87,120 SF");
});
