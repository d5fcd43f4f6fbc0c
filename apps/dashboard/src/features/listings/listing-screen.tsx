import { dashboardPaths, listingPath, screenTitles } from "@frontage/content/dashboard";
import { useQuery } from "@tanstack/react-query";
import { Signpost } from "lucide-react";
import { Navigate, useParams } from "react-router";

import { BrokerScreen } from "../../components/broker-screen.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { RecordNotFound } from "../../components/record-not-found.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { usePageTitle } from "../../components/use-page-title.ts";
import { ListingDraft } from "./listing-draft.tsx";
import { ListingLive } from "./listing-live.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import type { ListingPageProps } from "./listing-page.tsx";
import { listingQuery } from "./listings.ts";
import { listingView, ProtectedListPage } from "./protected-list.tsx";
import type { FirstQueries } from "../../api/first-queries.ts";

export const queries: FirstQueries = (start, _, id) => start(listingQuery(id));

/**
 * A listing's page, for brokers: a draft's checklist and fields, or a published listing's figures.
 */
export default function ListingScreen() {
  return <BrokerScreen Screen={BrokerListingScreen} skeleton={<RecordSkeleton columns={2} />} />;
}

const notFound = "Listing not found";

function BrokerListingScreen() {
  const { listingId = "" } = useParams();
  const query = useQuery(listingQuery(listingId));
  const { data } = query;
  usePageTitle(data === null ? notFound : (data?.details.address ?? screenTitles.listings));
  if (data) return <LoadedListing key={data.id} listing={data} />;
  if (data === null) {
    return (
      <RecordNotFound
        Icon={Signpost}
        title={notFound}
        listLabel="See your listings"
        listPath={dashboardPaths.listings}
      />
    );
  }
  return (
    <NotLoaded what="the listing" queries={[query]}>
      <RecordSkeleton columns={2} />
    </NotLoaded>
  );
}

function LoadedListing(props: ListingPageProps) {
  const { values } = useUrlState(listingView);
  const { details, id, status, term } = props.listing;
  const today = dayIn(useNow(), details.timeZone);
  if (values.view === "protected-list") {
    // A renewed agreement has no list yet: the earlier one is among the client's documents.
    if (term && term.to < today) return <ProtectedListPage {...props} />;
    return <Navigate replace to={listingPath(id)} />;
  }
  return status === "draft" ? <ListingDraft {...props} /> : <ListingLive {...props} />;
}
