import { formatDollars, formatSquareFeet } from "./amounts.ts";
import type { LeaseTerms } from "./schemas/offer.ts";

type Rented = Partial<
  Pick<
    LeaseTerms,
    "freeMonths" | "improvements" | "increase" | "increaseUnit" | "rent" | "termMonths"
  >
>;

/** What a lease comes to, in US dollars over its term for all of its square feet. */
export type EffectiveRent = {
  /** Per square foot and year, not rounded. */
  perYear: number;
  rent: number;
  freeRent: number;
  improvements: number;
  squareFeet: number;
  termMonths: number;
};

/**
 * What a proposal comes to: (rent over the term − free rent − improvements) ÷ SF ÷ years. The rent
 * grows at each anniversary of the start, and the free months are the first. Nothing is discounted.
 *
 * @returns what is missing, if it can't be computed
 */
export function effectiveRentOf(
  { freeMonths = 0, improvements: perFoot = 0, rent: face, termMonths, ...growth }: Rented,
  squareFeet: number | undefined,
): EffectiveRent | { missing: "rent" | "size" | "term" } {
  if (!isPositive(face)) return { missing: "rent" };
  if (!isPositive(termMonths)) return { missing: "term" };
  if (!isPositive(squareFeet)) return { missing: "size" };
  const first = { ...growth, rent: face };
  const rent = rentOver(termMonths, first) * squareFeet;
  const freeRent = rentOver(Math.min(freeMonths, termMonths), first) * squareFeet;
  const improvements = perFoot * squareFeet;
  const perYear = (rent - freeRent - improvements) / squareFeet / (termMonths / 12);
  return { perYear, rent, freeRent, improvements, squareFeet, termMonths };
}

/** The rent of the first months of a lease, per square foot. A year that is cut short counts by months. */
function rentOver(
  months: number,
  { increase = 0, increaseUnit, rent }: Rented & { rent: number },
): number {
  let total = 0;
  for (let year = 0; year * 12 < months; year += 1) {
    const due =
      increaseUnit === "dollars" ? rent + increase * year : rent * (1 + increase / 100) ** year;
    total += (due * Math.min(12, months - year * 12)) / 12;
  }
  return total;
}

const isPositive = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 0;

/** A lease's term: "5 years", "1 year", "30 months" */
export const formatLeaseTerm = (months: number): string => {
  const [count, unit] = months % 12 === 0 ? [months / 12, "year"] : [months, "month"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
};

/** The figures of an effective rent: "($532,612 − $25,080 − $104,500) ÷ 4,180 SF ÷ 5 years" */
export function effectiveRentFormula(of: EffectiveRent): string {
  const { freeRent, improvements, rent, squareFeet, termMonths } = of;
  const years =
    termMonths % 12 === 0 ? formatLeaseTerm(termMonths) : `${yearsText(termMonths)} years`;
  const amounts = [rent, freeRent, improvements].map(formatDollars).join(" − ");
  return `(${amounts}) ÷ ${formatSquareFeet(squareFeet)} ÷ ${years}`;
}

const yearsText = (months: number) =>
  (months / 12).toLocaleString("en-US", { maximumFractionDigits: 2 });
