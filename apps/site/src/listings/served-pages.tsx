import { broker } from "@frontage/content/broker";
import { listingPaths } from "@frontage/content/listings";
import { listingIndexPath } from "@frontage/content/public-listing";
import type { RoomPage } from "@frontage/content/agreement-pages";
import type { GoneListing, ServedPage } from "@frontage/content/served-page";
import type { ReactNode } from "react";

import type { ServedHead } from "../document.tsx";
import { OpenPage, SentPage, SignPage } from "./agreement-pages.tsx";
import { GonePage } from "./gone-page.tsx";
import { IndexPage } from "./index-page.tsx";
import { ListingPage } from "./listing-page.tsx";
import { indexRecords, listingRecords } from "./listing-records.ts";

/** The content and metadata of a page that the server renders. */
type ServedPart = ServedHead & {
  path: string;
  content: ReactNode;
  /** Whether it has no scripts, and isn't for search engines. */
  isStatic?: boolean;
  /**
   * Whether it is static and has no bar or footer: `content` is the whole page, such as a
   * `PlainPage`.
   */
  isPlain?: boolean;
};

const absolute = (path: string) => broker.website.url + path;

/** The content and metadata of a page that the server renders. */
export function servedPart(page: ServedPage): ServedPart {
  if (page.kind === "index") {
    const isFiltered = listingIndexPath(page.filters) !== listingPaths.index;
    return {
      path: listingPaths.index,
      metadata: {
        title: `Listings | ${broker.businessName}`,
        description:
          "Commercial property for sale and for lease, each with the day on which I last confirmed with its owner that it is available.",
        canonical: absolute(listingPaths.index),
        indexed: !isFiltered,
      },
      records: indexRecords(page.listings),
      content: <IndexPage {...page} />,
    };
  }
  if (page.kind === "gone") return gonePart(page.listing);
  if (page.kind === "preview") {
    const { content, metadata, ...part } = servedPart({ kind: "listing", listing: page.listing });
    return {
      ...part,
      content: (
        <>
          {content}
          <p className="fixed inset-x-4 bottom-4 z-(--z-toast) mx-auto w-fit rounded-site bg-ink px-5 py-3 text-small text-white print:hidden">
            A preview: links work once it’s published.
          </p>
        </>
      ),
      path: listingPaths.preview(page.id),
      metadata: { ...metadata, title: `Preview: ${metadata.title}`, indexed: false },
    };
  }
  if (page.kind !== "listing") return roomPart(page);
  const { listing } = page;
  const path = listingPaths.listing(listing.slug);
  const [photo] = listing.photos;
  const width = photo?.widths.filter((each) => each <= 1600).at(-1) ?? photo?.widths[0];
  return {
    path,
    metadata: {
      title: `${listing.name}, ${listing.place} | ${broker.businessName}`,
      description: listing.line ?? listing.summary ?? `${listing.facts}. ${listing.price}.`,
      canonical: absolute(path),
      indexed: true,
    },
    picture:
      photo && width
        ? {
            url: absolute(listingPaths.photo(photo.id, width, "jpg")),
            width,
            height: Math.round((width * photo.height) / photo.width),
            alt: photo.alt,
          }
        : undefined,
    records: listingRecords(listing),
    content: <ListingPage listing={listing} sizes={page.sizes} />,
  };
}

/** The page of a listing that has left the site. */
function gonePart(listing: GoneListing): ServedPart {
  const { name, place, slug, statusName } = listing;
  const path = listingPaths.listing(slug);
  return {
    path,
    metadata: {
      title: `${statusName}: ${name}, ${place} | ${broker.businessName}`,
      description: `${name} is no longer listed.`,
      canonical: absolute(path),
      indexed: false,
    },
    content: <GonePage listing={listing} />,
    records: {},
    isStatic: true,
  };
}

/** The pages around the agreement, which aren't for search engines. */
function roomPart(page: RoomPage): ServedPart {
  const { property, slug } = page;
  const parts = {
    agreement: {
      path: listingPaths.agreement(slug),
      title: "Confidentiality agreement",
      content: page.kind === "agreement" && <SignPage {...page} />,
    },
    "email-sent": {
      path: listingPaths.emailSent(slug),
      title: "Check your email",
      content: page.kind === "email-sent" && <SentPage {...page} />,
    },
    enter: {
      path: listingPaths.enter(slug),
      title: "Open the documents",
      content: page.kind === "enter" && <OpenPage {...page} />,
    },
  };
  const { content, path, title } = parts[page.kind];
  return {
    path,
    metadata: {
      title: `${title}: ${property} | ${broker.businessName}`,
      description: `For ${property}.`,
      canonical: absolute(path),
      indexed: false,
    },
    content,
    records: {},
    isPlain: true,
    isAgreement: page.kind === "agreement",
  };
}
