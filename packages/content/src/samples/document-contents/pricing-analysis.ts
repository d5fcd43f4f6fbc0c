import { broker } from "../../broker.ts";
import {
  type Block,
  type SampleFile,
  clientEntity,
  dollars,
  dollarsAndCents,
  keyDay,
  longDay,
  placeOf,
  section,
  squareFeet,
} from "./content.ts";

const sales: readonly [name: string, squareFeet: number, price: number, capRate: number][] = [
  ["14 Demo Tower", 98_000, 20_900_000, 7.6],
  ["Placeholder Exchange Building", 131_000, 30_200_000, 7.25],
  ["60 Pattern Street", 84_500, 16_100_000, 8.1],
  ["One Specimen Center", 156_000, 37_900_000, 7.1],
];

/** What the broker expects a building to sell for. */
export function pricingAnalysis({ property }: SampleFile): Block[] {
  const price = property.price ?? 0;
  const noi = property.noi ?? 0;
  const leased = Math.round((property.squareFeet * (property.occupancy ?? 0)) / 100);
  return [
    ...section(
      "Pricing analysis",
      `${placeOf(property)}, prepared for ${clientEntity} by ${broker.name}, ${longDay(keyDay(property, "Pricing analysis delivered"))}. This is a broker's opinion of price and not an appraisal.`,
    ),
    ...section(
      "1. Result",
      `We recommend an asking price of ${dollars(price)}, which is ${dollarsAndCents(price / property.squareFeet)} per square foot and a cap rate of ${((noi / price) * 100).toFixed(2)}% on the income in place. We expect offers between ${dollars(price - 1_900_000)} and ${dollars(price + 400_000)}.`,
    ),
    ...section(
      "2. Income in place",
      `Net operating income in place is ${dollars(noi)} a year. ${squareFeet(leased)} of ${squareFeet(property.squareFeet)} are leased, ${property.occupancy}%. Leases for 21,300 square feet end within the next eighteen months.`,
      "Parking brings $186,000 a year from 210 spaces, of which 60 are leased to the hotel across the street until the end of next year.",
    ),
    { kind: "heading", text: "3. Comparable sales" },
    {
      kind: "table",
      columns: [
        { label: "Building", share: 0.4 },
        { label: "SF", share: 0.18, isFigure: true },
        { label: "Price", share: 0.24, isFigure: true },
        { label: "Cap rate", share: 0.18, isFigure: true },
      ],
      rows: sales.map(([name, area, amount, capRate]) => [
        name,
        area.toLocaleString("en-US"),
        dollars(amount),
        `${capRate.toFixed(2)}%`,
      ]),
    },
    ...section(
      "4. What lifts the price",
      "The new cooling plant saves about $0.62 per square foot in electricity. Lobby and elevators were replaced since 2017, and the garage holds nearly two cars per thousand square feet, twice what neighbors offer.",
    ),
    { kind: "page" },
    ...section(
      "5. What lowers it",
      "Floors 6 and 7 are vacant and need $48 to $55 per square foot to lease. The façade was last inspected five years ago; the city's report is due next year. Two neighbors offer six months of free rent.",
    ),
    ...section(
      "6. Preparation",
      "Before marketing begins we advise to renew the lease of the ground-floor bank, to commission a property condition assessment and to clean the west front. We estimate $64,000 and seven weeks.",
    ),
    ...section(
      "7. Timing",
      `Marketing begins on ${longDay(keyDay(property, "Marketing begins"))}. A call for offers after five weeks and a closing four to five months after the start are realistic.`,
    ),
    ...section(
      "8. Sensitivity",
      `Each quarter point of cap rate moves the price by about ${dollars(Math.round((noi / 0.0715 - noi / 0.074) / 10_000) * 10_000)}. Leasing floor 6 at $23.00 would add about $3,100,000 of value before costs.`,
    ),
  ];
}
