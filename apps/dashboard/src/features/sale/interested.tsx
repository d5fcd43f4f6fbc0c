import { interestIn, roleNamesForOwner } from "@frontage/records/offer-words";
import type { ListingWeek } from "@frontage/records/schemas/listing-week";

import { formatRecentDate, type Clock } from "../../time/dates.ts";

type InterestedProps = Pick<ListingWeek, "interested" | "listing"> & { clock: Clock };

/**
 * Buyers who signed the agreement, the furthest first, as far as the broker shows them to the
 * client.
 */
export function Interested({ clock, interested, listing }: InterestedProps) {
  return (
    <ul aria-label="Who is looking" className="mt-5.5 border-t border-hairline text-ui">
      {interested.map(({ company, id, lastSeenAt, role, step }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-b border-hairline py-3 md:min-h-13 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.2fr)_6rem] md:py-2"
        >
          <span className="font-medium wrap-anywhere text-fg">{company}</span>
          <span className="text-fg-3 max-md:col-span-2 max-md:row-start-2 max-md:empty:hidden">
            {role && roleNamesForOwner(interestIn(listing))[role]}
          </span>
          <span className="text-fg-3 max-md:col-span-2 max-md:row-start-3">{step}</span>
          <span className="text-right text-caption text-fg-3 max-md:col-start-2 max-md:row-start-1">
            {lastSeenAt && formatRecentDate(lastSeenAt, clock).replace(/,.*/, "")}
          </span>
        </li>
      ))}
    </ul>
  );
}
