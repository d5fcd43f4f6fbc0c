import { broker } from "./broker.ts";
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
