import { useQuery } from "@tanstack/react-query";

import { ProfileForm } from "./profile-form.tsx";
import { brokerProfileParts, profileParts } from "./profile-labels.ts";
import { profileQuery } from "./profile-queries.ts";
import { LoadFailed } from "../../components/load-failed.tsx";
import { Sections } from "../../components/sections.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { useIsBrokerPage } from "../../api/visit.tsx";

/** The profile screen: a client's contact details and criteria, or how clients see the broker. */
export default function Profile() {
  const { data, error, refetch } = useQuery(profileQuery);
  const isBroker = useIsBrokerPage();
  if (error && !data) {
    return <LoadFailed what="your profile" error={error} onRetry={() => void refetch()} />;
  }
  const parts = Object.values(isBroker ? brokerProfileParts : profileParts);
  return (
    <Sections sections={parts} isReady={data !== undefined}>
      {data ? <ProfileForm profile={data} isBroker={isBroker} /> : <RecordSkeleton />}
    </Sections>
  );
}
