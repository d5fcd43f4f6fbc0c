import { paths } from "@frontage/content/navigation";
import { serviceSlugs } from "@frontage/content/service-names";
import { lazyPart } from "@frontage/ui/lazy-part";
import { flushSync } from "react-dom";
import { Route, Router, Switch, type AroundNavHandler } from "wouter";

import { Layout } from "./routes/layout.tsx";

/** The site's pages: each one's code. */
const pages = {
  home: lazyPart(() => import("./routes/home.tsx")),
  about: lazyPart(() => import("./routes/about.tsx")),
  services: lazyPart(() => import("./routes/services.tsx")),
  service: lazyPart(() => import("./routes/service.tsx")),
  contact: lazyPart(() => import("./routes/contact.tsx")),
  privacyPolicy: lazyPart(() => import("./routes/privacy-policy.tsx")),
  terms: lazyPart(() => import("./routes/terms.tsx")),
  notFound: lazyPart(() => import("./routes/not-found.tsx")),
};

/** Which page answers a path; an unknown service has one of its own, with an empty main area. */
export type PageName = keyof typeof pages | "unknownService";

const pageByPath: Record<string, PageName> = {
  [paths.home]: "home",
  [paths.about]: "about",
  [paths.services]: "services",
  [paths.contact]: "contact",
  [paths.privacyPolicy]: "privacyPolicy",
  [paths.terms]: "terms",
};

/**
 * The page that answers a path.
 *
 * @param pathname a path without a slash at its end, as the server sends it
 */
export function pageFor(pathname: string): PageName {
  const [, service] = /^\/services\/([^/]+)$/.exec(pathname) ?? [];
  if (service === undefined) return pageByPath[pathname] ?? "notFound";
  return (serviceSlugs as readonly string[]).includes(service) ? "service" : "unknownService";
}

/** Fetches the code of the page that answers a path; resolves when it can render at once. */
export function preloadPage(pathname: string): Promise<unknown> {
  const name = pageFor(pathname);
  return pages[name === "unknownService" ? "service" : name].preload();
}

/** Counts navigations, so that a slow one never overtakes a later one. */
let latestNavigation = 0;
if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => latestNavigation++);
}

/**
 * A soft navigation: the old page stays until the new one can be shown, which
 * then begins at its top. Going back is the browser's, scroll position included.
 * A page whose code cannot be had, after a release for example, is asked of the
 * server.
 */
const goTo: AroundNavHandler = (navigate, to, options) => {
  const navigation = ++latestNavigation;
  function show() {
    if (navigation !== latestNavigation) return;
    // As with native links, a link to the current page adds no entry to the history.
    const replace = to === window.location.pathname || options?.replace;
    flushSync(() => navigate(to, { ...options, replace }));
    window.scrollTo({ top: 0, behavior: "instant" });
  }
  void preloadPage(to).then(show, () => window.location.assign(to));
};

export type SiteRoutesProps = {
  /** The path to render, where there is no browser to ask. */
  path?: string;
};

/** Every URL of the site. */
export function SiteRoutes({ path }: SiteRoutesProps) {
  return (
    <Router ssrPath={path} aroundNav={goTo}>
      <Layout>
        <Switch>
          <Route path={paths.home} component={pages.home.Part} />
          <Route path={paths.about} component={pages.about.Part} />
          <Route path={paths.services} component={pages.services.Part} />
          <Route path={`${paths.services}/:serviceType`} component={pages.service.Part} />
          <Route path={paths.contact} component={pages.contact.Part} />
          <Route path={paths.privacyPolicy} component={pages.privacyPolicy.Part} />
          <Route path={paths.terms} component={pages.terms.Part} />
          <Route component={pages.notFound.Part} />
        </Switch>
      </Layout>
    </Router>
  );
}
