import type { Claim, RangeClaim, Stat } from "../src/schemas/claim.ts";

export const homeFigures: readonly Stat[] = [
  {
    number: 212,
    suffix: "+",
    label: "Leases Signed",
    description: "For tenants and landlords",
    counted: "Leases signed by both sides",
    source: "from my firm’s closing records",
    asOf: "2026-09-30",
  },
  {
    number: 11,
    suffix: "+",
    label: "Years Licensed",
    description: "In three states",
    counted: "Years since my first license, in April 2015",
    source: "from the Texas license record",
    sourceUrl: "https://www.trec.texas.gov/",
    asOf: "2026-09-30",
  },
  {
    number: 3,
    suffix: "M+",
    label: "Square Feet",
    description: "Leased and sold",
    counted: "Square feet in closed leases and sales",
    source: "from my firm’s closing records",
    asOf: "2026-09-30",
  },
];

// Without a source, so the site leaves it out.
export const yearsInCommercial: Claim & { figure: string; inWords: string } = {
  figure: "11+",
  inWords: "more than a decade",
  label: "Years in Commercial Real Estate",
  counted: "Years since my first commercial closing",
  source: "",
  asOf: "2026-09-30",
};

export const daysToClosing: RangeClaim = {
  min: 30,
  max: 90,
  label: "Days to Closing",
  counted: "Calendar days from accepted offer to closing in a typical transaction",
  source: "from my firm’s closing records",
  asOf: "2026-09-30",
};

export const claims: readonly Claim[] = [...homeFigures, yearsInCommercial, daysToClosing];

export const isSourced = ({ source }: Claim): boolean => source !== "";
