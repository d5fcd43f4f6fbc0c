import type { PublicListing } from "@frontage/content/public-listing";
import { MapPin } from "lucide-react";

import { MapDrawing } from "../lib/map-drawing.tsx";

/** Where the property is: its map if its position is known, or that the agreement reveals it. */
export function ListingLocation({ listing }: { listing: PublicListing }) {
  const { isAddressShown, locationNote, name, place, position } = listing;
  const directions = new URLSearchParams(
    position ? { to: `${position.latitude},${position.longitude}` } : { to: `${name}, ${place}` },
  ).toString();
  const hasMap = position !== undefined || !isAddressShown;
  return (
    <section aria-labelledby="location" className="columns-12 gap-y-5 pt-16 md:pt-28">
      <div className={hasMap ? "col-span-12 lg:col-span-4" : "contents"}>
        <h2 id="location" className="col-span-12 font-display text-h2 lg:col-span-4">
          Location
        </h2>
        <div className="col-span-12 lg:col-span-8">
          <p className={hasMap ? "mt-4" : "text-lead"}>
            {isAddressShown ? name : "Address after the agreement"}
            <br />
            {place}
          </p>
          {locationNote && (
            <p className="mt-2 max-w-[36ch] text-small text-muted">{locationNote}</p>
          )}
          {isAddressShown && (
            <a
              href={`https://www.openstreetmap.org/directions?${directions}`}
              className="mt-2 inline-flex min-h-11 items-center font-medium text-ink hover:text-accent"
            >
              <span className="underline-hairline">Get directions</span>
            </a>
          )}
        </div>
      </div>
      {hasMap && (
        <div className="col-span-12 lg:col-span-8">
          <div
            // The script loads the map when it is near the window.
            data-map={position ? `${position.latitude},${position.longitude}` : undefined}
            data-map-title={position ? `Map of ${name}` : undefined}
            className="relative grid h-65 place-items-center overflow-hidden bg-stone-100 md:h-105"
          >
            {position && (
              <>
                <MapDrawing className="absolute inset-0 size-full" />
                <p
                  role="status"
                  className="absolute right-5 bottom-5 bg-white/94 px-3 text-caption/7 text-body empty:hidden"
                />
              </>
            )}
            {isAddressShown ? (
              <p className="pointer-events-none absolute bottom-5 left-5 flex items-start gap-3 rounded-control border border-line bg-paper px-5 py-4 text-small font-medium text-ink shadow-pop">
                <MapPin
                  aria-hidden
                  className="mt-px size-5 shrink-0 text-muted"
                  strokeWidth={1.5}
                />
                <span>
                  {name}
                  <br />
                  {place}
                </span>
              </p>
            ) : (
              <p className="grid size-44 place-items-center rounded-full border border-dashed border-control bg-ink/5 p-6 text-center text-small text-balance text-body md:size-63">
                Address after the agreement
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
