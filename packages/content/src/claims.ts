import type { Claim, RangeClaim, Stat } from "./schemas/claim.ts";

// Every figure the site states about you: what it counts, where it comes from and when you last
// counted it. Pages take figures only from here. Advertising rules require claims that can be
// proven: replace these samples with your own and keep the proof. A figure with an empty
// `source` is left off the site. The build warns about figures older than a year.

/** The figures on the home page, in order; as many as you like. */
export const homeFigures: readonly Stat[] = [
  {
    number: 5,
    suffix: "M+",
    label: "Transaction Volume",
    description: "Square feet in closed sales and leases",
    counted: "Square feet in closed sales and leases",
    source: "from my firm’s closing records",
    asOf: "2026-06-30",
  },
  // Counts all licensed years, as it says; `yearsInCommercial` is lower.
  {
    number: 26,
    suffix: "+",
    label: "Years of Experience",
    description: "Since I was first licensed",
    counted: "Years since I was first licensed, in March 2000",
    source: "from the state’s license record",
    asOf: "2026-07-01",
  },
  {
    number: 7,
    suffix: "+",
    label: "Bought and Sold Personally",
    description: "Businesses and properties of my own",
    counted: "Businesses and properties",
    source: "from recorded deeds and business filings in my name, 2003 to 2025",
    asOf: "2025-12-31",
  },
  {
    number: 98,
    suffix: "%",
    label: "Client Satisfaction",
    description: "From the clients I have represented",
    counted: "47 of 48 clients who answered would hire me again",
    source: "from my email survey after closing, 2021 to 2026",
    asOf: "2026-06-30",
  },
];

/** On the About page. `inWords` is the same figure for use in a sentence. */
export const yearsInCommercial: Claim & { figure: string; inWords: string } = {
  figure: "24+",
  inWords: "more than two decades",
  label: "Years in Commercial Real Estate",
  counted: "Years since my first commercial closing, in May 2002",
  source: "from my firm’s closing records",
  asOf: "2026-07-01",
};

/** Calendar days from accepted offer to closing in a typical transaction. */
export const daysToClosing: RangeClaim = {
  min: 45,
  max: 120,
  label: "Days to Closing",
  counted: "Calendar days from accepted offer to closing in a typical transaction",
  source: "from my firm’s closing records",
  asOf: "2026-06-30",
};

/** Every claim. */
export const claims: readonly Claim[] = [...homeFigures, yearsInCommercial, daysToClosing];

/** Whether a figure has a source. Pages leave out figures without one. */
export const isSourced = ({ source }: Claim): boolean => source !== "";
