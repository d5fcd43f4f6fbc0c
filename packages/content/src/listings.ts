/** How long a listing counts as confirmed, in days since the broker last confirmed it. */
export const freshness = {
  /** Today asks the broker to confirm it. */
  askAfterDays: 14,
  /** The site says "Last confirmed" instead of "Confirmed available". */
  staleAfterDays: 21,
  /** It leaves the site until it is confirmed. */
  hiddenAfterDays: 30,
} as const;

/** How far a confirmation is from being forgotten. */
export type Freshness = "fresh" | "ask" | "stale" | "hidden";

/**
 * How much a listing's last confirmation is worth.
 *
 * @param days days since then, in the property's time zone
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
  agreement: (slug: string) => `/listings/${slug}/agreement`,
  /** The agreement to read as a PDF. */
  agreementFile: (slug: string) => `/listings/${slug}/agreement.pdf`,
  /** "Check your email", after signing. */
  emailSent: (slug: string) => `/listings/${slug}/agreement/sent`,
  /** What was just signed, as a PDF. */
  signedFile: (slug: string) => `/listings/${slug}/agreement/signed.pdf`,
  /** The page that the emailed link opens; its button opens the room. */
  enter: (slug: string) => `/listings/${slug}/enter`,
  /** Asks for another link. */
  newLink: (slug: string) => `/listings/${slug}/enter/link`,
  room: (slug: string) => `/listings/${slug}/room`,
  offer: (slug: string) => `/listings/${slug}/room/offer`,
  photo: (id: string, width: number, format: "avif" | "jpg") =>
    `/listings/photos/${id}-${width}.${format}`,
  document: (slug: string, id: string) => `/listings/${slug}/documents/${id}`,
} as const;
