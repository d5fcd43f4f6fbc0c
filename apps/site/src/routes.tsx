import { paths } from "@frontage/content/navigation";
import { services } from "@frontage/content/services";
import { lazyPart, type LazyPart } from "@frontage/ui/lazy-part";
import { matchRoutes, type Params } from "react-router";

import { opensServedPages, servedRoutes } from "./lib/has-listings.ts";
import { Layout } from "./routes/layout.tsx";

/** Every URL of the site, and the code of its page. */
const pages = [
  page("home", paths.home, () => import("./routes/home.tsx")),
  page("about", paths.about, () => import("./routes/about.tsx")),
  page("services", paths.services, () => import("./routes/services.tsx")),
  page("service", `${paths.services}/:serviceType`, () => import("./routes/service.tsx")),
  page("contact", paths.contact, () => import("./routes/contact.tsx")),
  page("privacyPolicy", paths.privacyPolicy, () => import("./routes/privacy-policy.tsx")),
  page("terms", paths.terms, () => import("./routes/terms.tsx")),
  // The routes of listings; without listings, their paths are like any other path without a page.
  ...(opensServedPages
    ? servedRoutes.map((path) => page("served", path, () => import("./routes/served.tsx")))
    : []),
  page("notFound", "*", () => import("./routes/not-found.tsx")),
];

export const routes = [{ Component: Layout, children: pages }];

/** The name of a path's page. An unknown service has its own page, with an empty main area. */
export type PageName = (typeof pages)[number]["id"] | "unknownService";

function page<Id extends string>(id: Id, path: string, load: Parameters<typeof lazyPart>[0]) {
  const { Part, preload }: LazyPart<object> = lazyPart(load);
  return { id, path, caseSensitive: true, Component: Part, preload };
}

function matchPage(pathname: string) {
  // Ranking all routes would take a slow phone some milliseconds, several times.
  const own = pages.find(({ path }) => path === pathname);
  if (own) return { params: {} as Params, route: own };
  const match = matchRoutes(pages, pathname)?.[0];
  if (!match) throw new Error(`No route matches ${pathname}, not even the one for unknown paths.`);
  return match;
}

/** The name of a path's page. */
export function pageFor(pathname: string): PageName {
  const { params, route } = matchPage(pathname);
  const isUnknown =
    route.id === "service" && !services.some(({ slug }) => slug === params.serviceType);
  return isUnknown ? "unknownService" : route.id;
}

/** Loads the code of a path's page, which then renders synchronously. */
export function preloadPage(pathname: string): Promise<unknown> {
  return matchPage(pathname).route.preload();
}
