import { broker } from "./broker.ts";
import type { PageMetadata } from "./schemas/pages.ts";
import { type ServiceSlug, serviceTitles } from "./service-names.ts";

const title = (slug: ServiceSlug) => `${serviceTitles[slug]} | ${broker.businessName}`;

/**
 * What the service pages tell browsers and search engines. Apart from
 * `services`: a page that leads to one needs its title, not its text.
 */
export const serviceMetadata = {
  buying: {
    title: title("buying"),
    description:
      "Buyer representation for commercial property: a written brief, on and off market search, letter of intent, due diligence and closing.",
  },
  selling: {
    title: title("selling"),
    description:
      "Seller representation for commercial property: pricing, preparation, an offering memorandum, qualified buyers and a contract that closes.",
  },
  leasing: {
    title: title("leasing"),
    description:
      "Landlord and tenant representation: tours, proposals on one basis, gross and net leases compared, build-outs, renewals and exits.",
  },
  "market-analysis": {
    title: title("market-analysis"),
    description:
      "Rents, vacancy and comparable sales for commercial property, drawn from signed leases and recorded sales, with the source of each figure.",
  },
  investing: {
    title: title("investing"),
    description:
      "Commercial property investments tested before you commit: underwriting, stress tests, 1031 timing, hold or sell reviews. No tax or legal advice.",
  },
  valuation: {
    title: title("valuation"),
    description:
      "Pricing analysis and broker price opinions for commercial property by income, sales comparison and cost; not an appraisal.",
  },
} as const satisfies Record<ServiceSlug, PageMetadata>;
