/** The six services, in the order of every menu and grid; each is the end of its page's path. */
export const serviceSlugs = [
  "buying",
  "selling",
  "leasing",
  "market-analysis",
  "investing",
  "valuation",
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

/** The services' full titles, shared by cards, pages and the contact form. */
export const serviceTitles = {
  buying: "Property Acquisition",
  selling: "Property Disposition",
  leasing: "Leasing Solutions",
  "market-analysis": "Market Analysis",
  investing: "Investment Advisory",
  valuation: "Property Valuation",
} as const satisfies Record<ServiceSlug, string>;
