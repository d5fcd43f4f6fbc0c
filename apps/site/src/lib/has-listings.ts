import { listingPaths } from "@frontage/content/listings";
import { createContext, useContext } from "react";
import { matchPath } from "react-router";

/** On the root element of each page of a site that shows listings. */
export const hasListingsAttribute = "data-listings";

/** Whether this page came from a site that shows listings; while pages are rendered, false. */
const servedWithListings =
  !import.meta.env.SSR &&
  typeof document !== "undefined" &&
  document.documentElement.hasAttribute(hasListingsAttribute);

export const ListingsContext = createContext(servedWithListings);

/** Whether the menus and the footer name the listings. */
export const useHasListings = () => useContext(ListingsContext);

/** The routes of the pages that only the server can render: the index, each listing's, previews. */
export const servedRoutes = [`${listingPaths.index}/:slug?`, listingPaths.preview(":id")];

/**
 * Whether this document can open those pages. That of a listing that is gone is at the path of one,
 * so it leaves them to the browser.
 */
export const opensServed =
  import.meta.env.SSR ||
  (servedWithListings && document.querySelector("[data-page=notFound]") === null);

/** Whether a path is one of those, on a site that shows listings. */
export const isServedPath = (pathname: string): boolean =>
  opensServed &&
  servedRoutes.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null);
