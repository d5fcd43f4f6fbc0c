import { useQuery } from "@tanstack/react-query";

import { ProfileForm } from "../features/profile/profile-form.tsx";
import { profileQuery } from "../features/profile/profile-queries.ts";
import { ProfileSkeleton } from "../features/profile/profile-skeleton.tsx";
import { LoadFailed } from "../components/load-failed.tsx";
import { usePortal } from "../portal/portal-context.tsx";

/** The profile screen: who the client is and what they are looking for. */
export default function Profile() {
  const { data, error, refetch } = useQuery(profileQuery(usePortal()));
  if (data) return <ProfileForm profile={data} />;
  if (error) {
    return <LoadFailed what="your profile" error={error} onRetry={() => void refetch()} />;
  }
  return <ProfileSkeleton />;
}
