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
import { useLayoutEffect, useRef } from "react";
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
import { Layout } from "./layout.tsx";
import Overview from "./features/overview/overview-screen.tsx";
import { useTwoFactorNeeded } from "./api/two-factor-needed.ts";
import { checkUser } from "./startup/guard.ts";

const calendar = lazyPart(() => import("./features/calendar/calendar-screen.tsx"));
const clients = lazyPart(() => import("./features/clients/clients-screen.tsx"));
const contacts = lazyPart(() => import("./features/contacts/contacts-screen.tsx"));
const deal = lazyPart(() => import("./features/deals/deal-screen.tsx"));
const dealOffer = lazyPart(() => import("./features/offers/deal-offer-screen.tsx"));
const deals = lazyPart(() => import("./features/deals/deals-screen.tsx"));
const documents = lazyPart(() => import("./features/documents/documents-screen.tsx"));
const exchange = lazyPart(() => import("./features/exchange/exchange-screen.tsx"));
const importScreen = lazyPart(() => import("./features/import/import-screen.tsx"));
const inquiries = lazyPart(() => import("./features/inquiries/inquiries-screen.tsx"));
const listing = lazyPart(() => import("./features/listings/listing-screen.tsx"));
const listings = lazyPart(() => import("./features/listings/listings-screen.tsx"));
const messages = lazyPart(() => import("./features/messages/messages-screen.tsx"));
const offers = lazyPart(() => import("./features/offers/offers-screen.tsx"));
const notFound = lazyPart(() => import("./components/not-found.tsx"));
const notifications = lazyPart(() => import("./features/notifications/notifications-screen.tsx"));
const profile = lazyPart(() => import("./features/profile/profile-screen.tsx"));
const settings = lazyPart(() => import("./features/settings/settings-screen.tsx"));
const twoFactorSetup = lazyPart(() => import("./features/settings/two-factor-setup-screen.tsx"));

const lazyScreens = {
  calendar,
  clients,
  contacts,
  deals,
  documents,
  inquiries,
  listings,
  messages,
  notifications,
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
        {/* The overview is loaded with the shell: most visits start here, and without its
            charts it is small. */}
        <Route path={dashboardPaths.overview} element={<Overview />} />
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

const loadedPaths = new Set<string>([dashboardPaths.overview]);

/** Whether the screen at a path can render immediately. */
const isScreenLoaded = (pathname: string) => loadedPaths.has(pathname);

/** Loads the code of the screen at a path. */
export async function preloadScreen(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  if (isDealPath(pathname)) await deal.preload();
  else if (isExchangePath(pathname)) await exchange.preload();
  else if (isDealOfferPath(pathname)) await dealOffer.preload();
  else if (isListingPath(pathname)) await listing.preload();
  else if (isOffersPath(pathname)) await offers.preload();
  else if (pathname === importPath) await importScreen.preload();
  else if (screen !== "overview") await (screen ? lazyScreens[screen] : notFound).preload();
  loadedPaths.add(pathname);
}
