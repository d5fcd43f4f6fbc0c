import { roomPathPattern } from "@frontage/content/listings";
import {
  brokerScreens,
  brokerTitles,
  dashboardPaths,
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
 * The screen at a path; `undefined` if there is none.
 *
 * @param pathname a path without a slash at its end, as the server sends it
 */
export function screenAt(pathname: string): ScreenName | undefined {
  return screenByPath.get(pathname);
}

/** Whether a path is the page of a deal. */
export const isDealPath = (pathname: string) => dealPathPattern.test(pathname);

/** Whether a path is the exchange of a deal. */
export const isExchangePath = (pathname: string) => exchangePathPattern.test(pathname);

/** Whether a path is the page of a listing. */
export const isListingPath = (pathname: string) => listingPathPattern.test(pathname);

/** Whether a path is the offers of a listing. */
export const isOffersPath = (pathname: string) => offersPathPattern.test(pathname);

type Viewer = { isBroker: boolean };

/** A screen’s title. */
export const screenTitle = (screen: ScreenName, { isBroker }: Viewer): string =>
  (isBroker && brokerTitles[screen]) || screenTitles[screen];

/** The screen that a path belongs to; for a deal’s pages, the list that links to them. */
export function sectionAt(pathname: string): ScreenName | undefined {
  if (isDealPath(pathname) || isExchangePath(pathname)) return "deals";
  if (isListingPath(pathname) || isOffersPath(pathname)) return "listings";
  return screenAt(pathname);
}

/** Whether only brokers have the screen at a path. */
export function isBrokerPath(pathname: string): boolean {
  const screen = sectionAt(pathname);
  return screen !== undefined && brokerScreens.includes(screen);
}

/** The title of the page at a path: its `h1`. */
export function titleAt(pathname: string, viewer: Viewer): string {
  const screen = sectionAt(pathname);
  if (!screen || (isBrokerPath(pathname) && !viewer.isBroker)) return "Page not found";
  return screenTitle(screen, viewer);
}

/** The documents of one deal. */
export const documentsOfPath = (dealId: string) => `${dashboardPaths.documents}?deal=${dealId}`;
/** The parties of one deal. */
export const contactsOfPath = (dealId: string) => `${dashboardPaths.contacts}?deal=${dealId}`;
/** The calendar with the request form open, for one deal. */
export const requestTimePath = (dealId: string) => `${dashboardPaths.calendar}?request=${dealId}`;
/** The thread with one contact, created if needed. */
export const messageToPath = (contactId: string) => `${dashboardPaths.messages}?to=${contactId}`;

/** The URL parameter of the client a broker filters by. */
export const clientParameter = "client";

/** The URL parameter of the form that a screen opens; see `askedForm`. */
export const formParameter = "new";

/** A listing's document room, or its form for an offer. */
export const isRoomPath = (pathname: string): boolean => roomPathPattern.test(pathname);
