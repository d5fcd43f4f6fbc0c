import { broker } from "./broker.ts";
import { licenseLine } from "./licenses.ts";
import { illustrations } from "./photographs.ts";
import type { Footer } from "./schemas/pages.ts";

export const footer = {
  line: "Listing, leasing and selling commercial properties nationwide, through local licenses and cooperating brokers.",
  companyHeading: "Company",
  servicesHeading: "Services",
  contactHeading: "Contact",
  /** Follows "©" and the current year. */
  copyrightOwner: broker.businessName,
  rights: "All rights reserved.",
} as const satisfies Footer;

/** Above the list of licenses, if there is one. */
export const licensesHeading = "Licenses and notices";

/** A notice about listings, for a site that shows some. */
export const listingsFinePrint =
  "Details of a listing come from its owner and sources I consider reliable. I don’t guarantee them; verify before you rely on them.";

/**
 * The footer's fine print: license, equal opportunity, what the site isn't, wire fraud.
 *
 * @param hasListings whether the site shows listings
 */
export const finePrintWith = (hasListings: boolean): readonly string[] => [
  licenseLine,
  "I serve every client without regard to race, color, religion, sex, disability, familial status or national origin, and support equal opportunity in housing and business.",
  `Pricing analysis and broker price opinions; not an appraisal. Nothing here is tax, legal or securities advice.${hasListings ? ` ${listingsFinePrint}` : illustrations.finePrint}`,
  "I never send wire instructions through this site. Before you wire money, confirm the instructions by calling a number you already know.",
];

/** The fine print of a site without listings. */
export const finePrint = finePrintWith(false);
