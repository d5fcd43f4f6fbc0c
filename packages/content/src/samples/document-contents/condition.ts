import {
  type Block,
  type SampleFile,
  clientEntity,
  dollars,
  longDay,
  placeOf,
  section,
  squareFeet,
  versionDay,
} from "./content.ts";

const repairs: readonly [what: string, when: string, cost: number][] = [
  ["Replace expansion joint at garage ramp", "Immediate", 18_500],
  ["Reseal curtain wall, floors 2 and 3", "Immediate", 41_200],
  ["Fire doors, floors 2 and 3: closers", "Immediate", 6_300],
  ["Domestic hot-water boilers", "Year 3", 88_000],
  ["Roof membrane, upper roof", "Year 6", 164_000],
  ["Hallway carpet and paint, apartments", "Year 5", 52_500],
  ["Rooftop units serving shops", "Year 9", 121_000],
  ["Elevator 1 modernization", "Year 7", 176_000],
];

/** A property condition assessment. */
export function condition({ property, version }: SampleFile): Block[] {
  const now = repairs.filter(([, when]) => when === "Immediate");
  const later = repairs.filter(([, when]) => when !== "Immediate");
  const total = (rows: typeof repairs) => rows.reduce((sum, [, , cost]) => sum + cost, 0);
  return [
    ...section(
      "Property condition assessment",
      `${placeOf(property)}, prepared for ${clientEntity} and its lender by Demo Building Consultants, ${longDay(versionDay(version))}. Standard: ASTM E2018. ${squareFeet(property.squareFeet)}, built in ${property.yearBuilt}.`,
    ),
    ...section(
      "1. Summary",
      "The building is in good condition for its age. No structural defect was observed.",
      `Immediate repairs are estimated at ${dollars(total(now))}. Replacements over the twelve-year term are estimated at ${dollars(total(later))}, uninflated, or ${dollars(Math.round(total(later) / 12 / 24))} per apartment and year.`,
    ),
    {
      kind: "table",
      columns: [
        { label: "Item", share: 0.58 },
        { label: "When", share: 0.2 },
        { label: "Cost", share: 0.22, isFigure: true },
      ],
      rows: repairs.map(([what, when, cost]) => [what, when, dollars(cost)]),
    },
    { kind: "page" },
    ...section(
      "2. Structure and envelope",
      "Post-tensioned concrete frame on piles. Hairline cracks in the garage slab are cosmetic. Sealant of the curtain wall has failed on floors 2 and 3, with water stains at six windows.",
      "The upper roof is a single-ply membrane from 2016 with eight years of useful life; the lower roof was replaced two years ago. Ponding was seen around drain 4.",
    ),
    ...section(
      "3. Mechanical and electrical",
      "Apartments have individual heat pumps of 2016; eleven of the 24 have had a compressor replaced. Two boilers make hot water and are near the end of their useful life. The emergency generator, 150 kilowatts, was tested and carries the life-safety load.",
    ),
    ...section(
      "4. Plumbing",
      "Copper and PEX. No polybutylene was found. Sewer lines were scoped by camera: roots at one joint beneath the alley were cut.",
    ),
    ...section(
      "5. Elevators",
      "Elevator 2 is being modernized by the seller. Elevator 1 has its original controller, for which parts are scarce.",
    ),
    ...section(
      "6. Fire and life safety",
      "Fully sprinklered, with an addressable alarm of 2016. Closers of fire doors on floors 2 and 3 do not latch; this was the subject of the city's notice.",
    ),
    ...section(
      "7. Accessibility",
      "Two accessible apartments. The service counter of the café is four inches too high. The garage has three accessible spaces, one of them for vans, as required.",
    ),
    ...section(
      "8. What was not examined",
      "Mold, pests, and areas behind finishes. Five of 24 apartments, both office floors and four of six shops were entered.",
    ),
  ];
}
