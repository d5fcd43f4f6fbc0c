import { dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import { useQuery } from "@tanstack/react-query";
import { Signpost } from "lucide-react";
import { useParams } from "react-router";

import { BrokerScreen } from "../../components/broker-screen.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { RecordNotFound } from "../../components/record-not-found.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { usePageTitle } from "../../components/use-page-title.ts";
import { ListingDraft } from "./listing-draft.tsx";
import { ListingLive } from "./listing-live.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import type { ListingPageProps } from "./listing-page.tsx";
import { listingQuery } from "./listings.ts";
import { listingView, ProtectedListPage } from "./protected-list.tsx";

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
  if (values.view === "protected-list") return <ProtectedListPage {...props} />;
  return props.listing.status === "draft" ? (
    <ListingDraft {...props} />
  ) : (
    <ListingLive {...props} />
  );
}
