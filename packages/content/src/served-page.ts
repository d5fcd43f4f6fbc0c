import type { PropertyType } from "@frontage/records/schemas/deal";
import type { RoomPage } from "./agreement-pages.ts";
import type { ListingFilters, PublicListing, SizeFilter } from "./public-listing.ts";

/** The listings that match the index's filters, out of all published ones. */
export type ListingIndex = {
  filters: ListingFilters;
  listings: readonly PublicListing[];
  /** How many are published in all; for each kind, without sold and leased ones. */
  counts: { all: number; sale: number; lease: number };
  /** The states and types of all published listings. */
  states: readonly string[];
  types: readonly PropertyType[];
};

/**
 * A page of the site that the server renders from its records, with the components of
 * apps/site/src/listings. Each kind has an entry in `served-pages.tsx` there.
 */
export type ServedPage =
  | ({ kind: "index" } & ListingIndex)
  /** With the sizes that its spaces are filtered by. */
  | { kind: "listing"; listing: PublicListing; sizes?: SizeFilter }
  /** A broker's preview of a listing's page. */
  | { kind: "preview"; id: string; listing: PublicListing }
  | { kind: "gone"; listing: GoneListing }
  | RoomPage;

/** A sold or leased listing that the site no longer shows. */
export type GoneListing = Pick<PublicListing, "slug" | "name" | "place" | "statusName">;

/**
 * The listing that an inquiry is about, named on the contact page. If it is about a space, the slug
 * has its id after a slash, and the name ends in the space's: "200 Sample Avenue, Suite 3".
 */
export type AskedListing = { slug: string; name: string };

/**
 * The exports of the site's server-side bundle, `listings/bundle/entry-server.mjs` in the build.
 */
export type SiteBundle = {
  /**
   * A page with the server's records, as a complete HTML document.
   *
   * @param assets the content of `listings/assets.json`
   */
  renderServed: (
    page: ServedPage,
    assets: unknown,
    options: { hasListings: boolean },
  ) => Promise<string>;
  /** One of the site's own pages; the contact page may name a listing. */
  render: (
    path: string,
    assets: unknown,
    options: { hasListings?: boolean; asked?: AskedListing },
  ) => Promise<string>;
};
