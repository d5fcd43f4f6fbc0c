import type { Deal } from "@frontage/records/schemas/deal";
import { totalRent } from "./tenancies.ts";

export type Line = [label: string, amount: number];

/** A year of a property: income less expenses is its net operating income. */
export type Income = { income: Line[]; expenses: Line[]; total: number; noi: number };

type Figures = {
  /** Income besides base rent, whole US dollars a year. */
  other: readonly Line[];
  /** Shares of the expenses; the last one gets the rounding difference. */
  expenses: readonly [label: string, share: number][];
  /** Whole US dollars a year, if no record has it. */
  noi?: number;
};

/** What the last tenant of Suite 3 at 200 Sample Avenue paid: US dollars a square foot and year. */
export const formerRent = 23.5;

const figures: Record<string, Figures> = {
  "48-example-road": {
    other: [["Tenant reimbursements: taxes, insurance and maintenance", 198_400]],
    expenses: [
      ["Real estate taxes", 0.52],
      ["Property insurance", 0.14],
      ["Yard, paving and landscaping", 0.15],
      ["Fire sprinkler monitoring", 0.04],
      ["Management fee", 0.09],
      ["Roof and structure, not reimbursed", 0.06],
    ],
  },
  "200-sample-avenue": {
    other: [
      ["Expense recoveries over base year", 41_300],
      ["Parking, 36 reserved spaces", 25_200],
    ],
    expenses: [
      ["Real estate taxes", 0.3],
      ["Property insurance", 0.06],
      ["Electricity and gas", 0.19],
      ["Water and sewer", 0.03],
      ["Janitorial", 0.14],
      ["Elevator contract", 0.04],
      ["Repairs and maintenance", 0.13],
      ["Management fee", 0.08],
      ["Landscaping and snow removal", 0.03],
    ],
    noi: 588_940,
  },
  "15-placeholder-plaza": {
    other: [
      ["Recoveries: taxes, insurance and common areas", 312_500],
      ["Pylon sign and rooftop antenna", 14_400],
    ],
    expenses: [
      ["Real estate taxes", 0.44],
      ["Property insurance", 0.1],
      ["Parking lot, lighting and landscaping", 0.19],
      ["Snow removal", 0.05],
      ["Repairs and maintenance", 0.09],
      ["Management fee", 0.13],
    ],
  },
  "640-example-boulevard": {
    other: [
      ["Percentage rent, Example Grocers", 46_200],
      ["Recoveries: taxes, insurance and common areas", 498_700],
    ],
    expenses: [
      ["Real estate taxes", 0.43],
      ["Property insurance", 0.11],
      ["Common-area maintenance", 0.22],
      ["Security patrol", 0.06],
      ["Repairs and maintenance", 0.06],
      ["Management fee", 0.12],
    ],
  },
  "9-template-drive": {
    other: [["Expense recoveries over base year", 63_900]],
    expenses: [
      ["Real estate taxes", 0.34],
      ["Property insurance", 0.06],
      ["Utilities", 0.2],
      ["Janitorial", 0.14],
      ["Courtyard and landscaping", 0.07],
      ["Repairs and maintenance", 0.1],
      ["Management fee", 0.09],
    ],
  },
  "77-instance-lane": {
    other: [["Pro forma rent, showroom and yard, 7,200 square feet", 104_400]],
    expenses: [
      ["Real estate taxes", 0.55],
      ["Property insurance", 0.2],
      ["Repairs and maintenance", 0.25],
    ],
  },
};

/**
 * Income and expenses of a property. The expenses are the difference between its income and its
 * record's net operating income.
 */
export function incomeOf(property: Deal): Income {
  const found = figures[property.id];
  const noi = property.noi ?? found?.noi;
  if (!found || noi === undefined) throw new Error(`${property.name} has no sample figures.`);
  const income: Line[] = [
    ["Base rent, leases in place", totalRent(property)],
    ...formerIncome(property),
    ...found.other,
  ];
  const total = sum(income);
  const costs = total - noi;
  const expenses = found.expenses.map(([label, share]): Line => [label, Math.round(costs * share)]);
  const last = expenses.at(-1);
  if (last) last[1] += costs - sum(expenses);
  return { income, expenses, total, noi };
}

export const sum = (lines: readonly Line[]): number =>
  lines.reduce((total, [, amount]) => total + amount, 0);

/** Ten months of the last twelve: Suite 3 has been empty since. */
function formerIncome(property: Deal): Line[] {
  if (property.id !== "200-sample-avenue") return [];
  return [
    [
      "Base rent, Suite 3, ten months until it was vacated",
      Math.round((4_180 * formerRent * 10) / 12),
    ],
  ];
}
