import { addressLines } from "@frontage/content/address";
import { broker } from "@frontage/content/broker";
import { pages } from "@frontage/content/pages";
import { ExternalLink } from "@frontage/ui/link";
import { useRef, useState } from "react";

import { MapDrawing } from "../lib/map-drawing.tsx";
import { canReach, mapFailed, mapUrl } from "../lib/map.ts";
import { useInView } from "../lib/use-in-view.ts";

const { latitude, longitude } = broker.position;
const { directions, mapHeading, mapTitle } = pages.contact;

const embedUrl = mapUrl(broker.position);

/** Directions; visitors enter their starting point. */
const directionsUrl = `https://www.openstreetmap.org/directions?${new URLSearchParams({
  to: `${latitude},${longitude}`,
}).toString()}`;

/**
 * The office on a map. OpenStreetMap is requested only when the map is near the window; until it has
 * loaded, or if it can't, a drawing is shown.
 */
export function FindMe() {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<"failed" | "reached">();
  useInView(frame, { rootMargin: "300px 0px", threshold: 0 }, () => {
    void canReach(embedUrl).then((isReached) => setMap(isReached ? "reached" : "failed"));
  });
  return (
    <section aria-labelledby="find-me" className="pt-section print:hidden">
      <h2 id="find-me" className="page pb-8 font-display text-h2">
        {mapHeading}
      </h2>
      <div ref={frame} className="relative box-content h-125 overflow-hidden border-t border-line">
        <MapDrawing className="absolute inset-0 size-full" />
        {map === "reached" && (
          <iframe
            title={mapTitle}
            src={embedUrl}
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute inset-0 size-full"
          />
        )}
        <div className="pointer-events-none absolute inset-x-0 bottom-8 md:bottom-10">
          <div className="page flex flex-wrap items-end justify-between gap-4">
            <p className="pointer-events-auto max-w-full sm:min-w-70 rounded-control border border-line bg-paper px-6 pt-5 pb-4 font-medium text-ink shadow-pop md:min-w-91">
              {addressLines[0]}
              <br />
              {addressLines[1]}
              <br />
              <ExternalLink href={directionsUrl} className="mt-2 min-h-11">
                {directions}
              </ExternalLink>
            </p>
            <p role="status" className="bg-white/94 px-3 text-caption/7 text-body empty:hidden">
              {map === "failed" && mapFailed}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
