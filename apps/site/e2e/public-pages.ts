import { broker } from "@frontage/content/broker";

/** The six service pages, as the specification names them, in the order of every menu and grid. */
export const servicePages = [
  { slug: "buying", label: "Buying", title: "Property Acquisition" },
  { slug: "selling", label: "Selling", title: "Property Disposition" },
  { slug: "leasing", label: "Leasing", title: "Leasing Solutions" },
  { slug: "market-analysis", label: "Market Analysis", title: "Market Analysis" },
  { slug: "investing", label: "Investment Advisory", title: "Investment Advisory" },
  { slug: "valuation", label: "Property Valuation", title: "Property Valuation" },
];

const agent = "RealEstateAgent";

/** Every page of the sitemap: its title, and what it tells search engines it is about. */
export const publicPages: { path: string; title: string | RegExp; types: string[] }[] = [
  { path: "/", title: RegExp(broker.name), types: [agent, "FAQPage"] },
  {
    path: "/about",
    title: `About | ${broker.name} Commercial Real Estate`,
    types: [agent, "BreadcrumbList"],
  },
  { path: "/services", title: "Our Services", types: [agent, "BreadcrumbList", "ItemList"] },
  ...servicePages.map(({ slug, title }) => ({
    path: `/services/${slug}`,
    title: RegExp(`^${title}`),
    types: [agent, "Service", "BreadcrumbList"],
  })),
  {
    path: "/contact",
    title: `Contact - ${broker.name} Commercial Real Estate`,
    types: [agent, "BreadcrumbList"],
  },
  { path: "/privacy-policy", title: /^Privacy Policy/, types: [agent] },
  { path: "/terms", title: /^Terms/, types: [agent] },
];

/** A page of each kind: the services' differ in their words only, and so do the two legal ones. */
export const kindsOfPages = [
  "/",
  "/about",
  "/services",
  "/services/buying",
  "/contact",
  "/terms",
  "/no-such-page",
  "/services/no-such-service",
];

/** The pages above, and the two that answer where there is none. */
export const allPaths = [
  ...publicPages.map(({ path }) => path),
  "/no-such-page",
  "/services/no-such-service",
];
