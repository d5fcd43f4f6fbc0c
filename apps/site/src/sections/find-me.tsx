import { addressLine, addressLines } from "@frontage/content/address";
import { broker } from "@frontage/content/broker";
import { pages } from "@frontage/content/pages";
import { ExternalLink } from "@frontage/ui/link";
import { MapPin } from "lucide-react";
import { useRef, useState } from "react";

import { useInView } from "../lib/use-in-view.ts";

const { latitude, longitude } = broker.position;
const { directions, mapHeading, mapTitle } = pages.contact;

/** How far the map extends from the pin, in degrees: some ten blocks. */
const reach = { latitude: 0.006, longitude: 0.014 };

const embedUrl = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].join(","),
  layer: "mapnik",
  marker: `${latitude},${longitude}`,
}).toString()}`;

/** Directions; visitors enter their starting point. */
const directionsUrl = `https://www.openstreetmap.org/directions?${new URLSearchParams({
  to: `${latitude},${longitude}`,
}).toString()}`;

/**
 * The office on a map. OpenStreetMap is requested only when the map is near the window; the address
 * is shown above and on the map, whether it loads or not.
 */
export function FindMe() {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useInView(frame, { rootMargin: "300px 0px", threshold: 0 }, () => setNear(true));
  return (
    <section aria-labelledby="find-me" className="pt-section">
      <div className="page flex flex-col gap-3 pb-8 md:flex-row md:items-end md:justify-between md:gap-8">
        <h2 id="find-me" className="font-display text-h2">
          {mapHeading}
        </h2>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-2 md:pb-1.5">
          {addressLine}
          <ExternalLink href={directionsUrl} className="min-h-11 font-medium print:hidden">
            {directions}
          </ExternalLink>
        </p>
      </div>
      <div
        ref={frame}
        className="relative box-content h-125 border-t border-line bg-stone-100 print:hidden"
      >
        {near && (
          <iframe
            title={mapTitle}
            src={embedUrl}
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full"
          />
        )}
        {/* Covers the map: a browser that blocks the frame fills it with its own message. */}
        <p className="pointer-events-none absolute bottom-8 left-(--spacing-gutter) flex items-start gap-3 rounded-control border border-line bg-paper px-5 py-4 text-small font-medium text-ink shadow-pop">
          <MapPin aria-hidden className="mt-px size-5 shrink-0 text-muted" strokeWidth={1.5} />
          <span>
            {addressLines[0]}
            <br />
            {addressLines[1]}
          </span>
        </p>
      </div>
    </section>
  );
}
