import { listingPaths } from "@frontage/content/listings";
import type { ListingPhoto } from "@frontage/records/schemas/broker-listing";
import { useState } from "react";

import { photoWidth } from "./listing-labels.ts";

type PhotoFrameProps = {
  photo: ListingPhoto;
  /** Of the picture; "" where its control is named. */
  alt: string;
  /** Its size. */
  className: string;
};

/** How wide a small picture is, in px of a dense screen. */
const thumbnailPx = 400;

/** A small picture of a photograph, marked if it is a rendering. */
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
