import { listingPaths } from "@frontage/content/listings";
import type { ListingPhoto } from "@frontage/records/schemas/broker-listing";
import { useState } from "react";

import { photoWidth } from "./listing-labels.ts";

type ListingThumbnailProps = {
  photo: ListingPhoto | undefined;
  /** Its size and shape. */
  className: string;
  /** How wide it is, in px of a dense screen. */
  width: number;
};

/** A listing's first photograph, named by its row; without one, a drawn plan. */
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
