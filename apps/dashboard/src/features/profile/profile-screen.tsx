import { dashboardPaths } from "@frontage/content/dashboard";
import { useHydrated } from "@frontage/ui/use-browser-value";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";

import ProfileForm from "./profile-form.tsx";
import { profileParts } from "./profile-labels.ts";
import { profileQuery } from "./profile-queries.ts";
import { LoadFailed } from "../../components/load-failed.tsx";
import { Sections } from "../../components/sections.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { useIsSample } from "../../api/visit.tsx";
import type { FirstQueries } from "../../api/first-queries.ts";

export const queries: FirstQueries = (start) => start(profileQuery);

/** The sample's profile screen. With an account, the profile is in the settings. */
export default function Profile() {
  const isSample = useIsSample();
  const isHydrated = useHydrated();
  const { data, error, refetch } = useQuery(profileQuery);
  if (isHydrated && !isSample) return <Navigate replace to={dashboardPaths.settings} />;
  if (error && !data) {
    return <LoadFailed what="your profile" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Sections sections={Object.values(profileParts)} isReady={data !== undefined}>
      {data ? <ProfileForm profile={data} isBroker={false} /> : <RecordSkeleton />}
    </Sections>
  );
}
