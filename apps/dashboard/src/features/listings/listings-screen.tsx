import { acceptedStatus, closedStatuses } from "@frontage/records/listing-states";
import type { ListedListing } from "@frontage/records/schemas/broker-listing";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { useQuery } from "@tanstack/react-query";
import { Signpost } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { BrokerScreen } from "../../components/broker-screen.tsx";
import { Empty } from "../../components/empty.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { FormAtAddress } from "../../navigation/form-at-address.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { useNow } from "../../time/use-now.ts";
import { listingsQuery } from "./listing-queries.ts";
import { ListingList, type ListingGroup } from "./listing-list.tsx";
import { verbOf } from "./listing-verb.ts";
import { listingSearch } from "./listing-search.ts";
import { listingsLead } from "./listings-lead.ts";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { NewListingDialog } from "./new-listing-dialog.tsx";
import { useConfirmListing, usePublishListing } from "./use-listing-actions.ts";

/** The broker's listings; for everyone else the screen does not exist. */
export default function Listings() {
  return <BrokerScreen Screen={BrokerListings} skeleton={<ListSkeleton />} />;
}

/** The listings in groups, with what waits. */
export function BrokerListings() {
  const { pathWith, values } = useUrlState(listingSearch);
  const isClosed = values.group === "closed";
  const query = useQuery(listingsQuery(isClosed ? "closed" : "open"));
  const timeZone = useTimeZone();
  const now = useNow();
  const [isAdding, setAdding] = useState(false);
  const confirm = useConfirmListing();
  const publish = usePublishListing();
  const { data } = query;
  if (!data || !timeZone) {
    return (
      <NotLoaded what="listings" queries={[query]}>
        <ListSkeleton />
      </NotLoaded>
    );
  }
  const dialog = (
    <>
      <FormAtAddress form="listing" onOpen={() => setAdding(true)} />
      {isAdding && <NewListingDialog onClose={() => setAdding(false)} />}
    </>
  );
  if (data.length === 0 && !isClosed) {
    return (
      <>
        <Empty
          Icon={Signpost}
          title="No listings yet"
          description="Start one from a client’s sale or lease. It stays a draft until you publish it."
        >
          <div className="flex flex-wrap justify-center gap-2.5">
            <Button variant="ink" onClick={() => setAdding(true)}>
              New listing
            </Button>
            <Button asChild variant="outline">
              <Link to={pathWith({ group: "closed" })}>Closed and withdrawn</Link>
            </Button>
          </div>
        </Empty>
        {dialog}
      </>
    );
  }
  const lead = isClosed ? [closedLead(data)] : listingsLead(data, now);
  return (
    <div className="max-w-440">
      <p className="mb-7 font-display text-title text-balance text-fg md:mb-9 md:text-[2.125rem]/[1.16] md:tracking-[-0.016em]">
        {lead.map((sentence) => (
          <span key={sentence} className="md:block">
            {sentence}{" "}
          </span>
        ))}
      </p>
      <section aria-labelledby="listings">
        <RuleListHeader>
          <RuleListTitle id="listings">
            {isClosed ? "Closed and withdrawn" : "Listings"}
          </RuleListTitle>
          <RuleListCount>{data.length}</RuleListCount>
          <RuleListActions>
            <TextLink asChild>
              <Link to={pathWith({ group: isClosed ? undefined : "closed" })}>
                {isClosed ? "All listings" : "Closed and withdrawn"}
              </Link>
            </TextLink>
            <TextLink asChild>
              <button type="button" className="cursor-pointer" onClick={() => setAdding(true)}>
                New listing
              </button>
            </TextLink>
          </RuleListActions>
        </RuleListHeader>
        <ListingList
          groups={groupsOf(data, now)}
          clock={{ now, timeZone }}
          actions={{
            confirm: confirm.run,
            publish: publish.run,
            pendingId: confirm.pendingWith?.id ?? publish.pendingWith?.id,
          }}
        />
      </section>
      {dialog}
    </div>
  );
}

const closedLead = (listings: readonly ListedListing[]) =>
  listings.length === 0
    ? "Nothing is closed or withdrawn."
    : "Closed and withdrawn listings keep their agreements and history.";

const groupNames = [
  ["live", "Live", ["available"]],
  ["drafts", "Drafts", ["draft"]],
  ["contract", "Under contract", Object.values(acceptedStatus)],
  ["closed", "Sold and leased", closedStatuses],
  ["withdrawn", "Withdrawn", ["withdrawn"]],
] as const;

const verbs = ["Review", "Approve", "Reply", "Confirm", "Publish", "Finish", "Open"];

/** The groups, in each first what waits. */
const groupsOf = (listings: readonly ListedListing[], now: Date): ListingGroup[] =>
  groupNames.map(([id, name, statuses]) => ({
    id,
    name,
    listings: listings
      .filter(({ status }) => statuses.some((one) => one === status))
      .toSorted((a, b) => verbs.indexOf(verbOf(a, now).verb) - verbs.indexOf(verbOf(b, now).verb)),
  }));
