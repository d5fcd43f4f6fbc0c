import { broker } from "./broker.ts";
import type { Footer } from "./schemas/pages.ts";

const { businessName, firm, license } = broker;

export const footer = {
  line: "Listing, leasing and selling commercial properties nationwide, through local licenses and cooperating brokers.",
  companyHeading: "Company",
  servicesHeading: "Services",
  contactHeading: "Contact",
  finePrint: [
    `${broker.name} is licensed in ${license.states.join(", ")} through ${firm}. License ${license.number}.`,
    "I serve every client without regard to race, color, religion, sex, disability, familial status or national origin, and support equal opportunity in housing and business.",
    "Pricing analysis and broker price opinions; not an appraisal. Nothing here is tax, legal or securities advice. Pictures are illustrations, not listings.",
    "I never send wire instructions through this site. Before you wire money, confirm the instructions by calling a number you already know.",
  ],
  /** Follows "©" and the current year. */
  copyrightOwner: businessName,
  rights: "All rights reserved.",
} as const satisfies Footer;
