import { dashboardPaths, type ScreenName } from "@frontage/content/dashboard";
import { lazyPart } from "@frontage/ui/lazy-part";
import { flushSync } from "react-dom";
import { Route, Router, Switch, type AroundNavHandler } from "wouter";

import { screenAt } from "./lib/paths.ts";
import { Layout } from "./routes/layout.tsx";
import Overview from "./routes/overview.tsx";

/** The screens: each one's code. */
const screens = {
  // Where nearly everyone starts, and light but for its charts: it travels with the shell.
  overview: { Part: Overview, preload: () => Promise.resolve() },
  documents: lazyPart(() => import("./routes/documents.tsx")),
  contacts: lazyPart(() => import("./routes/contacts.tsx")),
  calendar: lazyPart(() => import("./routes/calendar.tsx")),
  settings: lazyPart(() => import("./routes/settings.tsx")),
  notifications: lazyPart(() => import("./routes/notifications.tsx")),
  messages: lazyPart(() => import("./routes/messages.tsx")),
  profile: lazyPart(() => import("./routes/profile.tsx")),
  properties: lazyPart(() => import("./routes/properties.tsx")),
  clients: lazyPart(() => import("./routes/clients.tsx")),
  inquiries: lazyPart(() => import("./routes/inquiries.tsx")),
  notFound: lazyPart(() => import("./routes/not-found.tsx")),
} as const satisfies Record<ScreenName | "notFound", unknown>;

/** Fetches the code of the screen that answers a path; resolves when it can render at once. */
export function preloadScreen(pathname: string): Promise<unknown> {
  return screens[screenAt(pathname) ?? "notFound"].preload();
}

/** Counts navigations, so that a slow one never overtakes a later one. */
let latestNavigation = 0;
if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => latestNavigation++);
}

/**
 * A soft navigation: the old screen stays until the new one can be shown, which
 * then begins at its top. Within a screen only the search changes, and the scroll
 * position stays.
 */
const goTo: AroundNavHandler = (navigate, to, options) => {
  const target = new URL(to, window.location.href);
  const navigation = ++latestNavigation;
  const staysOnScreen = target.pathname === window.location.pathname;
  if (staysOnScreen) {
    const isSame = target.search === window.location.search;
    navigate(to, { ...options, replace: isSame || options?.replace });
    return;
  }
  function show() {
    if (navigation !== latestNavigation) return;
    flushSync(() => navigate(to, options));
    window.scrollTo({ top: 0, behavior: "instant" });
  }
  // A screen whose code cannot be had, after a release for example, is asked of the server.
  void preloadScreen(target.pathname).then(show, () => window.location.assign(to));
};

export type DashboardRoutesProps = {
  /** The path to render, where there is no browser to ask. */
  path?: string;
};

/** Every URL of the dashboard. */
export function DashboardRoutes({ path }: DashboardRoutesProps) {
  return (
    <Router ssrPath={path} aroundNav={goTo}>
      <Layout>
        <Switch>
          {Object.entries(dashboardPaths).map(([name, screenPath]) => (
            <Route key={name} path={screenPath} component={screens[name as ScreenName].Part} />
          ))}
          <Route component={screens.notFound.Part} />
        </Switch>
      </Layout>
    </Router>
  );
}
