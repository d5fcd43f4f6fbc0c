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
import { Lead } from "../../components/lead.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { lazyForm } from "../../components/lazy-form.tsx";
import { FormAtAddress } from "../../navigation/form-at-address.tsx";
import { usePreload } from "../../navigation/use-preload.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { useNow } from "../../time/use-now.ts";
import { type ListingGroup, ListingList } from "./listing-list.tsx";
import type { NewListingProps } from "./new-listing.tsx";
import {
  listingSearch,
  listingsLead,
  listingsQuery,
  useConfirmListing,
  usePublishListing,
  verbOf,
} from "./listings.ts";
import type { FirstQueries } from "../../api/first-queries.ts";

const newListing = lazyForm<NewListingProps>(() => import("./new-listing.tsx"));

export const queries: FirstQueries = (start) => start(listingsQuery("open"));

/** The broker's listings; for others, the page doesn't exist. */
export default function Listings() {
  return <BrokerScreen Screen={BrokerListings} skeleton={<ListSkeleton />} />;
}

/** The listings in groups, and sentences about what needs the broker. */
export function BrokerListings() {
  const { pathWith, values } = useUrlState(listingSearch);
  const isClosed = values.group === "closed";
  const query = useQuery(listingsQuery(isClosed ? "closed" : "open"));
  const timeZone = useTimeZone();
  const now = useNow();
  const [isAdding, setAdding] = useState(false);
  usePreload(newListing.preload);
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
      {isAdding && <newListing.Part onClose={() => setAdding(false)} />}
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
  return (
    <div className="max-w-440">
      <div className="flex flex-wrap items-start justify-between gap-x-6 max-md:mb-7">
        <Lead sentences={isClosed ? [closedLead(data)] : listingsLead(data, now)} />
        <Button variant="ink" onClick={() => setAdding(true)}>
          New listing
        </Button>
      </div>
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

/** The groups of listings, each sorted by urgency. */
const groupsOf = (listings: readonly ListedListing[], now: Date): ListingGroup[] =>
  groupNames.map(([id, name, statuses]) => ({
    id,
    name,
    listings: listings
      .filter(({ status }) => statuses.some((one) => one === status))
      .toSorted((a, b) => verbs.indexOf(verbOf(a, now).verb) - verbs.indexOf(verbOf(b, now).verb)),
  }));
