import {
  type Block,
  type SampleFile,
  addMonths,
  dollars,
  dollarsAndCents,
  longDay,
  longMonth,
  partyOf,
  section,
  squareFeet,
  versionDay,
} from "./content.ts";
import { type Line, incomeOf, sum } from "./income.ts";
import { letArea, totalRent } from "./tenancies.ts";

const remarks: Record<string, readonly string[]> = {
  "200-sample-avenue": [
    "Real estate taxes include a supplemental bill of $9,870 that was paid in March and will not recur.",
    "Repairs include $11,400 for a compressor of rooftop unit 2. The other rooftop units were serviced in the spring.",
    "Janitorial service was rebid during the period; the new contract saves about 6% from its start.",
    "Not included: leasing commissions of $31,200 and tenant improvements of $58,600 for Suite 4, which were paid out of the reserve account.",
  ],
  "640-example-boulevard": [
    "The anchor reported sales of $34,776,000 for its last lease year; percentage rent follows from that figure.",
    "Security patrol was extended to seven nights a week in the second half of the period.",
    "Recoveries cover 87% of recoverable expenses; vacant spaces and the anchor's cap on common-area maintenance explain the rest.",
    "Not included: repaving of the west parking field for $142,000, which was capitalized.",
  ],
};

/** Income and expenses of the twelve months that ended before the statement's day. */
export function operatingStatement(file: SampleFile): Block[] {
  const { property, version } = file;
  const { expenses, income, noi, total } = incomeOf(property);
  const through = property.noiThrough ?? addMonths(versionDay(version).slice(0, 7), -1);
  const from = addMonths(through, -11);
  const costs = sum(expenses);
  const manager = partyOf(file, "property-manager");
  return [
    ...section(
      "1. Period and basis",
      `Operating statement of ${property.name} for the trailing twelve months, ${longMonth(from)} through ${longMonth(through)}. Prepared by ${manager.company} on ${longDay(versionDay(version))}, on a cash basis, unaudited.`,
      `Base rent is shown at the rents in place at the end of the period. It agrees with the rent roll: ${dollars(totalRent(property))} a year for ${squareFeet(letArea(property))}.`,
    ),
    { kind: "heading", text: "2. Income" },
    amounts([...income, ["Effective gross income", total]]),
    { kind: "heading", text: "3. Operating expenses" },
    amounts([...expenses, ["Total operating expenses", costs]]),
    { kind: "heading", text: "4. Net operating income" },
    amounts([
      ["Effective gross income", total],
      ["Total operating expenses", -costs],
      ["Net operating income (NOI)", noi],
    ]),
    {
      kind: "text",
      text: `Net operating income for the period is ${dollars(noi)}. Operating expenses are ${dollarsAndCents(costs / property.squareFeet)} per square foot, or ${((costs / total) * 100).toFixed(1)}% of effective gross income.`,
    },
    ...section("5. Notes", ...(remarks[property.id] ?? [])),
    ...section(
      "6. What is not included",
      "Debt service, depreciation, income tax, capital improvements and the owner's own administration are not operating expenses and are left out.",
    ),
  ];
}

function amounts(lines: readonly Line[]): Block {
  return {
    kind: "table",
    columns: [
      { label: "", share: 0.75 },
      { label: "12 months", share: 0.25, isFigure: true },
    ],
    rows: lines.map(([label, amount]) => [
      label,
      amount < 0 ? `(${dollars(-amount)})` : dollars(amount),
    ]),
  };
}
