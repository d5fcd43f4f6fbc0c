import { inquiryOriginNames, type InquirySource } from "./schemas/received-inquiry.ts";
import { viewOriginOf } from "./view-origins.ts";

type InquiryOrigin = (typeof inquiryOriginNames)[number];
export type OriginCount = { origin: InquiryOrigin; count: number };

/**
 * Where an inquiry came from. One about a listing counts as the listing's, however the visitor
 * came.
 */
export function inquiryOriginOf(source: InquirySource, isAboutListing: boolean): InquiryOrigin {
  if (isAboutListing) return "listing";
  if (source.campaign) return "campaign";
  const origin = viewOriginOf(source);
  return origin === "email" ? "site" : origin;
}

/** The number of inquiries from each origin, most first. */
export function countOrigins(origins: readonly InquiryOrigin[]): OriginCount[] {
  return inquiryOriginNames
    .map((origin) => ({ origin, count: origins.filter((one) => one === origin).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

const names: Record<InquiryOrigin, string> = {
  listing: "a listing",
  search: "a search engine",
  campaign: "a campaign",
  site: "another site",
  direct: "a direct visit",
};

/** "7 inquiries from a listing, 3 from a search engine"; empty if there are none. */
export function formatOrigins(counts: readonly OriginCount[]): string {
  return counts
    .map(({ count, origin }, index) => {
      const what = index > 0 ? "" : count === 1 ? " inquiry" : " inquiries";
      const from = origin === "direct" && count > 1 ? "direct visits" : names[origin];
      return `${count}${what} from ${from}`;
    })
    .join(", ");
}
