import { expect, test } from "vitest";
import { withArticle } from "./amounts.ts";

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
