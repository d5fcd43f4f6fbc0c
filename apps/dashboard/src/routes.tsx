import { dashboardPaths, dealPath, exchangePath, importPath } from "@frontage/content/dashboard";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useLayoutEffect, useRef } from "react";
import { Route, Routes, useLocation } from "react-router";

import { isDealPath, isExchangePath, screenAt } from "./navigation/paths.ts";
import { useReadyLocation } from "./navigation/use-ready-location.ts";
import { usePortal } from "./portal/portal-context.tsx";
import { Layout } from "./routes/layout.tsx";
import Overview from "./routes/overview.tsx";
import { useTwoFactorNeeded } from "./portal/live/two-factor-needed.ts";
import { checkUser } from "./startup/guard.ts";

const calendar = lazyPart(() => import("./routes/calendar.tsx"));
const clients = lazyPart(() => import("./routes/clients.tsx"));
const contacts = lazyPart(() => import("./routes/contacts.tsx"));
const deal = lazyPart(() => import("./routes/deal.tsx"));
const documents = lazyPart(() => import("./routes/documents.tsx"));
const exchange = lazyPart(() => import("./routes/exchange.tsx"));
const importScreen = lazyPart(() => import("./routes/import.tsx"));
const inquiries = lazyPart(() => import("./routes/inquiries.tsx"));
const messages = lazyPart(() => import("./routes/messages.tsx"));
const notFound = lazyPart(() => import("./routes/not-found.tsx"));
const notifications = lazyPart(() => import("./routes/notifications.tsx"));
const profile = lazyPart(() => import("./routes/profile.tsx"));
const properties = lazyPart(() => import("./routes/properties.tsx"));
const settings = lazyPart(() => import("./routes/settings.tsx"));
const twoFactorSetup = lazyPart(() => import("./routes/two-factor-setup.tsx"));

const lazyScreens = {
  calendar,
  clients,
  contacts,
  documents,
  inquiries,
  messages,
  notifications,
  profile,
  properties,
  settings,
};

/** Every URL of the dashboard. */
export function DashboardRoutes() {
  const address = useLocation();
  // Before anything is painted, even if the new screen's code hasn't loaded.
  const checked = useRef(address);
  useLayoutEffect(() => {
    // The first script checked the page's initial URL.
    if (checked.current === address) return;
    checked.current = address;
    checkUser();
  }, [address]);
  const isBroker = usePortal().brokerApi !== undefined;
  const location = useReadyLocation(isScreenLoaded, preloadScreen, { isBroker });
  if (useTwoFactorNeeded()) return <twoFactorSetup.Part />;
  return (
    <Routes location={location}>
      <Route element={<Layout />}>
        {/*
         * Most visits start here, and it is small without its charts, so it is loaded with the
         * shell.
         */}
        <Route path={dashboardPaths.overview} element={<Overview />} />
        <Route path={dashboardPaths.calendar} element={<calendar.Part />} />
        <Route path={dashboardPaths.clients} element={<clients.Part />} />
        <Route path={importPath} element={<importScreen.Part />} />
        <Route path={dashboardPaths.contacts} element={<contacts.Part />} />
        <Route path={dashboardPaths.documents} element={<documents.Part />} />
        <Route path={dashboardPaths.inquiries} element={<inquiries.Part />} />
        <Route path={dashboardPaths.messages} element={<messages.Part />} />
        <Route path={dashboardPaths.notifications} element={<notifications.Part />} />
        <Route path={dashboardPaths.profile} element={<profile.Part />} />
        <Route path={dashboardPaths.properties} element={<properties.Part />} />
        <Route path={dealPath(":dealId")} element={<deal.Part />} />
        <Route path={exchangePath(":dealId")} element={<exchange.Part />} />
        <Route path={dashboardPaths.settings} element={<settings.Part />} />
        <Route path="*" element={<notFound.Part />} />
      </Route>
    </Routes>
  );
}

const loadedPaths = new Set<string>([dashboardPaths.overview]);

/** Whether the screen at a path can render immediately. */
const isScreenLoaded = (pathname: string) => loadedPaths.has(pathname);

/** Loads the code of the screen at a path. */
export async function preloadScreen(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  if (isDealPath(pathname)) await deal.preload();
  else if (isExchangePath(pathname)) await exchange.preload();
  else if (pathname === importPath) await importScreen.preload();
  else if (screen !== "overview") await (screen ? lazyScreens[screen] : notFound).preload();
  loadedPaths.add(pathname);
}
