import { roomPathPattern } from "@frontage/content/listings";
import {
  brokerScreens,
  brokerTitles,
  clientsTabs,
  dashboardPaths,
  dealOfferPathPattern,
  dealPathPattern,
  exchangePathPattern,
  importPath,
  listingPathPattern,
  offersPathPattern,
  screenTitles,
  type ScreenName,
} from "@frontage/content/dashboard";

const screenByPath = new Map(
  Object.entries(dashboardPaths).map(([name, path]) => [path as string, name as ScreenName]),
);
screenByPath.set(importPath, "clients");

/**
 * The screen at a path; undefined if there is none.
 *
 * @param pathname a path without a trailing slash, as the server sends it
 */
export function screenAt(pathname: string): ScreenName | undefined {
  return screenByPath.get(pathname);
}

/** Whether a path is a deal's page. */
export const isDealPath = (pathname: string) => dealPathPattern.test(pathname);

/** Whether a path is the page of a deal's exchange. */
export const isExchangePath = (pathname: string) => exchangePathPattern.test(pathname);

/** Whether a path is an offer's page, as the owner reads it. */
export const isDealOfferPath = (pathname: string) => dealOfferPathPattern.test(pathname);

/** Whether a path is a listing's page. */
export const isListingPath = (pathname: string) => listingPathPattern.test(pathname);

/** Whether a path is the page of a listing's offers, or of one of them. */
export const isOffersPath = (pathname: string) => offersPathPattern.test(pathname);

type Viewer = { isBroker: boolean };

/** A screen’s title. */
export const screenTitle = (screen: ScreenName, { isBroker }: Viewer): string =>
  (isBroker && brokerTitles[screen]) || screenTitles[screen];

/**
 * The screen that a path belongs to: for a record's pages, the screen that lists these records; for
 * a broker's inquiries and contacts, the clients.
 */
export function sectionAt(pathname: string, { isBroker }: Viewer): ScreenName | undefined {
  if (isDealPath(pathname) || isExchangePath(pathname) || isDealOfferPath(pathname)) {
    return "deals";
  }
  if (isListingPath(pathname) || isOffersPath(pathname)) return "listings";
  const screen = screenAt(pathname);
  return isBroker && clientsTabs.some((tab) => tab === screen) ? "clients" : screen;
}

/** Whether the page at a path is for brokers only. */
export function isBrokerPath(pathname: string): boolean {
  const screen = sectionAt(pathname, { isBroker: false });
  return screen !== undefined && brokerScreens.includes(screen);
}

/** The title of the page at a path, which is its `h1`. */
export function titleAt(pathname: string, viewer: Viewer): string {
  const screen = sectionAt(pathname, { isBroker: false });
  if (!screen || (isBrokerPath(pathname) && !viewer.isBroker)) return "Page not found";
  return screenTitle(screen, viewer);
}

/** The path of a deal's documents. */
export const documentsOfPath = (dealId: string) => `${dashboardPaths.documents}?deal=${dealId}`;
/** The path of a deal's parties. */
export const contactsOfPath = (dealId: string) => `${dashboardPaths.contacts}?deal=${dealId}`;
/** The path of the calendar with the request form open for a deal. */
export const requestTimePath = (dealId: string) => `${dashboardPaths.calendar}?request=${dealId}`;
/** The path of the conversation with a contact, which is created if there is none. */
export const messageToPath = (contactId: string) => `${dashboardPaths.messages}?to=${contactId}`;

/** The URL parameter for the client that a broker filters by. */
export const clientParameter = "client";

/** The URL parameter for the form that a screen opens; see `askedForm`. */
export const formParameter = "new";

/** Whether a path is a listing's document room, or the room's form for an offer. */
export const isRoomPath = (pathname: string): boolean => roomPathPattern.test(pathname);
