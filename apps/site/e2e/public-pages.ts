import { broker } from "@frontage/content/broker";
import { isSample } from "@frontage/content/is-sample";
import { services } from "@frontage/content/services";

/** The services' pages, in the order of every menu and grid. */
export const servicePages = services.map(({ menu, slug, title }) => ({
  slug,
  path: `/services/${slug}`,
  label: menu.label,
  title,
}));

type ServicePage = (typeof servicePages)[number];

// There are at least three.
export const [firstService, secondService, thirdService] = servicePages as [
  ServicePage,
  ServicePage,
  ServicePage,
];
export const lastService = servicePages.at(-1) ?? thirdService;

const agent = "RealEstateAgent";

/** Every page in the sitemap, with its title and its subject for search engines. */
export const publicPages: { path: string; title: string | RegExp; types: string[] }[] = [
  { path: "/", title: RegExp(broker.name), types: [agent, "FAQPage"] },
  {
    path: "/about",
    title: `About | ${broker.name} Commercial Real Estate`,
    types: [agent, "BreadcrumbList"],
  },
  { path: "/services", title: "Our Services", types: [agent, "BreadcrumbList", "ItemList"] },
  ...servicePages.map(({ path, title }) => ({
    path,
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

/** The links to social profiles that the site shows: the sample's all link to "#". */
export const profiles = (
  [
    ["Facebook", broker.social.facebook],
    ["Twitter", broker.social.twitter],
    ["LinkedIn", broker.social.linkedin],
    ["Instagram", broker.social.instagram],
  ] as const
).map(([name, href]) => ({ name, href, isShown: isSample || href !== "#" }));

/** A page of each kind: services differ only in their text, and so do the two legal pages. */
export const kindsOfPages = [
  "/",
  "/about",
  "/services",
  firstService.path,
  "/contact",
  "/terms",
  "/no-such-page",
  "/services/no-such-service",
];

/** The pages above, and the two shown for missing pages. */
export const allPaths = [
  ...publicPages.map(({ path }) => path),
  "/no-such-page",
  "/services/no-such-service",
];
