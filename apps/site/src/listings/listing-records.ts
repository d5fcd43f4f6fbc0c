import { broker } from "@frontage/content/broker";
import { listingPaths } from "@frontage/content/listings";
import type { PublicListing } from "@frontage/content/public-listing";
import type { ListingStatus } from "@frontage/records/schemas/listing";

import { agent, agentId, breadcrumb } from "../lib/structured-data.ts";

const absolute = (path: string) => broker.website.url + path;

/** The index of listings, as records for search engines. */
export function indexRecords(listings: readonly PublicListing[]) {
  return {
    "@context": "https://schema.org",
    "@graph": [
      agent,
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
  "under-contract": "Reserved",
  "lease-pending": "Reserved",
  sold: "SoldOut",
  leased: "SoldOut",
  withdrawn: "SoldOut",
};

/** A listing, as a record for search engines. */
export function listingRecords(listing: PublicListing) {
  const { amount, city, datePosted, isAddressShown, kind, name, photos, position, region, slug } =
    listing;
  const url = absolute(listingPaths.listing(slug));
  const specification = amount !== undefined && {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: amount,
      priceCurrency: "USD",
      ...(kind === "lease" && {
        unitText: "square foot per year",
        referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "FTK" },
      }),
    },
  };
  const terms = {
    url,
    seller: { "@id": agentId },
    availability: `https://schema.org/${availabilityOf[listing.status]}`,
    businessFunction:
      kind === "sale"
        ? "http://purl.org/goodrelations/v1#Sell"
        : "http://purl.org/goodrelations/v1#LeaseOut",
    ...specification,
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      agent,
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
        offers: { "@type": "Offer", ...terms },
        ...(kind === "lease" &&
          listing.isAvailable && {
            potentialAction: { "@type": "LeaseAction", target: url, object: { "@id": url } },
          }),
      },
    ],
  };
}
