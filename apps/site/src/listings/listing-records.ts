import { broker } from "@frontage/content/broker";
import { listingPaths } from "@frontage/content/listings";
import type { PublicListing } from "@frontage/content/public-listing";
import type { ListingStatus } from "@frontage/records/schemas/listing";

import { agentId, agentInBrief, breadcrumb } from "../lib/structured-data.ts";

const absolute = (path: string) => broker.website.url + path;

/** The index of listings, as records for search engines. */
export function indexRecords(listings: readonly PublicListing[]) {
  return {
    "@context": "https://schema.org",
    "@graph": [
      agentInBrief,
      breadcrumb(["Home", "/"], ["Listings", listingPaths.index]),
      {
        "@type": "ItemList",
        itemListElement: listings.map(({ name, slug }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: absolute(listingPaths.listing(slug)),
        })),
      },
    ],
  };
}

/** Members of schema.org's ItemAvailability. A draft is previewed as available. */
const availabilityOf: Record<ListingStatus, "InStock" | "Reserved" | "SoldOut"> = {
  draft: "InStock",
  available: "InStock",
  lapsed: "SoldOut",
  "under-contract": "Reserved",
  "lease-pending": "Reserved",
  sold: "SoldOut",
  leased: "SoldOut",
  withdrawn: "SoldOut",
};

/** A listing, as a record for search engines. */
export function listingRecords(listing: PublicListing) {
  const { amount, city, datePosted, isAddressShown, kind, lease, name } = listing;
  const { photos, position, region, slug } = listing;
  const url = absolute(listingPaths.listing(slug));
  const status = `https://schema.org/${availabilityOf[listing.status]}`;
  const offer = { "@type": "Offer", url, seller: { "@id": agentId } };
  const price = (value: number | undefined, unit: object = {}) =>
    value !== undefined && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: Math.round(value * 100) / 100,
        priceCurrency: "USD",
        ...unit,
      },
    };
  const sale = {
    ...offer,
    availability: status,
    businessFunction: "http://purl.org/goodrelations/v1#Sell",
    ...price(amount),
  };
  const spaces = (lease?.spaces ?? []).map((space) => ({
    ...offer,
    name: space.name,
    availability: `https://schema.org/${space.isAvailable ? "InStock" : "Reserved"}`,
    businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
    eligibleQuantity: { "@type": "QuantitativeValue", value: space.squareFeet, unitCode: "FTK" },
    ...price(space.amount, {
      unitText: "square foot per year",
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "FTK" },
    }),
  }));
  // One whose spaces are all leased is still what was offered.
  const whole = {
    ...offer,
    availability: status,
    businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
  };
  const offers = [
    ...(kind === "sale" ? [sale] : []),
    ...(kind === "lease" && spaces.length === 0 ? [whole] : []),
    ...spaces,
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      agentInBrief,
      breadcrumb(
        ["Home", "/"],
        ["Listings", listingPaths.index],
        [name, listingPaths.listing(slug)],
      ),
      {
        "@type": "RealEstateListing",
        "@id": url,
        url,
        name,
        description: listing.summary ?? listing.line ?? listing.facts,
        datePosted,
        provider: { "@id": agentId },
        image: photos.flatMap(({ id, widths }) => {
          const width = widths.at(-1);
          return width === undefined ? [] : [absolute(listingPaths.photo(id, width, "jpg"))];
        }),
        about: {
          "@type": "Place",
          name,
          address: {
            "@type": "PostalAddress",
            ...(isAddressShown && { streetAddress: name }),
            addressLocality: city,
            addressRegion: region,
            addressCountry: "US",
          },
          ...(position && { geo: { "@type": "GeoCoordinates", ...position } }),
        },
        offers: offers.length === 1 ? offers[0] : offers,
        ...(listing.isForLease &&
          lease?.spaces.some(({ isAvailable }) => isAvailable) && {
            potentialAction: { "@type": "LeaseAction", target: url, object: { "@id": url } },
          }),
      },
    ],
  };
}
