import { formatOrigins } from "@frontage/records/inquiry-origins";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { Link as TextLink } from "@frontage/ui/link";
import { useState } from "react";

import { formatDay } from "../../time/dates.ts";

/** Where a listing's inquiries came from: the latest month, and on request those before. */
export function ListingOrigins({ origins }: Pick<BrokerListing, "origins">) {
  const [areAllShown, setAllShown] = useState(false);
  if (origins.length === 0) return null;
  return (
    <div className="mt-2.5 text-caption text-fg-3">
      <ul className="grid gap-1.5">
        {origins.slice(0, areAllShown ? undefined : 1).map(({ month, origins: counts }) => (
          <li key={month}>
            {formatDay(`${month}-01`, { month: "long", year: "numeric" })}: {formatOrigins(counts)}.
          </li>
        ))}
      </ul>
      {origins.length > 1 && (
        <TextLink asChild className="mt-1.5">
          <button
            type="button"
            className="cursor-pointer"
            onClick={() => setAllShown(!areAllShown)}
          >
            {areAllShown ? "Hide earlier months" : "Earlier months"}
          </button>
        </TextLink>
      )}
    </div>
  );
}
