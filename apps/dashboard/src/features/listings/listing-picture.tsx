import { listingPaths } from "@frontage/content/listings";
import type { ListingPhoto } from "@frontage/records/schemas/broker-listing";
import type { PropertyType } from "@frontage/records/schemas/deal";
import { useState } from "react";

import { DealThumbnail } from "../../components/deal-thumbnail.tsx";
import { photoWidth } from "./listings.ts";

type ListingThumbnailProps = {
  photo: ListingPhoto | undefined;
  type: PropertyType;
  /** Classes for its size and shape. */
  className: string;
  /** The width in device pixels of a high-density screen. */
  width: number;
};

/** A listing's first photograph, without a name of its own. */
export function ListingThumbnail({ className, photo, type, width }: ListingThumbnailProps) {
  const wide = photo && photoWidth(photo, width);
  return (
    <DealThumbnail
      src={photo && wide !== undefined ? listingPaths.photo(photo.id, wide, "jpg") : undefined}
      type={type}
      alt={photo?.isRendering ? "Rendering" : ""}
      className={className}
    />
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

/** A photograph as a small picture. That it is a rendering is only in the alternative text. */
export function PhotoFrame({ alt, className, photo }: PhotoFrameProps) {
  const [isBroken, setBroken] = useState(false);
  const width = photoWidth(photo, thumbnailPx);
  return (
    <span className={`block overflow-hidden rounded-control bg-sunken ${className}`}>
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
    </span>
  );
}
