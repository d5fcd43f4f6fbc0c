import type { Stat } from "./schemas/stat.ts";

// Claims the broker stands behind: confirm each before the site goes live.
export const stats = [
  {
    number: 5,
    suffix: "M+",
    label: "Transaction Volume",
    description: "Across sales and leases",
  },
  {
    number: 26,
    suffix: "+",
    label: "Years of Experience",
    description: "Across market cycles",
  },
  {
    number: 7,
    suffix: "+",
    label: "Owned Personally",
    description: "Businesses and properties I have bought and sold myself",
  },
  {
    number: 98,
    suffix: "%",
    label: "Client Satisfaction",
    description: "From the clients I have represented",
  },
] as const satisfies readonly Stat[];
