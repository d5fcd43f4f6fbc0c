import { listingPaths } from "@frontage/content/listings";
import { createContext, useContext } from "react";
import { matchPath } from "react-router";

/** An attribute on the root element of every page, if the site shows listings. */
export const hasListingsAttribute = "data-listings";

/** Whether this page came from a site that shows listings; false during server rendering. */
const servedWithListings =
  !import.meta.env.SSR &&
  typeof document !== "undefined" &&
  document.documentElement.hasAttribute(hasListingsAttribute);

export const ListingsContext = createContext(servedWithListings);

/** Whether the menus and the footer link to the listings. */
export const useHasListings = () => useContext(ListingsContext);

/** The routes that only the server can render: the index, each listing's page, previews. */
export const servedRoutes = [`${listingPaths.index}/:slug?`, listingPaths.preview(":id")];

/**
 * Whether this document can show pages of listings. A "not found" document may itself be at the
 * path of a listing that is gone, so it leaves those paths to the browser.
 */
export const opensServedPages =
  import.meta.env.SSR ||
  (servedWithListings && document.querySelector("[data-page=notFound]") === null);

/** Whether a path is that of a page of listings, and this document can show it. */
export const isServedPath = (pathname: string): boolean =>
  opensServedPages &&
  servedRoutes.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null);
