import { isClosed, isOnSite, standingOf } from "@frontage/records/listing-states";
import type { ListingStatus } from "@frontage/records/schemas/listing";
import { companyLinks, paths } from "./navigation.ts";
import type { NavigationLink } from "./schemas/navigation.ts";

/** What happens after so many days without a confirmation of a listing. */
export const freshness = {
  /** Today asks the broker to confirm it. */
  askAfterDays: 14,
  /** The site says "Last confirmed" instead of "Confirmed available". */
  staleAfterDays: 21,
  /** The listing is hidden until it is confirmed. */
  hiddenAfterDays: 30,
} as const;

/** How current a listing's confirmation is. */
export type Freshness = "fresh" | "ask" | "stale" | "hidden";

/**
 * How current a listing's confirmation is after so many days.
 *
 * @param days since then, in the property's time zone
 */
export function freshnessAfter(days: number): Freshness {
  if (days >= freshness.hiddenAfterDays) return "hidden";
  if (days >= freshness.staleAfterDays) return "stale";
  return days >= freshness.askAfterDays ? "ask" : "fresh";
}

/** How long the site shows a sold or leased listing, in days. */
export const soldShownDays = 90;

/** The public paths of a listing. */
export const listingPaths = {
  index: "/listings",
  listing: (slug: string) => `/listings/${slug}`,
  /** A broker's preview of a listing's page. */
  preview: (id: string) => `/api/listings/${id}/preview`,
  agreement: (slug: string) => `/listings/${slug}/agreement`,
  /** The agreement's text as a PDF. */
  agreementFile: (slug: string) => `/listings/${slug}/agreement.pdf`,
  /** "Check your email", after signing. */
  emailSent: (slug: string) => `/listings/${slug}/agreement/sent`,
  /** The agreement that was just signed, as a PDF. */
  signedFile: (slug: string) => `/listings/${slug}/agreement/signed.pdf`,
  /** The page that the emailed link opens; its button opens the room. */
  enter: (slug: string) => `/listings/${slug}/enter`,
  /** The form for another link posts here. */
  newLink: (slug: string) => `/listings/${slug}/enter/link`,
  room: (slug: string) => `/listings/${slug}/room`,
  offer: (slug: string) => `/listings/${slug}/room/offer`,
  photo: (id: string, width: number, format: "avif" | "jpg") =>
    `/listings/photos/${id}-${width}.${format}`,
  document: (slug: string, id: string) => `/listings/${slug}/documents/${id}`,
} as const;

/** The menus' link to the listings, while one is published. */
export const listingsLink = {
  label: "Listings",
  path: listingPaths.index,
} as const satisfies NavigationLink;

/** The top bar's links with the listings' added before Contact. */
export function withListings(links: readonly NavigationLink[]): readonly NavigationLink[] {
  return links.flatMap((link) => (link.path === paths.contact ? [listingsLink, link] : [link]));
}

/** The footer's first column with the listings' link added after Contact and About. */
export const companyLinksWithListings: readonly NavigationLink[] =
  companyLinks.flatMap<NavigationLink>((link) =>
    link.path === paths.about ? [link, listingsLink] : [link],
  );

const dayMs = 86_400_000;

/** The number of a calendar day in a time zone, for subtracting days. */
const dayNumber = (moment: number, timeZone: string) =>
  Date.parse(new Intl.DateTimeFormat("en-CA", { timeZone }).format(moment)) / dayMs;

/**
 * Calendar days since the broker last confirmed a listing, in its time zone; Infinity if never.
 *
 * @param now in milliseconds since 1970
 */
export function daysSinceConfirmed(
  { confirmedAt, timeZone }: { confirmedAt: string | null; timeZone: string },
  now: number,
): number {
  if (confirmedAt === null) return Number.POSITIVE_INFINITY;
  return dayNumber(now, timeZone) - dayNumber(Date.parse(confirmedAt), timeZone);
}

/**
 * Whether the site shows a listing: a sold or leased one is gone after 90 days, an available one
 * hidden until it is confirmed again, or its agreement renewed.
 *
 * @param now in milliseconds since 1970
 */
export function siteStateOf(
  listing: {
    status: ListingStatus;
    confirmedAt: string | null;
    statusAt: string;
    termEndsAt: string | null;
    timeZone: string;
  },
  now: number,
): "shown" | "hidden" | "gone" {
  const { statusAt, timeZone } = listing;
  const status = standingOf(listing, new Date(now));
  if (!isOnSite(status)) return "hidden";
  if (isClosed(status)) {
    const days = dayNumber(now, timeZone) - dayNumber(Date.parse(statusAt), timeZone);
    return days < soldShownDays ? "shown" : "gone";
  }
  if (status !== "available") return "shown";
  return daysSinceConfirmed(listing, now) < freshness.hiddenAfterDays ? "shown" : "hidden";
}
/** The document room of any listing, and its form for an offer. */
export const roomPathPattern = /^\/listings\/([^/]+)\/room(\/offer)?$/;
