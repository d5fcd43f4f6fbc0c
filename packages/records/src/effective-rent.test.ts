import fc from "fast-check";
import { expect, test } from "vitest";

import { effectiveRentFormula, effectiveRentOf, formatLeaseTerm } from "./effective-rent.ts";
import type { LeaseTerms } from "./schemas/offer.ts";

type Terms = Required<
  Pick<
    LeaseTerms,
    "freeMonths" | "improvements" | "increase" | "increaseUnit" | "rent" | "termMonths"
  >
>;

const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((amount) => amount / 100);
const terms: fc.Arbitrary<Terms> = fc
  .record({
    rent: fc.integer({ min: 1, max: 50_000 }).map((amount) => amount / 100),
    termMonths: fc.integer({ min: 1, max: 600 }),
    increase: cents(10),
    increaseUnit: fc.constantFrom("percent" as const, "dollars" as const),
    improvements: cents(200),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...rest }) => ({ ...rest, freeMonths: Math.floor(share * rest.termMonths) }));
const area = fc.integer({ min: 1, max: 1_000_000 });

function perYear(of: Partial<Terms>, squareFeet = 4180): number {
  const effective = effectiveRentOf(of, squareFeet);
  if ("missing" in effective) throw new Error(effective.missing);
  return effective.perYear;
}
const tolerance = (amount: number) => 1e-9 * (1 + Math.abs(amount));

test("without increases, free months and improvements, the effective rent is the face rent", () => {
  fc.assert(
    fc.property(terms, area, ({ rent, termMonths }, squareFeet) => {
      const effective = perYear({ rent, termMonths }, squareFeet);
      expect(Math.abs(effective - rent)).toBeLessThan(tolerance(rent));
    }),
  );
});

test("more rent or increase never lowers it; more free months or improvements never raise it", () => {
  fc.assert(
    fc.property(terms, area, cents(50), (of, squareFeet, more) => {
      const base = perYear(of, squareFeet);
      const slack = tolerance(base);
      for (const field of ["rent", "increase"] as const) {
        const raised = perYear({ ...of, [field]: of[field] + more }, squareFeet);
        expect(raised).toBeGreaterThanOrEqual(base - slack - tolerance(raised));
      }
      const improved = { ...of, improvements: of.improvements + more };
      expect(perYear(improved, squareFeet)).toBeLessThanOrEqual(base + slack);
      if (of.freeMonths === of.termMonths) return;
      const free = { ...of, freeMonths: of.freeMonths + 1 };
      expect(perYear(free, squareFeet)).toBeLessThan(base);
    }),
  );
});

test("it doesn't depend on the size", () => {
  fc.assert(
    fc.property(terms, area, (of, squareFeet) => {
      const each = perYear(of, 1);
      expect(Math.abs(perYear(of, squareFeet) - each)).toBeLessThan(tolerance(each));
    }),
  );
});

test.each([
  [
    { rent: 24, termMonths: 60, increase: 3, freeMonths: 3, improvements: 25 },
    19.28,
    "($532,613 − $25,080 − $104,500) ÷ 4,180 SF ÷ 5 years",
  ],
  [
    { rent: 23.5, termMonths: 84, increase: 2.5, freeMonths: 5, improvements: 35 },
    18.94,
    "($741,384 − $40,929 − $146,300) ÷ 4,180 SF ÷ 7 years",
  ],
  [
    { rent: 25, termMonths: 36, freeMonths: 1, improvements: 0 },
    24.31,
    "($313,500 − $8,708 − $0) ÷ 4,180 SF ÷ 3 years",
  ],
  // In dollars; the last half year counts by months: 20 + 21 + 22 ÷ 2, over 2.5 years.
  [
    { rent: 20, termMonths: 30, increase: 1, increaseUnit: "dollars" as const },
    20.8,
    "($217,360 − $0 − $0) ÷ 4,180 SF ÷ 2.5 years",
  ],
  // Free months beyond the first year are at the rent that is then due: 10, and half of 20.
  [
    { rent: 10, termMonths: 24, increase: 100, freeMonths: 18 },
    5,
    "($125,400 − $83,600 − $0) ÷ 4,180 SF ÷ 2 years",
  ],
])("its figures are written out: %o", (of, expected, formula) => {
  const effective = effectiveRentOf(of, 4180);
  if ("missing" in effective) throw new Error(effective.missing);
  expect(Math.round(effective.perYear * 100) / 100).toBe(expected);
  expect(effectiveRentFormula(effective)).toBe(formula);
});

test("what is missing is named", () => {
  expect(effectiveRentOf({ termMonths: 60 }, 4180)).toEqual({ missing: "rent" });
  expect(effectiveRentOf({ rent: 24 }, 4180)).toEqual({ missing: "term" });
  expect(effectiveRentOf({ rent: 24, termMonths: 60 }, undefined)).toEqual({ missing: "size" });
  expect([12, 30, 60].map(formatLeaseTerm)).toEqual(["1 year", "30 months", "5 years"]);
});
