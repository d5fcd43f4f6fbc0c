import { listingPaths } from "@frontage/content/listings";
import type { ListingPhoto } from "@frontage/records/schemas/broker-listing";
import { useState } from "react";

import { photoWidth } from "./listings.ts";

type ListingThumbnailProps = {
  photo: ListingPhoto | undefined;
  /** Classes for its size and shape. */
  className: string;
  /** The width in device pixels of a high-density screen. */
  width: number;
};

/** A listing's first photograph, without a name of its own; if there is none, a drawn plan. */
export function ListingThumbnail({ className, photo, width }: ListingThumbnailProps) {
  const [isBroken, setBroken] = useState(false);
  const wide = photo && photoWidth(photo, width);
  return (
    <div
      className={`relative grid place-items-center overflow-hidden bg-sunken text-fg-3 ${className}`}
    >
      {photo && wide !== undefined && !isBroken ? (
        <img
          src={listingPaths.photo(photo.id, wide, "jpg")}
          alt={photo.isRendering ? "Rendering" : ""}
          loading="lazy"
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      ) : (
        <svg aria-hidden viewBox="0 0 30 20" className="h-5 w-7.5 fill-none stroke-current">
          <path d="M.5 3.500h11v-3h18v19H.5zM11.500 3.500v5m0 4v7M.5 12.500h6m16-12v7m0 4h7" />
        </svg>
      )}
    </div>
  );
}

type PhotoFrameProps = {
  photo: ListingPhoto;
  /** The alternative text; "" if the control around it has a name. */
  alt: string;
  /** Classes for its size. */
  className: string;
};

/** The width of a small picture, in device pixels of a high-density screen. */
const thumbnailPx = 400;

/** A photograph as a small picture, marked if it is a rendering. */
export function PhotoFrame({ alt, className, photo }: PhotoFrameProps) {
  const [isBroken, setBroken] = useState(false);
  const width = photoWidth(photo, thumbnailPx);
  return (
    <span className={`relative block overflow-hidden rounded-control bg-sunken ${className}`}>
      {width !== undefined && !isBroken && (
        <img
          src={listingPaths.photo(photo.id, width, "jpg")}
          alt={photo.isRendering && alt ? `Rendering: ${alt}` : alt}
          loading="lazy"
          draggable={false}
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      )}
      {photo.isRendering && (
        <span
          aria-hidden
          className="absolute bottom-1.5 left-1.5 rounded-site bg-white px-1.5 text-caption/5 font-medium text-ink"
        >
          Rendering
        </span>
      )}
    </span>
  );
}
