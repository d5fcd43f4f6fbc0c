import type { Deal } from "@frontage/records/schemas/deal";
import { addMonths, firstOf, lastOf } from "./content.ts";

/** A tenant of a sample property, as shown in its leases, rent roll and statements. */
export type Tenancy = {
  suite: string;
  tenant: string;
  squareFeet: number;
  /** Base rent in place, US dollars a square foot and year. */
  rent: number;
  /** "2024-05-01" */
  begins: string;
  /** "2029-04-30" */
  ends: string;
  /** US dollars; absent if the lease requires none. */
  deposit?: number;
};

type Row = [
  suite: string,
  tenant: string,
  squareFeet: number,
  rent: number,
  /** Whole months since the lease began, in the month of the deal's first key date. */
  monthsGone: number,
  /** The term, in months. */
  term: number,
  deposit?: number,
];

// In the month of the deal's first key date no lease is in the last half of its year, so that the
// rent in place is the same in every document of the deal.
const rows: Record<string, readonly Row[]> = {
  "48-example-road": [["Building", "Specimen Logistics", 64_000, 9.5, 48, 120, 101_333]],
  "200-sample-avenue": [
    ["Suite 1", "Example Dental Group", 9_620, 25.75, 26, 84, 20_643],
    ["Suite 2", "Placeholder Insurance Agency", 7_900, 24.25, 38, 60, 15_965],
    ["Suite 4", "Specimen Accounting", 6_500, 24.8, 13, 60, 13_433],
    ["Suite 5", "Template Software", 9_800, 26.4, 25, 84, 21_560],
  ],
  "15-placeholder-plaza": [
    ["1", "Placeholder Coffee", 2_640, 31.5, 37, 120, 6_930],
    ["2", "Sample Shoe Repair", 1_920, 22, 14, 60],
    ["3", "Example Cleaners", 2_300, 23.5, 49, 84],
    ["4", "Specimen Noodle House", 3_400, 26, 26, 120, 14_733],
    ["5", "Template Optical", 3_000, 25.25, 15, 60, 6_313],
    ["6", "Model Toys", 4_200, 21.4, 39, 72],
    ["7", "Pattern Fabrics", 5_600, 18.75, 28, 84, 8_750],
    ["9", "Instance Fitness", 4_800, 19.5, 1, 84, 15_600],
    ["10", "Demo Pet Supply", 3_900, 20.9, 25, 60],
    ["11", "Sample Pharmacy", 12_400, 17.8, 50, 180],
  ],
  "640-example-boulevard": [
    ["Anchor", "Example Grocers", 42_000, 9.25, 61, 240],
    ["Pad A", "Placeholder Savings Bank", 4_200, 32, 50, 180],
    ["Pad B", "Specimen Burger", 3_900, 34.5, 37, 180],
    ["1", "Sample Hardware", 2_800, 24, 26, 60],
    ["2", "Template Nails", 2_600, 25.5, 14, 60],
    ["3", "Example Pizza", 2_400, 28, 38, 120],
    ["4", "Model Mobile Phones", 2_400, 29, 13, 36],
    ["5", "Pattern Tutoring", 2_200, 23.75, 25, 60],
    ["6", "Specimen Wine Shop", 2_100, 27.5, 49, 84],
    ["8", "Placeholder Barbers", 2_000, 26.25, 2, 60],
    ["9", "Demo Physical Therapy", 2_000, 25, 27, 84],
    ["10", "Instance Insurance", 1_960, 24.5, 15, 60],
    ["11", "Sample Tea House", 1_900, 28.5, 37, 60],
    ["12", "Example Florist", 1_900, 24.25, 51, 84],
    ["14", "Template Travel", 1_900, 23, 3, 36],
  ],
  "9-template-drive": [
    ["100", "Sample Engineering", 12_400, 22.5, 37, 84],
    ["110", "Example Claims Services", 9_800, 23.25, 25, 60],
    ["120", "Placeholder Staffing", 8_200, 21.8, 14, 60],
    ["200", "Specimen Genetics", 6_900, 25, 49, 84],
    ["210", "Template Mortgage", 5_300, 23.9, 13, 60],
    ["220", "Model Architects", 3_840, 24.6, 26, 60],
    ["230", "Pattern Payroll", 2_700, 24, 2, 36],
  ],
  "301-specimen-yard": [
    ["Bay 1", "Demo Millwork", 15_200, 10.75, 14, 60, 13_617],
    ["Bay 3", "Instance Coatings", 13_300, 10.9, 26, 60, 12_081],
  ],
  "77-instance-lane": [["Workshop", "Placeholder Cabinetry", 10_800, 9.2, 14, 36, 8_280]],
};

/** The tenants of a property; none if no document lists them. */
export function tenanciesOf({ id, keyDates }: Deal): Tenancy[] {
  const [first] = keyDates;
  if (!first) throw new Error(`The sample property "${id}" has no key date.`);
  const month = first.day.slice(0, 7);
  return (rows[id] ?? []).map(([suite, tenant, squareFeet, rent, monthsGone, term, deposit]) => ({
    suite,
    tenant,
    squareFeet,
    rent,
    begins: firstOf(addMonths(month, -monthsGone)),
    ends: lastOf(addMonths(month, term - 1 - monthsGone)),
    ...(deposit === undefined ? {} : { deposit }),
  }));
}

/** One tenant of a property. */
export function tenancyOf(property: Deal, suite: string): Tenancy {
  const tenancy = tenanciesOf(property).find((candidate) => candidate.suite === suite);
  if (!tenancy) throw new Error(`${property.name} has no tenant in ${suite}.`);
  return tenancy;
}

/** Base rent in place, whole US dollars a year. */
export const annualRent = ({ rent, squareFeet }: Pick<Tenancy, "rent" | "squareFeet">): number =>
  Math.round(rent * squareFeet);

/** What all tenants of a property pay as base rent, whole US dollars a year. */
export const totalRent = (property: Deal): number =>
  tenanciesOf(property).reduce((sum, tenancy) => sum + annualRent(tenancy), 0);

/** The leased area, in square feet. */
export const letArea = (property: Deal): number =>
  tenanciesOf(property).reduce((sum, tenancy) => sum + tenancy.squareFeet, 0);

/** The base rent of each year of a lease, by its yearly increase in percent. */
export function rentSchedule(
  { begins, ends, rent }: Tenancy,
  property: Deal,
  increase: number,
): { year: number; from: string; to: string; rent: number }[] {
  const at = property.keyDates[0]?.day.slice(0, 7) ?? begins.slice(0, 7);
  const start = begins.slice(0, 7);
  const years = Math.round(monthsBetween(start, ends.slice(0, 7)) / 12);
  const current = Math.floor(monthsBetween(start, at, 0) / 12);
  return Array.from({ length: years }, (_, index) => ({
    year: index + 1,
    from: firstOf(addMonths(start, 12 * index)),
    to: lastOf(addMonths(start, 12 * index + 11)),
    rent: Math.round(rent * (1 + increase / 100) ** (index - current) * 100) / 100,
  }));
}

/** Months from one to another, by default including both. */
function monthsBetween(from: string, to: string, extra = 1): number {
  const count = (month: string) => {
    const [year = 0, number = 0] = month.split("-").map(Number);
    return year * 12 + number;
  };
  return count(to) - count(from) + extra;
}
