import {
  dashboardPaths,
  dealOfferPath,
  dealPath,
  exchangePath,
  importPath,
  listingPath,
  offerPath,
  offersPath,
  replacedPath,
} from "@frontage/content/dashboard";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useLayoutEffect, useRef, type ComponentType } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";

import {
  isDealOfferPath,
  isDealPath,
  isExchangePath,
  isListingPath,
  isOffersPath,
  screenAt,
} from "./navigation/paths.ts";
import { useReadyLocation } from "./navigation/use-ready-location.ts";
import { useIsBroker } from "./api/visit.tsx";
import type { FirstQueries } from "./api/first-queries.ts";
import { Layout } from "./layout.tsx";
import { useTwoFactorNeeded } from "./api/two-factor-needed.ts";
import { checkUser } from "./startup/guard.ts";

/** A screen, and what it asks for first. */
type ScreenModule = { default: ComponentType; queries?: FirstQueries };
const lazyScreen = (load: () => Promise<ScreenModule>) => lazyPart<object, ScreenModule>(load);

const calendar = lazyScreen(() => import("./features/calendar/calendar-screen.tsx"));
const clients = lazyScreen(() => import("./features/clients/clients-screen.tsx"));
const contacts = lazyScreen(() => import("./features/contacts/contacts-screen.tsx"));
const deal = lazyScreen(() => import("./features/deals/deal-screen.tsx"));
const dealOffer = lazyScreen(() => import("./features/offers/deal-offer-screen.tsx"));
const deals = lazyScreen(() => import("./features/deals/deals-screen.tsx"));
const documents = lazyScreen(() => import("./features/documents/documents-screen.tsx"));
const exchange = lazyScreen(() => import("./features/exchange/exchange-screen.tsx"));
const importScreen = lazyScreen(() => import("./features/import/import-screen.tsx"));
const inquiries = lazyScreen(() => import("./features/inquiries/inquiries-screen.tsx"));
const listing = lazyScreen(() => import("./features/listings/listing-screen.tsx"));
const listings = lazyScreen(() => import("./features/listings/listings-screen.tsx"));
const messages = lazyScreen(() => import("./features/messages/messages-screen.tsx"));
const offers = lazyScreen(() => import("./features/offers/offers-screen.tsx"));
const notFound = lazyScreen(() => import("./components/not-found.tsx"));
const notifications = lazyScreen(() => import("./features/notifications/notifications-screen.tsx"));
const overview = lazyScreen(() => import("./features/overview/overview-screen.tsx"));
const profile = lazyScreen(() => import("./features/profile/profile-screen.tsx"));
const settings = lazyScreen(() => import("./features/settings/settings-screen.tsx"));
const twoFactorSetup = lazyScreen(() => import("./features/settings/two-factor-setup-screen.tsx"));

const screens = {
  calendar,
  clients,
  contacts,
  deals,
  documents,
  inquiries,
  listings,
  messages,
  notifications,
  overview,
  profile,
  settings,
};

/** The routes of the dashboard. */
export function DashboardRoutes() {
  const address = useLocation();
  // Checks the login before the new screen is painted, or its code has loaded.
  const checked = useRef(address);
  useLayoutEffect(() => {
    // The first script has checked the page's initial URL.
    if (checked.current === address) return;
    checked.current = address;
    checkUser();
  }, [address]);
  const isBroker = useIsBroker();
  const location = useReadyLocation(isScreenLoaded, preloadScreen, { isBroker });
  if (useTwoFactorNeeded()) return <twoFactorSetup.Part />;
  return (
    <Routes location={location}>
      <Route element={<Layout />}>
        <Route path={dashboardPaths.overview} element={<overview.Part />} />
        <Route path={dashboardPaths.calendar} element={<calendar.Part />} />
        <Route path={dashboardPaths.clients} element={<clients.Part />} />
        <Route path={importPath} element={<importScreen.Part />} />
        <Route path={dashboardPaths.contacts} element={<contacts.Part />} />
        <Route path={dashboardPaths.documents} element={<documents.Part />} />
        <Route path={dashboardPaths.inquiries} element={<inquiries.Part />} />
        <Route path={dashboardPaths.listings} element={<listings.Part />} />
        <Route path={listingPath(":listingId")} element={<listing.Part />} />
        <Route path={dashboardPaths.messages} element={<messages.Part />} />
        <Route path={dashboardPaths.notifications} element={<notifications.Part />} />
        <Route path={dashboardPaths.profile} element={<profile.Part />} />
        <Route path={dashboardPaths.deals} element={<deals.Part />} />
        <Route path={dealPath(":dealId")} element={<deal.Part />} />
        <Route path={exchangePath(":dealId")} element={<exchange.Part />} />
        <Route path={dealOfferPath(":dealId", ":offerId")} element={<dealOffer.Part />} />
        <Route path={offersPath(":listingId")} element={<offers.Part />} />
        <Route path={offerPath(":listingId", ":offerId")} element={<offers.Part />} />
        <Route path={dashboardPaths.settings} element={<settings.Part />} />
        <Route path="*" element={<UnknownPath />} />
      </Route>
    </Routes>
  );
}

/**
 * Redirects an old path within the app, as in a stored link; on a page load, the server redirects.
 */
function UnknownPath() {
  const { hash, pathname, search } = useLocation();
  const replaced = replacedPath(pathname);
  if (replaced === undefined) return <notFound.Part />;
  return <Navigate replace to={{ pathname: replaced, search, hash }} />;
}

const loadedPaths = new Set<string>();

/** Whether the screen at a path can render immediately. */
const isScreenLoaded = (pathname: string) => loadedPaths.has(pathname);

/** Loads the code of the screen at a path. @returns what the screen asks for first */
export async function preloadScreen(pathname: string): Promise<FirstQueries | undefined> {
  const { queries } = await screenPartAt(pathname).preload();
  loadedPaths.add(pathname);
  return queries;
}

function screenPartAt(pathname: string) {
  if (isDealPath(pathname)) return deal;
  if (isExchangePath(pathname)) return exchange;
  if (isDealOfferPath(pathname)) return dealOffer;
  if (isListingPath(pathname)) return listing;
  if (isOffersPath(pathname)) return offers;
  if (pathname === importPath) return importScreen;
  const screen = screenAt(pathname);
  return screen ? screens[screen] : notFound;
}
