import { listingPaths, soldShownDays } from "@frontage/content/listings";
import { paths } from "@frontage/content/navigation";
import type { GoneListing } from "@frontage/content/served-page";
import { Button } from "@frontage/ui/button";

import { useHasListings } from "../lib/has-listings.ts";

/** The page of a listing that has left the site: what happened to it, and where to go instead. */
export function GonePage({ listing }: { listing: GoneListing }) {
  const hasListings = useHasListings();
  const { name, place, statusName } = listing;
  return (
    <section className="page flex min-h-svh flex-col justify-end pt-32 pb-16 md:pb-16 print:min-h-0 print:pt-8">
      <h1 className="max-w-[16em] font-display text-h1 text-balance">
        {name} was {statusName.toLowerCase()}.
      </h1>
      <div className="mt-10 border-t border-ink pt-8 md:mt-16">
        <p className="max-w-[44ch] text-lead text-balance">
          {place}. {statusName} properties stay on this site for {soldShownDays} days.
        </p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          {hasListings && (
            <Button asChild size="lg">
              <a href={listingPaths.index}>See the listings</a>
            </Button>
          )}
          <Button asChild size="lg" variant={hasListings ? "secondary" : "primary"}>
            <a href={paths.contact}>Tell me what you need</a>
          </Button>
        </p>
      </div>
    </section>
  );
}
