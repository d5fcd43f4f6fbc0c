import {
  type Block,
  type SampleFile,
  dollars,
  dollarsAndCents,
  longDay,
  section,
  squareFeet,
  versionDay,
  keyDay,
  partyOf,
} from "./content.ts";
import { type Tenancy, annualRent, letArea, tenanciesOf, totalRent } from "./tenancies.ts";

/** Vacant suites. */
export const vacantSuites: Record<string, readonly [suite: string, squareFeet: number][]> = {
  "200-sample-avenue": [["Suite 3", 4_180]],
  "15-placeholder-plaza": [["8", 1_840]],
  "640-example-boulevard": [
    ["7", 3_100],
    ["13", 2_640],
  ],
  "9-template-drive": [["130", 4_860]],
  "301-specimen-yard": [["Bay 2", 9_500]],
  "77-instance-lane": [["Showroom", 7_200]],
};

/** Who pays, and for what besides rent, in a line for each tenant. */
const notes: Record<string, Record<string, string>> = {
  "200-sample-avenue": {
    "Suite 1":
      "Two options to renew for five years each, on nine months' notice, at 95% of market rent. Eight reserved parking spaces.",
    "Suite 2":
      "No option to renew. The tenant has asked for a proposal to extend for three years and to give back 1,200 square feet.",
    "Suite 4":
      "One option to renew for five years at market rent. Electricity is metered separately and paid by the tenant.",
    "Suite 5":
      "Second amendment: storage room B-2 in the basement is added at no rent, and the right of first offer on Suite 3 is waived until the end of next year.",
  },
  "640-example-boulevard": {
    Anchor:
      "Percentage rent of 1.25% of sales above a breakpoint of $31,080,000. Four options of five years. The anchor may go dark, but then the landlord may take back the premises.",
    "Pad A": "Ground lease: the tenant owns its building and pays its own taxes directly.",
    "Pad B": "Ground lease with a drive-through. Rent rises 10% every five years.",
    "1": "Holds an option on space 13 until the end of its term.",
    "3": "Exclusive right to sell pizza in the center; delivery-only kitchens count as a violation.",
    "4": "May end its lease if the anchor closes for more than 180 days.",
    "12": "Two months behind: $7,679 were open on the day of this rent roll.",
  },
};

/** The tenants of a building with their areas, rents and terms. */
export function rentRoll(file: SampleFile): Block[] {
  const { property, version } = file;
  const tenancies = tenanciesOf(property);
  const vacant = vacantSuites[property.id] ?? [];
  const asOf = longDay(versionDay(version));
  const total = totalRent(property);
  const area = letArea(property);
  const vacantArea = vacant.reduce((sum, [, size]) => sum + size, 0);
  const manager = partyOf(file, "property-manager");
  return [
    ...section(
      "1. Summary",
      `Rent roll of ${property.name} as of ${asOf}, prepared by ${manager.name} of ${manager.company} from the leases and the billing ledger.`,
      `The building has ${squareFeet(property.squareFeet)} of rentable area. ${squareFeet(area)} are leased to ${tenancies.length} tenants, which is ${property.occupancy}% of the building, and ${squareFeet(vacantArea)} are vacant.`,
      `Base rent in place is ${dollars(total)} a year, an average of ${dollarsAndCents(total / area)} per leased square foot. Security deposits held come to ${dollars(tenancies.reduce((sum, { deposit = 0 }) => sum + deposit, 0))}.`,
    ),
    { kind: "heading", text: "2. Tenants" },
    tenantTable(tenancies, vacant, property.squareFeet),
    ...section(
      "3. Increases and options",
      ...increases(property.id),
      ...tenantNotes(file, tenancies),
    ),
    ...section(
      "4. Arrears and prepaid rent",
      property.id === "640-example-boulevard"
        ? "One tenant is more than thirty days late, as noted above. No tenant has paid more than one month ahead."
        : "No tenant is more than thirty days late. No tenant has paid rent more than one month ahead, and none has claimed a set-off.",
    ),
    ...section("5. Vacant space", ...vacantNotes(file, vacant)),
    ...section(
      "6. Certification",
      `${manager.company} certifies that this rent roll agrees with the leases in its files on ${asOf}. It has not been audited. Areas are rentable square feet as stated in each lease.`,
    ),
  ];
}

function tenantTable(
  tenancies: readonly Tenancy[],
  vacant: readonly (readonly [string, number])[],
  area: number,
): Block {
  const rows = tenancies.map((tenancy) => [
    tenancy.suite,
    tenancy.tenant,
    tenancy.squareFeet.toLocaleString("en-US"),
    dollarsAndCents(tenancy.rent),
    dollars(annualRent(tenancy)),
    longDay(tenancy.ends),
  ]);
  const annual = tenancies.reduce((sum, tenancy) => sum + annualRent(tenancy), 0);
  return {
    kind: "table",
    columns: [
      { label: "Suite", share: 0.13 },
      { label: "Tenant", share: 0.31 },
      { label: "SF", share: 0.1, isFigure: true },
      { label: "Rent/SF/yr", share: 0.13, isFigure: true },
      { label: "Annual rent", share: 0.14, isFigure: true },
      { label: "Lease ends", share: 0.19, isFigure: true },
    ],
    rows: [
      ...rows,
      ...vacant.map(([suite, size]) => [suite, "Vacant", size.toLocaleString("en-US"), "", "", ""]),
      ["Total", "", area.toLocaleString("en-US"), "", dollars(annual), ""],
    ],
  };
}

function increases(id: string): string[] {
  return id === "640-example-boulevard"
    ? ["Shop leases rise 2.5% on each anniversary. The anchor's base rent is flat for the term."]
    : ["Base rent of every lease rises 3% on each anniversary of its commencement."];
}

function tenantNotes({ property }: SampleFile, tenancies: readonly Tenancy[]): string[] {
  return tenancies.map(({ begins, deposit, ends, suite, tenant, ...tenancy }) => {
    const name = /^\d/.test(suite) ? `Space ${suite}` : suite;
    const held =
      deposit === undefined ? "no deposit is held" : `a deposit of ${dollars(deposit)} is held`;
    const note = notes[property.id]?.[suite];
    return `${name}, ${tenant}: ${squareFeet(tenancy.squareFeet)} at ${dollarsAndCents(tenancy.rent)} per square foot and year, ${dollars(annualRent(tenancy))} a year; the term runs from ${longDay(begins)} to ${longDay(ends)}; ${held}.${note ? ` ${note}` : ""}`;
  });
}

function vacantNotes(
  { property }: SampleFile,
  vacant: readonly (readonly [string, number])[],
): string[] {
  if (property.id !== "200-sample-avenue") {
    return vacant.map(
      ([suite, size]) =>
        `Space ${suite}, ${squareFeet(size)}, is vacant and offered at $26.00 per square foot and year, triple net.`,
    );
  }
  return [
    `Suite 3, ${squareFeet(vacant[0]?.[1] ?? 0)} on the second floor, has been vacant since ${longDay(keyDay(property, "Suite 3 vacant"))}. It is offered at ${dollarsAndCents(property.rent ?? 0)} per square foot and year, modified gross, and will be ready to move in on ${longDay(keyDay(property, "Suite 3 ready to move in"))}.`,
  ];
}
