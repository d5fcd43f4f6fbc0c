import { formatSquareFeet } from "@frontage/records/amounts";
import { licensedStates } from "@frontage/content/licenses";
import { listingPaths } from "@frontage/content/listings";
import { capRateOf } from "@frontage/records/cap-rate";
import { propertyTypeNames } from "@frontage/records/record-names";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleListActions, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";

import { formatAsking, leaseTypeNames } from "./listing-labels.ts";
import { ListingThumbnail } from "./listing-thumbnail.tsx";

type ListingPreviewProps = {
  listing: BrokerListing;
  /** As typed right now. */
  details: ListingDetails;
};

/** How the site's list will show a listing. Follows what is typed. */
export function ListingPreview({ details, listing }: ListingPreviewProps) {
  const { address, city, cooperatingBroker, headline, isAddressShown, leaseType, region } = details;
  const { noi, noiPeriod, price, squareFeet, type } = details;
  const [photo] = listing.photos;
  const asking = formatAsking(details);
  const capRate = details.isPriceOnRequest ? undefined : capRateOf({ noi, price });
  const isLicensed = licensedStates.has(region) || Boolean(cooperatingBroker?.name);
  return (
    <section aria-labelledby="on-the-site">
      <RuleListHeader>
        <RuleListTitle id="on-the-site">On the site</RuleListTitle>
        <RuleListActions>
          <TextLink asChild>
            {/* A page of the site. */}
            <a href={listingPaths.preview(listing.id)} target="_blank" rel="noopener noreferrer">
              Full preview <span className="sr-only">(opens in a new tab)</span>
            </a>
          </TextLink>
        </RuleListActions>
      </RuleListHeader>
      <div className="overflow-hidden rounded-b-panel border border-t-fg border-hairline text-ui">
        <div className="relative">
          <ListingThumbnail photo={photo} width={720} className="h-47 w-full" />
          {photo?.isRendering && (
            <span
              aria-hidden
              className="absolute bottom-2.5 left-2.5 rounded-site bg-white px-1.5 py-0.5 text-caption font-medium text-ink"
            >
              Rendering
            </span>
          )}
        </div>
        <div className="p-4.5 pt-4">
          <p className="font-display text-[1.5rem]/[1.16] wrap-anywhere text-fg">
            {isAddressShown ? address : headline || `${propertyTypeNames[type]} property`}
          </p>
          <p className="mt-1">
            {city}, {region}
            {!isAddressShown && ". Address after the agreement"}
          </p>
          <p className="mt-0.5 text-fg-3">
            {propertyTypeNames[type]}
            {Number.isFinite(squareFeet) && `, ${formatSquareFeet(squareFeet)}`}
          </p>
          <p className="mt-3.5 font-display text-[1.5rem]/[1.16] text-fg">
            {asking ?? <span className="text-fg-3">No price yet</span>}
          </p>
          {capRate !== undefined && (
            <p className="text-fg-3">
              {capRate.toFixed(2)}% cap rate{noiPeriod === "pro-forma" && ", pro forma"}
            </p>
          )}
          {leaseType && <p className="text-fg-3">{leaseTypeNames[leaseType]}</p>}
          {!isLicensed && (
            <p className="mt-3.5 border-t border-hairline pt-3 text-caption text-warn">
              License line missing for {region}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
